/// A well-known row of numbers.
enum Series: String, CaseIterable, Sendable {
  case squares
  case primes
  case triangles

  func members(upTo limit: Int) -> [Int] {
    switch self {
    case .squares:
      (1...limit).map { $0 * $0 }.filter { $0 <= limit }
    case .primes:
      (1...limit).filter { Factors.of($0) == [$0] }
    case .triangles:
      (1...limit).map { $0 * ($0 + 1) / 2 }.filter { $0 <= limit }
    }
  }
}
