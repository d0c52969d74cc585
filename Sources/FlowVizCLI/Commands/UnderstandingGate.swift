import FlowViz

/// `--min-understood`: how much of what looks like navigation must have become edges.
struct UnderstandingGate {
  static let minimum = Option<Percentage>(
    "--min-understood", value: "percent",
    help: "Exit with 1 if less of what looks like navigation was understood.")

  private let minimum: Percentage?

  init(_ arguments: ParsedArguments) {
    minimum = arguments[Self.minimum]
  }

  /// Whether enough was understood; says so if not.
  func passes(_ project: ProjectSummary, _ console: Console) -> Bool {
    guard let minimum, project.navigationCalls > 0 else { return true }
    let share = Double(project.understoodCalls) / Double(project.navigationCalls) * 100
    guard share < minimum.value else { return true }
    console.talk(
      "error: understood \(project.understoodCalls) of \(project.navigationCalls) navigation "
        + "calls, less than \(minimum); 'flowviz export' lists what was not, with its place")
    return false
  }
}

/// A number from 0 to 100, with or without a percent sign.
struct Percentage: ArgumentValue, CustomStringConvertible {
  let value: Double

  init?(argument: String) {
    let digits = argument.hasSuffix("%") ? argument.dropLast() : argument[...]
    guard let value = Double(digits), (0...100).contains(value) else { return nil }
    self.value = value
  }

  var description: String {
    value == value.rounded() ? "\(Int(value)) %" : "\(value) %"
  }
}
