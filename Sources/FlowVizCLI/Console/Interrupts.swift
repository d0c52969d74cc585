import FlowViz
import Foundation
import LayoutProcesses

/// Ends the process on Ctrl-C as the shell expects, with nothing half-written left behind.
enum Interrupts {
  /// Call once, first of all: threads that are started later wait for no signal themselves.
  ///
  /// A closed pipe and a limit on the size of files no longer kill the process: the write reports it.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Blocked, a signal waits until the thread below asks for it; none is lost on the way.
    var signals = endings
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread {
      var signals = endings
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      RunningChildren.endAllForGood()
      TemporaryFiles.shared.removeAllForGood()
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), number)
    }.start()
  }

  private static var endings: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
