import Synchronization

/// Talk that waits until a line that is open has its end.
final class HeldTalk: Sendable {
  private let text = Mutex("")

  /// A console that is like this one, except that its talk is held.
  func console(like console: Console) -> Console {
    var held = console
    held.writeError = { [self] more in text.withLock { $0 += more } }
    return held
  }

  /// Lets the console have what was said.
  func release(to console: Console) {
    let said = text.withLock { said in
      defer { said = "" }
      return said
    }
    if !said.isEmpty { console.writeError(said) }
  }
}
