import SwiftFacts

/// The Composable Architecture: which reducers are flows, and which views stand for reducers.
extension RoleClassifier {
  private var reducers: [TypeSymbol] {
    candidates.filter { index.isReducer($0.id) }
  }

  /// Finds the reducers that keep where the user is.
  mutating func classifyReducers() {
    spreadCaseSinks()
    classifyEnumStates()
    let ordered = result.sinks.sorted {
      ($0.key.owner?.index ?? -1, $0.key.name) < ($1.key.owner?.index ?? -1, $1.key.name)
    }
    for (property, kinds) in ordered {
      guard let owner = property.owner, let reducer = index.reducer(ofState: owner) else {
        continue
      }
      guard !kinds.isDisjoint(with: [.stack, .tabs, .root]) || holdsState(property) else {
        continue
      }
      result.roles[reducer] = .flow
      if let symbol = index[owner].properties[property.name],
        let steered = type(of: symbol, in: owner).flatMap({ index.steeredType($0).id }),
        index.reducer(ofState: steered) != nil, index[steered].kind == .enum
      {
        // Its name ends like an event's, but it says where the user is.
        result.routeTypes.insert(steered)
      }
    }
  }

  /// Folds each view into the flow that it shows, and each leaf into its view.
  ///
  /// To be called when no more flows are found.
  mutating func foldReducers() {
    classifyByChildReducers()
    foldViews()
  }

  /// Whether the view keeps a store, so that only the state in it can choose a root.
  func keepsStore(_ view: TypeID) -> Bool {
    index[view].properties.values.contains { property in
      property.declaration.type.map { index.standIns[$0.unwrapped.simpleName] != nil } ?? false
    }
  }

  /// A sheet for one case of a destination steers the property that holds the destination.
  private mutating func spreadCaseSinks() {
    let holders = statesByValue()
    for (property, kinds) in result.sinks {
      guard let owner = property.owner, index[owner].enumCase(named: property.name) != nil else {
        continue
      }
      for holder in holders[owner] ?? [] { result.sinks[holder, default: []].formUnion(kinds) }
    }
  }

  /// The properties of reducers' states that hold values of each enum.
  private func statesByValue() -> [TypeID: [PropertyReference]] {
    var holders: [TypeID: [PropertyReference]] = [:]
    for reducer in reducers {
      guard let state = index.state(of: reducer.id) else { continue }
      for property in index[state].properties.values {
        guard let type = type(of: property, in: state), let id = index.steeredType(type).id,
          index[id].kind == .enum
        else { continue }
        holders[id, default: []].append(PropertyReference(owner: state, name: property.name))
      }
    }
    return holders
  }

  /// A view that switches over a state which is one of several reducers' chooses a root.
  private mutating func classifyEnumStates() {
    let tables = records.branches.filter { branch in
      index.reducer(ofState: branch.enumeration) != nil
        && branch.subject?.owner.flatMap { index.reducer(ofState: $0) } != nil
        && index[branch.unit].owner.map { vocabulary.isScreen($0, in: index) } ?? false
        && branch.effects.contains { $0.verb == .construct && isDeclaredScreen($0.target) }
    }
    for (subject, branches) in Dictionary(grouping: tables, by: \.subject) {
      guard let subject, Set(branches.map(\.caseName)).count > 1 else { continue }
      result.sinks[subject, default: []].insert(.root)
      for branch in branches { result.routeTypes.insert(branch.enumeration) }
    }
  }

  /// Whether what is presented has a reducer of its own or is one of several things.
  private func holdsState(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name],
      let type = type(of: symbol, in: owner), let id = type.unwrapped.id
    else { return false }
    return index[id].kind == .enum || index.reducer(ofState: id) != nil
  }

  /// The property's declared type, else that of its initial value.
  private func type(of property: PropertySymbol, in owner: TypeID) -> ResolvedType? {
    if let reference = property.declaration.type {
      return index.resolve(reference, in: TypeScope(file: property.file, owner: owner))
    }
    return property.initialValue.flatMap { unit in
      summaries[unit]?.returns.lazy.compactMap { $0.type(in: self.index) }.first
    }
  }

  /// A reducer that runs flows in parts of its state is one too.
  private mutating func classifyByChildReducers() {
    var changed = true
    while changed {
      changed = false
      for reducer in reducers where result.roles[reducer.id] == nil {
        // What an enum's cases are is decided by who holds it.
        guard let state = index.state(of: reducer.id), index[state].kind != .enum else { continue }
        let runsFlow = reducer.units.contains { unit in
          (summaries[unit]?.effects ?? []).contains { effect in
            guard effect.verb == .construct, let id = effect.target.type(in: index)?.id else {
              return false
            }
            return id != reducer.id && index.isReducer(id) && result.roles[id] == .flow
          }
        }
        if runsFlow {
          result.roles[reducer.id] = .flow
          changed = true
        }
      }
    }
  }

  // MARK: Views

  /// A flow's view is no node of its own; a leaf's view is the screen that its reducer works for.
  private mutating func foldViews() {
    let views = storeViews()
    for reducer in reducers {
      let state = index.state(of: reducer.id)
      let view = mainView(of: reducer, among: state.flatMap { views[$0] } ?? [])
      if result.roles[reducer.id] == .flow {
        if let state { fold(state, into: reducer.id) }
        if let view {
          result.folded[view] = reducer.id
          result.roles[view] = .flow
          result.views[reducer.id] = view
        }
      } else if let view {
        fold(reducer.id, into: view)
        if let state { fold(state, into: view) }
      }
    }
  }

  private mutating func fold(_ type: TypeID, into other: TypeID) {
    result.folded[type] = other
    result.roles[type] = .model
  }

  /// The screens that keep a store, by the state in it.
  private func storeViews() -> [TypeID: [TypeSymbol]] {
    var result: [TypeID: [TypeSymbol]] = [:]
    for screen in candidates where vocabulary.isScreen(screen.id, in: index) {
      for name in screen.propertyOrder {
        guard let property = screen.properties[name], property.isStored,
          let reference = property.declaration.type?.unwrapped,
          index.standIns[reference.simpleName]?.wrapper == nil,
          index.standIns[reference.simpleName] != nil
        else { continue }
        let type = index.resolve(
          reference, in: TypeScope(file: property.file, owner: screen.id)
        ).unwrapped
        guard let state = type.id else { continue }
        result[state, default: []].append(screen)
        break
      }
    }
    return result
  }

  /// The view that stands for the whole of a reducer's state, not for a part of its screen.
  private func mainView(of reducer: TypeSymbol, among views: [TypeSymbol]) -> TypeID? {
    guard views.count > 1 else { return views.first?.id }
    let stem = ["Feature", "Reducer", "Core"].reduce(reducer.name) { name, suffix in
      name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }
    let names = [reducer.name, stem].flatMap {
      ["\($0)View", "\($0)Screen", "\($0)ViewController"]
    }
    if let named = views.first(where: { names.contains($0.name) }) { return named.id }
    if let nested = views.first(where: { $0.parent == reducer.id }) { return nested.id }
    let inner = Set(
      views.flatMap { view in
        view.units.flatMap { summaries[$0]?.effects ?? [] }.compactMap { effect -> TypeID? in
          guard let id = effect.target.type(in: index)?.id, id != view.id else { return nil }
          switch effect.verb {
          case .construct, .contain: return id
          default: return nil
          }
        }
      })
    return (views.first { !inner.contains($0.id) } ?? views.first)?.id
  }
}
