import FlowModel

/// Texts that are routes of a function, where a caller passes it a text that comes from outside.
extension GraphLinker {
  /// Observes that any of a function's keys may be made where it is called with a link's last
  /// component, a notification's payload or anything else that is written nowhere.
  func observeOpenKeys() {
    let keys = Dictionary(grouping: records.dispatchedKeys, by: \.unit)
    for unit in keys.keys.sorted() {
      let callers = (evaluator.callers[unit] ?? []).sorted().filter { !index[$0].isTest }
      guard let open = callers.first(where: passesAnyText) else { continue }
      let makings = (keys[unit] ?? []).map { key in
        Observation(
          kind: .mayMakeRoute, subject: "\(module(of: unit))/\(key.text)",
          data: ["in": index[open].title], location: location(key.position, in: unit))
      }
      observations += makings.sorted { $0.subject < $1.subject }
    }
  }

  /// Whether the code goes to a text that nobody can name: neither written, nor its own caller's.
  private func passesAnyText(_ caller: UnitID) -> Bool {
    (summaries[caller]?.effects ?? []).contains { effect in
      guard effect.verb == .route, effect.unit == caller,
        effect.target.type(in: index)?.unwrapped.name == "String"
      else { return false }
      switch effect.target {
      case .string, .parameter: return false
      default: return true
      }
    }
  }
}
