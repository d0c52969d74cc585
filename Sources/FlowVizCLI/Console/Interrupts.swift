import Dispatch
import Foundation

/// Ends the process on Ctrl-C as the shell expects, with nothing half-written left behind.
enum Interrupts {
  /// Call once, before work starts.
  ///
  /// A closed pipe no longer kills the process: the write reports it.
  static func prepare() -> [any DispatchSourceSignal] {
    signal(SIGPIPE, SIG_IGN)
    unblock(numbers)
    return numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        TemporaryFiles.shared.removeAllForGood()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      signal(number, SIG_IGN)
      source.resume()
      return source
    }
  }

  private static let numbers = [SIGINT, SIGTERM]

  /// A parent that blocks signals leaves them blocked in its children.
  private static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
