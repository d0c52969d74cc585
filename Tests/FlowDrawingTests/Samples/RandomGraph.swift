import FlowModel

/// Graphs of any size with all that pictures have: flows with routes and screens, words on edges,
/// loops, parallel edges, cycles, links, components and nodes that nothing leads to.
enum RandomGraph {
  static func graph(nodes count: Int, seed: UInt64) -> FlowGraph {
    var random = SeededNumbers(seed: seed)
    var app = GraphSketch("Random\(seed)")
    let entry = app.add(.entry, "RandomApp")
    var flows: [NodeID] = []
    var screens: [NodeID] = []
    var targets: [NodeID] = []
    var number = 1
    func pick(_ ids: [NodeID]) -> NodeID { ids[random.next(below: ids.count)] }
    while number < count {
      if flows.isEmpty || random.next(below: 9) == 0 {
        let flow = app.add(.flow, "Part\(number)Coordinator", routeTypes: ["Part\(number).Route"])
        if let parent = flows.isEmpty ? entry : Optional(pick(flows)) {
          app.edge(flows.isEmpty ? .launch : .child, parent, flow, trigger: "start\(number)()")
        }
        flows.append(flow)
        number += 1
        continue
      }
      let flow = pick(flows)
      let screen = app.add(
        .screen, "Page\(number)View", roles: random.next(below: 6) == 0 ? ["component"] : [])
      screens.append(screen)
      number += 1
      switch random.next(below: 5) {
      case 0:
        app.edge(.push, flow, screen, trigger: "show\(number)()")
        targets.append(screen)
      case 1 where !targets.isEmpty:
        app.edge(.contains, pick(screens), screen)
      default:
        let kinds: [NodeKind] = [.route, .route, .route, .tab, .root]
        let kind = kinds[random.next(below: kinds.count)]
        let name = kind == .route ? "page\(number)" : "\(kind.rawValue)\(number)"
        let route = app.add(
          kind, name, owner: "\(flow.subject.split(separator: "/").last ?? "")Route",
          payload: random.next(below: 3) == 0 ? ["id"] : [], initial: random.next(below: 8) == 0)
        app.edge(.declares, flow, route)
        app.edge(.shows, route, screen)
        targets.append(route)
        number += 1
      }
    }
    guard !targets.isEmpty else { return app.graph }
    let kinds: [EdgeKind] = [.push, .push, .push, .present, .replace, .returns, .push]
    for step in 0..<(count * 3 / 4) {
      let from = random.next(below: 5) == 0 ? pick(flows) : pick(screens)
      let to = random.next(below: 12) == 0 ? from : pick(targets)
      let kind = kinds[random.next(below: kinds.count)]
      let label = random.next(below: 3) == 0 ? "tap \"Number \(step)\"" : nil
      for copy in 0...(random.next(below: 6) == 0 ? 1 : 0) {
        app.edge(
          kind, from, kind == .returns ? pick(flows) : to,
          style: kind == .present
            ? ["sheet", "fullScreenCover", "alert"][random.next(below: 3)] : nil,
          trigger: "step\(step)_\(copy)()", label: label,
          confidence: random.next(below: 10) == 0 ? .dynamic : .certain)
      }
    }
    for link in 0..<(count / 20) {
      app.link("app://place/\(link)", hops: [pick(targets)], handled: random.next(below: 5) > 0)
    }
    return app.graph
  }
}
