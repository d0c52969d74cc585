import FileWatching
import FlowViz

/// Draws a picture again whenever the sources change, until the process is ended.
struct PictureWatch {
  /// Editors write a file in several steps, and others many files in a row.
  private static let quiet = Duration.milliseconds(25)
  /// The longest wait for quiet.
  private static let unrest = Duration.seconds(2)
  /// How long to wait before what could not be read is tried again without a sign of a change.
  private static let retry = Duration.milliseconds(300)

  private let console: Console
  private let log: WatchLog
  private let worker: PictureWorker
  private let options: ReadingOptions
  private var project: WatchedProject
  private var watcher: any FolderWatcher
  private let isOfInterest: @Sendable (String, Bool) -> Bool
  /// What was drawn last, or is being drawn.
  private var drawn: WatchedProject.Reading
  private var lastError: String?

  /// Reads the project for the first time and begins to draw.
  ///
  /// - Throws: `ProjectError` if there is nothing to read.
  init(
    _ task: PictureTask, _ input: ProjectInput, polls: Bool, _ console: Console
  ) throws {
    self.console = console
    log = WatchLog(console)
    worker = PictureWorker(task, console, log)
    var project = try input.watchedProject(console)
    let configurationName = input.configurationName
    isOfInterest = { name, isFolder in
      WatchedNames.contains(name, isFolder: isFolder) || name == configurationName
    }
    watcher =
      polls ? PollingWatcher(isOfInterest) : FolderWatchers.standard(isOfInterest)
    let start = ContinuousClock.now
    drawn = try input.reading.run(console) { try project.update($0) }
    self.project = project
    options = input.reading.options(console)
    let graph = drawn.graph
    NoticeSummary(notices: graph.notices).print(to: console)
    let line = log.begin(
      "\(graph.nodes.count) nodes, \(graph.edges.count) edges: "
        + "graph \((ContinuousClock.now - start).words)")
    worker.start()
    worker.submit(PictureWorker.Job(reading: drawn, line: line))
  }

  /// Watches for as long as the process lives.
  mutating func run() throws -> Never {
    // What changed since the first reading is found now.
    try update()
    while true {
      let isChange = try waitForChange()
      if isChange || lastError != nil { try update() }
    }
  }

  private mutating func waitForChange() throws -> Bool {
    do throws(WatchingError) {
      return try watcher.waitForQuiet(
        Self.quiet, atMost: Self.unrest, patience: lastError == nil ? nil : Self.retry)
    } catch {
      try poll(because: error)
      return true
    }
  }

  /// Reads what changed, until what is watched is what was read.
  private mutating func update() throws {
    let start = ContinuousClock.now
    var isNew: Bool
    repeat {
      var fileCount = 0
      do {
        let reading = try project.update(options)
        lastError = nil
        fileCount = reading.readFileCount
        tell(reading, fileCount, since: start)
      } catch {
        tell(error)
      }
      do throws(WatchingError) {
        isNew = try watcher.watch(project.folders)
      } catch {
        try poll(because: error)
        isNew = true
      }
    } while isNew && lastError == nil
  }

  private mutating func tell(
    _ reading: WatchedProject.Reading, _ fileCount: Int, since start: ContinuousClock.Instant
  ) {
    let isSame = reading.graph == drawn.graph
    let isDrawnAlike =
      reading.configuration.drawing == drawn.configuration.drawing
      && reading.configuration.audit == drawn.configuration.audit
    guard fileCount > 0 || !isSame || !isDrawnAlike else { return }
    let change = GraphChange(from: drawn.graph, to: reading.graph)
    var text = fileCount == 0 ? "" : fileCount == 1 ? "1 file: " : "\(fileCount) files: "
    text += change.text
    if let problem = change.newProblem { text += "; \(problem)" }
    text += ": graph \((ContinuousClock.now - start).words)"
    drawn = reading
    guard !isSame || !isDrawnAlike else { return log.write(text) }
    worker.submit(PictureWorker.Job(reading: reading, line: log.begin(text)))
  }

  private mutating func tell(_ error: any Error) {
    let text = "error: \(error); the picture stays as it was"
    if text != lastError { log.write(text) }
    lastError = text
  }

  private mutating func poll(because error: WatchingError) throws {
    guard !(watcher is PollingWatcher) else { throw error }
    log.write("note: \(error); looking for changes again and again instead")
    watcher = PollingWatcher(isOfInterest)
  }
}
