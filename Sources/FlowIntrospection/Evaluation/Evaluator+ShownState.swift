import SwiftFacts

/// State that holds an object whose view a view puts up: `stack.rootBox?.presenter?.view()`.
///
/// Whoever writes such state changes what is on the screen, as with a bound path or sheet.
extension Evaluator {
  /// Notes the state that a view reads to put up what the object in it gives.
  func noteShownState(
    of base: Expression, giving methods: [UnitID], at position: Position, _ frame: Frame
  ) {
    guard isInView(frame), methods.contains(where: { index.givesView($0) }),
      let state = shownState(of: base, frame)
    else { return }
    records.sinks.insert(
      Records.Sink(
        property: state, kind: .shown, contents: [], unit: frame.unit.id, position: position))
  }

  /// Remembers which state a view's local was read from.
  func noteRead(of expression: Expression, into pattern: Pattern, _ frame: Frame) {
    guard case .binding(let name) = pattern, isInView(frame) else { return }
    frame.reads[name] = shownState(of: expression, frame)
  }

  private func isInView(_ frame: Frame) -> Bool {
    guard frame.inlineDepth == 0, !frame.unit.isTest, let owner = frame.unit.owner else {
      return false
    }
    return vocabulary.isScreen(owner, in: index)
  }

  /// The state from which a chain of members starts, `stack.rootBox` in `stack.rootBox?.presenter`;
  /// `nil` where it starts at something that the view was handed for this very place.
  private func shownState(of expression: Expression, _ frame: Frame) -> PropertyReference? {
    var found: PropertyReference?
    var rest = expression
    while case .member(let base?, _, _) = rest.kind {
      if let reference = propertyReference(of: rest, frame), isShownState(reference) {
        found = reference
      }
      rest = base
    }
    guard case .name(let name, _) = rest.kind else { return nil }
    return frame.locals[name] == nil ? found : frame.reads[name]
  }

  /// Whether an object's property can be given another object to show.
  private func isShownState(_ reference: PropertyReference) -> Bool {
    guard let owner = reference.owner, index[owner].isDeclared, index[owner].kind == .class,
      !vocabulary.isScreen(owner, in: index),
      let property = index[owner].properties[reference.name], property.isStored,
      !property.declaration.isConstant, !property.declaration.isStatic,
      let kept = propertyType(property, of: index.type(owner))?.unwrapped.id
    else { return false }
    return index[kept].kind == .class || index[kept].kind == .protocol
      || index[kept].kind == .struct && !isValueOfModel(kept)
  }

  /// Whether a struct holds no object at all: it cannot carry one.
  private func isValueOfModel(_ type: TypeID) -> Bool {
    !index[type].properties.values.contains { property in
      guard property.isStored,
        let kept = propertyType(property, of: index.type(type))?.unwrapped.id
      else { return false }
      return index[kept].kind == .class || index[kept].kind == .protocol
    }
  }
}
