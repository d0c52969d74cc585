import SwiftFacts

/// Containers that stand for the flow that was started in them.
///
/// `let items = ItemsFlow(router: router)` … `present(router)` presents the flow: the navigation
/// controller or router that it was given is only its frame.
extension Evaluator {
  /// Lets a local that holds a container stand for the flow that it was handed to.
  func noteCarriers(of results: [Value], _ arguments: [Argument], _ frame: Frame) {
    guard let flow = results.first(where: { isStartable($0) }) else { return }
    for argument in arguments {
      guard case .name(let local, _) = argument.value.kind, let values = frame.locals[local],
        !values.contains(flow), values.contains(where: { isContainer($0) })
      else { continue }
      frame.locals[local] = [flow] + values
    }
  }

  private func isStartable(_ value: Value) -> Bool {
    guard case .instance(let type, _) = value, let id = type.id, index[id].kind == .class else {
      return false
    }
    if let roles { return roles.role(of: id) == .flow }
    return !vocabulary.isScreen(id, in: index)
  }

  /// A navigation controller, or an object of the project's own that shows what it is given.
  func isContainer(_ value: Value) -> Bool {
    guard let type = value.type(in: index)?.unwrapped else { return false }
    guard let id = type.id else { return vocabulary.containers.contains(type.simpleName) }
    if index[id].kind == .protocol { return index.inheritors(of: id).contains { isRouter($0) } }
    if index.ancestry(of: id).inherits(vocabulary.containers) { return true }
    return isRouter(id)
  }

  /// The flow for which its container stands where that is shown: `present(items.navigation)`.
  func guise(of owner: Value, for made: [Value]) -> [Value] {
    guard let roles, made.count == 1, isForeignContainer(made[0]),
      let id = owner.type(in: index)?.unwrapped.id, roles.role(of: id) == .flow,
      !vocabulary.isScreen(id, in: index)
    else { return [] }
    switch owner {
    case .parameter(let number, _): return number >= 0 ? [owner] : []
    case .instance, .some: return [owner]
    default: return []
    }
  }

  /// Values of a receiver: what is called on a flow's container is called on that alone.
  func withoutGuise(_ values: [Value], _ base: Expression) -> [Value] {
    guard values.count > 1, case .member = base.kind, values.contains(where: isForeignContainer)
    else { return values }
    return values.filter { value in
      guard let id = value.type(in: index)?.unwrapped.id else { return true }
      return roles?.role(of: id) != .flow || vocabulary.isScreen(id, in: index)
    }
  }

  /// Whether it is some controller of a library, or a project's own kind of it, that can hold others.
  func isForeignContainer(_ value: Value) -> Bool {
    let type: ResolvedType
    switch value {
    case .some(let some): type = some
    case .instance(let made, []): type = made
    default: return false
    }
    if let id = type.unwrapped.id {
      return index[id].kind == .class && roles?.role(of: id) == .screen
        && index.ancestry(of: id).inherits(["UINavigationController"])
    }
    return vocabulary.containers.contains(type.unwrapped.simpleName)
      || vocabulary.screenBases.contains(type.unwrapped.simpleName)
  }

  /// Whether the value is what a caller passes, or what that gives of itself.
  private func isArgument(_ value: Value) -> Bool {
    switch value {
    case .parameter(let number, _): number >= 0
    case .result(_, let receiver, _): isArgument(receiver)
    default: false
    }
  }

  private func isRouter(_ type: TypeID) -> Bool {
    if let known = routers[type] {
      footings.change { $0.rest(on: known.footing, deeper: depth + 1) }
      return known.isRouter
    }
    guard routersUnderWay.insert(type).inserted else {
      noteLimit()
      return false
    }
    defer { routersUnderWay.remove(type) }
    var footing = Footing()
    var isSettled = true
    let isRouter = index[type].units.contains { method in
      guard !index[method].parameters.isEmpty else { return false }
      let effects = summary(of: method).effects
      isSettled = isSettled && self.isSettled(method)
      footing.rest(on: footings[method])
      return effects.contains { isArgument($0.target) && $0.isShowing }
    }
    // What methods do that are under way is not known for good.
    if isSettled { routers[type] = (isRouter, footing) }
    return isRouter
  }
}

extension Effect {
  /// Whether something is put on the screen.
  fileprivate var isShowing: Bool {
    switch verb {
    case .push, .present, .replace, .switchRoot: true
    default: false
    }
  }
}
