/// The answer to whether a text meets a condition.
enum Verdict: Hashable, Sendable {
  case yes
  case no
  /// Only running the code can tell; the question, as text.
  case unknown(String)

  /// How sure a `yes` is: 2 for yes, 1 for unknown, 0 for no.
  var rank: Int {
    switch self {
    case .yes: 2
    case .unknown: 1
    case .no: 0
    }
  }
}
