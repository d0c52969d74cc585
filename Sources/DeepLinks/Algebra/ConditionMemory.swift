/// Keeps what searches through automata have found.
///
/// The patterns of an app ask for the same few things again and again.
struct ConditionMemory {
  private var overlaps: [[TextCondition]: TextCondition.Overlap] = [:]
  private var coverages: [[TextCondition]: TextCondition.Coverage] = [:]

  mutating func overlap(_ conditions: [TextCondition], search: () -> TextCondition.Overlap)
    -> TextCondition.Overlap
  {
    if let known = overlaps[conditions] { return known }
    let found = search()
    overlaps[conditions] = found
    return found
  }

  mutating func coverage(
    _ one: TextCondition, _ other: TextCondition, search: () -> TextCondition.Coverage
  ) -> TextCondition.Coverage {
    if let known = coverages[[one, other]] { return known }
    let found = search()
    coverages[[one, other]] = found
    return found
  }
}
