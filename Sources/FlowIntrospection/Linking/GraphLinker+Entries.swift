import FlowModel

/// Where the system enters the app, and what it starts with.
extension GraphLinker {
  func linkEntries() {
    for type in index.types where roles.role(of: type.id) == .entry && !type.isTest {
      guard let entry = node(for: type.id) else { continue }
      for unit in type.units {
        for effect in summaries[unit]?.effects ?? [] where effect.verb == .construct {
          guard
            let target = scene(effect.target, of: type)
              ?? node(forShown: effect.target, in: type.module)
          else { continue }
          guard nodes[target.node]?.isDeclared == true, !isTransitionTarget(effect, in: unit),
            !isTabContent(target.node, of: entry)
          else { continue }
          connect(
            .launch, entry, target.node, trigger: index[effect.unit].title,
            confidence: effect.isDoubtful ? .dynamic : .certain,
            at: location(effect.position, in: effect.unit))
        }
      }
    }
  }

  /// A scene of the project's own, which its app is made of.
  private func scene(
    _ value: Value, of app: TypeSymbol
  ) -> (node: NodeID, confidence: Confidence)? {
    guard let id = value.type(in: index)?.id, id != app.id, index[id].kind == .struct,
      roles.role(of: id) == .entry
    else { return nil }
    return node(for: id).map { ($0, .certain) }
  }

  /// Whether one of the entry's own tabs shows it.
  private func isTabContent(_ content: NodeID, of entry: NodeID) -> Bool {
    edges(to: content).contains { shows in
      shows.kind == .shows && nodes[shows.from]?.kind == .tab
        && edges(to: shows.from).contains { $0.kind == .declares && $0.from == entry }
    }
  }

  /// Whether what is built here is also pushed or presented by the same function.
  func isTransitionTarget(_ effect: Effect, in unit: UnitID) -> Bool {
    guard let type = effect.target.type(in: index) else { return false }
    return (summaries[unit]?.effects ?? []).contains { other in
      switch other.verb {
      case .push, .present, .replace, .switchRoot:
        return other.target.type(in: index)?.id == type.id && type.id != nil
      default: return false
      }
    }
  }
}
