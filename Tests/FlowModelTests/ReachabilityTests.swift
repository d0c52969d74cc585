import FlowModel
import Testing

@Suite struct ReachabilityTests {
  private func graph(
    _ edges: [(EdgeKind, NodeID, NodeID, Confidence)], initial: Set<NodeID> = [],
    constructed: [String: String] = [:]
  ) -> FlowGraph {
    let ids = Set(edges.flatMap { [$0.1, $0.2] })
    return FlowGraph(
      project: ProjectSummary(name: "p"),
      nodes: ids.map { id in
        let kind = NodeKind(rawValue: String(id.rawValue.prefix { $0 != ":" })) ?? .screen
        return Node(
          id: id, kind: kind, name: id.subject, qualifiedName: id.subject, module: "",
          isInitial: initial.contains(id))
      },
      edges: edges.map { Edge(kind: $0.0, from: $0.1, to: $0.2, confidence: $0.3) },
      observations: constructed.map { subject, declaration in
        Observation(kind: .constructs, subject: subject, data: ["in": declaration])
      })
  }

  private let app = NodeID("entry:app")
  private let flow = NodeID("flow:f")
  private let route = NodeID("route:r")
  private let screen = NodeID("screen:s")

  @Test func hasThreeValues() {
    let graph = graph([
      (.launch, app, flow, .certain), (.push, flow, screen, .dynamic),
      (.push, screen, NodeID("screen:t"), .certain), (.push, NodeID("screen:u"), route, .certain),
    ])
    let reachability = Reachability(graph)
    #expect(reachability[flow] == .reached)
    #expect(reachability[screen] == .perhaps)
    #expect(reachability[NodeID("screen:t")] == .perhaps)
    #expect(reachability[route] == .unreached)
    #expect(reachability.path(to: NodeID("screen:t")).map(\.from) == [app, flow, screen])
  }

  @Test func declaringLeadsToInitialValuesOnly() {
    let edges: [(EdgeKind, NodeID, NodeID, Confidence)] = [
      (.launch, app, flow, .certain), (.declares, flow, route, .certain),
    ]
    #expect(Reachability(graph(edges))[route] == .unreached)
    #expect(Reachability(graph(edges, initial: [route]))[route] == .reached)
  }

  @Test func nothingIsMissingOnTheWayToWhatIsReached() {
    let graph = graph([(.launch, app, flow, .certain), (.push, flow, screen, .dynamic)])
    #expect(Reachability(graph).missingWay(to: flow, in: graph) == nil)
    #expect(Reachability(graph).missingWay(to: screen, in: graph) == nil)
  }

  @Test func theMissingHopFollowsTheNearestAncestor() {
    let old = NodeID("route:old")
    let graph = graph([
      (.launch, app, flow, .certain), (.declares, flow, old, .certain),
      (.shows, old, screen, .certain), (.push, screen, route, .certain),
      (.declares, flow, route, .certain),
    ])
    let way = Reachability(graph).missingWay(to: route, in: graph)
    #expect(way == MissingWay(ancestor: flow, missing: old, path: [flow, old, screen, route]))
  }

  @Test func whereNothingReachedLiesBehindTheFarthestMakerIsMissing() {
    let graph = graph([
      (.launch, app, flow, .certain), (.declares, flow, route, .certain),
      (.push, screen, route, .certain), (.contains, NodeID("screen:t"), screen, .certain),
      (.push, route, screen, .certain),
    ])
    let way = Reachability(graph).missingWay(to: route, in: graph)
    let top = NodeID("screen:t")
    #expect(way == MissingWay(ancestor: flow, missing: top, path: [flow, top, screen, route]))
  }

  @Test func aNodeWithoutEdgesIsMissingItself() {
    let graph = graph([(.launch, app, flow, .certain), (.dismisses, screen, screen, .certain)])
    let way = Reachability(graph).missingWay(to: screen, in: graph)
    #expect(way == MissingWay(ancestor: nil, missing: screen, path: [screen]))
  }

  @Test func whatCodeThatMayRunConstructsIsPerhapsReached() {
    let edges: [(EdgeKind, NodeID, NodeID, Confidence)] = [
      (.launch, app, flow, .certain), (.push, screen, route, .certain),
      (.push, NodeID("screen:t"), NodeID("screen:u"), .certain),
    ]
    func reach(_ constructed: [String: String]) -> [Reach] {
      let reachability = Reachability(graph(edges, constructed: constructed))
      return [screen, route, NodeID("screen:u")].map { reachability[$0] }
    }
    #expect(reach([:]) == [.unreached, .unreached, .unreached])
    #expect(reach(["s": "f.start()"]) == [.perhaps, .perhaps, .unreached])
    #expect(reach(["s": "Factory.make()"]) == [.perhaps, .perhaps, .unreached])
    #expect(reach(["s": "t.body"]) == [.unreached, .unreached, .unreached])
    #expect(reach(["s": "t.body", "t": "f.Row.body"]) == [.perhaps, .perhaps, .perhaps])
  }
}
