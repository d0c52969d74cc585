import FlowModel
import Testing

@testable import DeepLinks

@Suite("Regular expressions in a segment")
struct TextRegexTests {
  @Test(
    "match whole texts",
    arguments: [
      ("a.*", "abc", true), ("a.*", "ba", false), ("a|bc", "bc", true),
      ("(a|b){2,3}", "abab", false),
      ("(?:a|b){2,}", "abab", true), ("[^a-c]x", "dx", true), ("[^a-c]x", "bx", false),
      ("[]a]", "]", true), ("[a\\-z]", "-", true), ("^\\d+$", "12", true), ("a?b??c+?", "cc", true),
      ("(?<year>\\d{4})-\\d\\d", "2024-01", true), ("(?i)cart", "CaRT", true),
      ("\\x41\\u0042", "AB", true),
      ("\\.", "x", false), ("", "", true), ("\\S+", "a b", false), ("[\\w.]+", "a.b_1", true),
    ])
  func matches(_ regex: String, _ text: String, _ expected: Bool) {
    #expect(TextRegex(regex).verdict(text) == (expected ? .yes : .no))
  }

  @Test("leave open what engines see differently", arguments: [("\\w", "é"), ("\\D", "٣")])
  func leavesOpen(_ regex: String, _ text: String) {
    #expect(TextRegex(regex).verdict(text) == .unknown("“\(text)” matches \(regex)"))
  }

  @Test(
    "leave open what no automaton knows",
    arguments: [
      "(?=a)", "(?<!a)b", "\\bx", "(a)\\1", "\\p{L}", "a++", "[a&&b]", "[[:alpha:]]", "(", "a)",
      "*a",
      "a{3,1}", "a{99999}", "[a", "\\", "(?i:a)", "a^b", "a$b", "x{1000}{1000}", "[z-a]",
    ])
  func refuses(_ regex: String) {
    #expect(TextRegex(regex).verdict("a") == .unknown("“a” matches \(regex)"))
    let pattern = LinkPattern(path: [LinkSegment(kind: .regex, value: regex)])
    #expect(pattern.isSatisfiable)
    #expect(pattern.overlap(LinkPattern(path: [.literal("b")])) == nil)
  }

  @Test("are never slow")
  func catastrophe() {
    let text = String(repeating: "a", count: 2_000) + "!"
    #expect(TextRegex("(a+)+b").verdict(text) == .no)
    #expect(TextRegex("(a|a)*(a|a)*b").verdict(text) == .no)
    #expect(TextRegex("((((){4000}){4000}){4000}){4000}").tight == nil)
  }

  @Test("are never slow to compare", arguments: ["[ab]{0,150}", "(a|b|c?)*c(a|b|c?){30}"])
  func comparison(_ regex: String) {
    let first = LinkPattern(path: [LinkSegment(kind: .regex, value: regex)])
    let second = LinkPattern(path: [LinkSegment(kind: .regex, value: "[a-d]{50,160}d?")])
    let start = ContinuousClock.now
    _ = first.overlap(second)
    _ = first.covers(second)
    _ = second.covers(first)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
