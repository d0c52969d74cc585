import SwiftFacts

/// Calls that reach one of several bodies, and the source does not say which.
extension Evaluator {
  /// Of a call that reaches one of more types than this nothing is said but what the caller gives.
  static let choiceLimit = 6

  /// Takes over what one of several bodies does, as far as what is passed decides or fixes it, and
  /// gives its result; `nil` where each of them is possible.
  func takeOne(
    of bodies: [UnitID], _ passing: Passing, _ frame: Frame, at position: Position
  ) -> [Value]? {
    let demands = bodies.map { self.demands(of: $0, passing.arguments) }
    if demands.allSatisfy(\.isEmpty) {
      guard bodies.count(where: doesSomething) > Self.choiceLimit else { return nil }
      for id in bodies { takeGiven(from: id, passing, frame, at: position) }
      return []
    }
    var results: [Value] = []
    for (id, demands) in zip(bodies, demands) {
      noteCaller(frame, of: id)
      noteCall(of: id, at: position, frame)
      let inner = frame.nested()
      let summary = summary(of: id)
      importEffects(of: summary, from: id, passing, inner, at: position)
      for demand in demands { add(demand, in: inner) }
      frame.effects.add(contentsOf: inner.effects)
      let made = returned(by: summary, passing, at: position, frame).filter { $0 != .unknown }
      results = results.union(made)
    }
    return results
  }

  /// What must be passed for an override to be meant: values of its own enum, where the base class
  /// is generic over that.
  private func demands(of body: UnitID, _ arguments: [[Value]]) -> [CaseGuard] {
    let unit = index[body]
    let scope = TypeScope(file: unit.file, owner: unit.owner)
    return zip(unit.parameters, arguments).compactMap { parameter, values in
      guard values.count == 1, case .parameter(let number, let type) = values[0], number >= 0,
        type.unwrapped.id == nil,
        let wanted = index.resolve(parameter.type, in: scope).unwrapped.id,
        index[wanted].kind == .enum
      else { return nil }
      return CaseGuard(demanding: wanted, of: number)
    }
  }

  /// Takes over from one of many implementations what it does with what it is given.
  func takeGiven(from id: UnitID, _ passing: Passing, _ frame: Frame, at position: Position) {
    noteCaller(frame, of: id)
    noteCall(of: id, at: position, frame)
    importEffects(of: summary(of: id), from: id, passing, frame, at: position, only: .given)
  }

  /// Whether bodies belong to different types, of which the call reaches one.
  ///
  /// A type that answers with an empty body, as a placeholder for previews does, leads nowhere: it
  /// leaves no doubt about where the other one leads.
  func isChoice(_ bodies: [UnitID]) -> Bool {
    guard bodies.count > 1 else { return false }
    return Set(bodies.filter(doesSomething).map { index[$0].owner }).count > 1
  }

  /// Whether a function leads somewhere or calls what may: a stand-in in an extension does not.
  func mayLead(_ unit: UnitID) -> Bool {
    summary(of: unit).effects.contains { effect in
      switch effect.verb {
      case .write(let property, let operation):
        operation != .remove && roles.map { $0.sinks[property] != nil } ?? true
      case .construct:
        roles.map { [.screen, .flow].contains($0.role(of: effect.target, in: index)) } ?? true
      case .invoke, .handOver, .hook, .binds, .tabs, .begin: true
      default: effect.isTransition && effect.verb != .dismiss
      }
    }
  }

  func doesSomething(_ unit: UnitID) -> Bool { !index[unit].body.isEmpty }

  /// Whether a unit is a protocol's method without a body of its own.
  func isRequirement(_ unit: UnitID) -> Bool {
    !index[unit].hasBody && index[unit].owner.map { index[$0].kind == .protocol } ?? false
  }

  /// The bodies that can be called with some arguments: an override for another generic argument of
  /// the base class takes other values.
  func callable(_ bodies: [UnitID], on receiver: ResolvedType?, with arguments: [[Value]])
    -> [UnitID]
  {
    let bodies = reachable(bodies, on: receiver)
    guard bodies.count > 1, !arguments.isEmpty else { return bodies }
    let callable = bodies.filter { takes(arguments, $0) }
    return callable.isEmpty ? bodies : callable
  }

  /// The bodies that objects of a type can have: a protocol that refines another is met by fewer
  /// types.
  func reachable(_ bodies: [UnitID], on receiver: ResolvedType?) -> [UnitID] {
    guard bodies.count > 1, let id = receiver?.unwrapped.id, index[id].isDeclared else {
      return bodies
    }
    let heirs = Set(index.inheritors(of: id))
    let reachable = bodies.filter { body in
      guard let owner = index[body].owner else { return true }
      return owner == id || heirs.contains(owner) || index[id].lineage.contains(owner)
        || heirs.contains { index[$0].lineage.contains(owner) }
    }
    return reachable.isEmpty ? bodies : reachable
  }

  private func takes(_ arguments: [[Value]], _ body: UnitID) -> Bool {
    let unit = index[body]
    var scope = TypeScope(file: unit.file, owner: unit.owner)
    if unit.original != nil, let owner = unit.owner {
      scope.substitution = substitution(of: index.type(owner), for: unit.declaringType)
    }
    return zip(unit.parameters, arguments).allSatisfy { parameter, values in
      guard !values.isEmpty, let wanted = index.resolve(parameter.type, in: scope).unwrapped.id,
        index[wanted].isDeclared, [.enum, .struct].contains(index[wanted].kind)
      else { return true }
      return values.contains { value in
        guard let given = value.type(in: index)?.unwrapped.id,
          [.enum, .struct].contains(index[given].kind)
        else { return true }
        return given == wanted
      }
    }
  }
}
