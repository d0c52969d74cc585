import FlowModel

/// Reports where a contract of the project is broken.
public struct ContractRule: Rule {
  /// What the ids of all contracts begin with.
  public static let idPrefix = "contract-"

  public let description: RuleDescription
  private let contract: Contract

  public init(_ contract: Contract) {
    self.contract = contract
    description = RuleDescription(
      id: Self.id(of: contract), summary: Self.summary(of: contract),
      rationale: "The project's configuration asks for it.", hint: contract.hint,
      level: RuleLevel(contract.severity), precision: .certain, needsEntry: contract.needsEntry)
  }

  /// What findings and comments call the contract.
  public static func id(of contract: Contract) -> String { idPrefix + contract.name }

  private static func summary(of contract: Contract) -> String {
    func phrase(_ edge: EdgeSelector) -> String {
      let kinds = edge.kinds.map(\.rawValue).sorted().joined(separator: " or ")
      return "\(kinds.isEmpty ? "way" : kinds) from \(edge.from) to \(edge.to)"
    }
    return switch contract.requirement {
    case .forbidden(let edge): "A \(phrase(edge)), which the project forbids"
    case .required(let edge): "A missing \(phrase(edge)), which the project requires"
    case .reachable(let selector, let kinds):
      "A \(selector) to which no way leads"
        + (kinds.isEmpty
          ? "" : " without \(kinds.map(\.rawValue).sorted().joined(separator: " or "))")
    case .maxDepth(let limit, let selector): "A \(selector) more than \(limit) transitions deep"
    case .maxFanOut(let limit, let selector):
      "A \(selector) that leads to more than \(limit) others"
    }
  }

  public func findings(in context: AuditContext) -> [Finding] {
    switch contract.requirement {
    case .forbidden(let edge): forbidden(edge, in: context)
    case .required(let edge): required(edge, in: context)
    case .reachable(let selector, let kinds): unreached(selector, without: kinds, in: context)
    case .maxDepth(let limit, let selector): tooDeep(limit, selector, in: context)
    case .maxFanOut(let limit, let selector): tooWide(limit, selector, in: context)
    }
  }

  // MARK: Edges

  private func forbidden(_ selector: EdgeSelector, in context: AuditContext) -> [Finding] {
    let ends = EdgeEnds(context.graph)
    return context.graph.edges.filter { selector.meets($0, ends, context.graph) }.map { edge in
      finding(
        about: edge.from.subject, detail: "\(edge.kind.rawValue) \(edge.to.subject)",
        "\(context.graph.quoted(edge.from)) \(edge.kind.verb) \(context.graph.quoted(edge.to))"
          + (edge.trigger.map { " in `\($0)`" } ?? "") + ", which '\(contract.name)' forbids",
        at: edge.locations.first ?? context.graph[edge.from]?.location,
        path: [edge.from, edge.to])
    }
  }

  private func required(_ selector: EdgeSelector, in context: AuditContext) -> [Finding] {
    let ends = EdgeEnds(context.graph)
    var satisfied: Set<NodeID> = []
    for edge in context.graph.edges where selector.includes(edge) {
      guard ends.targets(of: edge).contains(where: selector.to.matches) else { continue }
      satisfied.formUnion(ends.sources(of: edge).map(\.id))
    }
    return context.graph.nodes.filter { selector.from.matches($0) && !satisfied.contains($0.id) }
      .map { node in
        finding(
          about: node,
          "no \(selector.kindsPhrase) leads from \(node.quoted) to \(selector.to), which "
            + "'\(contract.name)' requires")
      }
  }

  // MARK: Ways

  private func unreached(
    _ selector: NodeSelector, without kinds: Set<EdgeKind>, in context: AuditContext
  ) -> [Finding] {
    let depths = Depths(context.graph) { !kinds.contains($0.kind) }
    return context.graph.nodes.filter { selector.matches($0) && depths[$0.id] == nil }.map { node in
      let way = context.reachability.missingWay(to: node.id, in: context.graph)
      let detour = kinds.map(\.rawValue).sorted().joined(separator: " or ")
      return finding(
        about: node,
        way == nil
          ? "every way to \(node.quoted) has a \(detour), without which '\(contract.name)' wants one"
          : "no entry leads to \(node.quoted), to which '\(contract.name)' wants a way",
        related: way.map { context.graph.places(of: $0) } ?? [],
        path: way?.path ?? context.reachability.path(to: node.id).map(\.to))
    }
  }

  private func tooDeep(_ limit: Int, _ selector: NodeSelector, in context: AuditContext)
    -> [Finding]
  {
    let depths = Depths(context.graph) { _ in true }
    return context.graph.nodes.compactMap { node in
      guard selector.matches(node), let depth = depths[node.id], depth > limit else { return nil }
      return finding(
        about: node,
        "\(node.quoted) is \(depth) transitions deep, more than the \(limit) of "
          + "'\(contract.name)'", path: depths.path(to: node.id))
    }
  }

  private func tooWide(_ limit: Int, _ selector: NodeSelector, in context: AuditContext)
    -> [Finding]
  {
    context.graph.nodes.compactMap { node in
      guard selector.matches(node) else { return nil }
      let targets = Set(
        context.graph.outgoing(node.id).filter(\.kind.isTransition).map(\.to)
          .filter { $0 != node.id })
      guard targets.count > limit else { return nil }
      return finding(
        about: node,
        "\(node.quoted) leads to \(targets.count) others, more than the \(limit) of "
          + "'\(contract.name)'")
    }
  }
}

extension Contract {
  fileprivate var needsEntry: Bool {
    switch requirement {
    case .reachable, .maxDepth: true
    case .forbidden, .required, .maxFanOut: false
    }
  }
}

extension RuleLevel {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
