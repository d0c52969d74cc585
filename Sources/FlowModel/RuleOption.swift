/// A number, switch or text by which a project tunes a rule.
public struct RuleOption: Hashable, Sendable {
  public var name: String
  /// What the value means, as one sentence without a full stop.
  public var summary: String
  public var defaultValue: RuleOptionValue

  public init(_ name: String, _ summary: String, default defaultValue: RuleOptionValue) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
  }
}

/// The value of a rule's option.
public enum RuleOptionValue: Hashable, Sendable {
  case integer(Int)
  case flag(Bool)
  case text(String)
}

extension RuleOptionValue: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringLiteral
{
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}

extension RuleOptionValue: CustomStringConvertible {
  /// The value as a configuration file writes it.
  public var description: String {
    switch self {
    case .integer(let value): String(value)
    case .flag(let value): String(value)
    case .text(let value): "\"\(value)\""
    }
  }
}
