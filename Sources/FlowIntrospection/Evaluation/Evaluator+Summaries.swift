/// Making summaries: each unit once, those that lead back to themselves until nothing changes.
extension Evaluator {
  /// How many times a unit of a recursive component is evaluated at most.
  ///
  /// Values are bounded in number and depth and lists of effects in length, so that most components
  /// come to rest earlier; what is missed are results that go around a component more often.
  static let roundLimit = 4
  /// How deep closures and followed calls are run within one unit's evaluation.
  static let depthLimit = 160
  /// How deep evaluation goes from unit to unit, closures counted.
  ///
  /// What lies deeper counts as doing nothing. The stack has room for that many units of the deepest nesting that is read.
  static let nestingLimit = 400

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
    if components.isSettled(id) { return summaries[id] ?? nothing }
    if components.isUntouched(id) {
      guard nesting + depth < Self.nestingLimit else {
        noteLimit()
        return nothing
      }
      let place = components.open(id)
      renew(id)
      if components.isRoot(id) { settle(from: place) }
      if components.isSettled(id) { return summaries[id] ?? nothing }
    }
    noteLimit()
    components.read(id)
    return summaries[id] ?? nothing
  }

  func isSettled(_ id: UnitID) -> Bool { components.isSettled(id) }

  private var nothing: Summary {
    Summary(effects: Effects(numbers: [], in: effects), returns: [])
  }

  /// Evaluates a unit with what is known of its callees now.
  private func renew(_ id: UnitID) {
    components.beginBody(of: id)
    var own = Findings()
    records.exchange(&own)
    let outer = enterUnit()
    let result = evaluate(index[id])
    leaveUnit(to: outer)
    records.exchange(&own)
    if id.index < findings.count { findings[id.index] = own.isEmpty ? nil : own }
    components.endBody()
    evaluationCount += 1
    guard !result.isSame(as: summaries[id]) else { return }
    summaries[id] = result
    components.noteChange(of: id)
  }

  /// Evaluates the units of a component until none has read anything that changed since: a fixpoint
  /// by iteration, as Kildall (1973) describes it, in the order in which callees were met last to
  /// first, so that most of what changes has changed before its callers are looked at again.
  private func settle(from place: Int) {
    // What types are for is read off what each function does itself: one evaluation tells. What is
    // done with values that wait may be done by functions that put them there.
    let isOnce =
      roles == nil && !components.open[place...].contains { waitingReaders.contains($0) }
    for _ in 1..<(isOnce ? 1 : Self.roundLimit) {
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
