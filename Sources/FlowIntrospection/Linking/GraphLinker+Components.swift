import FlowModel

/// Screens that are parts of others.
extension GraphLinker {
  /// A screen that is only ever contained is a component.
  func markComponents() {
    var contained: Set<NodeID> = []
    var shown: Set<NodeID> = []
    for edge in edges {
      switch edge.kind {
      case .contains: contained.insert(edge.to)
      case .launch, .shows, .push, .present, .replace, .switch, .opens: shown.insert(edge.to)
      default: break
      }
    }
    for id in contained.subtracting(shown) where nodes[id]?.kind == .screen {
      update(id) { $0.roles = ($0.roles + ["component"]).sorted() }
    }
  }
}
