import SwiftFacts

/// Where code does something for an enum's case, by the case's name.
///
/// What stands for a case only as a text, a number or nothing, `case .news: break`, does nothing.
struct HandledCases {
  private var filesByName: [String: Set<Int>] = [:]

  init(_ index: SymbolIndex) {
    for unit in index.units where !unit.isTest && unit.original == nil {
      unit.body.forEachStatement { statement in
        switch statement.kind {
        case .switched(_, let clauses):
          for clause in clauses where !clause.body.allSatisfy(\.isIdle) {
            for item in clause.items { note(item.pattern, in: unit.file) }
          }
        case .conditional(let conditions, let then, _) where !then.allSatisfy(\.isIdle):
          note(conditions, in: unit.file)
        case .guarded(let conditions, _): note(conditions, in: unit.file)
        default: break
        }
      }
    }
  }

  /// The files in which something is done for a case of the name.
  func files(of name: String) -> Set<Int> { filesByName[name] ?? [] }

  private mutating func note(_ conditions: [Condition], in file: Int) {
    for case .pattern(let pattern, _) in conditions { note(pattern, in: file) }
  }

  private mutating func note(_ pattern: Pattern, in file: Int) {
    switch pattern {
    case .enumCase(let name, _, let elements, _):
      filesByName[name, default: []].insert(file)
      for element in elements { note(element.pattern, in: file) }
    case .tuple(let elements): for element in elements { note(element.pattern, in: file) }
    case .optional(let inner), .cast(let inner, _): note(inner, in: file)
    case .wildcard, .binding, .value, .type: break
    }
  }
}

extension Statement {
  /// Whether it does nothing but leave, or give back a plain value.
  fileprivate var isIdle: Bool {
    switch kind {
    case .jump(let word): word != "fallthrough"
    case .returned(let value): value?.isPlain ?? true
    case .expression(let value): value.isPlain
    default: false
    }
  }
}

extension Expression {
  fileprivate var isPlain: Bool {
    switch kind {
    case .number, .boolean, .nilLiteral, .string: true
    case .tuple(let elements): elements.allSatisfy(\.value.isPlain)
    default: false
    }
  }
}
