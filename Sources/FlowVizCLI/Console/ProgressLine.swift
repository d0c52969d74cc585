import Dispatch
import FlowViz
import Synchronization

/// One line on the terminal that says how far reading is, and that goes away at the end.
///
/// It appears where the work takes longer than half a second.
final class ProgressLine: Sendable {
  private static let delay = DispatchTimeInterval.milliseconds(500)
  private static let pace = DispatchTimeInterval.milliseconds(100)

  private struct State {
    var progress: ReadingProgress?
    var isShown = false
    var isOver = false
  }

  private let console: Console
  private let state = Mutex(State())

  /// `nil` where standard error is no terminal that can take a line back.
  init?(_ console: Console) {
    guard console.isErrorTerminal, console.environment["TERM"] != "dumb" else { return nil }
    self.console = console
    schedule(after: Self.delay)
  }

  func note(_ progress: ReadingProgress) {
    state.withLock { $0.progress = progress }
  }

  /// Takes the line back for good.
  func end() {
    state.withLock { state in
      state.isOver = true
      if state.isShown { console.writeError(Self.erased) }
    }
  }

  private static let erased = "\r\u{1B}[K"

  private func schedule(after delay: DispatchTimeInterval) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in self?.show() }
  }

  private func show() {
    let goesOn = state.withLock { state in
      guard !state.isOver else { return false }
      state.isShown = true
      let text = Self.text(state.progress).prefix(max(1, console.width - 1))
      console.writeError(Self.erased + text)
      return true
    }
    if goesOn { schedule(after: Self.pace) }
  }

  private static func text(_ progress: ReadingProgress?) -> String {
    switch progress {
    case nil: "Looking for sources…"
    case .reading(let done, let count): "Reading \(done) of \(count) files…"
    case .understanding: "Finding out what they do together…"
    }
  }
}
