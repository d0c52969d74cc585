import FlowViz

/// How a command reads sources.
struct ReadingArguments {
  static let jobs = Option<Int>(
    "--jobs", value: "number", default: "as many as there are cores",
    help: "How many threads read and evaluate.")

  static let cacheFolder = Option<String>(
    "--cache-dir", value: "folder", default: "flowviz among the user's caches",
    help: "Where graphs of unchanged sources are kept; can be deleted at any time.")

  static let noCache = Flag("--no-cache", help: "Read all sources anew, and keep nothing.")

  static let thorough = Flag(
    "--thorough",
    help: "Read every file through SwiftSyntax: gives the same, and takes much longer.")

  /// For the list of a command's arguments.
  static let all: [any ArgumentDescription] = [jobs, cacheFolder, noCache, thorough]

  private let jobs: Int?
  private let cacheFolder: String?
  private let isUncached: Bool
  private let isThorough: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    jobs = arguments[Self.jobs]
    cacheFolder = arguments[Self.cacheFolder]
    isUncached = arguments[Self.noCache]
    isThorough = arguments[Self.thorough]
    if let jobs, jobs < 1 { throw .invalid("--jobs \(jobs): give at least 1.") }
    if cacheFolder != nil, isUncached {
      throw .invalid("--cache-dir and --no-cache exclude each other; give one.")
    }
  }

  /// Runs a reading with these options and a line of progress.
  func run<Result>(
    _ console: Console, _ read: (ReadingOptions) throws -> Result
  ) rethrows -> Result {
    let line = ProgressLine(console)
    defer { line?.end() }
    var options = options(console)
    if let line { options.progress = { line.note($0) } }
    return try read(options)
  }

  /// These options, without a line of progress.
  func options(_ console: Console) -> ReadingOptions {
    ReadingOptions(jobs: jobs, isThorough: isThorough, cacheFolder: cacheFolder(console))
  }

  private func cacheFolder(_ console: Console) -> String? {
    if isUncached { return nil }
    return cacheFolder.map(console.absolutePath)
      ?? CacheLocation.standard(environment: console.environment)
  }
}
