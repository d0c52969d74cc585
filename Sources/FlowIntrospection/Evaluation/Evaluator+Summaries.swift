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

  /// Takes together what the evaluation of each function found.
  func takeFindings() {
    for findings in findings { if let findings { records.add(findings) } }
    for findings in deliveryFindings.values { records.add(findings) }
    findings = []
    deliveryFindings = [:]
    recordBuilders()
  }

  /// What the function does and gives back; what is known so far, if it is under way.
  func summary(of id: UnitID) -> Summary {
    bringUp(id)
    return summaries[id] ?? nothing
  }

  /// What a subscriber does with what it is sent; what is known so far, if it is under way.
  func effects(of delivery: UnitID) -> Effects {
    // Who sent it first matters, which only the leader of several evaluators knows.
    if participation?.helps == true {
      noteLimit()
      return nothing.effects
    }
    components.grow(to: delivery.index + 1)
    bringUp(delivery)
    return sent[delivery].effects ?? nothing.effects
  }

  /// Evaluates what was not met yet, and notes a reader of what has not settled.
  private func bringUp(_ id: UnitID) {
    if components.isUntouched(id), !takeOver(id) {
      guard nesting + depth < Self.nestingLimit, !isInVain else { return noteLimit() }
      let place = components.open(id)
      helping(with: id) { renew(id) }
      if components.isRoot(id) { settle(from: place) }
    }
    if components.isSettled(id) { return noteRest(on: id) }
    noteLimit()
    components.read(id)
  }

  func isSettled(_ id: UnitID) -> Bool { components.isSettled(id) }

  private var nothing: Summary {
    Summary(effects: Effects(numbers: [], in: effects), returns: [])
  }

  /// Evaluates a unit or delivery with what is known of its callees now.
  private func renew(_ id: UnitID) {
    components.beginBody(of: id)
    var own = Findings()
    records.exchange(&own)
    let outer = enterUnit()
    let isChanged = sent.contains(id) ? renewDelivery(id) : renewSummary(of: id)
    leaveUnit(to: outer)
    records.exchange(&own)
    if sent.contains(id) {
      if !findings.isEmpty { deliveryFindings[id] = own.isEmpty ? nil : own }
    } else if id.index < findings.count {
      findings[id.index] = own.isEmpty ? nil : own
    }
    components.endBody()
    evaluationCount += 1
    if isChanged { components.noteChange(of: id) }
  }

  private func renewSummary(of id: UnitID) -> Bool {
    let result = evaluate(index[id])
    guard !result.isSame(as: summaries[id]) else { return false }
    summaries[id] = result
    return true
  }

  private func renewDelivery(_ id: UnitID) -> Bool {
    let delivery = sent[id]
    sent.depth = delivery.key.depth + 1
    let sender = makeFrame(for: index[delivery.sender])
    let effects = run(delivery.key.subscriber, delivery.key.values, sender).effects.effects
    guard delivery.effects?.numbers != effects.numbers else { return false }
    sent[id].effects = effects
    return true
  }

  /// Evaluates the units of a component until none has read anything that changed since: a fixpoint
  /// by iteration, as Kildall (1973) describes it, in the order in which callees were met last to
  /// first, so that most of what changes has changed before its callers are looked at again.
  private func settle(from place: Int) {
    // What types are for is read off what each function does itself: one evaluation tells. What is
    // done with values that wait may be done by functions that put them there.
    let isOnce =
      participation?.helps == true
      || roles == nil
        && (looksAgain || !components.open[place...].contains { waitingReaders.contains($0) })
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
    if isOnce, participation?.helps != true { askRoutersAgain(from: place) }
    let units = components.settle(from: place)
    // What one of them rests on, all do.
    let footing = units.reduce(into: Footing()) { $0.rest(on: footings[$1]) }
    for id in units {
      footings[id] = footing
      tell(of: id)
    }
  }

  /// Evaluates those units of a component again that called a router while it was under way: what they
  /// give it to show tells what their types are for.
  private func askRoutersAgain(from place: Int) {
    for unit in components.open[place...].reversed()
    where components.staleReads(of: unit).contains(where: { showsWhatItIsGiven($0) }) {
      renew(unit)
    }
  }

  private func showsWhatItIsGiven(_ id: UnitID) -> Bool {
    let known = sent.contains(id) ? sent[id].effects : summaries[id]?.effects
    return known?.numbers.contains {
      effects.traits(of: $0).isSuperset(of: [.transition, .open])
    } ?? false
  }
}
