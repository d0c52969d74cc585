import SwiftFacts

/// What types do: they put screens in front of the user, or start flows that do.
extension RoleClassifier {
  /// A type that itself puts screens in front of the user decides about navigation.
  mutating func classifyByDoing() {
    for type in candidates where result.roles[type.id] == nil {
      let decides = type.units.contains { unit in
        (summaries[unit]?.effects ?? []).contains { effect in
          index[effect.unit].owner == type.id
            && (isPresentation(effect)
              && (isDeclaredScreen(effect.target) || isForeignScreen(effect.target))
              || isTabs(effect))
        }
      }
      if decides { result.roles[type.id] = .flow }
    }
  }

  /// Whether the code makes a screen that some other repository declares.
  private func isForeignScreen(_ value: Value) -> Bool {
    guard case .instance(let type, _) = value, type.id == nil else { return false }
    return vocabulary.looksLikeScreen(type.simpleName) && !type.isOfSystem
  }

  private func isTabs(_ effect: Effect) -> Bool {
    guard effect.verb == .tabs, case .array(let elements) = effect.target else { return false }
    return elements.contains { isDeclaredScreen($0) }
  }

  func isPresentation(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .present, .replace, .switchRoot: true
    default: false
    }
  }

  func isDeclaredScreen(_ value: Value) -> Bool {
    switch value {
    case .instance(let type, _), .some(let type):
      type.id.map { vocabulary.isScreen($0, in: index) && index[$0].isDeclared } ?? false
    default: false
    }
  }

  /// A type that makes a flow, keeps it to itself and starts it is one itself.
  mutating func classifyByChildren() {
    var changed = true
    while changed {
      changed = false
      for type in candidates where result.roles[type.id] == nil && type.kind != .enum {
        if startsFlow(type) {
          result.roles[type.id] = .flow
          changed = true
        }
      }
    }
  }

  private func startsFlow(_ type: TypeSymbol) -> Bool {
    let made = type.units.reduce(into: Set<TypeID>()) { $0.formUnion(flowsKept(by: $1, of: type)) }
    guard !made.isEmpty else { return false }
    return type.units.contains { unit in
      (summaries[unit]?.effects ?? []).contains { effect in
        guard case .call(let callee) = effect.verb, let target = index[callee].owner else {
          return false
        }
        return made.contains {
          $0 == target || index.ancestry(of: $0).declared.contains { $0.id == target }
        }
      }
    }
  }

  /// Whether a function, a factory's, makes an object for its caller.
  private func givesAway(_ type: TypeID, _ unit: UnitID) -> Bool {
    (summaries[unit]?.returns ?? []).contains { value in
      if case .tuple(let fields) = value {
        return fields.contains { $0.value.type(in: index)?.id == type }
      }
      return value.type(in: index)?.id == type
    }
  }

  /// The flows that a unit makes and does not give away.
  private func flowsKept(by unit: UnitID, of owner: TypeSymbol) -> Set<TypeID> {
    guard let summary = summaries[unit] else { return [] }
    let isValue = index[unit].kind == .initialValue
    let returned = Set(isValue ? [] : summary.returns.compactMap { $0.type(in: index)?.id })
    return Set(
      summary.effects.compactMap { effect -> TypeID? in
        guard effect.verb == .construct, let id = effect.target.type(in: index)?.id,
          result.roles[id] == .flow, id != owner.id, !returned.contains(id),
          index[effect.unit].owner == owner.id || givesAway(id, effect.unit),
          // A view is not started: whoever builds it only puts it somewhere.
          !vocabulary.isScreen(id, in: index)
        else { return nil }
        return id
      })
  }
}
