/// An option with a value: `--output FILE`; the last one counts.
struct Option<Value: ArgumentValue>: ArgumentDescription {
  let names: [String]
  let valueName: String?
  let help: String
  let defaultText: String?
  let isHidden: Bool

  init(
    _ names: String..., value: String, default defaultText: String? = nil, hidden: Bool = false,
    help: String
  ) {
    self.names = names
    valueName = value
    self.help = help
    self.defaultText = defaultText
    isHidden = hidden
  }

  var allowedValues: [String] { Value.allArguments }

  func value(of text: String) -> (any Sendable)? {
    Value(argument: text)
  }
}

/// An option that may stand several times: `--rule A --rule B`.
struct RepeatedOption<Value: ArgumentValue>: ArgumentDescription {
  let names: [String]
  let valueName: String?
  let help: String
  let defaultText: String?

  init(_ names: String..., value: String, default defaultText: String? = nil, help: String) {
    self.names = names
    valueName = value
    self.help = help
    self.defaultText = defaultText
  }

  var allowedValues: [String] { Value.allArguments }
  var isRepeatable: Bool { true }

  func value(of text: String) -> (any Sendable)? {
    Value(argument: text)
  }
}
