import FlowModel

/// Whether a link leads somewhere whatever the app's state is.
extension DeepLinkDescription {
  /// Whether the code takes the link in every state of the app, as far as its conditions tell.
  ///
  /// It does where some landing has no condition, and where one has a condition and another its
  /// opposite; a handler that does nothing with the link takes it as well.
  var isTakenInEveryState: Bool {
    let ways = landings.map { Set(Self.clauses($0.condition ?? "")) }
    guard !ways.isEmpty, !ways.contains(where: \.isEmpty), !ways.contains(["otherwise"]) else {
      return true
    }
    return ways.enumerated().contains { number, way in
      ways.dropFirst(number + 1).contains { other in
        guard way.count == 1, other.count == 1, let own = way.first, let theirs = other.first else {
          return false
        }
        return Self.areOpposites(own, theirs)
      }
    }
  }

  private static func clauses(_ condition: String) -> [String] {
    condition.split(separator: " && ").map(String.init)
  }

  private static func areOpposites(_ one: String, _ other: String) -> Bool {
    ConditionText.negated(one) == other || ConditionText.negated(other) == one
  }
}
