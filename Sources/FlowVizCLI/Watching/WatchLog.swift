import FlowModel
import Synchronization

/// A line of talk for each change, which is written while its parts become known.
///
/// The graph's part stands there at once; the picture's follows when its layout ends, on a line of
/// its own if another change came in between.
final class WatchLog: Sendable {
  private struct State {
    /// The change whose line is still open.
    var open: Int?
    var count = 0
  }

  private let console: Console
  private let state = Mutex(State())

  init(_ console: Console) { self.console = console }

  /// Writes a whole line.
  func write(_ text: String) {
    state.withLock { state in
      close(&state)
      console.writeError("\(console.clock())  \(Self.line(text))\n")
    }
  }

  /// Begins a line; returns the number by which it is ended.
  func begin(_ text: String) -> Int {
    state.withLock { state in
      close(&state)
      state.count += 1
      state.open = state.count
      console.writeError("\(console.clock())  \(Self.line(text))")
      return state.count
    }
  }

  /// Ends a line that was begun.
  func end(_ number: Int, _ text: String) {
    state.withLock { state in
      if state.open == number {
        console.writeError(", \(Self.line(text))\n")
        state.open = nil
      } else {
        close(&state)
        console.writeError("\(console.clock())  \(Self.line(text))\n")
      }
    }
  }

  private func close(_ state: inout State) {
    if state.open != nil { console.writeError("\n") }
    state.open = nil
  }

  private static func line(_ text: String) -> String {
    VisibleText.escape(text.replacing("\n", with: " "))
  }
}
