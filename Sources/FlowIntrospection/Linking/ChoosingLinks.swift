import SwiftFacts

/// Links that choose instead of push: what stands in a list with selection, or in a split view's sidebar.
///
/// Read off the text, so that a view counts wherever it is used: one that chooses somewhere may push
/// elsewhere, and nobody can say which.
struct ChoosingLinks {
  private var places: [UnitID: Set<Position>] = [:]
  /// The names of views that such a list is made of, and those that these are made of.
  private var views: Set<String> = []

  init(index: SymbolIndex) {
    for unit in index.units where !unit.isTest {
      var found: Set<Position> = []
      ExpressionNames.visit(unit.body) { expression in
        for part in Self.choosingParts(of: expression) {
          ExpressionNames.visit(part) { inner in
            guard case .call(let callee, _) = inner.kind else { return }
            found.insert(inner.position)
            if case .name(let name, _) = callee.kind { views.insert(name) }
          }
        }
      }
      if !found.isEmpty { places[unit.id] = found }
    }
    addParts(index)
  }

  /// Whether the link at a position of a function's code may choose.
  func contains(_ position: Position, in unit: CodeUnit, _ index: SymbolIndex) -> Bool {
    places[unit.id]?.contains(position) ?? false
      || unit.owner.map { views.contains(index[$0].name) } ?? false
  }

  /// What a call puts where links choose.
  private static func choosingParts(of expression: Expression) -> [Expression] {
    guard case .call(let callee, let arguments) = expression.kind,
      case .name(let name, _) = callee.kind
    else { return [] }
    switch name {
    case "List" where arguments.contains { $0.label == "selection" }:
      return arguments.map(\.value)
    case "NavigationSplitView":
      return arguments.first { $0.isTrailing }.map { [$0.value] } ?? []
    default: return []
    }
  }

  private mutating func addParts(_ index: SymbolIndex) {
    var waiting = views
    while !waiting.isEmpty {
      var next: Set<String> = []
      for unit in index.units {
        guard let owner = unit.owner, waiting.contains(index[owner].name) else { continue }
        ExpressionNames.visit(unit.body) { expression in
          guard case .call(let callee, _) = expression.kind, case .name(let name, _) = callee.kind
          else { return }
          if views.insert(name).inserted { next.insert(name) }
        }
      }
      waiting = next
    }
  }
}
