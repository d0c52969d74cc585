import FlowModel

/// What makes a node the kind of thing that it is, read off its edges.
struct NodeReason {
  let text: String

  init(_ node: Node, in graph: FlowGraph) {
    let incoming = graph.incoming(node.id)
    let outgoing = graph.outgoing(node.id)
    func amount(_ noun: String, _ kinds: EdgeKind...) -> String? {
      let count = Set(outgoing.filter { kinds.contains($0.kind) }.map(\.to)).count
      return count == 0 ? nil : AuditSummaryText.amount(count, noun)
    }
    switch node.kind {
    case .entry:
      text = "the system enters the app here"
    case .root:
      text = "a case of the state that chooses what \(Self.owner(node)) shows as a whole"
    case .tab:
      text = "a tab of \(Self.declarers(incoming, graph))"
    case .route:
      text = "a value that \(Self.declarers(incoming, graph)) can show"
    case .deepLink:
      text = "a URL that the app's code takes"
    case .external:
      text = "a screen of the system"
    case .screen:
      text =
        node.isDeclared
        ? "a view or view controller that is shown, contained, or leads on"
        : "a screen that the sources show and do not declare"
    case .flow:
      let does = [
        amount("case", .declares).map { "declares \($0)" },
        amount("child flow", .child).map { "starts \($0)" },
        amount("place", .push, .present, .replace, .select, .switch).map { "moves to \($0)" },
      ].compactMap { $0 }
      text =
        "a flow, because it owns navigation state or decides about it"
        + (does.isEmpty ? "" : ": it \(does.joined(separator: ", "))")
    }
  }

  private static func owner(_ node: Node) -> String { node.owner.map { "`\($0)`" } ?? "a flow" }

  private static func declarers(_ edges: [Edge], _ graph: FlowGraph) -> String {
    let names = Set(
      edges.filter { $0.kind == .declares }.compactMap { graph[$0.from]?.qualifiedName }
    ).sorted()
    return names.isEmpty ? "no flow that was read" : names.joined(separator: ", ")
  }
}
