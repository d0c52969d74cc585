/// What callers are told of functions.
extension Evaluator {
  /// The effects that can matter to callers.
  func told(of summary: Summary) -> [Int32] {
    summary.effects.numbers.filter { number in
      if let known = told[number] { return known }
      let isTold = isTold(effects[number])
      told[number] = isTold
      return isTold
    }
  }

  private func isTold(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .handOver, .binds: true
    case .invoke, .hook: effect.target.isOpen
    case .call: false
    default: isWorthTelling(effect)
    }
  }

  /// Whether an effect can matter to those who call the function that has it.
  ///
  /// Most of what an app does is no navigation; were it told from caller to caller, summaries would
  /// grow with the depth of the program.
  private func isWorthTelling(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .make:
      guard case .enumCase(let type, _, _) = effect.target else { return false }
      return isAction(type)
    case .construct:
      return effect.target.type(in: index)?.id.map { !isOnlyData($0) } ?? true
    case .write(let property, _):
      if property.owner.map({ isValueType($0) }) ?? false { return true }
      // What types are for is read off what they put into others' state, too.
      guard let roles else {
        return isOpenPresenter(effect.target) || isOpenBox(effect.target)
          || isInjected(effect.target, in: effect.unit)
      }
      // What a caller passes may be a route.
      if !effect.target.isSettled { return true }
      if roles.sinks[property] != nil || given.relays[property] != nil
        || given.bindings[property] != nil
      {
        return true
      }
      guard let type = effect.target.type(in: index)?.unwrapped.id else { return false }
      return roles.isRouteType(type)
    default:
      return true
    }
  }

  /// Whether an initialiser keeps a dependency that can be one of several types: who makes the object
  /// says which.
  private func isInjected(_ value: Value, in unit: UnitID) -> Bool {
    guard case .parameter(let number, let type) = value, number >= 0,
      let id = type.unwrapped.id, index[id].kind == .protocol, index.inheritors(of: id).count > 1
    else { return false }
    return index[unit].kind == .initializer
  }

  /// Whether the enum holds a reducer's actions.
  private func isAction(_ type: TypeID) -> Bool {
    if let known = actionTypes[type] { return known }
    let isAction = index.reducer(aroundAction: type) != nil
    actionTypes[type] = isAction
    return isAction
  }

  /// A struct or enum that is no view and no reducer: a model's value.
  private func isOnlyData(_ type: TypeID) -> Bool {
    if let known = plainValues[type] { return known }
    let symbol = index[type]
    let isPlain =
      symbol.isDeclared && (symbol.kind == .struct || symbol.kind == .enum)
      && !vocabulary.isScreen(type, in: index) && !vocabulary.isEntry(type, in: index)
      && !index.isReducer(type) && roles?.role(of: type) != .flow
    plainValues[type] = isPlain
    return isPlain
  }

}
