/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// How loud a rule is: silent, or the severity of what it finds.
public enum RuleLevel: String, Hashable, Sendable, Codable, CaseIterable {
  case off, note, warning, error

  /// The severity of the rule's findings; `nil` for a rule that does not run.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
