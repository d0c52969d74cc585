/// Arguments that are known by their place: `[PATH…]`.
struct Positional<Value: ArgumentValue>: ArgumentDescription {
  let valueName: String?
  let help: String
  let defaultText: String?
  let isRepeatable: Bool

  init(
    _ valueName: String, default defaultText: String? = nil, repeats: Bool = false, help: String
  ) {
    self.valueName = valueName
    self.help = help
    self.defaultText = defaultText
    isRepeatable = repeats
  }

  var names: [String] { [] }
  var allowedValues: [String] { Value.allArguments }

  func value(of text: String) -> (any Sendable)? {
    Value(argument: text)
  }
}
