import FlowModel

/// Some flows or modules with all that belongs to them, and what they touch as single nodes.
struct Neighbourhood {
  private let isMember: (Node, GraphIndex) -> Bool
  /// What a neighbour is drawn as; `nil` for itself.
  private let stand: (Node, GraphIndex) -> Node?
  private let sentence: String

  static func flows(
    _ names: [String], names lookup: SelectedNames
  ) throws(SelectionError) -> Neighbourhood {
    flows(try lookup.flows(names))
  }

  static func flows(_ flows: [Node]) -> Neighbourhood {
    let ids = Set(flows.map(\.id))
    return Neighbourhood(
      isMember: { node, index in index.home[node.id].map(ids.contains) ?? false },
      stand: { node, index in index.home[node.id].flatMap { index.graph[$0] } },
      sentence: "Only \(Words.list(flows.map(\.name))) and what touches it.")
  }

  static func modules(
    _ names: [String], names lookup: SelectedNames
  ) throws(SelectionError) -> Neighbourhood {
    let modules = Set(try lookup.modules(names))
    return Neighbourhood(
      isMember: { node, _ in modules.contains(node.module) && node.kind != .deepLink },
      stand: { node, _ in node.kind == .entry ? nil : ModuleNode.of(node.module) },
      sentence: "Only the \(modules.count == 1 ? "module" : "modules") \(Words.list(names)) and "
        + "what touches \(modules.count == 1 ? "it" : "them").")
  }

  /// What belongs to no flow, of one module.
  static func outsiders(of module: String) -> Neighbourhood {
    Neighbourhood(
      isMember: { node, index in
        node.module == module && node.kind != .deepLink && index.home[node.id] == nil
      },
      stand: { node, index in index.home[node.id].flatMap { index.graph[$0] } },
      sentence: "Only what belongs to no flow of \(module), and what touches it.")
  }

  func applied(to part: GraphPart) -> GraphPart {
    let index = GraphIndex(part)
    let graph = part.graph
    let members = Set(graph.nodes.filter { isMember($0, index) }.map(\.id))
    var nodes = graph.nodes.filter { members.contains($0.id) }
    var edges: [Edge] = []
    let lastHops = LinkLandings.lastHops(in: graph)
    for edge in graph.edges {
      let (starts, ends) = (members.contains(edge.from), members.contains(edge.to))
      if starts && ends {
        edges.append(edge)
        continue
      }
      guard starts || ends, let outsider = graph[starts ? edge.to : edge.from] else { continue }
      if edge.kind == .opens, !lastHops.contains(edge.id) { continue }
      if edge.kind == .declares, ends { continue }
      let stand = outsider.kind == .deepLink ? outsider : stand(outsider, index) ?? outsider
      nodes.append(stand)
      var moved = edge
      if starts { moved.to = stand.id } else { moved.from = stand.id }
      // A flow shows nothing by itself: what one of its routes shows, it starts.
      if stand.id != outsider.id, moved.kind == .declares || moved.kind == .shows {
        moved.kind = .child
      }
      edges.append(moved)
    }
    return part.with(nodes: nodes, edges: edges, saying: sentence)
  }
}

/// The one node that a module is drawn as.
enum ModuleNode {
  static func of(_ module: String) -> Node {
    Node(
      id: NodeID("module:\(module)"), kind: .flow, name: module.isEmpty ? "App" : module,
      qualifiedName: module, module: module)
  }

  static func `is`(_ node: Node) -> Bool { node.id.rawValue.hasPrefix("module:") }
}
