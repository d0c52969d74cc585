import FlowModel

/// An app of any size with the shape of a real one: flows in a tree, each with routes that show
/// screens, and pushes within and across them, to themselves and several times the same.
enum RealisticApp {
  static func graph(flows count: Int, routesPerFlow: Int) -> FlowGraph {
    var nodes: [Node] = []
    var edges: [Edge] = []
    func add(_ kind: NodeKind, _ name: String, owner: String? = nil) -> NodeID {
      let qualified = owner.map { "\($0).\(name)" } ?? name
      let id = NodeID("\(kind.rawValue):App/\(qualified)")
      nodes.append(
        Node(
          id: id, kind: kind, name: name, qualifiedName: qualified, module: "App", owner: owner))
      return id
    }
    let entry = add(.entry, "App")
    var flows: [NodeID] = []
    var routes: [NodeID] = []
    for number in 0..<count {
      let flow = add(.flow, "Part\(number)Coordinator")
      let parent = flows.isEmpty ? entry : flows[number / 4]
      edges.append(Edge(kind: flows.isEmpty ? .launch : .child, from: parent, to: flow))
      flows.append(flow)
      var last: NodeID?
      for step in 0..<routesPerFlow {
        let route = add(.route, "page\(step)", owner: "Part\(number)Route")
        let screen = add(.screen, "Part\(number)Page\(step)View")
        edges.append(Edge(kind: .declares, from: flow, to: route))
        edges.append(Edge(kind: .shows, from: route, to: screen))
        edges.append(Edge(kind: .push, from: last ?? flow, to: route, label: "tap \"Open\""))
        if step % 4 == 3, !routes.isEmpty {
          let target = routes[(number * 31 + step * 17) % routes.count]
          edges.append(Edge(kind: .present, from: screen, to: target, style: "sheet"))
        }
        // Once more to itself, and the same way by another trigger.
        if step % 8 == 1 {
          edges.append(Edge(kind: .push, from: route, to: route, label: "tap \"Next\""))
          edges.append(Edge(kind: .push, from: flow, to: route, trigger: "resume()"))
          edges.append(Edge(kind: .push, from: flow, to: route, trigger: "restore()"))
        }
        last = screen
        routes.append(route)
      }
    }
    return FlowGraph(project: ProjectSummary(name: "App"), nodes: nodes, edges: edges)
  }
}
