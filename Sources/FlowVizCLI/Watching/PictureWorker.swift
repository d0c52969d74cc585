import FlowViz
import Foundation

/// Draws pictures on a thread of its own, so that sources are watched meanwhile.
///
/// A picture that is under way is given up for a newer one.
final class PictureWorker: @unchecked Sendable {
  /// A graph to draw.
  struct Job: Sendable {
    var reading: WatchedProject.Reading
    /// The line of talk that tells of the change.
    var line: Int
  }

  private let task: PictureTask
  private let console: Console
  private let log: WatchLog
  private let memory: LayoutMemory
  /// Guards the newest job and whether one is under way, which is why the class may call itself
  /// `Sendable`.
  private let condition = NSCondition()
  private var next: Job?
  private var isDrawing = false
  /// What was written last; only the thread asks.
  private var written: PictureTask.Product?

  init(_ task: PictureTask, _ console: Console, _ log: WatchLog) {
    self.task = task
    self.console = console
    self.log = log
    memory = LayoutMemory(console.layoutEngine)
  }

  func start() {
    Thread { [self] in
      while true { draw(nextJob()) }
    }.start()
  }

  /// Has a picture drawn in place of all that were asked for before.
  func submit(_ job: Job) {
    condition.withLock {
      if isDrawing { memory.abandon() }
      next = job
      condition.signal()
    }
  }

  private func nextJob() -> Job {
    condition.withLock {
      isDrawing = false
      while true {
        if let job = next {
          next = nil
          isDrawing = true
          memory.welcome()
          return job
        }
        condition.wait()
      }
    }
  }

  private func draw(_ job: Job) {
    let start = ContinuousClock.now
    let talk = HeldTalk()
    do {
      let result = try memory.drawing {
        try task.draw(job.reading.graph, job.reading.configuration, laidOutBy: $0)
      }
      guard let result else { return }
      guard result.picture != written else { return log.end(job.line, "the picture is unchanged") }
      try task.write(result.picture, to: talk.console(like: console), inPlaceOf: written)
      written = result.picture
      let time = (ContinuousClock.now - start).words
      log.end(job.line, "picture \(time)\(result.layoutCount == 0 ? ", laid out as before" : "")")
      talk.release(to: console)
    } catch {
      log.end(job.line, "error: \(error); the picture stays as it was")
    }
  }
}

extension Duration {
  /// `84 ms`, `1.2 s`.
  var words: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    guard milliseconds >= 1_000 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
