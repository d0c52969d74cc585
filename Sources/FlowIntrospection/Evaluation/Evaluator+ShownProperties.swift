import SwiftFacts

/// Views that are handed to other views, and state whose enum says itself what it shows.
extension Evaluator {
  /// Notes that a screen shows what a table of the state's own enum says: `selection.content`.
  func noteTableRead(_ name: String, of value: Value, _ base: Expression, _ frame: Frame) {
    guard !frame.unit.isTest, let owner = frame.unit.owner, vocabulary.isScreen(owner, in: index),
      let id = value.type(in: index)?.unwrapped.id, index[id].kind == .enum,
      let table = index[id].properties[name]?.getter,
      let subject = propertyReference(of: base, frame), subject.owner != id
    else { return }
    records.tableReads.insert(
      Records.TableRead(subject: subject, table: table, unit: frame.unit.id))
  }

  /// Notes that a view pushes or presents a view that it is given: what it does with it is done where
  /// it is given.
  func noteShownProperty(_ expression: Expression, _ verb: Effect.Verb, _ frame: Frame) {
    guard let shown = Self.onlyExpression(of: expression), let owner = frame.unit.owner,
      let reference = propertyReference(of: shown, frame), reference.owner == owner,
      vocabulary.isScreen(owner, in: index),
      let property = index[owner].properties[reference.name], property.isStored,
      propertyType(property, of: index.type(owner))?.unwrapped.id == nil
    else { return }
    records.shownProperties[reference, default: []].insert(verb)
  }

  /// The expression itself, or the only one in a closure.
  private static func onlyExpression(of expression: Expression) -> Expression? {
    guard case .closure(let closure) = expression.kind else { return expression }
    guard closure.body.count == 1, case .expression(let inner) = closure.body[0].kind else {
      return nil
    }
    return inner
  }

  /// A view is given to one that shows it.
  func show(
    _ values: [Value], givenTo reference: PropertyReference, at position: Position, _ frame: Frame
  ) {
    guard let verbs = given.shownProperties[reference] else { return }
    for value in values where isScreenLike(value) {
      for verb in verbs.sorted(by: { "\($0)" < "\($1)" }) {
        frame.emit(verb, value, at: position)
      }
    }
  }
}
