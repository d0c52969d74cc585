import FlowModel
import TestSupport
import Testing

@Suite struct DominatorTests {
  private func graph(_ edges: [(String, String)], dynamic: [(String, String)] = []) -> FlowGraph {
    let ids = Set((edges + dynamic).flatMap { [$0.0, $0.1] })
    return FlowGraph(
      project: ProjectSummary(name: "p"),
      nodes: ids.map { name in
        Node(
          id: NodeID("\(name.hasPrefix("app") ? "entry" : "screen"):\(name)"),
          kind: name.hasPrefix("app") ? .entry : .screen, name: name, qualifiedName: name,
          module: "")
      },
      edges: edges.map { Self.edge($0, .certain) } + dynamic.map { Self.edge($0, .dynamic) })
  }

  private static func edge(_ ends: (String, String), _ confidence: Confidence) -> Edge {
    Edge(kind: .push, from: id(ends.0), to: id(ends.1), confidence: confidence)
  }

  private static func id(_ name: String) -> NodeID {
    NodeID("\(name.hasPrefix("app") ? "entry" : "screen"):\(name)")
  }

  private func dominators(of name: String, in graph: FlowGraph) -> [String] {
    Dominators(graph).dominators(of: Self.id(name)).map(\.subject)
  }

  @Test func everyWayLeadsThroughThem() {
    let graph = graph([
      ("app", "home"), ("home", "list"), ("home", "search"), ("list", "item"), ("search", "item"),
      ("item", "buy"), ("buy", "home"),
    ])
    #expect(dominators(of: "item", in: graph) == ["app", "home"])
    #expect(dominators(of: "buy", in: graph) == ["app", "home", "item"])
    #expect(dominators(of: "app", in: graph) == [])
  }

  @Test func severalStartsHaveNothingInCommon() {
    let graph = graph([("app", "home"), ("appTwo", "home"), ("home", "item")])
    #expect(dominators(of: "item", in: graph) == ["home"])
    #expect(Dominators(graph).immediateDominator(of: Self.id("home")) == nil)
  }

  @Test func dynamicWaysAndUnreachedNodesDoNotCount() {
    let graph = graph(
      [("app", "home"), ("home", "item"), ("lost", "item")], dynamic: [("app", "item")])
    #expect(dominators(of: "item", in: graph) == ["app", "home"])
    #expect(dominators(of: "lost", in: graph) == [])
  }

  /// What the definition says: a node is a dominator if nothing is reached once it is taken away.
  @Test(arguments: 0..<60)
  func agreesWithTheDefinition(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = 4 + Int(random.next() % 12)
    let names = ["app"] + (1..<count).map { "n\($0)" }
    let edges = (0..<count * 2).map { _ in
      (names[Int(random.next() % UInt64(count))], names[Int(random.next() % UInt64(count))])
    }
    let whole = graph(edges + [("app", "n1")])
    for name in names.dropFirst() where reached(in: edges + [("app", "n1")]).contains(name) {
      let expected = names.filter { other in
        other != name
          && (other == "app"
            || !reached(in: (edges + [("app", "n1")]).filter { $0.0 != other && $0.1 != other })
              .contains(name))
      }
      #expect(Set(dominators(of: name, in: whole)) == Set(expected), "\(name) in \(edges)")
    }
  }

  private func reached(in edges: [(String, String)]) -> Set<String> {
    var found: Set = ["app"]
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for edge in edges where found.contains(edge.0) {
        if found.insert(edge.1).inserted { hasGrown = true }
      }
    }
    return found
  }
}
