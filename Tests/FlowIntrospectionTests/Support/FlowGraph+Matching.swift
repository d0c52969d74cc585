import FlowModel
import Testing

extension FlowGraph {
  /// The nodes that go by a name: `CartView`, `Shop/CartView` or `screen:Shop/CartView`.
  func nodes(named name: String) -> [Node] {
    nodes.filter { $0.qualifiedName == name || $0.subject == name || $0.id.rawValue == name }
  }

  /// The one node of a name, `nil` if there is none or several.
  func node(_ name: String) -> Node? {
    let found = nodes(named: name)
    return found.count == 1 ? found[0] : nil
  }

  /// The qualified names of the nodes of a kind, sorted.
  func names(_ kind: NodeKind) -> [String] {
    nodes(of: kind).map(\.qualifiedName).sorted()
  }

  func kind(_ name: String) -> NodeKind? { node(name)?.kind }

  /// The edges of a kind between two names; what is `nil` may be anything.
  func edges(
    _ kind: EdgeKind, from: String? = nil, to: String? = nil, style: String? = nil,
    trigger: String? = nil, confidence: Confidence? = nil
  ) -> [Edge] {
    let starts = from.map { Set(nodes(named: $0).map(\.id)) }
    let ends = to.map { Set(nodes(named: $0).map(\.id)) }
    return edges.filter { edge in
      edge.kind == kind && starts?.contains(edge.from) ?? true && ends?.contains(edge.to) ?? true
        && (style == nil || edge.style == style) && (trigger == nil || edge.trigger == trigger)
        && (confidence == nil || edge.confidence == confidence)
    }
  }

  func has(
    _ kind: EdgeKind, from: String, to: String, style: String? = nil, trigger: String? = nil,
    confidence: Confidence? = nil
  ) -> Bool {
    !edges(kind, from: from, to: to, style: style, trigger: trigger, confidence: confidence).isEmpty
  }

  /// All edges of some kinds as `CartView push Route.checkout`, sorted, each once.
  func lines(_ kinds: EdgeKind...) -> [String] {
    Set(edges.filter { kinds.contains($0.kind) }.map { line($0) }).sorted()
  }

  /// All transitions as `CartView push Route.checkout` or `CartView present.sheet FilterView`.
  var transitions: [String] {
    Set(edges.filter(\.kind.isTransition).map { line($0) }).sorted()
  }

  /// The transitions from one node, without its name: `push Route.checkout`.
  func transitions(from name: String) -> [String] {
    transitions.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The names of what a route, tab or root shows, sorted.
  func shown(_ name: String) -> [String] {
    Set(edges(.shows, from: name).compactMap { self[$0.to]?.qualifiedName }).sorted()
  }

  /// The triggers of a transition, sorted.
  func triggers(_ kind: EdgeKind, from: String, to: String) -> [String] {
    edges(kind, from: from, to: to).compactMap(\.trigger).sorted()
  }

  private func line(_ edge: Edge) -> String {
    let style = edge.style.map { ".\($0)" } ?? ""
    let doubt = edge.confidence == .dynamic ? "?" : ""
    return "\(self[edge.from]?.qualifiedName ?? "") \(edge.kind.rawValue)\(style)\(doubt) "
      + "\(self[edge.to]?.qualifiedName ?? "")"
  }

  /// The subjects of observations of a kind with some data, sorted, each once.
  func observed(_ kind: ObservationKind, _ data: [String: String] = [:]) -> [String] {
    Set(
      observations(of: kind).filter { observation in
        data.allSatisfy { observation.data[$0.key] == $0.value }
      }.map(\.subject)
    ).sorted()
  }
}

extension FlowGraph: CustomTestStringConvertible {
  /// What a failed expectation prints.
  public var testDescription: String {
    let nodes = nodes.map { node in
      "\(node.id)\(node.isInitial ? " initial" : "")\(node.isDeclared ? "" : " undeclared")"
    }
    let edges = edges.map { "\($0.id) \($0.confidence.rawValue)" }
    let notices = notices.map { "\($0.location?.line ?? 0): \($0.message)" }
    return "\n" + (nodes + edges + notices).map { "  \($0)\n" }.joined()
  }
}
