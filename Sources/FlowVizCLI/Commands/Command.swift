/// One of the tool's commands: what it accepts, and what it does.
protocol Command: Sendable {
  static var name: String { get }
  static var abstract: String { get }
  static var discussion: String { get }
  /// In the order of help.
  static var arguments: [any ArgumentDescription] { get }
  /// Whether help leaves the command out.
  static var isHidden: Bool { get }

  init(_ arguments: ParsedArguments) throws(UsageError)

  func run(_ console: Console) throws -> ExitStatus
}

extension Command {
  static var discussion: String { "" }
  static var isHidden: Bool { false }

  /// With those that every command has.
  static var allArguments: [any ArgumentDescription] {
    arguments + [StandardFlags.version, StandardFlags.help]
  }
}

/// The flags of every command.
enum StandardFlags {
  static let version = Flag("--version", help: "Show the version.")
  static let help = Flag("--help", "-h", help: "Show help information.")
}
