import FlowModel

/// Flows that make themselves: `AppFlow.create()`.
extension GraphLinker {
  /// Whoever calls a flow's own static factory creates the flow.
  func linkFactories() {
    for type in index.types where roles.role(of: type.id) == .flow && !type.isTest {
      guard let flow = node(for: type.id) else { continue }
      for unit in type.units.map({ index[$0] }) where unit.isStatic && makes(type.id, in: unit.id) {
        for caller in (evaluator.callers[unit.id] ?? []).sorted() {
          connectCaller(caller, to: flow)
        }
      }
    }
  }

  private func makes(_ type: TypeID, in unit: UnitID) -> Bool {
    (summaries[unit]?.effects ?? []).contains { effect in
      effect.verb == .construct && effect.unit == unit
        && effect.target.type(in: index)?.id == type
    }
  }

  private func connectCaller(_ caller: UnitID, to flow: NodeID) {
    guard let owner = index[caller].owner, let from = node(for: owner), from != flow else { return }
    let kind: EdgeKind
    switch nodes[from]?.kind {
    case .entry: kind = .launch
    case .flow: kind = .child
    default:
      observations.append(
        Observation(
          kind: .constructs, subject: flow.subject, data: ["in": index[caller].title],
          location: location(index[caller].position, in: caller)))
      return
    }
    connect(
      kind, from, flow, trigger: index[caller].title,
      at: location(index[caller].position, in: caller))
  }
}
