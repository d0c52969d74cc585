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

  /// Runs what the value's own class makes of a method of its base class.
  ///
  /// The base class's body was followed by the caller, so that nothing happens where the value's
  /// class does not override it.
  func callOverride(
    of method: UnitID, on value: Value, _ arguments: [[Value]], at position: Position,
    _ frame: Frame
  ) {
    guard let type = value.type(in: index)?.unwrapped, type.id != nil,
      let base = index[method].owner
    else { return }
    let own = lineage(of: type).prefix { $0 != base }
      .lazy.compactMap { self.override(of: self.index[method], declaredBy: $0) }.first
    if let own {
      noteCaller(frame, of: own)
      importEffects(
        of: summary(of: own), from: own, Passing(receiver: value, arguments: arguments), frame,
        at: position)
    }
    if value.isOpen, isOverridden(own ?? method) {
      frame.emit(.hook(own ?? method, arguments), value, at: position)
    }
  }

  private func override(of unit: CodeUnit, declaredBy type: TypeID) -> UnitID? {
    index[type].methods[unit.name]?.first { id in
      index[id].hasBody && !index[id].isStatic
        && index[id].parameters.map(\.label) == unit.parameters.map(\.label)
    }
  }
}
