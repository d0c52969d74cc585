import SwiftFacts

/// What types do: they put screens in front of the user, or start flows that do.
extension RoleClassifier {
  /// A type that itself puts screens in front of the user decides about navigation.
  mutating func classifyByDoing() {
    // What a table of routes shows stands in its branches.
    let tables = Dictionary(grouping: records.branches.filter(\.isParameter)) {
      index[$0.unit].owner
    }
    for type in candidates where result.roles[type.id] == nil && parts[type.id] == nil {
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
          index[effect.unit].owner == type.id && !isCommissioned(effect, by: type)
            && (isPresentation(effect)
              && (isDeclaredScreen(effect.target) || isForeignScreen(effect.target))
              || isTabs(effect) || fillsOthers(effect, type.id))
        }
      }
      if decides || answersRoutes(type) { result.roles[type.id] = .flow }
    }
  }

  /// Whether a screen that keeps an object of the type does what the object only asks it for:
  /// `model.onShow = { [weak self] screen in self?.show(screen, sender: self) }`.
  private func isCommissioned(_ effect: Effect, by type: TypeSymbol) -> Bool {
    let place = Records.Place(unit: effect.unit, position: effect.position)
    guard let writers = commissions[place], !namesNavigator(type) else {
      return false
    }
    return writers.allSatisfy { writer in
      isOnScreen(writer) && keepers[type.id].contains { $0.isStored && $0.type == writer }
    }
  }

  /// A class of a kind that keeps others of its kind, most of them flows, is one too if it makes a
  /// screen or another of the kind, or keeps a navigation controller: its base, or whoever it hands
  /// that to, does the rest.
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
      for type in kin where result.roles[type] == nil {
        let type = index[type]
        if makesOne(of: Set(kin), type) || keepsStack(type) { result.roles[type.id] = .flow }
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

  private func keepsStack(_ type: TypeSymbol) -> Bool {
    type.properties.values.contains { property in
      guard let reference = property.declaration.type else { return false }
      let kept = index.resolve(reference, in: TypeScope(file: property.file, owner: type.id))
      return kept.unwrapped.simpleName == "UINavigationController"
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

  /// Whether it puts an object that gives a view into state of somebody else that a view is bound to:
  /// `stack.push(DetailPresenter())`.
  private func fillsOthers(_ effect: Effect, _ type: TypeID) -> Bool {
    guard case .write(let property, let operation) = effect.verb, operation != .remove,
      property.owner != type, let kinds = result.sinks[property], !kinds.isEmpty
    else { return false }
    return carriesView(effect.target)
  }

  /// Whether a value gives a view of the project, or carries one that does.
  func carriesView(_ value: Value) -> Bool {
    guard case .instance(let type, let fields) = value, let id = type.id else { return false }
    let gives = index.viewGivers(of: id).contains { unit in
      guard let summary = summaries[unit] else { return false }
      return summary.returns.contains { isDeclaredScreen($0) }
        || summary.effects.contains { $0.verb == .construct && isDeclaredScreen($0.target) }
    }
    return gives || fields.contains { carriesView($0.value) }
  }

  /// Whether a type answers cases of a route enum by putting up one thing or another, be it the
  /// system's: a single one would be a helper.
  private func answersRoutes(_ type: TypeSymbol) -> Bool {
    guard type.kind == .class else { return false }
    if keyDispatchers.contains(type.id) { return true }
    if isKeptByScreen(type) { return false }
    let answered = (branchesByOwner[type.id] ?? []).filter { branch in
      branch.isParameter && isRouteLike(branch.enumeration)
        && branch.effects.contains { effect in
          guard isPresentation(effect), index[effect.unit].owner == type.id,
            case .instance(let shown, _) = effect.target
          else { return false }
          return shown.id != nil && isDeclaredScreen(effect.target)
            || shown.id == nil && vocabulary.looksLikeScreen(shown.simpleName)
              && !vocabulary.containers.contains(shown.simpleName)
        }
    }
    return Set(answered.map(\.caseName)).count > 1
  }

  /// Whether a screen keeps an object of the type, itself or by a protocol: its model or presenter.
  private func isKeptByScreen(_ type: TypeSymbol) -> Bool {
    let names = [type.id] + index.ancestry(of: type.id).declared.compactMap(\.id)
    return names.contains { name in keepers[name].contains { $0.isStored && isOnScreen($0.type) } }
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
      for type in candidates
      where result.roles[type.id] == nil && type.kind != .enum && parts[type.id] == nil {
        if startsFlow(type) {
          result.roles[type.id] = .flow
          changed = true
        }
      }
    }
  }

  private func startsFlow(_ type: TypeSymbol) -> Bool {
    var made = type.units.reduce(into: Set<TypeID>()) { $0.formUnion(flowsKept(by: $1, of: type)) }
    guard !made.isEmpty else { return false }
    if type.kind == .class, hosted(of: made, by: type).count > 1 { return true }
    made.formUnion(type.units.flatMap { erasers(of: made, in: $0) })
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

  /// The flows for which a type makes the views that host their stacks: it puts the app together.
  private func hosted(of flows: Set<TypeID>, by type: TypeSymbol) -> Set<TypeID> {
    var hosted: Set<TypeID> = []
    for unit in type.units {
      for effect in summaries[unit]?.effects ?? [] {
        guard effect.verb == .construct, effect.unit == unit,
          case .instance(let view, let fields) = effect.target, let host = view.id,
          vocabulary.isScreen(host, in: index)
        else { continue }
        for field in fields {
          guard let flow = field.value.type(in: index)?.unwrapped.id, flows.contains(flow),
            stackHosts.contains(where: { $0.key.owner == flow && $0.value.contains(host) })
          else { continue }
          hosted.insert(flow)
        }
      }
    }
    return hosted
  }

  /// Whether a function, a factory's, makes an object for its caller.
  private func givesAway(_ type: TypeID, _ unit: UnitID) -> Bool {
    (summaries[unit]?.returns ?? []).contains { carried(by: $0).contains(type) }
  }

  /// The types of a value and of what it carries, a type eraser's coordinator.
  private func carried(by value: Value) -> [TypeID] {
    let own = value.type(in: index)?.unwrapped.id.map { [$0] } ?? []
    switch value {
    case .tuple(let fields), .instance(_, let fields):
      return own + fields.flatMap { carried(by: $0.value) }
    default: return own
    }
  }

  /// The types of objects that only carry one of these flows: to start them is to start it.
  private func erasers(of flows: Set<TypeID>, in unit: UnitID) -> [TypeID] {
    (summaries[unit]?.effects ?? []).compactMap { effect in
      guard effect.verb == .construct, case .instance(let type, let fields) = effect.target,
        let id = type.id, index[id].kind == .class, result.roles[id] == nil,
        fields.contains(where: { $0.value.type(in: index)?.id.map(flows.contains) ?? false })
      else { return nil }
      return id
    }
  }

  /// The flows that a unit makes and does not give away.
  private func flowsKept(by unit: UnitID, of owner: TypeSymbol) -> Set<TypeID> {
    guard let summary = summaries[unit] else { return [] }
    let isValue = index[unit].kind == .initialValue
    let returned = Set(isValue ? [] : summary.returns.flatMap { carried(by: $0) })
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
