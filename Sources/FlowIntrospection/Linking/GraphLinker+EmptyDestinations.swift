import FlowModel
import SwiftFacts

/// Routes for which a destination table has an empty line.
extension GraphLinker {
  private struct Table: Hashable {
    let unit: UnitID
    let enumeration: TypeID
  }

  func observeEmptyDestinations() {
    let branches = records.branches.filter { branch in
      roles.isRouteType(branch.enumeration) && index.reducer(ofState: branch.enumeration) == nil
    }
    let empty = branches.filter { $0.emptiness != nil }
    guard !empty.isEmpty else { return }
    let tables = Dictionary(grouping: branches) {
      Table(unit: $0.unit, enumeration: $0.enumeration)
    }
    let answered = answeredCases(tables)
    let compared = comparedCases()
    for branch in empty {
      let lines = tables[Table(unit: branch.unit, enumeration: branch.enumeration)] ?? []
      guard isTable(lines), let content = branch.emptiness?.rawValue,
        !answered.contains(branch.route), !compared.contains(branch.caseName),
        let node = node(for: branch.enumeration, case: branch.caseName)
      else { continue }
      observations.append(
        Observation(
          kind: .emptyDestination, subject: node.subject,
          data: ["content": content, "in": index[branch.unit].title],
          location: location(branch.position, in: branch.unit)))
    }
  }

  /// Whether most lines show something: a `switch` that picks one case out is no table.
  private func isTable(_ lines: [Records.Branch]) -> Bool {
    let shown = lines.count { !shownThings(in: $0).isEmpty }
    return shown > 0 && shown >= lines.count { $0.emptiness != nil }
  }

  /// Cases for which some function that moves the user or shows things does anything at all.
  private func answeredCases(_ tables: [Table: [Records.Branch]]) -> Set<EnumCaseReference> {
    var answered: Set<EnumCaseReference> = []
    for lines in tables.values {
      guard lines.contains(where: { !$0.effects.isEmpty }) else { continue }
      for line in lines where line.emptiness == nil { answered.insert(line.route) }
    }
    return answered
  }

  /// The names of cases that conditions ask for: `if tab == .compose`, `if case .compose = tab`.
  private func comparedCases() -> Set<String> {
    var names: Set<String> = []
    for unit in index.units where !unit.isTest {
      unit.body.forEachCondition { condition in
        if case .pattern(let pattern, _) = condition { insertCases(of: pattern, into: &names) }
      }
      unit.body.forEachExpression { expression in
        guard case .binary(let symbol, let left, let right) = expression.kind,
          ["==", "!=", "~="].contains(symbol)
        else { return }
        for case .member(_, let name, _) in [left.kind, right.kind] { names.insert(name) }
      }
    }
    return names
  }

  private func insertCases(of pattern: Pattern, into names: inout Set<String>) {
    switch pattern {
    case .enumCase(let name, _, let elements, _):
      names.insert(name)
      for element in elements { insertCases(of: element.pattern, into: &names) }
    case .optional(let inner), .cast(let inner, _): insertCases(of: inner, into: &names)
    case .tuple(let elements):
      for element in elements { insertCases(of: element.pattern, into: &names) }
    case .wildcard, .binding, .value, .type: break
    }
  }
}
