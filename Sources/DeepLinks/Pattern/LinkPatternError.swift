/// Why a text is no link pattern.
public struct LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Problem: Hashable, Sendable {
    case empty
    /// A `{` or `(` without its end.
    case unclosed(Character)
    /// A character that must be percent-encoded where it stands.
    case unexpected(Character)
    /// A `:` without a name.
    case missingName
    /// Nothing between two `/`, `&` or `|`.
    case missingPart
    /// Something other than ` ignoring case` or ` where …` after a space.
    case unknownCondition(String)
  }

  public let problem: Problem
  /// Where in the text, in characters from 1.
  public let column: Int

  /// The problem, its place and what to write instead.
  public var description: String { "column \(column): \(advice)" }

  private var advice: String {
    switch problem {
    case .empty: "the pattern is empty; write for example shop://product/:id"
    case .unclosed("{"): "“{” is never closed; end the regular expression with “}”"
    case .unclosed(let character): "“\(character)” is never closed; add “)”"
    case .unexpected(let character) where character.isLetter || character.isNumber:
      "“\(character)” follows where “/”, “?”, “&” or the end must; write what is in between as a"
        + " regular expression, such as {a.*z}"
    case .unexpected(let character):
      "“\(character)” is not expected here; write it as \(LinkTextEncoding.url(String(character)))"
        + " if it is meant literally"
    case .missingName: "“:” needs a name, such as :id; write :_ for no name"
    case .missingPart: "something is missing here; write \"\" for an empty text"
    case .unknownCondition(let text):
      "“\(text)” is not understood; after the pattern stands “ignoring case”, “where …” or nothing"
    }
  }
}
