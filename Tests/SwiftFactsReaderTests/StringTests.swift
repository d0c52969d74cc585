import SwiftFacts
import Testing

@Suite struct StringTests {
  private func segments(_ source: String) throws -> [StringSegment] {
    guard case .string(let segments) = try readExpression(source).kind else { return [] }
    return segments
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""a\nb\t\r\0\\\"\'""#, "a\nb\t\r\0\\\"'"),
      (#""\u{41}\u{1F600}""#, "A😀"), (#""ä😀""#, "ä😀"), ("#\"a\\nb\"#", "a\\nb"),
      ("#\"a\\#nb\"#", "a\nb"), ("##\"a\"#b\"##", "a\"#b"),
      ("\"\"\"\n  a\n    b\n\n  c\\n\n  \"\"\"", "a\n  b\n\nc\n"),
      ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"), ("\"\"\"\n  \"\"\"", ""),
      ("#\"\"\"\n  a\\n\n  \"\"\"#", "a\\n"),
    ] as [(String, String)])
  func escapesAreResolved(source: String, expected: String) throws {
    #expect(try segments(source) == [.text(expected)])
  }

  @Test(
    arguments: [
      (#""a\(b)c""#, #""a\(b)c""#), (#""\(a)""#, #""\(a)""#), (#""\(a)\(b.c)""#, #""\(a)\(b.c)""#),
      (#""\(a, format: .b)""#, #""\(other(a, .b))""#), (##"#"\#(a)\(b)"#"##, #""\(a)\(b)""#),
      (#""\("x\(y)")""#, #""\("x\(y)")""#),
    ] as [(String, String)])
  func interpolationsKeepTheirExpression(source: String, expected: String) throws {
    #expect(try readExpression(source).sketch == expected)
  }

  @Test func concatenatedLiteralsStayApart() throws {
    #expect(try readExpression(#""a" + "b""#).sketch == #"("a" + "b")"#)
  }
}
