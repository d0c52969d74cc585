/// What the tool says to the shell; never a count.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Done, and a gate that was asked for is passed.
  case success = 0
  /// A gate that was asked for failed: findings at or above `--fail-on`.
  case gateFailed = 1
  /// The job could not be done: unreadable input, no Swift file, a full disk.
  case failure = 2
  /// Nothing else is wrong, but the baseline holds what is found no more, and that was to fail.
  case staleBaseline = 3
  /// Wrong usage.
  case usage = 64
}
