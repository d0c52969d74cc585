import FlowModel
import FlowViz
import Foundation

/// The `flowviz` program.
public enum FlowVizTool {
  static let commands: [any Command.Type] = [
    RenderCommand.self,
    AuditCommand.self,
    LinksCommand.self,
    ResolveCommand.self,
    ExplainCommand.self,
    ExportCommand.self,
    RulesCommand.self,
    InitCommand.self,
    LayoutCommand.self,
  ]

  /// Runs the program with the words after its name.
  public static func run(_ words: [String], console: Console) -> ExitStatus {
    do {
      return try dispatch(words, console)
    } catch {
      console.talk("error: \(VisibleText.escape("\(error)"))")
      return .failure
    }
  }

  /// Runs this process's command line and ends the process.
  public static func main() -> Never {
    Interrupts.prepare()
    Allocator.shareArenas()
    let status = run(Array(CommandLine.arguments.dropFirst()), console: .process)
    exit(status.rawValue)
  }

  private static func dispatch(_ words: [String], _ console: Console) throws -> ExitStatus {
    let options = words.prefix { $0 != "--" }
    guard let first = words.first, first != "--help", first != "-h" else {
      return try print(help(for: nil, console), console)
    }
    if first == "--version" { return try print(versionLine, console) }
    if first == "help" { return try help(Array(words.dropFirst()), console) }
    guard let command = commands.first(where: { $0.name == first }) else {
      return complain(unknown(first), nil, console)
    }
    if options.contains("--help") || options.contains("-h") {
      return try print(help(for: command, console), console)
    }
    if options.contains("--version") { return try print(versionLine, console) }
    let parsed: any Command
    do {
      let parser = ArgumentParser(arguments: command.allArguments)
      parsed = try command.init(parser.parse(Array(words.dropFirst())))
    } catch {
      return complain(error, command, console)
    }
    do {
      return try parsed.run(console)
    } catch let error as UsageError {
      // What only the project's configuration could tell.
      return complain(error, command, console)
    }
  }

  private static func help(_ words: [String], _ console: Console) throws -> ExitStatus {
    guard let name = words.first else { return try print(help(for: nil, console), console) }
    guard let command = commands.first(where: { $0.name == name }) else {
      return complain(unknown(name), nil, console)
    }
    return try print(help(for: command, console), console)
  }

  private static func unknown(_ word: String) -> UsageError {
    if word.hasPrefix("-") {
      return .unknownOption(
        word, suggestion: EditDistance.nearest(to: word, among: ["--help", "--version"]))
    }
    let names = commands.filter { !$0.isHidden }.map { $0.name }
    return .unknownCommand(word, suggestion: EditDistance.nearest(to: word, among: names))
  }

  private static func complain(
    _ error: UsageError, _ command: (any Command.Type)?, _ console: Console
  ) -> ExitStatus {
    let name = (["flowviz", command?.name].compactMap { $0 }).joined(separator: " ")
    console.talk("error: \(VisibleText.escape(error.description))")
    console.talk("See '\(name) --help' for more information.")
    return .usage
  }

  private static func help(for command: (any Command.Type)?, _ console: Console) -> String {
    (command.map { HelpText($0) } ?? HelpText(tool: commands)).rendered(width: console.width)
  }

  private static var versionLine: String { "flowviz \(FlowVizVersion.current)\n" }

  private static func print(_ text: String, _ console: Console) throws -> ExitStatus {
    try ProductOutput(path: nil).write(Data(text.utf8), to: console)
    return .success
  }
}
