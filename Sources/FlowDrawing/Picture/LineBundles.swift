import FlowModel

/// Finds routes that all show the same places: every one of them with a line to each would be a bundle
/// of lines that cross each other and say one thing.
///
/// Such a set is a complete bipartite part of the graph; the search starts from what each route shows
/// and is O(*n*²) in the routes that show several places.
struct LineBundles {
  /// How many routes make a bundle, and how many places.
  private static let (leastSources, leastTargets) = (4, 3)

  /// By the place that a bundle leads to, where it comes from.
  private(set) var sources: [NodeID: Set<NodeID>] = [:]

  init(_ raw: [RawLine]) {
    var targets: [NodeID: Set<NodeID>] = [:]
    for line in raw where line.kind == .shows && line.from != line.to {
      targets[line.from, default: []].insert(line.to)
    }
    let many = targets.filter { $0.value.count >= Self.leastTargets }
    for (_, places) in many {
      let alike = many.filter { places.isSubset(of: $0.value) }.map(\.key)
      guard alike.count >= Self.leastSources else { continue }
      for place in places { sources[place, default: []].formUnion(alike) }
    }
  }
}
