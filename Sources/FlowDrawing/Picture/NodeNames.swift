import FlowModel

/// What the nodes of a graph are called in a picture.
struct NodeNames: Sendable {
  private let screen: SuffixTrimmer
  private let flow: SuffixTrimmer
  /// Roots, tabs and routes that are named after types.
  private let type: SuffixTrimmer

  init(_ graph: FlowGraph) {
    screen = SuffixTrimmer(
      names: graph.nodes(of: .screen).map(\.name), suffixes: SuffixTrimmer.screens)
    type = SuffixTrimmer(
      names: graph.nodes.filter(Self.isNamedAfterType).map(\.name),
      suffixes: SuffixTrimmer.flows + SuffixTrimmer.screens + ["Route", "Destination"])
    flow = SuffixTrimmer(names: graph.nodes(of: .flow).map(\.name), suffixes: SuffixTrimmer.flows)
  }

  /// What people call it.
  func title(_ node: Node) -> String {
    switch node.kind {
    case .screen: screen(node.name)
    case .flow: ModuleNode.is(node) ? node.name : flow(node.name)
    case .external: SystemScreens.spoken(node.name)
    case .deepLink: node.name
    case .root, .tab, .route:
      Self.isNamedAfterType(node) ? type(node.name) : Words.spoken(node.name)
    case .entry: Words.spoken(node.name)
    }
  }

  private static func isNamedAfterType(_ node: Node) -> Bool {
    switch node.kind {
    case .root, .tab, .route: node.name.first?.isUppercase == true
    case .entry, .flow, .screen, .deepLink, .external: false
    }
  }

  /// What the source calls it, with the view that it shows, if it is only one.
  func detail(_ node: Node, role: PictureRole, showing views: [Node]) -> String? {
    var parts: [String] = []
    switch role {
    case .root, .tab: parts.append(role.rawValue)
    case .route: parts.append(Self.source(node))
    case .external: if title(node) != node.name { parts.append(node.name) }
    case .screen, .component, .flow:
      if title(node) != Words.spoken(node.name) || title(node) != node.name {
        parts.append(node.name)
      }
    case .entry, .deepLink, .area, .any: break
    }
    parts += views.map(\.name).filter { $0 != node.name }
    if let view = node.view { parts.append(view) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// `.productDetail(id)` for a case, the name for a type.
  static func source(_ node: Node) -> String {
    let isCase = node.owner != nil && node.name.first?.isLowercase == true
    guard !node.payload.isEmpty else { return isCase ? ".\(node.name)" : node.name }
    let payload = node.payload.map { $0.label ?? $0.type }.joined(separator: ", ")
    return "\(isCase ? "." : "")\(node.name)(\(Words.shortened(payload, to: 24)))"
  }
}
