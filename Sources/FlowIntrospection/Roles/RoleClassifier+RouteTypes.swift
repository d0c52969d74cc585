import SwiftFacts

/// Which enums are routes, tabs or roots.
extension RoleClassifier {
  mutating func findRouteTypes() {
    var found = result.routeTypes
    func add(_ type: ResolvedType?) {
      guard let type else { return }
      if let id = index.steeredType(type).id, index[id].kind == .enum { found.insert(id) }
    }
    for (property, _) in result.sinks {
      guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
        continue
      }
      let scope = TypeScope(file: symbol.file, owner: owner)
      if let reference = symbol.declaration.type {
        add(index.resolve(reference, in: scope))
      } else if let unit = symbol.initialValue {
        for value in summaries[unit]?.returns ?? [] { add(value.type(in: index)) }
      }
    }
    for destination in records.destinations { add(destination.type) }
    for tab in records.tabs { add(tab.value?.type(in: index)) }
    let inputs = inputsOfScreens()
    for summary in summaries.values {
      for effect in summary.effects {
        if effect.verb == .route, let id = effect.target.type(in: index)?.unwrapped.id,
          inputs.contains(id)
        {
          continue
        }
        if isOwnData(effect) { continue }
        switch effect.verb {
        case .push, .present, .replace, .route, .select, .switchRoot:
          add(effect.target.type(in: index))
          for part in nestedCases(effect.target) { found.insert(part) }
        default: break
        }
      }
    }
    found.formUnion(result.envelopes.values)
    found.formUnion(typedRoutes)
    found.formUnion(entryPoints())
    found.formUnion(answeredEnums())
    found.formUnion(result.genericEnums.values.joined())
    let roots = rootTables()
    found.formUnion(roots)
    addNestedRoutes(&found)
    result.routeTypes = found.filter {
      (isRouteLike($0) || roots.contains($0)) && !index[$0].isTest
    }
  }

  /// Whether a screen decides by a part of what it is given to show, `switch row.kind`: what it shows
  /// then is the screen's own doing.
  private func isOwnData(_ effect: Effect) -> Bool {
    guard effect.verb == .route, let owner = index[effect.unit].owner else { return false }
    switch effect.target {
    case .part, .some, .property: return isOnScreen(owner) || parts[owner] != nil
    default: return false
    }
  }

  /// Finds what generic state that steers a stack, tabs or a root is given.
  mutating func findGenericEnums() {
    for summary in summaries.values {
      for effect in summary.effects {
        guard case .write(let property, _) = effect.verb, let kinds = result.sinks[property],
          !kinds.isDisjoint(with: [.stack, .tabs, .root]), isGeneric(property),
          case .enumCase(let type, _, _) = effect.target
        else { continue }
        result.genericEnums[property, default: []].insert(type)
      }
    }
  }

  /// Whether only a generic parameter of its owner says what a property holds.
  private func isGeneric(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name],
      let reference = symbol.declaration.type
    else { return false }
    let type = index.steeredType(
      index.resolve(reference, in: TypeScope(file: symbol.file, owner: owner)))
    return type.id == nil && index[owner].generics.contains { $0.name == type.name }
  }

  /// Enums with a case of which a flow is made, to begin with what its `switch` makes for that case.
  private func entryPoints() -> [TypeID] {
    tables { branch, flow in
      guard let subject = branch.subject, subject.owner == flow,
        let property = index[flow].properties[subject.name], property.isStored
      else { return false }
      return property.declaration.isConstant && !property.declaration.isStatic
    }
  }

  /// Enums whose cases a flow answers by showing one thing or another, in whatever way it does.
  private func answeredEnums() -> [TypeID] { tables { branch, _ in branch.isParameter } }

  /// Enums for whose cases a function puts up one root or another, whatever they are called:
  /// `prepareRoot(for state: LaunchState)`.
  private func rootTables() -> Set<TypeID> {
    var roots: [Records.Place: (enumeration: TypeID, shown: [String: Set<TypeID>])] = [:]
    for branch in records.branches where branch.isParameter {
      let shown = branch.effects.compactMap { effect -> TypeID? in
        guard effect.verb == .switchRoot, isDeclaredScreen(effect.target) else { return nil }
        return effect.target.type(in: index)?.id
      }
      guard !shown.isEmpty else { continue }
      let table = Records.Place(unit: branch.unit, position: index[branch.unit].position)
      roots[table, default: (branch.enumeration, [:])].shown[branch.caseName] = Set(shown)
    }
    return Set(
      roots.values.compactMap { table in
        Set(table.shown.values).count > 1 ? table.enumeration : nil
      })
  }

  /// The enums over which flows switch to make different screens and flows of the project.
  private func tables(where isTable: (Records.Branch, TypeID) -> Bool) -> [TypeID] {
    var made: [TypeID: [UnitID: [String: Set<TypeID>]]] = [:]
    for (owner, branches) in branchesByOwner where result.roles[owner] == .flow {
      for branch in branches where isTable(branch, owner) && isRouteLike(branch.enumeration) {
        made[branch.enumeration, default: [:]][branch.unit, default: [:]][
          branch.caseName, default: []
        ].formUnion(branch.effects.compactMap { thingMade(by: $0) })
      }
    }
    return made.filter { _, units in
      units.values.contains { cases in
        let shown = cases.values.filter { !$0.isEmpty }
        return shown.count > 1 && Set(shown.joined()).count > 1
      }
    }.keys.sorted()
  }

  /// The screen, flow or presenter that an effect makes.
  private func thingMade(by effect: Effect) -> TypeID? {
    guard effect.verb == .construct, let id = effect.target.type(in: index)?.id,
      result.roles[id] == .flow || carriesView(effect.target) || isDeclaredScreen(effect.target)
    else { return nil }
    return id
  }

  func isRouteLike(_ type: TypeID) -> Bool {
    let name = index[type].name
    let isEvent =
      index.isWrapper(type) || isOnlyReadFromText(type)
      || vocabulary.eventSuffixes.contains { name.hasSuffix($0) }
    return !isEvent || result.routeTypes.contains(type)
      || result.sinks.contains { property, _ in
        guard let owner = property.owner,
          let reference = index[owner].properties[property.name]?.declaration.type
        else { return false }
        let scope = TypeScope(file: index[owner].file, owner: owner)
        return index.steeredType(index.resolve(reference, in: scope)).id == type
      }
  }

  /// Whether values come into being from texts alone: no code of the app names a case to make it.
  private func isOnlyReadFromText(_ type: TypeID) -> Bool {
    records.anyCases[type] == ["rawValue"] && !madeEnums.contains(type)
  }

  func nestedCases(_ value: Value) -> [TypeID] {
    guard case .enumCase(_, _, let payload) = value else { return [] }
    return payload.flatMap { part -> [TypeID] in
      guard case .enumCase(let id, _, _) = part, hasTable(id) else { return [] }
      return [id] + nestedCases(part)
    }
  }

  /// Payloads of routes that have destination tables of their own are routes too.
  func addNestedRoutes(_ found: inout Set<TypeID>) {
    var queue = Array(found)
    while let type = queue.popLast() {
      for payload in index[type].cases.flatMap(\.payload) {
        let scope = TypeScope(file: index[type].file, owner: type)
        let resolved = index.resolve(payload.type, in: scope).unwrapped
        guard let id = (resolved.element ?? resolved).id, index[id].kind == .enum, hasTable(id),
          found.insert(id).inserted
        else { continue }
        queue.append(id)
      }
    }
  }

  /// Whether some `switch` over the enum decides what appears: one screen for all cases is none.
  func hasTable(_ type: TypeID) -> Bool {
    var shown: Set<TypeID> = []
    for branch in records.branches where branch.enumeration == type {
      for effect in branch.effects {
        if isPresentation(effect) { return true }
        guard effect.verb == .construct, isDeclaredScreen(effect.target),
          let screen = effect.target.type(in: index)?.id
        else { continue }
        shown.insert(screen)
      }
    }
    return shown.count > 1 || shown.count == 1 && index[type].cases.count == 1
  }
}
