import SwiftFacts

/// The calls of one callback in a function.
struct CompletionCalls {
  private let property: String
  private let known: Set<String>
  /// The first call that follows another one on every way on which it runs.
  private(set) var repeated: Position?
  /// The first call that nothing guards.
  private(set) var unguarded: Position?
  private(set) var isCalled = false
  /// Whether the calls stand where a view has disappeared.
  private(set) var isInEnding = false
  /// The functions through which it is called.
  private(set) var helpers: Set<String> = []

  /// - Parameter helpers: functions of the same type that call the callback each time.
  init(of property: String, through helpers: some Sequence<String>, in body: [Statement]) {
    self.property = property
    known = Set(helpers)
    read(body)
  }

  private mutating func read(_ body: [Statement]) {
    _ = scan(body, isGuarded: false)
    var isCalled = false
    var isInEnding = false
    var helpers: Set<String> = []
    body.forEachExpression { expression in
      if let name = called(by: expression) {
        isCalled = true
        if name != property { helpers.insert(name) }
      }
      if case .call(let callee, _) = expression.kind,
        case .member(_, "onDisappear", _) = callee.kind
      {
        isInEnding = true
      }
    }
    self.isCalled = isCalled
    self.isInEnding = isInEnding
    self.helpers = helpers
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
      case .expression(let expression) where calls(expression):
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
        if let value, calls(value), called { repeated = repeated ?? value.position }
        return .leaves
      case .thrown, .jump:
        return .leaves
      default: break
      }
    }
    return .goesOn(called: called)
  }

  private func calls(_ expression: Expression) -> Bool { called(by: expression) != nil }

  /// The callback or the helper that an expression calls.
  private func called(by expression: Expression) -> String? {
    guard case .call(let callee, _) = expression.kind, var name = callee.dottedName else {
      return nil
    }
    if name.hasPrefix("self.") { name.removeFirst(5) }
    return name == property || known.contains(name) ? name : nil
  }
}
