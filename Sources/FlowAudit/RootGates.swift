import FlowModel

/// The roots that stand between a user and parts of the app: what lies below one is seen only once
/// the app has switched to it.
struct RootGates {
  struct Gate {
    let root: Node
    /// What is reached with the root and not without it; the root itself too.
    let guarded: Set<NodeID>
  }

  /// Sorted by root.
  let gates: [Gate]

  /// O(*r* · (nodes + edges)) for *r* roots that are not the first of their flow.
  init(_ graph: FlowGraph) {
    let owned = graph.edges.filter { $0.kind == .declares && graph[$0.to]?.kind == .root }
    let siblings = Dictionary(grouping: owned, by: \.from).mapValues { Set($0.map(\.to)) }
    gates = graph.nodes(of: .root).compactMap { root in
      let owners = Set(owned.filter { $0.to == root.id }.map(\.from))
      guard !root.isInitial, owners.contains(where: { siblings[$0].map { $0.count > 1 } == true })
      else { return nil }
      let all = Self.reached(graph, without: nil, owners: owners)
      guard all.contains(root.id) else { return nil }
      return Gate(
        root: root,
        guarded: all.subtracting(Self.reached(graph, without: root.id, owners: owners)))
    }
  }

  /// What a user gets to from the app's icon, links aside.
  ///
  /// What the roots' owner does by itself, such as applying a link, is not the user's way, nor is
  /// where a view that takes links goes with one.
  private static func reached(
    _ graph: FlowGraph, without gate: NodeID?, owners: Set<NodeID>
  ) -> Set<NodeID> {
    let own: Set<EdgeKind> = [.push, .present, .replace, .select]
    let takers = Set(graph.observations(of: .linkEntry).map(\.subject))
    let landed = Set(graph.deepLinks.flatMap(\.landings).flatMap(\.hops))
    var queue = graph.nodes(of: .entry).map(\.id)
    var seen = Set(queue)
    var next = 0
    while next < queue.count {
      for edge in graph.outgoing(queue[next]) where edge.to != gate && graph.isFollowed(edge) {
        if own.contains(edge.kind) {
          if owners.contains(edge.from) { continue }
          if landed.contains(edge.to), takers.contains(edge.from.subject) { continue }
        }
        if seen.insert(edge.to).inserted { queue.append(edge.to) }
      }
      next += 1
    }
    return seen
  }
}
