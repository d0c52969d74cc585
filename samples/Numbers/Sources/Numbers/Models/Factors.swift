enum Factors {
  /// The prime factors in rising order; none for numbers below two.
  static func of(_ number: Int) -> [Int] {
    var rest = number
    var factors: [Int] = []
    var candidate = 2
    while rest > 1, candidate * candidate <= rest {
      if rest.isMultiple(of: candidate) {
        factors.append(candidate)
        rest /= candidate
      } else {
        candidate += 1
      }
    }
    return rest > 1 ? factors + [rest] : factors
  }
}
