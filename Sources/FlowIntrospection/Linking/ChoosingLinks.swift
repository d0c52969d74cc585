import SwiftFacts

/// Links that choose instead of push: what stands in a list with selection, or in a split view's sidebar.
///
/// Read off the text, so that a view counts wherever it is used: one that chooses somewhere may push
/// elsewhere, and nobody can say which.
struct ChoosingLinks {
  private var places: [UnitID: Set<Position>] = [:]
  /// The names of views that such a list is made of, and those that these are made of.
  private var views: Set<String> = []
  /// A type's own functions and properties that such a list is made of.
  private var members: Set<Member> = []

  private struct Member: Hashable {
    var owner: TypeID
    var name: String
  }

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
          if let owner = unit.owner { addMembers(named: Self.names(in: part), of: owner, index) }
        }
      }
      if !found.isEmpty { places[unit.id] = found }
    }
    addParts(index)
  }

  /// Whether the link at a position of a function's code may choose.
  func contains(_ position: Position, in unit: CodeUnit, _ index: SymbolIndex) -> Bool {
    places[unit.id]?.contains(position) ?? false
      || unit.owner.map { owner in
        views.contains(index[owner].name)
          || members.contains(Member(owner: owner, name: unit.name))
      } ?? false
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

  /// The names of its own type that code may mean: `row`, `self.row`.
  private static func names(in part: Expression) -> Set<String> {
    var names: Set<String> = []
    ExpressionNames.visit(part) { inner in
      switch inner.kind {
      case .name(let name, _): names.insert(name)
      case .member(let base?, let name, _):
        if case .name("self", _) = base.kind { names.insert(name) }
      default: break
      }
    }
    return names
  }

  /// Adds members of the type, and the members and views that these are made of in turn.
  private mutating func addMembers(
    named names: Set<String>, of owner: TypeID, _ index: SymbolIndex
  ) {
    var waiting = names
    while let name = waiting.popFirst() {
      let units = index[owner].units.filter { index[$0].name == name }
      guard !units.isEmpty, members.insert(Member(owner: owner, name: name)).inserted else {
        continue
      }
      for unit in units {
        ExpressionNames.visit(index[unit].body) { expression in
          waiting.formUnion(Self.names(in: expression))
          if case .call(let callee, _) = expression.kind,
            case .name(let name, _) = callee.kind
          {
            views.insert(name)
          }
        }
      }
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
