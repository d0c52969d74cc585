import Dispatch
import Foundation

/// Ends the process on Ctrl-C as the shell expects, with nothing half-written left behind.
enum Interrupts {
  /// Call once, before work starts.
  ///
  /// A closed pipe no longer kills the process: the write reports it.
  static func prepare() -> [any DispatchSourceSignal] {
    signal(SIGPIPE, SIG_IGN)
    return [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        TemporaryFiles.shared.removeAllForGood()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }
}
