import SwiftFacts

/// Protocols' methods that are called on what a caller passes.
///
/// What such a call does depends on the receiver, which the summary leaves open; whoever knows the
/// receiver's type fills it in (class hierarchy analysis, as Dean, Grove and Chambers describe it in
/// 1995, but for each caller). Calls on `self` are told apart by `InheritedMembers` already.
extension Evaluator {
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

  /// Runs what the value's own type makes of a protocol's method.
  ///
  /// Where only the protocol is known, all of its types are meant.
  func callOverride(
    of method: UnitID, on value: Value, _ arguments: [[Value]], at position: Position,
    _ frame: Frame
  ) {
    let bodies = bodies(of: method, on: value)
    for body in bodies where frame.overrides.insert(body).inserted {
      defer { frame.overrides.remove(body) }
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
    if value.isOpen, bodies.isEmpty {
      frame.emit(.hook(method, arguments), value, at: position)
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
      if value.isOpen, value.depth < Value.depthLimit { return [.result(method, value, type)] }
      return isCarried(value, by: method) ? [value] : [.some(type)]
    }
    let passing = Passing(receiver: value, arguments: [])
    let made = bodies.reduce(into: [Value]()) { made, body in
      made = made.union(
        summary(of: body).returns.flatMap { substitute($0, passing) }.filter { $0 != .unknown })
    }
    return made.isEmpty ? [.some(type)] : made
  }

  /// Whether the value is a flow that stands for the container which it was started in.
  private func isCarried(_ value: Value, by method: UnitID) -> Bool {
    guard let id = value.type(in: index)?.unwrapped.id, let owner = index[method].owner else {
      return false
    }
    return index[id].kind != .protocol && !index[id].lineage.contains(owner)
      && roles?.role(of: id) == .flow
  }

  /// The bodies that a method has on a value; none where that is for the value's caller to say.
  private func bodies(of method: UnitID, on value: Value) -> [UnitID] {
    guard let type = value.type(in: index)?.unwrapped, let id = type.id else { return [] }
    if index[id].kind == .protocol {
      guard !value.isOpen else { return [] }
      return implementations(of: method)
    }
    let labels = index[method].parameters.map(\.label)
    let own = methods(named: index[method].name, of: type).first {
      index[$0].hasBody && index[$0].parameters.map(\.label) == labels
    }
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
