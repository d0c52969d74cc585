/// A command line that cannot be understood; exit status 64.
enum UsageError: Error, Equatable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case unknownRule(String, suggestion: String?)
  case unknownContract(String, suggestion: String?, isAnyThere: Bool)
  case missingValue(option: String, valueName: String)
  case unexpectedValue(option: String)
  case invalidValue(String, argument: String, allowed: [String], suggestion: String?)
  case unexpectedArgument(String)
  case repeated(option: String)
  /// Arguments that are right one by one and do not go together.
  case invalid(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "Unknown command '\(name)'.\(hint(suggestion))"
    case .unknownOption(let name, let suggestion):
      "Unknown option '\(name)'.\(hint(suggestion))"
    case .unknownRule(let id, let suggestion):
      "Unknown rule '\(id)'.\(hint(suggestion)) 'flowviz rules' lists them all."
    case .unknownContract(let id, let suggestion, let isAnyThere):
      isAnyThere
        ? "The configuration has no contract '\(id)'.\(hint(suggestion))"
        : "The configuration has no contracts, and so no '\(id)'."
    case .missingValue(let option, let valueName):
      "Missing value for '\(option) <\(valueName)>'."
    case .unexpectedValue(let option):
      "The option '\(option)' takes no value."
    case .invalidValue(let value, let argument, let allowed, let suggestion):
      allowed.isEmpty
        ? "The value '\(value)' is invalid for '\(argument)'."
        : "The value '\(value)' is invalid for '\(argument)'.\(hint(suggestion)) "
          + "Choose one of \(allowed.map { "'\($0)'" }.joined(separator: ", "))."
    case .unexpectedArgument(let argument):
      "Unexpected argument '\(argument)'."
    case .repeated(let option):
      "The option '\(option)' stands twice; give it once."
    case .invalid(let reason):
      reason
    }
  }

  private func hint(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }
}
