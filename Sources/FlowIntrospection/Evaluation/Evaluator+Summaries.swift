/// Making summaries: each unit once, those that lead back to themselves until nothing changes.
extension Evaluator {
  /// How many times a unit of a recursive component is evaluated at most.
  ///
  /// Summaries only grow from round to round and values are bounded in number and depth, so that a
  /// fixpoint exists; what is not reached by then is very long chains of functions that hand on each
  /// other's results.
  static let roundLimit = 4
  /// The same where evaluation only asks what types are for.
  static let roundLimitWithoutRoles = 2
  /// How deep calls are followed; what lies deeper counts as doing nothing.
  static let depthLimit = 160

  /// Evaluates every function of the app.
  func evaluateAll() {
    for unit in index.units where !unit.isTest && unit.hasBody {
      _ = summary(of: unit.id)
    }
    for findings in findings { if let findings { records.add(findings) } }
    findings = []
    recordBuilders()
  }

  /// What the function does and gives back; what is known so far, if it is under way.
  func summary(of id: UnitID) -> Summary {
    if components.isSettled(id) { return summaries[id] ?? Summary() }
    if components.isUntouched(id) {
      guard depth < Self.depthLimit else {
        noteLimit()
        return Summary()
      }
      depth += 1
      let place = components.open(id)
      renew(id)
      if components.isRoot(id) { settle(from: place) }
      depth -= 1
      if components.isSettled(id) { return summaries[id] ?? Summary() }
    }
    noteLimit()
    components.read(id)
    return summaries[id] ?? Summary()
  }

  func isSettled(_ id: UnitID) -> Bool { components.isSettled(id) }

  /// Evaluates a unit with what is known of its callees now.
  private func renew(_ id: UnitID) {
    components.beginBody(of: id)
    var own = Findings()
    records.exchange(&own)
    let result = evaluate(index[id])
    records.exchange(&own)
    if id.index < findings.count { findings[id.index] = own.isEmpty ? nil : own }
    components.endBody()
    evaluationCount += 1
    guard result != summaries[id] ?? Summary() else { return }
    summaries[id] = result
    components.noteChange(of: id)
  }

  /// Evaluates the units of a component until none has read anything that changed since: a fixpoint
  /// by iteration, as Kildall (1973) describes it, in the order in which callees were met last to
  /// first, so that most of what changes has changed before its callers are looked at again.
  private func settle(from place: Int) {
    for _ in 1..<(roles == nil ? Self.roundLimitWithoutRoles : Self.roundLimit) {
      var isStable = true
      // A unit may join while others are evaluated.
      var next = components.open.count - 1
      while next >= place {
        let unit = components.open[next]
        next -= 1
        guard components.isStale(unit) else { continue }
        isStable = false
        renew(unit)
      }
      if isStable { break }
    }
    components.settle(from: place)
  }
}
