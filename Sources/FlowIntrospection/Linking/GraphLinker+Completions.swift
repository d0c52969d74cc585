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
    var late: (unit: CodeUnit, place: Position)?
    var early: CodeUnit?
    for unit in units {
      var calls = CompletionCalls(property: property.name)
      calls.read(unit.body)
      if let place = calls.repeated {
        note(property, owner, in: unit, "path", other: unit, at: place)
      }
      if Self.endings.contains(unit.name) {
        if let place = calls.unguarded, late == nil { late = (unit, place) }
      } else if calls.isCalled, !calls.isInEnding {
        early = early ?? unit
      }
    }
    if let late, let early {
      note(property, owner, in: late.unit, "disappearance", other: early, at: late.place)
    }
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

/// The calls of one callback in a function.
private struct CompletionCalls {
  let property: String
  /// The first call that follows another one on every way on which it runs.
  private(set) var repeated: Position?
  /// The first call that nothing guards.
  private(set) var unguarded: Position?
  private(set) var isCalled = false
  /// Whether the calls stand where a view has disappeared.
  private(set) var isInEnding = false

  init(property: String) { self.property = property }

  mutating func read(_ body: [Statement]) {
    _ = scan(body, isGuarded: false)
    let property = property
    var isCalled = false
    var isInEnding = false
    body.forEachExpression { expression in
      if Self.calls(expression, property) { isCalled = true }
      if case .call(let callee, _) = expression.kind,
        case .member(_, "onDisappear", _) = callee.kind
      {
        isInEnding = true
      }
    }
    self.isCalled = isCalled
    self.isInEnding = isInEnding
  }

  private enum End {
    case goesOn(called: Bool)
    case leaves
  }

  /// Whether the callback was called when the statements have run.
  private mutating func scan(_ statements: [Statement], isGuarded: Bool) -> End {
    var called = false
    var isGuarded = isGuarded
    for statement in statements {
      switch statement.kind {
      case .expression(let expression) where Self.calls(expression, property):
        if called { repeated = repeated ?? expression.position }
        if !isGuarded { unguarded = unguarded ?? expression.position }
        called = true
      case .conditional(_, let then, let otherwise):
        let ends = [scan(then, isGuarded: true), scan(otherwise, isGuarded: true)]
        for case .goesOn(called: true) in ends { called = true }
      case .guarded:
        isGuarded = true
      case .switched(_, let cases):
        for clause in cases {
          if case .goesOn(called: true) = scan(clause.body, isGuarded: true) { called = true }
        }
      case .returned(let value):
        if let value, Self.calls(value, property), called { repeated = repeated ?? value.position }
        return .leaves
      case .thrown, .jump:
        return .leaves
      default: break
      }
    }
    return .goesOn(called: called)
  }

  private static func calls(_ expression: Expression, _ property: String) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    return callee.dottedName == property || callee.dottedName == "self.\(property)"
  }
}

extension PropertyReference: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.owner?.index ?? -1, left.name) < (right.owner?.index ?? -1, right.name)
  }
}
