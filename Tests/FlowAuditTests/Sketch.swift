import FlowAudit
import FlowModel

/// A small flow graph, written down by hand.
///
/// A node's line in its file is its position in the sketch.
struct Sketch {
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  var deepLinks: [DeepLinkDescription] = []
  var claims: [Claim] = []
  var notices: [Notice] = []
  var observations: [Observation] = []
  var suppressions: [Suppression] = []

  static let file = "Sources/Shop.swift"

  /// A sketch with an entry `ShopApp` that launches the flow `AppFlow`.
  static func app() -> Sketch {
    var sketch = Sketch()
    sketch.add(.entry, "ShopApp")
    sketch.add(.flow, "AppFlow")
    sketch.connect(.launch, "entry:ShopApp", "flow:AppFlow")
    return sketch
  }

  /// Adds a node of the module `Shop`; the qualified name of a case gives its owner.
  mutating func add(
    _ kind: NodeKind, _ path: String, module: String = "Shop",
    change: (inout Node) -> Void = { _ in
    }
  ) {
    let parts = path.split(separator: ".")
    let isValue = kind == .route || kind == .tab || kind == .root
    var node = Node(
      id: NodeID("\(kind.rawValue):\(module)/\(path)"), kind: kind,
      name: String(parts.last ?? ""), qualifiedName: path, module: module,
      location: SourceLocation(file: Self.file, line: nodes.count + 1, column: 3),
      owner: isValue && parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil)
    change(&node)
    nodes.append(node)
  }

  /// Adds an edge between nodes written as `flow:AppFlow`, without their module.
  mutating func connect(
    _ kind: EdgeKind, _ from: String, _ to: String, style: String? = nil,
    in trigger: String? = nil, confidence: Confidence = .certain, condition: String? = nil
  ) {
    edges.append(
      Edge(
        kind: kind, from: Self.id(from), to: Self.id(to), style: style, trigger: trigger,
        condition: condition, confidence: confidence,
        locations: [SourceLocation(file: Self.file, line: 100 + edges.count, column: 5)]))
  }

  mutating func observe(_ kind: ObservationKind, _ subject: String, _ data: [String: String] = [:])
  {
    observations.append(
      Observation(
        kind: kind, subject: subject, data: data,
        location: SourceLocation(file: Self.file, line: 200 + observations.count, column: 7)))
  }

  static func id(_ short: String) -> NodeID {
    let parts = short.split(separator: ":", maxSplits: 1)
    return NodeID("\(parts[0]):Shop/\(parts.last ?? "")")
  }

  var graph: FlowGraph {
    FlowGraph(
      project: ProjectSummary(name: "Shop"), nodes: nodes, edges: edges, deepLinks: deepLinks,
      claims: claims, observations: observations, suppressions: suppressions, notices: notices)
  }

  /// What one built-in rule finds.
  func findings(_ rule: String, _ configuration: AuditConfiguration = AuditConfiguration())
    -> [Finding]
  {
    Auditor(configuration: configuration).audit(graph).findings.filter { $0.rule == rule }
  }

  /// The subjects of what one built-in rule finds.
  func subjects(_ rule: String) -> [String] {
    findings(rule).map(\.subject)
  }
}
