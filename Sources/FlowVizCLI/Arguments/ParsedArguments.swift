/// The typed values that a command line gave.
struct ParsedArguments: Sendable {
  private var values: [String: [any Sendable]] = [:]

  /// The last value given, `nil` for none.
  subscript<Value>(option: Option<Value>) -> Value? {
    all(option, Value.self).last
  }

  /// All values given, in order.
  subscript<Value>(option: RepeatedOption<Value>) -> [Value] {
    all(option, Value.self)
  }

  /// All values given, in order.
  subscript<Value>(positional: Positional<Value>) -> [Value] {
    all(positional, Value.self)
  }

  subscript(flag: Flag) -> Bool {
    values[flag.key] != nil
  }

  func contains(_ argument: any ArgumentDescription) -> Bool {
    values[argument.key] != nil
  }

  mutating func add(_ value: any Sendable, to argument: any ArgumentDescription) {
    values[argument.key, default: []].append(value)
  }

  private func all<Value>(
    _ argument: any ArgumentDescription, _: Value.Type
  ) -> [Value] {
    (values[argument.key] ?? []).compactMap { $0 as? Value }
  }
}
