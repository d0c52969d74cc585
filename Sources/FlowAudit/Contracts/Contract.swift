import FlowModel

/// A rule about an app's navigation that a project writes down in its configuration.
public struct Contract: Hashable, Sendable {
  /// What must hold.
  public enum Requirement: Hashable, Sendable {
    /// No edge of these kinds leads from the one to the other.
    case forbidden(EdgeSelector)
    /// Some edge of these kinds leads from each of the one to one of the other.
    case required(EdgeSelector)
    /// A user gets to each of them over edges that are of none of these kinds.
    case reachable(NodeSelector, without: Set<EdgeKind>)
    /// A user gets to each of them in so many transitions.
    case maxDepth(Int, of: NodeSelector)
    /// Transitions lead from each of them to so many others at most.
    case maxFanOut(Int, of: NodeSelector)
  }

  /// Lower-case words joined by hyphens; the rule that reports it is `contract-NAME`.
  public var name: String
  public var requirement: Requirement
  public var severity: Severity
  /// What to do about a breach.
  public var hint: String
  /// Where the configuration says so.
  public var location: SourceLocation?

  public init(
    name: String, requirement: Requirement, severity: Severity = .warning, hint: String = "",
    location: SourceLocation? = nil
  ) {
    self.name = name
    self.requirement = requirement
    self.severity = severity
    self.hint = hint
    self.location = location
  }

  /// The selectors of the requirement and their exceptions, by what the configuration calls them.
  var selectors: [(key: String, selector: NodeSelector)] {
    let outer: [(String, NodeSelector)] =
      switch requirement {
      case .forbidden(let edge): [("forbidden.from", edge.from), ("forbidden.to", edge.to)]
      case .required(let edge): [("required.from", edge.from), ("required.to", edge.to)]
      case .reachable(let selector, _): [("reachable", selector)]
      case .maxDepth(_, let selector), .maxFanOut(_, let selector): [("of", selector)]
      }
    return outer.flatMap { key, selector in
      [(key, selector)] + selector.exceptions.map { ("\(key).except", $0) }
    }
  }
}

/// Which edges a contract speaks of.
public struct EdgeSelector: Hashable, Sendable {
  public var from: NodeSelector
  public var to: NodeSelector
  /// Any of these kinds; all that take a user somewhere or start a flow if it is empty.
  public var kinds: Set<EdgeKind>

  public init(from: NodeSelector, to: NodeSelector, kinds: Set<EdgeKind> = []) {
    self.from = from
    self.to = to
    self.kinds = kinds
  }
}

/// A selector that selects nothing: a slip in a name, or a contract about what is gone.
public struct ContractError: Error, Hashable, Sendable {
  /// The place in the configuration.
  public var location: SourceLocation?
  public var message: String
}

extension Contract {
  /// Makes sure that each selector stands for something.
  ///
  /// - Throws: `ContractError` for the first that does not.
  public func validate(against graph: FlowGraph) throws(ContractError) {
    for (key, selector) in selectors where !graph.nodes.contains(where: selector.includes) {
      var message = "contract '\(name)': '\(key)' selects \(selector), and nothing in the graph is "
      message += "that"
      if let name = selector.name, let near = Self.nearest(to: name, in: graph) {
        message += "; did you mean '\(near)'?"
      }
      throw ContractError(location: selector.location ?? location, message: message)
    }
  }

  private static func nearest(to name: String, in graph: FlowGraph) -> String? {
    let names = Set(graph.nodes.flatMap { [$0.name, $0.qualifiedName] })
    return EditDistance.nearest(to: name, among: names.sorted())
  }
}
