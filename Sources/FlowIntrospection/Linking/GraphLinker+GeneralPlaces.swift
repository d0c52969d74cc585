import FlowModel

/// Places that would lead from everywhere to everywhere.
extension GraphLinker {
  /// Takes the transitions away of places that connect many sources with many destinations.
  ///
  /// Such a place belongs to a container for all purposes, and values that met in it were told apart
  /// no more: which of them is shown where, its callers say, or nobody does. What nothing else leads
  /// to is still possible, from one of the sources.
  func dropGeneralPlaces() {
    var sources: [SourceLocation: Set<NodeID>] = [:]
    var targets: [SourceLocation: Set<NodeID>] = [:]
    for edge in edges where edge.kind.isTransition {
      for place in edge.locations {
        sources[place, default: []].insert(edge.from)
        targets[place, default: []].insert(edge.to)
      }
    }
    let general = sources.keys.filter { place in
      let from = sources[place]?.count ?? 0
      let to = targets[place]?.count ?? 0
      return from > Self.limit && to > Self.limit
    }
    guard !general.isEmpty else { return }
    let dropped = Set(general)
    func isDropped(_ edge: Edge) -> Bool {
      edge.kind.isTransition && !edge.locations.isEmpty
        && edge.locations.allSatisfy { dropped.contains($0) }
    }
    var known = Set(edges.filter { !isDropped($0) && $0.kind != .declares }.map(\.to))
    changeEdges { edge in
      guard isDropped(edge) else { return edge }
      guard known.insert(edge.to).inserted else { return nil }
      var possible = edge
      possible.confidence = .dynamic
      return possible
    }
    for place in general.sorted() {
      understoodPlaces.remove(place)
      navigationPlaces.insert(place)
      notices.append(
        Notice(
          message: "looks like navigation, but leads from \(sources[place]?.count ?? 0) places to "
            + "\(targets[place]?.count ?? 0), and the source does not say which belong together",
          location: place, kind: .notUnderstood))
    }
  }

  /// With more sources and more destinations than this, connections are no longer told one by one.
  private static let limit = 8
}
