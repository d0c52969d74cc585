import SwiftFacts

/// Hooks: methods that a base class calls on itself and subclasses override.
///
/// What such a call does depends on the receiver, which the base class's summary leaves open; whoever
/// knows the receiver's type fills it in (class hierarchy analysis, as Dean, Grove and Chambers
/// describe it in 1995, but for each caller).
extension Evaluator {
  /// Whether a subclass has a body of its own for the method.
  func isOverridden(_ id: UnitID) -> Bool {
    if let known = overridden[id] { return known }
    let unit = index[id]
    var result = false
    if unit.kind == .function, !unit.isStatic, let owner = unit.owner, index[owner].kind == .class {
      result = index.inheritors(of: owner).contains { override(of: unit, declaredBy: $0) != nil }
    }
    overridden[id] = result
    return result
  }

  /// Whether a call of a protocol's method waits for a caller who knows the receiver's type.
  func isLeftOpen(_ id: UnitID, on receiver: Value, _ frame: Frame) -> Bool {
    guard frame.inlineDepth == 0, let owner = index[id].owner, index[owner].kind == .protocol,
      !index[id].hasBody, !index[id].isStatic
    else { return false }
    switch receiver {
    case .parameter, .result: return true
    default: return false
    }
  }

  /// Runs what the value's own type makes of a method of its base class or protocol.
  ///
  /// A base class's body was followed by the caller, so that nothing happens where the value's class
  /// does not override it. Where only the protocol is known, all of its types are meant.
  func callOverride(
    of method: UnitID, on value: Value, _ arguments: [[Value]], at position: Position,
    _ frame: Frame
  ) {
    let bodies = bodies(of: method, on: value)
    for body in bodies {
      noteCaller(frame, of: body)
      if index[method].owner.map({ index[$0].kind == .protocol }) == true,
        let owner = index[body].owner, owner != frame.unit.owner
      {
        frame.emit(.call(body), .some(index.type(owner)), at: position)
      }
      importEffects(
        of: summary(of: body), from: body, Passing(receiver: value, arguments: arguments), frame,
        at: position)
    }
    guard value.isOpen else { return }
    let latest = bodies.count == 1 ? bodies[0] : method
    if bodies.isEmpty || isOverridden(latest) {
      frame.emit(.hook(latest, arguments), value, at: position)
    }
  }

  /// What a protocol's method gives on a value: a result that waits for the value's type, or what the
  /// type's own method gives.
  func results(of method: UnitID, on value: Value) -> [Value] {
    guard let result = index[method].result else { return [] }
    let type = index.resolve(
      result, in: TypeScope(file: index[method].file, owner: index[method].owner))
    let bodies = bodies(of: method, on: value)
    if bodies.isEmpty {
      return value.isOpen && value.depth < Value.depthLimit
        ? [.result(method, value, type)] : [.some(type)]
    }
    let passing = Passing(receiver: value, arguments: [])
    let made = bodies.reduce(into: [Value]()) { made, body in
      made = made.union(
        summary(of: body).returns.flatMap { substitute($0, passing) }.filter { $0 != .unknown })
    }
    return made.isEmpty ? [.some(type)] : made
  }

  /// The bodies that a method has on a value; none where that is for the value's caller to say.
  private func bodies(of method: UnitID, on value: Value) -> [UnitID] {
    guard let type = value.type(in: index)?.unwrapped, let id = type.id,
      let base = index[method].owner
    else { return [] }
    if index[id].kind == .protocol {
      guard !value.isOpen else { return [] }
      return implementations(of: method)
    }
    let own = lineage(of: type).prefix { $0 != base }
      .lazy.compactMap { self.override(of: self.index[method], declaredBy: $0) }.first
    return own.map { [$0] } ?? []
  }

  /// The bodies that a protocol's conforming types give its method.
  private func implementations(of method: UnitID) -> [UnitID] {
    guard let owner = index[method].owner, index[owner].kind == .protocol else { return [] }
    let bodies = index.inheritors(of: owner).compactMap { type in
      index[type].kind == .protocol ? nil : override(of: index[method], declaredBy: type)
    }
    // A method that half of the project implements says nothing about one of them.
    return bodies.count <= 64 ? bodies : Array(bodies.prefix(64))
  }

  private func override(of unit: CodeUnit, declaredBy type: TypeID) -> UnitID? {
    index[type].methods[unit.name]?.first { id in
      index[id].hasBody && !index[id].isStatic
        && index[id].parameters.map(\.label) == unit.parameters.map(\.label)
    }
  }
}
