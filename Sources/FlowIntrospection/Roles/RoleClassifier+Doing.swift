import SwiftFacts

/// What types do: they put screens in front of the user, or start flows that do.
extension RoleClassifier {
  /// A type that itself puts screens in front of the user decides about navigation.
  mutating func classifyByDoing() {
    // What a table of routes shows stands in its branches.
    let tables = Dictionary(grouping: records.branches.filter(\.isParameter)) {
      index[$0.unit].owner
    }
    for type in candidates where result.roles[type.id] == nil {
      let isTable = (tables[type.id] ?? []).contains { branch in
        branch.effects.contains {
          index[$0.unit].owner == type.id && isPresentation($0) && isDeclaredScreen($0.target)
        }
      }
      if isTable {
        result.roles[type.id] = .flow
        continue
      }
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

  /// A class of a kind that keeps others of its kind, most of them flows, is one too if it makes a
  /// screen or another of the kind: its base does the rest.
  mutating func classifyByKin() {
    for base in index.types where [.class, .protocol].contains(base.kind) && base.isDeclared {
      guard !base.isTest, !vocabulary.isScreen(base.id, in: index), keepsItsKind(base) else {
        continue
      }
      let kin = index.inheritors(of: base.id).filter {
        index[$0].kind == .class && !index[$0].isTest && index[$0].isDeclared
      }
      let flows = kin.filter { result.roles[$0] == .flow }
      guard flows.count >= 2 else { continue }
      for type in kin where result.roles[type] == nil && makesOne(of: Set(kin), index[type]) {
        result.roles[type] = .flow
      }
    }
  }

  /// Whether a type has a collection of values of the same type.
  private func keepsItsKind(_ type: TypeSymbol) -> Bool {
    type.properties.values.contains { property in
      guard let reference = property.declaration.type else { return false }
      let kept = index.resolve(reference, in: TypeScope(file: property.file, owner: type.id))
      return (kept.element ?? kept.unwrapped.element)?.unwrapped.id == type.id
    }
  }

  private func makesOne(of kin: Set<TypeID>, _ type: TypeSymbol) -> Bool {
    type.units.contains { unit in
      (summaries[unit]?.effects ?? []).contains { effect in
        guard index[effect.unit].owner == type.id else { return false }
        switch effect.verb {
        case .construct:
          guard let made = effect.target.type(in: index)?.id else { return false }
          return kin.contains(made) || vocabulary.isScreen(made, in: index)
        case .push, .present, .replace: return true
        default: return false
        }
      }
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
