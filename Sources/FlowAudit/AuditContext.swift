import DeepLinks
import FlowModel

/// What a rule reads: the flow graph, and what is worked out once for all rules.
public struct AuditContext: Sendable {
  public let graph: FlowGraph
  public let reachability: Reachability
  /// How routes, tabs and roots come into being.
  public let making: RouteMaking
  /// Every link of the app: claimed × accepted × where it lands.
  public let links: LinkMatrix
  private let appModules: Set<String>
  private let declaringTypes: DeclaringTypes
  private var options: [String: RuleOptionValue] = [:]

  public init(_ graph: FlowGraph) {
    self.graph = graph
    let reachability = Reachability(graph)
    self.reachability = reachability
    making = RouteMaking(graph)
    links = LinkMatrix(graph)
    appModules = Set(
      graph.nodes.filter { reachability[$0.id] != .unreached && $0.kind != .deepLink }
        .map(\.module))
    declaringTypes = DeclaringTypes(graph)
  }

  /// Whether code outside this tree may use the node: it is public, and no app of the tree gets into
  /// its module.
  ///
  /// Rules that report what nobody uses leave such nodes alone.
  public func mayServeOtherTrees(_ node: Node) -> Bool {
    node.isPublic && !appModules.contains(node.module)
  }

  /// Whether ways from the entries are known well enough to say of something that none leads to it.
  ///
  /// Where users get to less than half of the flows and screens that the apps declare, it is the
  /// reading that has lost its way, not the app.
  var knowsWays: Bool {
    let places = graph.nodes.filter { node in
      (node.kind == .flow || node.kind == .screen) && node.isDeclared && !mayServeOtherTrees(node)
    }
    let lost = places.count { reachability[$0.id] == .unreached }
    return lost * 2 <= places.count || places.count < 10
  }

  /// Whether a declaration such as `OldView.Row.tapped()` belongs to a type of the graph that is
  /// certainly not reached.
  func isUnreached(_ declaration: String) -> Bool {
    let types = declaringTypes.types(around: declaration)
    return !types.isEmpty && types.allSatisfy { reachability[$0.id] == .unreached }
  }

  /// The value of one of the rule's options; `nil` if its description does not list it as a number.
  public func integer(_ option: String) -> Int? {
    guard case .integer(let value)? = options[option] else { return nil }
    return value
  }

  /// The words of one of the rule's options, which are separated by commas; none if its description
  /// does not list it as a text.
  public func words(_ option: String) -> Set<String> {
    guard case .text(let text)? = options[option] else { return [] }
    return Set(text.split { $0 == "," || $0 == " " }.map(String.init))
  }

  /// The same context with the options of one rule.
  func tuned(for rule: RuleDescription, by configuration: AuditConfiguration) -> AuditContext {
    var context = self
    let defaults = rule.options.map { ($0.name, $0.defaultValue) }
    context.options = Dictionary(defaults) { first, _ in first }
      .merging(configuration.options[rule.id] ?? [:]) { _, configured in configured }
    return context
  }
}
