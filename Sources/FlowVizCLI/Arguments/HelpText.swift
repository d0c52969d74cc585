/// The help of a command or of the tool, in the look of swift-argument-parser.
struct HelpText {
  /// A titled list of names, each with what it does.
  struct Section {
    let title: String
    let rows: [(label: String, text: String)]
  }

  let overview: String
  let usage: String
  var discussion = ""
  var sections: [Section] = []
  var footer = ""

  /// The width of the column that holds the names.
  private static let labelWidth = 26

  /// The text, wrapped at a width, with a final newline.
  func rendered(width: Int) -> String {
    let width = max(width, 60)
    var blocks = ["OVERVIEW: \(overview)".wrapped(at: width)]
    if !discussion.isEmpty { blocks.append(discussion.wrapped(at: width)) }
    blocks.append("USAGE: \(usage)".wrapped(at: width, indent: 7))
    for section in sections where !section.rows.isEmpty {
      let rows = section.rows.map { row($0.label, $0.text, width) }
      blocks.append(([section.title + ":"] + rows).joined(separator: "\n"))
    }
    if !footer.isEmpty { blocks.append(footer) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func row(_ label: String, _ text: String, _ width: Int) -> String {
    let indent = String(repeating: " ", count: Self.labelWidth)
    let lines = text.wrapped(at: width - Self.labelWidth).split(separator: "\n").map(String.init)
    let name = "  " + label
    guard name.count < Self.labelWidth, let first = lines.first else {
      return ([name] + lines.map { indent + $0 }).joined(separator: "\n")
    }
    let padding = String(repeating: " ", count: Self.labelWidth - name.count)
    return ([name + padding + first] + lines.dropFirst().map { indent + $0 })
      .joined(separator: "\n")
  }
}

extension HelpText {
  /// The help of a command.
  init(_ command: any Command.Type) {
    let shown = command.allArguments.filter { !$0.isHidden }
    overview = command.abstract
    discussion = command.discussion
    usage = (["flowviz", command.name] + shown.map(\.usage)).joined(separator: " ")
    sections = [
      Section(title: "ARGUMENTS", rows: shown.filter(\.isPositional).map(\.row)),
      Section(title: "OPTIONS", rows: shown.filter { !$0.isPositional }.map(\.row)),
    ]
  }
}

extension HelpText {
  /// The help of the tool itself.
  init(tool commands: [any Command.Type]) {
    overview = "Read the navigation of an iOS app out of its Swift sources, draw it and review it."
    usage = "flowviz <command>"
    sections = [
      Section(
        title: "OPTIONS",
        rows: [StandardFlags.version.row, StandardFlags.help.row]),
      Section(
        title: "COMMANDS",
        rows: commands.filter { !$0.isHidden }.map { ($0.name, $0.abstract) }),
    ]
    footer = "  See 'flowviz help <command>' for detailed help."
  }
}

extension ArgumentDescription {
  /// `[--format <format>]`, `[<path> ...]`.
  fileprivate var usage: String {
    let value = valueName.map { "<\($0)>" }
    let text = [names.first, value].compactMap { $0 }.joined(separator: " ")
    return "[\(text)\(isRepeatable ? " ..." : "")]"
  }

  fileprivate var row: (label: String, text: String) {
    let label = names.reversed().joined(separator: ", ")
    let value = valueName.map { "<\($0)>" }
    var notes: [String] = []
    if !allowedValues.isEmpty { notes.append("values: \(allowedValues.joined(separator: ", "))") }
    if let defaultText { notes.append("default: \(defaultText)") }
    let text = notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
    return ([label, value ?? ""].filter { !$0.isEmpty }.joined(separator: " "), text)
  }
}
