import FlowModel

/// How many modals lie on top of one another, at the least, when a user sees a node.
///
/// A modal that closes itself before it opens the next one gives it its place. Breadth-first search
/// with steps of 0 and 1 (Dial 1969, for two weights): O(nodes + edges).
struct ModalDepths {
  private var depths: [NodeID: Int] = [:]
  private var steps: [NodeID: Edge] = [:]

  init(_ graph: FlowGraph) {
    let links = graph.deepLinks.filter { $0.isWired && $0.handled }.map(\.id)
    var level = (graph.nodes(of: .entry).map(\.id) + links).filter { graph[$0] != nil }
    var depth = 0
    var closing: Set<String> = []
    for edge in graph.edges where edge.kind == .dismisses {
      closing.insert("\(edge.from) \(edge.trigger ?? "")")
    }
    for id in level { depths[id] = 0 }
    while !level.isEmpty {
      var deeper: [Edge] = []
      var next = 0
      while next < level.count {
        for edge in graph.outgoing(level[next]) where graph.isFollowed(edge) {
          let takesPlace =
            closing.contains("\(edge.from) \(edge.trigger ?? "")") || replaces(edge, in: graph)
          if Self.isModal(edge), !takesPlace {
            deeper.append(edge)
          } else if depths[edge.to] == nil {
            depths[edge.to] = depth
            steps[edge.to] = edge
            level.append(edge.to)
          }
        }
        next += 1
      }
      depth += 1
      level = []
      for edge in deeper where depths[edge.to] == nil {
        depths[edge.to] = depth
        steps[edge.to] = edge
        level.append(edge.to)
      }
    }
  }

  /// Whether a modal already there is one of the same state: a second value for the same sheet takes
  /// the place of the first.
  private func replaces(_ edge: Edge, in graph: FlowGraph) -> Bool {
    guard let owner = graph[edge.to]?.owner else { return false }
    return path(to: edge.from).contains { Self.isModal($0) && graph[$0.to]?.owner == owner }
  }

  /// `nil` for what no entry leads to.
  subscript(id: NodeID) -> Int? { depths[id] }

  /// The last edge of a way with as few modals as can be.
  func lastStep(to id: NodeID) -> Edge? { steps[id] }

  /// A way with as few modals as can be, from an entry or deep link on.
  func path(to id: NodeID) -> [Edge] {
    var path: [Edge] = []
    var current = id
    while let edge = steps[current] {
      path.append(edge)
      current = edge.from
    }
    return path.reversed()
  }

  static func isModal(_ edge: Edge) -> Bool {
    edge.kind == .present
      && ["fullScreenCover", "popover", "sheet"].contains(edge.style ?? "sheet")
  }
}
