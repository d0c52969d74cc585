import FlowViz

/// Small graphs written by hand.
enum ExampleGraph {
  /// One route that the app makes, and one that it does not.
  static var withUnusedRoute: FlowGraph {
    let place = SourceLocation(file: "Sources/Shop.swift", line: 3, column: 8)
    func node(_ kind: NodeKind, _ name: String, owner: String? = nil) -> Node {
      let qualified = [owner, name].compactMap { $0 }.joined(separator: ".")
      return Node(
        id: NodeID("\(kind.rawValue):Shop/\(qualified)"), kind: kind, name: name,
        qualifiedName: qualified, module: "Shop", location: place, owner: owner)
    }
    let entry = node(.entry, "ShopApp")
    let flow = node(.flow, "ShopFlow")
    let cart = node(.route, "cart", owner: "Route")
    let wishlist = node(.route, "wishlist", owner: "Route")
    func edge(_ kind: EdgeKind, _ from: Node, _ to: Node) -> Edge {
      Edge(kind: kind, from: from.id, to: to.id, trigger: "ShopFlow.body", locations: [place])
    }
    return FlowGraph(
      project: ProjectSummary(name: "Shop", fileCount: 1, parsedFileCount: 1, lineCount: 30),
      nodes: [entry, flow, cart, wishlist],
      edges: [
        edge(.launch, entry, flow), edge(.declares, flow, cart), edge(.declares, flow, wishlist),
        edge(.push, flow, cart),
      ],
      observations: [
        Observation(
          kind: .makesRoute, subject: cart.subject, data: ["in": "ShopFlow.body"], location: place)
      ])
  }
}
