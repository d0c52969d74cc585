import FlowModel
import SwiftFacts

/// Callbacks that end something and can run twice.
extension GraphLinker {
  func observeCompletions() {
    let cleared = clearedProperties()
    for (property, values) in records.closures.sorted(by: { $0.key < $1.key }) {
      guard let owner = property.owner, !index[owner].isTest, !cleared.contains(property.name),
        [.flow, .screen, .model].contains(roles.role(of: owner)),
        values.contains(where: { endsSomething($0) })
      else { continue }
      let units = index[owner].units.map { index[$0] }.filter { $0.original == nil }
      observeRepeats(of: property, owner, in: units)
    }
  }

  private func observeRepeats(of property: PropertyReference, _ owner: TypeID, in units: [CodeUnit])
  {
    let helpers = helpers(calling: property.name, in: units)
    var late: (unit: CodeUnit, place: Position)?
    var early: [CodeUnit] = []
    for unit in units {
      let calls = CompletionCalls(of: property.name, through: helpers.keys, in: unit.body)
      if let place = calls.repeated {
        note(property, owner, in: unit, "path", other: unit, at: place)
      }
      if Self.endings.contains(unit.name) {
        if let place = calls.unguarded, late == nil { late = (unit, place) }
      } else if calls.isCalled, !calls.isInEnding {
        early.append(unit)
      }
    }
    guard let late else { return }
    // What the ending calls itself is no second occasion.
    var own: Set<String> = []
    var queue = [late.unit]
    while let next = queue.popLast() {
      let calls = CompletionCalls(of: property.name, through: helpers.keys, in: next.body)
      queue += calls.helpers.filter { own.insert($0).inserted }.compactMap { helpers[$0] }
    }
    if let early = early.first(where: { helpers[$0.name] == nil || !own.contains($0.name) }) {
      note(property, owner, in: late.unit, "disappearance", other: early, at: late.place)
    }
  }

  /// The functions of a type that call a callback whenever they run, by themselves or through others.
  private func helpers(calling property: String, in units: [CodeUnit]) -> [String: CodeUnit] {
    let named = Dictionary(grouping: units.filter { $0.kind == .function }, by: \.name)
      .compactMapValues { $0.count == 1 && !Self.endings.contains($0[0].name) ? $0[0] : nil }
    var helpers: [String: CodeUnit] = [:]
    var count = -1
    while helpers.count > count {
      count = helpers.count
      helpers = named.filter { _, unit in
        CompletionCalls(of: property, through: helpers.keys, in: unit.body).unguarded != nil
      }
    }
    return helpers
  }

  private func note(
    _ property: PropertyReference, _ owner: TypeID, in unit: CodeUnit, _ why: String,
    other: CodeUnit, at place: Position
  ) {
    observations.append(
      Observation(
        kind: .completionRepeats, subject: index.subject(of: roles.representative(owner)),
        data: ["property": property.name, "in": unit.title, "why": why, "other": other.title],
        location: location(place, in: unit.id)))
  }

  /// What the system calls when a screen has gone, in whatever way.
  private static let endings: Set = ["viewDidDisappear", "viewWillDisappear", "deinit"]

  /// Whether a callback lets go of a child, closes a screen or goes back.
  private func endsSomething(_ callback: Value) -> Bool {
    guard case .closure(let closure) = callback, !index[closure.unit].isTest else { return false }
    var ends = false
    closure.closure.body.forEachExpression { expression in
      switch expression.kind {
      case .assignment(_, "=", let value):
        if case .nilLiteral = value.kind { ends = true }
      case .call(let callee, _):
        switch callee.kind {
        case .name(let name, _), .member(_, let name, _):
          if Self.closings.contains(name) || childKeeping.removers.contains(name) { ends = true }
        default: break
        }
      default: break
      }
    }
    return ends
  }

  private static let closings: Set = [
    "dismiss", "popViewController", "popToRootViewController", "popToViewController", "removeLast",
  ]
}

extension PropertyReference: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.owner?.index ?? -1, left.name) < (right.owner?.index ?? -1, right.name)
  }
}
