import FlowModel

/// What leads to some nodes and what they lead to, up to a number of steps.
struct FocusedNodes {
  let centres: [Node]
  let depth: Int

  func applied(to part: GraphPart) -> GraphPart {
    let steps = Steps(part.graph)
    let starts = centres.map(\.id).filter { part.graph[$0] != nil }
    var kept = Set(steps.distances(from: starts, limit: depth).keys)
    kept.formUnion(steps.distances(from: starts, backwards: true, limit: depth).keys)
    // Routes stand in their flows.
    let owners = GraphIndex(part).declarer
    kept.formUnion(kept.compactMap { owners[$0] })
    let names = Words.list(centres.map(\.name).uniqued)
    return part.keeping(
      kept, saying: "Only what is within \(Words.count(depth, "step")) of \(names).")
  }
}

extension [String] {
  /// Without repetitions, in order.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
