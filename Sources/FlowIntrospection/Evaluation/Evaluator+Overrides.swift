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
    case .parameter, .result, .part: return true
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
    let bodies = callable(
      bodies(of: method, on: value), on: value.type(in: index), with: arguments)
    let passing = Passing(receiver: value, arguments: arguments)
    let isDoubtful = isChoice(bodies)
    for body in bodies where frame.overrides.insert(body).inserted {
      defer { frame.overrides.remove(body) }
      if isDoubtful, bodies.count > Self.choiceLimit, frame.inlineDepth == 0 {
        takeGiven(from: body, passing, frame, at: position)
        continue
      }
      noteCaller(frame, of: body)
      noteCall(of: body, at: position, frame)
      importEffects(
        of: summary(of: body), from: body, passing, frame, at: position, isDoubtful: isDoubtful)
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
    // A method whose result is that of the same method on something else says no more each time.
    guard resultsUnderWay.insert(method).inserted else {
      noteLimit()
      return [.some(type)]
    }
    defer { resultsUnderWay.remove(method) }
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
      return value.isOpen ? [] : reachable(implementations(of: method, isSelf: false), on: type)
    }
    let named = methods(named: index[method].name, of: type)
    return Array(bodies(named, like: index[method]).prefix(1))
  }
}
