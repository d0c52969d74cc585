/// An option without a value: `--findings`.
struct Flag: ArgumentDescription {
  let names: [String]
  let help: String

  init(_ names: String..., help: String) {
    self.names = names
    self.help = help
  }

  var valueName: String? { nil }

  func value(of text: String) -> (any Sendable)? {
    true
  }
}
