import SwiftFacts

/// Enums that say what the user did: a button of two, a row of many.
extension RoleClassifier {
  /// How many screens must answer a case in a way of their own before it is no route.
  private static let answerLimit = 3

  /// Enums that several screens answer, each in a way of its own: a route means the same for all.
  func inputsOfScreens() -> Set<TypeID> {
    var answers: [TypeID: [String: [TypeID: Set<TypeID>]]] = [:]
    for (owner, branches) in branchesByOwner where isOnScreen(owner) {
      for branch in branches where branch.isParameter {
        let shown = branch.effects.compactMap { effect in
          isPresentation(effect) ? effect.target.type(in: index)?.id : nil
        }
        guard !shown.isEmpty else { continue }
        answers[branch.enumeration, default: [:]][branch.caseName, default: [:]][
          owner, default: []
        ].formUnion(shown)
      }
    }
    return Set(
      answers.filter { _, cases in
        cases.values.contains { Set($0.values).count >= Self.answerLimit }
      }.keys)
  }
}
