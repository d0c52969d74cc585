import FlowModel
import TestSupport

/// An app of any size with all that rules read: ways, deep links, claims and what the sources say of
/// stacks, children and values.
enum AuditedApp {
  /// A realistic app with as many more ways between its screens as make up the number of edges.
  static func graph(flows: Int, routesPerFlow: Int, edges count: Int) -> FlowGraph {
    let plain = RealisticApp.graph(flows: flows, routesPerFlow: routesPerFlow)
    let screens = plain.nodes(of: .screen)
    let routes = plain.nodes(of: .route)
    var random = SeededRandom(seed: 5)
    let links = links(to: routes)
    let opens = links.flatMap { link in
      link.landings.flatMap(\.hops).map { Edge(kind: .opens, from: link.id, to: $0) }
    }
    let given = plain.edges + opens
    let more = (0..<max(0, count - given.count)).compactMap { number -> Edge? in
      guard let from = screens.randomElement(using: &random),
        let to = routes.randomElement(using: &random)
      else { return nil }
      return Edge(kind: .push, from: from.id, to: to.id, trigger: "\(from.name).open\(number)()")
    }
    return FlowGraph(
      project: plain.project, nodes: plain.nodes + links.map(node), edges: given + more,
      deepLinks: links, claims: [Claim(kind: .scheme, value: "app")],
      observations: observations(plain, links))
  }

  /// A pattern for every eighth route.
  private static func links(to routes: [Node]) -> [DeepLinkDescription] {
    routes.enumerated().filter { $0.offset % 8 == 0 }.map { number, route in
      let pattern = "app://part\(number)/:id(Int)"
      return DeepLinkDescription(
        id: NodeID("deepLink:App/Links#\(pattern)"), pattern: pattern, schemes: ["app"],
        host: LinkSegment(kind: .literal, value: "part\(number)"),
        path: [LinkSegment(kind: .binding, name: "id", type: "Int")], order: number,
        landings: [Landing(hops: [route.id])])
    }
  }

  private static func node(of link: DeepLinkDescription) -> Node {
    Node(
      id: link.id, kind: .deepLink, name: link.pattern, qualifiedName: link.pattern, module: "App")
  }

  private static func observations(_ graph: FlowGraph, _ links: [DeepLinkDescription])
    -> [Observation]
  {
    let made = graph.nodes(of: .route).map {
      Observation(kind: .makesRoute, subject: $0.subject, data: ["in": "Maker.make()"])
    }
    let flows = graph.nodes(of: .flow).flatMap { flow in
      [
        Observation(kind: .flowSize, subject: flow.subject, data: ["members": "12"]),
        Observation(
          kind: .stack, subject: flow.subject,
          data: ["destinations": "App/Route", "complete": "true", "path": "path"]),
        Observation(
          kind: .keepsChild, subject: flow.subject,
          data: ["child": flow.subject, "released": "false", "style": "uiKit", "in": "a.b()"]),
      ]
    }
    let pushes = graph.nodes(of: .screen).map { screen in
      Observation(
        kind: .pushesValue, subject: "App/Part1Coordinator",
        data: ["type": "App/Other", "in": "\(screen.name).body"],
        location: SourceLocation(file: "\(screen.name).swift", line: 1, column: 1))
    }
    let literals = links.flatMap { link in
      ["7", "seven"].map { id in
        let url = link.pattern.replacing(":id(Int)", with: id)
        return Observation(kind: .linkLiteral, subject: url, data: ["url": url])
      }
    }
    return made + flows + pushes + literals
  }
}
