import FlowAudit
import FlowModel
import FlowViz
import Foundation

/// All rules and some contracts over an app of 5,000 nodes and 20,000 edges, which is to take less
/// than a second; and what the rules take of the time in which sources are read, which is to be less
/// than a tenth.
enum AuditBenchmark {
  private static let runs = 5

  /// - Parameter words: folders with sources; without any, a tree of 100,000 lines that is made.
  static func run(_ words: [String]) throws {
    measureSize()
    guard words.isEmpty else {
      for word in words { try measureShare(of: word, named: word) }
      return
    }
    let tree = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowviz-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: tree) }
    let project = SyntheticProject(lines: 100_000)
    try project.write(to: tree)
    try measureShare(of: tree.path, named: "\(project.lineCount) lines")
  }

  private static func measureSize() {
    let graph = AuditedApp.graph(flows: 156, routesPerFlow: 15, edges: 20_000)
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
    var findings = 0
    let times = (0..<runs).map { _ in
      seconds { findings = auditor.audit(graph).findings.count }
    }
    print(
      "\(graph.nodes.count) nodes, \(graph.edges.count) edges, \(graph.deepLinks.count) deep links, "
        + "\(graph.observations.count) observations, \(auditor.rules.count) rules: "
        + "\(findings) findings, wall s " + span(times))
    var gated = 0
    let dominating = seconds {
      let dominators = Dominators(graph)
      gated = graph.nodes.count { dominators.immediateDominator(of: $0.id) != nil }
    }
    print("dominators of \(gated) nodes: wall s \(dominating.rounded(3))")
  }

  private static func measureShare(of folder: String, named name: String) throws {
    let project = try SwiftProject(paths: [folder])
    var graph = FlowGraph(project: ProjectSummary(name: name))
    let reading = seconds { graph = project.flowGraph() }
    let auditor = Auditor()
    let times = (0..<runs).map { _ in seconds { _ = auditor.audit(graph) } }
    let audit = times.max() ?? 0
    print(
      "\(name): \(graph.nodes.count) nodes read in wall s \(reading.rounded(3)), rules "
        + "\(span(times)): 1/\((reading / audit).rounded(0)) of it")
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return duration / .seconds(1)
  }

  /// The least and the most of several times.
  private static func span(_ times: [Double]) -> String {
    "\((times.min() ?? 0).rounded(3)) to \((times.max() ?? 0).rounded(3))"
  }
}
