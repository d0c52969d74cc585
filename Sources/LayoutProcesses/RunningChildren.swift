import Foundation
import Synchronization

/// The layouts in child processes that are under way, so that an interrupt can end them.
package enum RunningChildren {
  private struct State {
    var ids: Set<pid_t> = []
    var isOver = false
  }

  private static let state = Mutex(State())

  /// Starts a child that an interrupt ends; `nil` if there was an interrupt already.
  static func start(_ spawn: () -> pid_t?) -> pid_t? {
    // The lock is held meanwhile, so that no child is started that nobody knows of.
    state.withLock { state in
      guard !state.isOver, let id = spawn() else { return nil }
      state.ids.insert(id)
      return id
    }
  }

  /// As `waitpid`, which gives the number of a child that has ended to other processes.
  static func wait(for id: pid_t, _ status: inout Int32, _ options: Int32) -> pid_t {
    state.withLock { state in
      let result = waitpid(id, &status, options)
      if result == id { state.ids.remove(id) }
      return result
    }
  }

  /// Ends them, and lets none be started from now on.
  package static func endAllForGood() {
    state.withLock { state in
      state.isOver = true
      for id in state.ids { kill(id, SIGKILL) }
    }
  }
}
