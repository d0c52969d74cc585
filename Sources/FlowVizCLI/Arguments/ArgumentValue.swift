/// A type that an option's text is read as.
protocol ArgumentValue: Sendable {
  /// `nil` where the text is no such value.
  init?(argument: String)

  /// The values that there are, for help, messages and suggestions; empty where they have no end.
  static var allArguments: [String] { get }
}

extension ArgumentValue {
  static var allArguments: [String] { [] }
}

/// An enumeration lists its values by itself.
extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  init?(argument: String) {
    self.init(rawValue: argument)
  }

  static var allArguments: [String] { allCases.map(\.rawValue) }
}

extension String: ArgumentValue {
  init?(argument: String) {
    self = argument
  }
}

extension Int: ArgumentValue {
  init?(argument: String) {
    self.init(argument)
  }
}
