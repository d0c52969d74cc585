import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a program took from its start to its end.
struct MeasuredRun {
  var seconds: Double
  /// In user and system mode, of the program and the children that it waited for.
  var cpuSeconds: Double
  /// The largest resident size, in bytes.
  var peak: Int
  var status: Int32

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program to its end; what it prints goes nowhere.
  ///
  /// `wait4` is used because it tells the peak of this child alone, which `getrusage` does not.
  init(_ words: [String]) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [0, 1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let arguments = words.map { strdup($0) } + [nil]
    let environment = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (arguments + environment).forEach { free($0) } }
    let start = ContinuousClock.now
    var child: pid_t = 0
    let failure = posix_spawnp(&child, words[0], &actions, nil, arguments, environment + [nil])
    guard failure == 0 else {
      throw Failure(
        description: "'\(words[0])' cannot be run: \(String(cString: strerror(failure)))")
    }
    var ending: Int32 = 0
    var usage = rusage()
    while wait4(child, &ending, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure(description: "'\(words[0])' was lost") }
    }
    let elapsed = ContinuousClock.now - start
    seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    cpuSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      peak = Int(usage.ru_maxrss)
    #else
      peak = Int(usage.ru_maxrss) << 10
    #endif
    status = ending & 0x7F == 0 ? (ending >> 8) & 0xFF : 128 + (ending & 0x7F)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
