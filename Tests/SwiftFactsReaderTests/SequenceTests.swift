import SwiftFacts
import Testing

@Suite struct SequenceTests {
  @Test(
    arguments: [
      ("a + b * c", "(a + (b * c))"), ("a * b + c", "((a * b) + c)"),
      ("a - b - c", "((a - b) - c)"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"),
      ("a == b && c != d || e", "(((a == b) && (c != d)) || e)"),
      ("a ... b + 1", "(a ... (b + 1))"), ("a << 1 + 2", "((a << 1) + 2)"),
      ("a ? b : c", "(a ? b : c)"), ("a == b ? c : d + 1", "((a == b) ? c : (d + 1))"),
      ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"), ("a ?? b == c", "((a ?? b) == c)"),
      ("a as B", "(a as B)"), ("a as? B ?? c", "((a as? B) ?? c)"), ("a as! B", "(a as! B)"),
      ("a is B && c", "((a is B) && c)"), ("a + b as C", "((a + b) as C)"),
      ("a as? [B]", "(a as? [B])"), ("try a ?? await b", "(a ?? b)"),
      ("a |> b |> c", "((a |> b) |> c)"), ("a <> b + c", "(a <> (b + c))"),
      ("a |> b ? c : d", "((a |> b) ? c : d)"),
    ] as [(String, String)])
  func operatorsFoldByPrecedence(source: String, expected: String) throws {
    #expect(try readExpression(source).sketch == expected)
  }

  @Test(
    arguments: [
      ("a = b", "<a = b>"), ("a.b += c * d", "<a.b += (c * d)>"),
      ("a = b ? c : d", "<a = (b ? c : d)>"),
      ("_ = a ?? b", "<_ = (a ?? b)>"), ("path = try await a", "<path = a>"),
      ("root = x as? Root", "<root = (x as? Root)>"), ("a?.b = .c", "<a.b = .c>"),
      ("a[0] = b", "<a[0] = b>"), ("(a, b) = (b, a)", "<(a, b) = (b, a)>"),
      ("a ||= b", "<a ||= b>"),
    ] as [(String, String)])
  func assignments(source: String, expected: String) throws {
    #expect(try sketchBody(source) == [expected])
  }

  @Test func longSequencesKeepTheirParts() throws {
    let facts = read("let value = " + Array(repeating: "a", count: 3_000).joined(separator: " + "))
    guard case .other(let parts)? = facts.properties.first?.initialValue?.kind else {
      Issue.record("folded")
      return
    }
    #expect(parts.count == 3_000)
    #expect(facts.problems.map(\.message) == ["nested too deeply, not all of it was read"])
  }
}
