import DeepLinks
import Testing

/// Conditions as a reader would write their opposites.
@Suite struct ConditionTextTests {
  @Test(arguments: [
    ("isReady", "!isReady"),
    ("user.isReady", "!user.isReady"),
    ("count == 2", "count != 2"),
    ("path.first != nil", "path.first == nil"),
    ("a == b && c", "!(a == b && c)"),
    ("a || b != c", "!(a || b != c)"),
    ("a == b == c", "!(a == b == c)"),
    ("parts.contains { $0 == \"é\" }", "!(parts.contains { $0 == \"é\" })"),
    ("名 == nil", "名 != nil"),
    ("a & b == c", "a & b != c"),
  ])
  func opposites(text: String, opposite: String) {
    #expect(ConditionText.negated(text) == opposite)
    #expect(ConditionText.negated(opposite) == text)
  }
}
