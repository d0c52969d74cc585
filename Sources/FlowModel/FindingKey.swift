/// What makes a finding the same one in another revision: never a line, a message or a number.
public struct FindingKey: Hashable, Sendable {
  public var rule: String
  public var subject: String
  public var detail: String

  public init(rule: String, subject: String, detail: String = "") {
    self.rule = rule
    self.subject = subject
    self.detail = detail
  }
}

extension FindingKey: Comparable {
  /// Orders by rule, then subject, then detail.
  public static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.subject, left.detail) < (right.rule, right.subject, right.detail)
  }
}

extension Finding {
  /// What the finding is known by when the code around it changes.
  public var key: FindingKey {
    FindingKey(rule: rule, subject: subject, detail: detail)
  }
}
