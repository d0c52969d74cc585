import FlowAudit
import FlowModel
import TestSupport

/// All rules and some contracts over an app of 5,000 nodes and 20,000 edges, which is to take less
/// than a second.
enum AuditBenchmark {
  static func run() {
    let graph = graph(edges: 20_000)
    let contracts = [
      Contract(
        name: "depth", requirement: .maxDepth(12, of: NodeSelector(kinds: [.screen]))),
      Contract(
        name: "details",
        requirement: .reachable(NodeSelector(name: "*Page1*"), without: [.present])),
      Contract(
        name: "parts",
        requirement: .forbidden(
          EdgeSelector(
            from: NodeSelector(name: "Part1*"), to: NodeSelector(name: "Part2*"),
            kinds: [.present]))),
    ]
    let auditor = Auditor(rules: .builtIn + contracts.map { ContractRule($0) })
    let start = ContinuousClock.now
    let report = auditor.audit(graph)
    print(
      "\(graph.nodes.count) nodes, \(graph.edges.count) edges, \(auditor.rules.count) rules: "
        + "audited in \(ContinuousClock.now - start), \(report.findings.count) findings")
    let dominating = ContinuousClock.now
    let dominators = Dominators(graph)
    let gated = graph.nodes.count { dominators.immediateDominator(of: $0.id) != nil }
    print("dominators of \(gated) nodes in \(ContinuousClock.now - dominating)")
  }

  /// A realistic app with as many more ways between its screens as make up the number.
  private static func graph(edges count: Int) -> FlowGraph {
    let plain = RealisticApp.graph(flows: 160, routesPerFlow: 15)
    let screens = plain.nodes(of: .screen).map(\.id)
    let routes = plain.nodes(of: .route).map(\.id)
    var random = SeededRandom(seed: 5)
    let more = (0..<max(0, count - plain.edges.count)).compactMap { number -> Edge? in
      guard let from = screens.randomElement(using: &random),
        let to = routes.randomElement(using: &random)
      else { return nil }
      return Edge(kind: .push, from: from, to: to, trigger: "Way\(number).go()")
    }
    return FlowGraph(
      project: plain.project, nodes: plain.nodes, edges: plain.edges + more)
  }
}
