import FlowModel

/// The graph as indented text: the tree of flows, with what each declares, shows and leads to.
///
/// One line a fact, without places in files, so that two outlines can be compared line by line.
struct Outline {
  private let index: GraphIndex
  private let places: OutlinePlaces
  private let title: String
  private let scope: [String]
  private let marks: [NodeID: [Mark]]
  /// How many nodes have this kind and name.
  private let bearers: [String: Int]

  private var graph: FlowGraph { index.graph }

  init(_ index: GraphIndex, scope: [String], options: DrawingOptions) {
    self.index = index
    places = OutlinePlaces(index)
    title = options.title ?? index.graph.project.name
    self.scope = scope
    marks = options.marks
    bearers = Dictionary(
      index.graph.nodes.map { ("\($0.kind) \($0.qualifiedName)", 1) }, uniquingKeysWith: +)
  }

  func text() -> String {
    let summary = PictureSummary.text(index)
    var lines = [VisibleText.escape(title) + (summary.isEmpty ? "" : ": \(summary)")]
    lines += scope.map { VisibleText.escape($0) }
    if graph.nodes.isEmpty { lines.append("No navigation was found.") }
    for id in places.tops { add(id, depth: 0, to: &lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func add(_ id: NodeID, depth: Int, to lines: inout [String]) {
    guard let node = graph[id] else { return }
    let indent = String(repeating: "  ", count: depth)
    lines.append(indent + heading(node))
    for mark in marks[id] ?? [] {
      lines.append("\(indent)  ! \(VisibleText.escape("\(mark.label): \(mark.message)"))")
    }
    lines += facts(of: node).map { "\(indent)  \($0)" }
    for child in places.children[id] ?? [] { add(child, depth: depth + 1, to: &lines) }
  }

  /// `route Route.cart(id), initial, never reached`, after how its parent leads to it.
  private func heading(_ node: Node) -> String {
    var text = name(of: node)
    let way = places.parent(of: node.id).flatMap { told(from: $0, to: node.id) }
    if let way, way.kind != .declares { text = "\(way.outlineVerb) \(text)" }
    if !node.payload.isEmpty {
      text += "(\(node.payload.map { $0.label ?? $0.type }.joined(separator: ", ")))"
    }
    if let view = node.view { text += ", with \(view)" }
    if node.isInitial { text += ", initial" }
    if !node.isDeclared, node.kind != .external { text += ", declared elsewhere" }
    if index.reachability.hasEntries, node.kind != .deepLink {
      switch index.reach(of: node.id) {
      case .unreached: text += ", never reached"
      case .perhaps: text += ", perhaps reached"
      case .reached: break
      }
    }
    if let way {
      if let label = way.label { text += ", \(label)" }
      if let condition = way.condition { text += " if \(condition)" }
      if way.confidence == .dynamic { text += " (dynamic)" }
      if let trigger = way.trigger, way.kind != .declares { text += "  · \(trigger)" }
    }
    return VisibleText.escape(text)
  }

  /// What leads on from the node, a line for each relation; what the tree shows already is left out.
  private func facts(of node: Node) -> [String] {
    struct Key: Hashable {
      let words: String
      let order: Int
    }
    var triggers: [Key: Set<String>] = [:]
    for edge in graph.outgoing(node.id) {
      guard let target = graph[edge.to], !isTold(edge) else { continue }
      var words = "\(edge.outlineVerb) \(name(of: target))"
      if edge.kind == .dismisses { words = "closes itself" }
      if let label = edge.label { words += ", \(label)" }
      if let condition = edge.condition { words += " if \(condition)" }
      if edge.confidence == .dynamic { words += " (dynamic)" }
      let key = Key(words: words, order: edge.kind == .opens ? edge.order ?? 0 : edge.kind.order)
      triggers[key, default: []].formUnion(edge.trigger.map { [$0] } ?? [])
    }
    return triggers.sorted { ($0.key.order, $0.key.words) < ($1.key.order, $1.key.words) }
      .map { key, triggers in
        let by = triggers.isEmpty ? "" : "  · \(triggers.sorted().joined(separator: ", "))"
        return VisibleText.escape(key.words + by)
      }
  }

  /// Whether the line of a node that stands under this edge's start says the edge.
  private func isTold(_ edge: Edge) -> Bool {
    places.parent(of: edge.to) == edge.from && told(from: edge.from, to: edge.to)?.id == edge.id
  }

  /// The one edge that leads from a node to one that stands under it, if it is only one.
  private func told(from parent: NodeID, to child: NodeID) -> Edge? {
    let edges = graph.outgoing(parent).filter { $0.to == child }
    return edges.count == 1 ? edges.first : edges.first { $0.kind == .declares }
  }

  private func name(of node: Node) -> String {
    let kind = node.kind == .deepLink ? "link" : node.kind.rawValue
    let isShared = (bearers["\(node.kind) \(node.qualifiedName)"] ?? 0) > 1
    return "\(kind) \(node.qualifiedName)" + (isShared ? " in \(node.module)" : "")
  }
}

extension Edge {
  /// What the edge does, in a word or two.
  fileprivate var outlineVerb: String {
    switch kind {
    case .present: style == nil ? "present" : "present as \(style ?? "")"
    case .returns: "returns to"
    case .child: "starts"
    default: kind.rawValue
    }
  }
}

extension EdgeKind {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
