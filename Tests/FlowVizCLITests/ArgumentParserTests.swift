import Testing

@testable import FlowVizCLI

@Suite("Argument parser")
struct ArgumentParserTests {
  private enum Color: String, CaseIterable, ArgumentValue {
    case red, green
  }

  private static let output = Option<String>("--output", "-o", value: "file", help: "")
  private static let color = Option<Color>("--color", value: "color", help: "")
  private static let depth = Option<Int>("--depth", value: "n", help: "")
  private static let rule = RepeatedOption<String>("--rule", value: "id", help: "")
  private static let strict = Flag("--strict", help: "")
  private static let paths = Positional<String>("path", repeats: true, help: "")

  private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
    try ArgumentParser(arguments: [
      Self.output, Self.color, Self.depth, Self.rule, Self.strict, Self.paths,
    ]).parse(words)
  }

  @Test("An option takes its value from the next word or after an equals sign")
  func optionForms() throws {
    #expect(try parse("--output", "a")[Self.output] == "a")
    #expect(try parse("--output=a=b")[Self.output] == "a=b")
    #expect(try parse("-o", "a")[Self.output] == "a")
    #expect(try parse("-o=a")[Self.output] == "a")
    #expect(try parse("--output=")[Self.output] == "")
    #expect(try parse("--output=-x")[Self.output] == "-x")
    #expect(try parse("-o", "-")[Self.output] == "-")
    #expect(try parse()[Self.output] == nil)
  }

  @Test("Values are typed")
  func typedValues() throws {
    #expect(try parse("--color", "green")[Self.color] == .green)
    #expect(try parse("--depth", "3")[Self.depth] == 3)
    #expect(try parse("--strict")[Self.strict])
    #expect(try !parse()[Self.strict])
  }

  @Test("A repeated option keeps its values in order")
  func repetition() throws {
    #expect(try parse("--rule", "b", "--rule=a")[Self.rule] == ["b", "a"])
    #expect(throws: UsageError.repeated(option: "-o")) { try parse("--output", "a", "-o", "b") }
  }

  @Test("Positional words may stand anywhere; after -- everything is one")
  func positionals() throws {
    let parsed = try parse("a", "--strict", "b", "-", "--", "--output", "--")
    #expect(parsed[Self.paths] == ["a", "b", "-", "--output", "--"])
    #expect(parsed[Self.strict])
    #expect(parsed[Self.output] == nil)
  }

  @Test("What is wrong is said, with what was probably meant")
  func complaints() throws {
    #expect(throws: UsageError.unknownOption("--ouptut", suggestion: "--output")) {
      try parse("--ouptut=x")
    }
    #expect(throws: UsageError.unknownOption("--zzz", suggestion: nil)) { try parse("--zzz") }
    #expect(throws: UsageError.missingValue(option: "-o", valueName: "file")) { try parse("-o") }
    #expect(throws: UsageError.missingValue(option: "-o", valueName: "file")) {
      try parse("-o", "--strict")
    }
    #expect(throws: UsageError.unexpectedValue(option: "--strict")) { try parse("--strict=1") }
    #expect(
      throws: UsageError.invalidValue(
        "gren", argument: "--color <color>", allowed: ["red", "green"], suggestion: "green")
    ) { try parse("--color", "gren") }
    #expect(
      throws: UsageError.invalidValue(
        "x", argument: "--depth <n>", allowed: [], suggestion: nil)
    ) { try parse("--depth", "x") }
  }

  @Test("A command without positional arguments takes none")
  func noPositionals() {
    #expect(throws: UsageError.unexpectedArgument("a")) {
      try ArgumentParser(arguments: [Self.strict]).parse(["a"])
    }
  }

  @Test("A complaint names the values to choose from")
  func wording() {
    let error = UsageError.invalidValue(
      "gren", argument: "--color <color>", allowed: ["red", "green"], suggestion: "green")
    #expect(
      error.description
        == "The value 'gren' is invalid for '--color <color>'. Did you mean 'green'? "
        + "Choose one of 'red', 'green'.")
  }
}
