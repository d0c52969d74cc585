/// One thing that a command accepts, declared once and used for parsing and for help.
protocol ArgumentDescription: Sendable {
  /// `--output` and `-o`, the long name first; empty for a positional argument.
  var names: [String] { get }
  /// What stands for the value in help, `file`; `nil` for a flag.
  var valueName: String? { get }
  var help: String { get }
  /// The value without the argument, as help shows it.
  var defaultText: String? { get }
  /// The values to choose from; empty where they have no end.
  var allowedValues: [String] { get }
  var isRepeatable: Bool { get }
  var isHidden: Bool { get }

  /// The typed value of a text, `nil` where the text is none.
  func value(of text: String) -> (any Sendable)?
}

extension ArgumentDescription {
  var defaultText: String? { nil }
  var allowedValues: [String] { [] }
  var isRepeatable: Bool { false }
  var isHidden: Bool { false }

  /// What identifies the argument among those of its command.
  var key: String { names.first ?? "<\(valueName ?? "")>" }
  var isPositional: Bool { names.isEmpty }
  var takesValue: Bool { valueName != nil }
}
