import Foundation
import Graphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A child process whose end is waited for up to a deadline.
///
/// Foundation's `Process` is not used because on Linux it reports the end only when the child's own
/// children have ended too.
struct SpawnedProcess {
  enum Ending: Hashable, CustomStringConvertible {
    case exited(status: Int32)
    case signalled(Int32)

    var description: String {
      switch self {
      case .exited(let status): "status \(status)"
      case .signalled(let signal): "signal \(signal)"
      }
    }
  }

  private let id: pid_t

  /// Starts the program with these files as its standard input, output and error.
  init(
    executable: URL, arguments: [String], input: Int32, output: Int32, errors: Int32
  ) throws(GraphvizError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var failure = EINTR
    let child = RunningChildren.start {
      var child: pid_t = 0
      failure = Self.withCStrings([executable.path] + arguments) { arguments in
        Self.withCStrings(environment) { environment in
          posix_spawn(&child, executable.path, &actions, nil, arguments, environment)
        }
      }
      return failure == 0 ? child : nil
    }
    guard let child else {
      throw .childFailed(
        reason: "'\(executable.path)' cannot be started: \(String(cString: strerror(failure)))")
    }
    id = child
  }

  /// Waits until the child has ended, at most so long and only while that is wanted.
  ///
  /// - Returns: `nil` if it still runs.
  func wait(
    atMost limit: Duration, while isWanted: () -> Bool = { true }
  ) throws(GraphvizError) -> Ending? {
    let deadline = ContinuousClock.now + limit
    var pause: UInt32 = 500
    while true {
      if let ending = try poll(options: WNOHANG) { return ending }
      if ContinuousClock.now >= deadline || !isWanted() { return nil }
      usleep(pause)
      pause = min(pause * 2, 20_000)
    }
  }

  /// Ends the child at once and waits for its end.
  func end() {
    kill(id, SIGKILL)
    _ = try? poll(options: 0)
  }

  private func poll(options: Int32) throws(GraphvizError) -> Ending? {
    var status: Int32 = 0
    while true {
      switch RunningChildren.wait(for: id, &status, options) {
      case id:
        let signal = status & 0x7F
        return signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
      case 0:
        return nil
      default:
        guard errno == EINTR else {
          throw .childFailed(reason: "its end cannot be seen: \(String(cString: strerror(errno)))")
        }
      }
    }
  }

  /// The texts as a C array that ends with a null pointer, for the time of the call.
  private static func withCStrings(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let pointers = texts.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
