import FlowModel

/// What a picture says about the whole graph.
enum PictureSummary {
  /// `2 deep links · 3 routes · 1 unreached`.
  static func text(_ index: GraphIndex) -> String {
    let graph = index.graph
    var parts: [String] = []
    let nouns: [(NodeKind, String)] = [
      (.flow, "flow"), (.root, "root"), (.tab, "tab"), (.route, "route"), (.screen, "screen"),
      (.deepLink, "deep link"),
    ]
    for (kind, noun) in nouns {
      let number = graph.nodes(of: kind).count
      if number > 0 { parts.append(Words.count(number, noun)) }
    }
    if index.reachability.hasEntries {
      // A screen counts with the route that shows it.
      let unreached = graph.nodes.filter {
        index.reach(of: $0.id) == .unreached && $0.kind != .deepLink
          && (index.showers[$0.id] ?? []).isEmpty
      }
      if !unreached.isEmpty { parts.append("\(unreached.count) unreached") }
    }
    return parts.joined(separator: " · ")
  }

  /// What a level leaves out.
  static func omissions(
    _ index: GraphIndex, folding: Folding, _ detail: DetailLevel
  ) -> [String] {
    guard detail != .screens else { return [] }
    var parts: [String] = []
    let nouns: [(NodeKind, String)] = [
      (.flow, "flow"), (.root, "root"), (.tab, "tab"), (.route, "route"), (.screen, "screen"),
      (.external, "system screen"), (.deepLink, "deep link"),
    ]
    for (kind, noun) in nouns {
      let hidden = index.graph.nodes(of: kind).filter { node in
        let stands = folding.stands(for: node.id)
        if stands == [node.id] { return false }
        // A screen that stands in its own route can be read there.
        return detail == .flows || index.showers[node.id] != stands
      }
      if !hidden.isEmpty { parts.append(Words.count(hidden.count, noun)) }
    }
    guard !parts.isEmpty else { return [] }
    let richer = detail == .flows ? "levels routes and screens show" : "level screens shows"
    let left = "Not drawn at this level (\(detail.rawValue)): \(Words.list(parts))"
    return ["\(left). The \(richer) more."]
  }
}
