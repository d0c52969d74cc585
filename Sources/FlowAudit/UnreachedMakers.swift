import FlowModel

/// The code that makes a route, where all of it is known to be code that no entry reaches.
struct UnreachedMakers {
  /// The declarations, in code quotes, sorted.
  let names: [String]
  let places: [RelatedPlace]

  /// `nil` if the route may be reached, if nothing makes it, or if some code makes it of which nobody
  /// can say whether it runs.
  init?(of node: Node, in context: AuditContext) {
    let graph = context.graph
    guard context.reachability[node.id] == .unreached, context.making[node] == .surely else {
      return nil
    }
    let edges = graph.incoming(node.id).filter { $0.kind.isTransition || $0.kind == .opens }
    // A link that no entry site takes has a rule of its own.
    guard !edges.contains(where: { $0.kind == .opens }) else { return nil }
    let triggers = Set(edges.compactMap(\.trigger))
    let observations = context.making.places(node)
    for observation in observations {
      guard let declaration = observation.data["in"] else { return nil }
      guard triggers.contains(declaration) || context.isUnreached(declaration) else { return nil }
    }
    let declarations = triggers.union(observations.compactMap { $0.data["in"] })
    guard !declarations.isEmpty else { return nil }
    names = declarations.sorted().map { "`\($0)`" }
    // An edge and an observation of the same code point at two columns of one line.
    let observed = observations.filter { !triggers.contains($0.data["in"] ?? "") }
    let locations = Set(edges.flatMap(\.locations) + observed.compactMap(\.location))
    places = locations.sorted().prefix(5).map { RelatedPlace(message: "made here", location: $0) }
  }
}
