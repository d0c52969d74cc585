/// Several parts of the code that have to do with what steps are left.
extension LinkInterpreter {
  /// Runs parts of the code one after the other, each with its share of the steps that are left.
  ///
  /// So a long one leaves the others some. What was cut short and finds more when the others are
  /// through runs once more.
  func shared(_ parts: [() -> [LinkState]]) -> [[LinkState]] {
    guard parts.count > 1 else { return parts.map { $0() } }
    let isCutBefore = budget.isCut
    var results: [[LinkState]] = []
    var short: [Short] = []
    var isCut = isCutBefore
    for (place, part) in parts.enumerated() {
      budget.isCut = false
      let (cuts, before) = (budget.stepCuts, blocked.count)
      let share = budget.open(with: parts.count - 1 - place)
      results.append(part())
      budget.close(share)
      if budget.stepCuts > cuts {
        short.append(Short(place: place, steps: share.size, blocked: blocked.sites(since: before)))
      } else if budget.isCut {
        isCut = true
      }
    }
    for (number, part) in short.enumerated() {
      guard budget.steps / (short.count - number) > part.steps * 5 / 4 else {
        isCut = true
        continue
      }
      budget.isCut = false
      blocked.reopen(part.blocked)
      let share = budget.open(with: short.count - 1 - number)
      results[part.place] = parts[part.place]()
      budget.close(share)
      isCut = isCut || budget.isCut
    }
    budget.isCut = isCut
    return results
  }

  /// A part that was cut short.
  private struct Short {
    let place: Int
    let steps: Int
    /// The tests that it followed blocked ways from.
    let blocked: ArraySlice<LinkTestSite>
  }

  /// Runs the handler that was registered for a pattern.
  func handling<Result>(_ body: () -> Result) -> Result {
    let handler = budget.openHandler()
    defer { budget.close(handler) }
    return body()
  }
}
