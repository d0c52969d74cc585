import SwiftFacts

/// Properties in which code keeps functions of others: `onOpen?(item)` runs what a view put there.
extension LinkInterpreter {
  /// Calls what is kept in a property of a function's type; `nil` if nobody keeps anything there, or
  /// there is no time for it.
  ///
  /// Evaluation leaves such closures to the code that wrote them: the transition is that code's. The
  /// link lands there all the same.
  func callKept(
    _ name: String, in type: ResolvedType, _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let property = evaluator.property(named: name, of: type) else { return nil }
    let reference = PropertyReference(owner: property.owner, name: property.name)
    guard state.store[reference] == nil, !evaluator.sharedActions.contains(reference) else {
      return nil
    }
    let kept = keptFunctions(in: reference)
    guard !kept.isEmpty, kept.count <= Self.bodyLimit, frame.depth < Self.depthLimit else {
      return nil
    }
    return product(arguments.map { ($0.value, nil) }, state, frame).flatMap {
      made -> [LinkResult] in
      let carries = made.values.contains { matter($0) }
      guard carries || moves(reference) && mayFollow(made.values, frame) else {
        return fallBack(whole, made.state, frame, expected: nil)
      }
      var caller = frame
      caller.idle = carries ? 0 : frame.idle + 1
      return kept.flatMap {
        invoke(.open($0, text: name, isOfLink: false), made.values, made.state, caller)
      }
    }
  }

  /// `center.post(name: .open, object: …, userInfo: …)`: runs what observes it; `nil` if nobody in the
  /// tree does, or there is no time for it.
  func postNotification(
    _ arguments: [Argument], _ whole: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let name = arguments.first(where: { $0.label == "name" }),
      case .property(let reference, _)? = evaluator.channel(
        named: name.value, evaluationFrame(state, frame))
    else { return nil }
    let observers = keptFunctions(in: reference)
    guard !observers.isEmpty, observers.count <= Self.bodyLimit, frame.depth < Self.depthLimit
    else { return nil }
    let carried = arguments.filter { $0.label == "object" || $0.label == "userInfo" }
    return product(carried.map { ($0.value, nil) }, state, frame).flatMap {
      made -> [LinkResult] in
      // What tells observers nothing of the link is evaluation's: apps post about everything.
      guard made.values.contains(where: { matter($0) }) else {
        return fallBack(whole, made.state, frame, expected: nil)
      }
      let fields = zip(carried, made.values).map { LinkValue.Field(name: $0.label, value: $1) }
      let notification = LinkValue.instance(
        ResolvedType(name: Evaluator.notificationType), fields)
      var caller = frame
      caller.idle = 0
      // Observers run one after the other, whatever the ones before them did.
      return observers.reduce([made.state]) { states, observer in
        states.flatMap {
          invoke(.open(observer, text: "observer", isOfLink: false), [notification], $0, caller)
            .map(\.state)
        }
      }.map { LinkResult(state: $0, value: .void) }
    }
  }

  /// What code puts into the property, in the order of the source.
  private func keptFunctions(in reference: PropertyReference) -> [Value] {
    evaluator.sorted(evaluator.records.closures[reference] ?? []).filter { value in
      switch value {
      case .closure, .method: true
      default: false
      }
    }
  }

  /// Whether something kept in the property moves the user.
  private func moves(_ reference: PropertyReference) -> Bool {
    if let known = movingCallbacks[reference] { return known }
    movingCallbacks[reference] = false
    let kept = keptFunctions(in: reference)
    // Where many keep something, nobody can say whose it is.
    guard kept.count <= Self.bodyLimit else { return false }
    let moves = kept.contains { value in
      switch value {
      case .closure(let closure):
        let frame = Frame(
          unit: index[closure.unit], selfType: closure.selfType,
          scope: self.frame(for: index[closure.unit]).scope, locals: [:],
          effects: evaluator.effects)
        return evaluator.run(closure, [], frame).effects.effects
          .contains { LinkRelevance.leads($0, evaluator, roles) }
      case .method(let id):
        return evaluator.summary(of: id).effects
          .contains { LinkRelevance.leads($0, evaluator, roles) }
      default: return false
      }
    }
    movingCallbacks[reference] = moves
    return moves
  }

  /// Whether the function itself calls what is kept in a property of its type and moves the user.
  func movesByCallback(_ unit: CodeUnit) -> Bool {
    if let known = callbackUsers[unit.id] { return known }
    var isFound = false
    if let owner = unit.owner {
      let type = index.type(owner)
      unit.body.forEachExpression { expression in
        guard !isFound, case .call(let callee, _) = expression.kind else { return }
        let name: String
        switch callee.kind {
        case .name(let plain, _): name = plain
        case .member(let base?, let plain, _):
          guard case .name("self", _) = base.kind else { return }
          name = plain
        default: return
        }
        guard let property = evaluator.property(named: name, of: type) else { return }
        isFound = moves(PropertyReference(owner: property.owner, name: property.name))
      }
    }
    callbackUsers[unit.id] = isFound
    return isFound
  }
}
