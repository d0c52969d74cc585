import FlowModel

/// Reads the words of a command line by what a command declares.
///
/// It takes `--name value`, `--name=value`, `-o value`, `-o=value`; after `--` everything is
/// positional, and so is a single `-`.
struct ArgumentParser {
  let arguments: [any ArgumentDescription]

  func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var positionals: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      try readOption(word, &rest, into: &parsed)
    }
    try assign(positionals, into: &parsed)
    return parsed
  }

  private func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let (name, attached) = split(word)
    guard let argument = arguments.first(where: { $0.names.contains(name) }) else {
      throw .unknownOption(
        name, suggestion: EditDistance.nearest(to: name, among: visibleNames))
    }
    guard argument.isRepeatable || !parsed.contains(argument) || !argument.takesValue else {
      throw .repeated(option: name)
    }
    guard let valueName = argument.valueName else {
      guard attached == nil else { throw .unexpectedValue(option: name) }
      return try add("", to: argument, as: name, into: &parsed)
    }
    if let attached { return try add(attached, to: argument, as: name, into: &parsed) }
    // A value that begins with a dash must be attached: `--title=-x`.
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else {
      throw .missingValue(option: name, valueName: valueName)
    }
    rest.removeFirst()
    try add(next, to: argument, as: name, into: &parsed)
  }

  private func assign(
    _ words: [String], into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var rest = words[...]
    for argument in arguments where argument.isPositional {
      while let word = rest.first {
        rest.removeFirst()
        try add(word, to: argument, as: argument.key, into: &parsed)
        guard argument.isRepeatable else { break }
      }
    }
    if let word = rest.first { throw .unexpectedArgument(word) }
  }

  private func add(
    _ text: String, to argument: any ArgumentDescription, as name: String,
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard let value = argument.value(of: text) else {
      let allowed = argument.allowedValues
      throw .invalidValue(
        text, argument: argument.isPositional ? name : "\(name) <\(argument.valueName ?? "")>",
        allowed: allowed, suggestion: EditDistance.nearest(to: text, among: allowed))
    }
    parsed.add(value, to: argument)
  }

  private func split(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private var visibleNames: [String] {
    arguments.filter { !$0.isHidden }.flatMap(\.names)
  }
}
