import FlowModel

/// How a route, tab or root comes into being.
public enum Making: Hashable, Sendable {
  /// Nothing makes it.
  case never
  /// Its type comes from `allCases`, a raw value, decoding or storage, or a case of its name is used
  /// where no type is said, so that it might.
  case perhaps
  /// Some code makes it, or it stands first.
  case surely
}

/// Which routes, tabs and roots of a graph the sources make.
public struct RouteMaking: Sendable {
  /// The observations that say so, by the subject of the route.
  private let observations: [String: [Observation]]
  /// Enums of which any case may come into being, by `Module/Path` and by path alone.
  private let openTypes: Set<String>
  /// Values that code may make without saying so.
  private let possible: Set<String>
  private let madeByEdge: Set<NodeID>

  init(_ graph: FlowGraph) {
    observations = Dictionary(
      grouping: graph.observations(of: .makesRoute), by: \.subject)
    openTypes = Set(
      graph.observations(of: .makesAnyCase).flatMap { [$0.subject, Self.path(of: $0.subject)] })
    possible = Set(graph.observations(of: .mayMakeRoute).map(\.subject))
    madeByEdge = Set(
      graph.edges.filter { edge in
        guard edge.kind.isTransition || edge.kind == .opens || edge.kind == .launch else {
          return false
        }
        // A value that the source does not name was still made somewhere, so a dynamic edge to a
        // case proves nothing. A value without cases is all that such an edge can mean.
        return edge.confidence != .dynamic || graph[edge.to]?.owner == nil
      }.map(\.to))
  }

  /// Whether some code makes this node.
  public subscript(node: Node) -> Making {
    if node.isInitial || madeByEdge.contains(node.id) || observations[node.subject] != nil {
      return .surely
    }
    if possible.contains(node.subject) { return .perhaps }
    guard let owner = node.owner else {
      // A tab or root that is no case stands where it is shown.
      return node.kind == .route ? .never : .surely
    }
    let isOpen = openTypes.contains(owner) || node.enumSubject.map(openTypes.contains) ?? false
    return isOpen ? .perhaps : .never
  }

  /// The places at which code names the value, sorted.
  public func places(_ node: Node) -> [Observation] {
    observations[node.subject] ?? []
  }

  /// `Shop/Route.cart@Home` without module and file: `Route.cart`.
  private static func path(of subject: String) -> String {
    let path = subject.split(separator: "/", maxSplits: 1).last ?? ""
    return String(path.prefix { $0 != "@" })
  }
}
