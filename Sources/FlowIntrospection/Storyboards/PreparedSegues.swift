import SwiftFacts

/// What a controller's `prepare(for:sender:)` takes the destinations of its segues for.
struct PreparedSegues {
  private let index: SymbolIndex
  /// The types to which destinations are cast, where they stand below a segue's name.
  private var named: [String: [ResolvedType]] = [:]
  private var others: [ResolvedType] = []

  init(of type: TypeSymbol, in index: SymbolIndex) {
    self.index = index
    for unit in type.methods["prepare"] ?? [] {
      let scope = TypeScope(file: index[unit].file, owner: type.id)
      collect(index[unit].body, below: nil, scope)
    }
  }

  /// The types for a segue; the only one there is, if none stands below the name.
  func types(for name: String) -> [ResolvedType] {
    if let types = named[name] { return types }
    return others.count == 1 && named.isEmpty ? others : []
  }

  private mutating func collect(
    _ statements: [Statement], below name: String?, _ scope: TypeScope
  ) {
    for statement in statements {
      switch statement.kind {
      case .switched(_, let cases):
        for branch in cases {
          let names = branch.items.compactMap { item -> String? in
            if case .value(let value) = item.pattern { Self.text(value) } else { nil }
          }
          for inner in names.isEmpty ? [name] : names.map(Optional.some) {
            collect(branch.body, below: inner, scope)
          }
        }
      case .conditional(let conditions, let then, let otherwise):
        let compared = conditions.lazy.compactMap { Self.comparedText($0) }.first
        for condition in conditions { collect(condition, below: compared ?? name, scope) }
        collect(then, below: compared ?? name, scope)
        collect(otherwise, below: name, scope)
      case .guarded(let conditions, _):
        for condition in conditions { collect(condition, below: name, scope) }
      default:
        [statement].forEachExpression { add($0, below: name, scope) }
      }
    }
  }

  private mutating func collect(
    _ condition: Condition, below name: String?, _ scope: TypeScope
  ) {
    let value: Expression?
    switch condition {
    case .expression(let expression): value = expression
    case .binding(_, _, let expression): value = expression
    case .pattern(_, let expression): value = expression
    case .availability: value = nil
    }
    if let value { add(value, below: name, scope) }
  }

  private mutating func add(_ expression: Expression, below name: String?, _ scope: TypeScope) {
    guard case .cast(let operand, _, let reference) = expression.kind,
      case .member(_, "destination", _) = operand.kind
    else { return }
    let type = index.resolve(reference, in: scope).unwrapped
    guard type.id != nil else { return }
    if let name {
      named[name, default: []].append(type)
    } else if !others.contains(type) {
      others.append(type)
    }
  }

  private static func comparedText(_ condition: Condition) -> String? {
    guard case .expression(let expression) = condition,
      case .binary("==", let left, let right) = expression.kind
    else { return nil }
    return text(right) ?? text(left)
  }

  private static func text(_ expression: Expression) -> String? {
    guard case .string(let segments) = expression.kind, segments.count == 1,
      case .text(let text) = segments[0]
    else { return nil }
    return text
  }
}
