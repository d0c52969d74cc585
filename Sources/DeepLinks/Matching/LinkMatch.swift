/// What a pattern says of one URL.
public enum LinkMatch: Hashable, Sendable {
  /// It is one of the pattern's; what its named parts matched, by name.
  case yes(bindings: [String: String])
  /// It is not, and this is the first condition that fails, in words.
  case no(reason: String)
  /// Only running the code can tell: all else holds, and this condition is left.
  case unknown(predicate: String)

  /// Whether the pattern takes the URL for sure.
  public var isYes: Bool {
    if case .yes = self { true } else { false }
  }

  /// Whether the pattern refuses the URL for sure.
  public var isNo: Bool {
    if case .no = self { true } else { false }
  }
}
