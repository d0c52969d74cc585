import Foundation
import Synchronization

/// Evaluating on several threads, see `SummaryExchange`.
extension Evaluator {
  /// What an evaluator needs to take part.
  final class Participation {
    let exchange: SummaryExchange
    /// Its number among the evaluators; the first one leads.
    let number: Int
    /// The numbers of the others' effects in this evaluator's table.
    var translations: [[Int32]]
    /// What the functions that have not settled found.
    var discoveries: [UnitID: Discoveries] = [:]

    init(in exchange: SummaryExchange, number: Int, of count: Int) {
      self.exchange = exchange
      self.number = number
      translations = .init(repeating: [], count: count)
    }

    var helps: Bool { number > 0 }
  }

  /// Evaluators on threads of their own that run ahead.
  private struct Helpers {
    let exchange: SummaryExchange
    let group = DispatchGroup()

    /// Waits until all have stopped, which they do at the next function that they come to.
    func end() {
      exchange.close()
      group.wait()
    }
  }

  /// What is only read from when evaluation begins on, so that several threads may.
  private struct Foundations: @unchecked Sendable {
    let index: SymbolIndex
    let vocabulary: Vocabulary
    let roles: Roles?
    let given: Records
    let sharedActions: Set<PropertyReference>
  }

  /// Evaluates every function of the app.
  ///
  /// - Parameter workers: how many threads take part; the result does not depend on it.
  func evaluateAll(workers: Int = 1) {
    let helpers = workers > 1 ? startHelpers(workers - 1) : nil
    for unit in index.units where !unit.isTest && unit.hasBody {
      _ = summary(of: unit.id)
    }
    helpers?.end()
    participation = nil
    takeFindings()
    // Whoever asks from now on, asks of all that was found.
    known = records
    inlined = InlineCache()
  }

  /// Evaluates again what asks for what others found, now that it is known.
  ///
  /// Which closures a property keeps, say, or which handlers a machine has. All other functions do
  /// what they did.
  func lookAgain(workers: Int = 1) {
    records.channels.formUnion(records.machines)
    looksAgain = true
    known = records
    sharedActions = known.sharedActions(in: index)
    sent = SentValues(from: index.units.count)
    findings = [Findings?](repeating: nil, count: index.units.count)
    routers = [:]
    for unit in index.units where footings[unit.id].asksOthers {
      summaries[unit.id] = nil
      components.forget(unit.id)
    }
    evaluateAll(workers: workers)
  }

  private func startHelpers(_ count: Int) -> Helpers {
    let exchange = SummaryExchange(unitCount: index.units.count, evaluatorCount: count + 1)
    participation = Participation(in: exchange, number: 0, of: count + 1)
    for unit in index.units where isSettled(unit.id) { tell(of: unit.id) }
    let helpers = Helpers(exchange: exchange)
    for number in 1...count {
      let foundations = Foundations(
        index: index.sharingSymbols(), vocabulary: vocabulary, roles: roles, given: known,
        sharedActions: sharedActions)
      helpers.group.enter()
      let thread = Thread { [group = helpers.group] in
        let helper = Evaluator(
          index: foundations.index, vocabulary: foundations.vocabulary, roles: foundations.roles,
          records: foundations.given)
        helper.sharedActions = foundations.sharedActions
        helper.help(Participation(in: exchange, number: number, of: count + 1), of: count)
        group.leave()
      }
      thread.stackSize = FlowIntrospector.stackSize
      thread.start()
    }
    return helpers
  }

  /// Goes towards the leader, who goes from the first function to the last.
  func help(_ participation: Participation, of count: Int) {
    records = Records()
    self.participation = participation
    let last = index.units.count * participation.number / count
    for number in (0..<last).reversed() {
      let unit = index.units[number]
      guard !participation.exchange.isClosed else { return }
      guard !unit.isTest, unit.hasBody, !participation.exchange.contains(unit.id) else { continue }
      _ = summary(of: unit.id)
    }
  }

  // MARK: Taking over

  /// Takes over what another evaluator says of a function, if one does.
  func takeOver(_ id: UnitID) -> Bool {
    guard let participation, !sent.contains(id),
      let (entry, newEffects) = participation.exchange.entry(
        of: id, numbered: { participation.translations[$0].count }),
      // As deep as that, the result would depend on who asks.
      nesting + depth + entry.footing.height < Self.nestingLimit
    else { return false }
    for effect in newEffects {
      participation.translations[entry.evaluator].append(effects.number(of: effect))
    }
    let translation = participation.translations[entry.evaluator]
    summaries[id] = Summary(
      effects: Effects(numbers: entry.effects.map { translation[Int($0)] }, in: effects),
      returns: entry.returns)
    components.settle(id)
    footings[id] = entry.footing
    if !participation.helps {
      evaluationCount += 1
      if let discoveries = entry.discoveries { take(discoveries, of: id) }
    }
    return true
  }

  private func take(_ discoveries: Discoveries, of id: UnitID) {
    var found = discoveries.records
    var own = Findings()
    found.exchange(&own)
    findings[id.index] = own.isEmpty ? nil : own
    records.grow(by: found)
    callers.merge(discoveries.callers) { $0.union($1) }
    waitingReaders.formUnion(discoveries.waitingReaders)
  }

  // MARK: Telling

  /// Runs a function's evaluation, and keeps apart what it finds.
  func helping(with id: UnitID, _ evaluate: () -> Void) {
    footings.begin()
    guard let participation, participation.helps else {
      evaluate()
      _ = footings.end(id)
      return
    }
    var outer = (Records(), [UnitID: Set<UnitID>](), Set<UnitID>())
    swap(&records, &outer.0)
    swap(&callers, &outer.1)
    swap(&waitingReaders, &outer.2)
    evaluate()
    swap(&records, &outer.0)
    swap(&callers, &outer.1)
    swap(&waitingReaders, &outer.2)
    if var own = findings[id.index] {
      findings[id.index] = nil
      outer.0.exchange(&own)
    }
    guard footings.end(id).isFirm, !outer.0.isEmpty || !outer.1.isEmpty || !outer.2.isEmpty else {
      return
    }
    participation.discoveries[id] = Discoveries(
      records: outer.0, callers: outer.1, waitingReaders: outer.2)
  }

  /// Whether what is under way will be thrown away, because the leader has to see to it.
  var isInVain: Bool { participation?.helps == true && footings.current?.isFirm == false }

  /// Notes that what is under way depends on who asked first.
  func noteInfirmity() { footings.change { $0.isFirm = false } }

  /// Notes that what is under way took in what a settled function does.
  func noteRest(on id: UnitID) {
    let below = footings[id]
    footings.change { $0.rest(on: below, deeper: depth + 1) }
  }

  /// Tells the other evaluators of a function that has settled.
  func tell(of id: UnitID) {
    guard let participation, !sent.contains(id), let summary = summaries[id] else { return }
    var footing = footings[id]
    if !participation.helps {
      // What the leader has settled, nobody enters anew.
      footing.isFirm = true
      footing.height = 0
    }
    guard footing.isFirm else { return }
    let discoveries = participation.discoveries.removeValue(forKey: id)
    participation.exchange.publish(
      SummaryExchange.Entry(
        evaluator: participation.number, effects: summary.effects.numbers,
        returns: summary.returns, footing: footing, discoveries: discoveries),
      of: id, effects: effects)
  }
}
