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
}
