import SwiftFacts

/// Routes of libraries that say themselves how they are shown.
extension GraphLinker {
  /// The style that a property of the route gives for a case: `case .detail: .sheet`.
  func ownStyle(of enumeration: TypeID, case name: String) -> String? {
    let ancestry = index.ancestry(of: enumeration)
    for (base, property) in vocabulary.routing.routeStyles.sorted(by: { $0.key < $1.key }) {
      guard ancestry.inherits([base]),
        let getter = index[enumeration].properties[property]?.getter,
        let style = named(by: index[getter].body, for: name)
      else { continue }
      return vocabulary.routing.styles[style]
    }
    return nil
  }

  /// The name of the member that the code gives for a case.
  private func named(by statements: [Statement], for caseName: String) -> String? {
    for statement in statements {
      switch statement.kind {
      case .returned(let expression?): return expression.memberName
      case .expression(let expression):
        if case .statement(let inner) = expression.kind { return named(by: [inner], for: caseName) }
        return expression.memberName
      case .switched(_, let cases):
        let taken =
          cases.first { $0.names.contains(caseName) } ?? cases.first { $0.isDefault }
        return taken.flatMap { named(by: $0.body, for: caseName) }
      case .conditional(let conditions, let then, let otherwise):
        guard conditions.count == 1, case .pattern(.enumCase(let name, _, _, _), _) = conditions[0]
        else { return nil }
        if let found = named(by: name == caseName ? then : otherwise, for: caseName) {
          return found
        }
      default: continue
      }
    }
    return nil
  }
}

extension SwitchCase {
  /// The enum cases that it is for.
  fileprivate var names: [String] {
    items.compactMap { item in
      if case .enumCase(let name, _, _, _) = item.pattern { name } else { nil }
    }
  }
}
