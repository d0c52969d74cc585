import SwiftFacts

/// What a view consists of, where it is nothing but another view: with modifiers, inside of containers
/// that look like nothing, or as one of two alternatives.
struct SoleContents {
  let index: SymbolIndex

  /// Containers that show their only view as it is.
  private static let transparent: Set<String> = [
    "Group", "NavigationStack", "NavigationView", "ZStack", "VStack", "HStack", "AnyView",
    "GeometryReader",
  ]
  private static let depthLimit = 24

  /// The views in whose place others stand, with all that these are nothing but.
  func expanded(_ views: Set<TypeID>) -> Set<TypeID> {
    var all = views
    var open = views.sorted()
    while let view = open.popLast() {
      for inner in contents(of: view) where all.insert(inner).inserted { open.append(inner) }
    }
    return all
  }

  private func contents(of view: TypeID) -> [TypeID] {
    guard index[view].kind == .struct else { return [] }
    return contents(ofProperty: "body", of: view, 0) ?? []
  }

  private func contents(ofProperty name: String, of view: TypeID, _ depth: Int) -> [TypeID]? {
    guard depth < Self.depthLimit, let getter = index[view].properties[name]?.getter else {
      return nil
    }
    return contents(of: index[getter].body, in: index[getter], view, depth + 1)
  }

  /// The views of which one is all that the statements build; `nil` if it is several at once, or
  /// something else.
  private func contents(
    of statements: [Statement], in unit: CodeUnit, _ view: TypeID, _ depth: Int
  ) -> [TypeID]? {
    let building = statements.filter {
      if case .bindings = $0.kind { false } else { true }
    }
    guard depth < Self.depthLimit, building.count == 1 else { return nil }
    switch building[0].kind {
    case .expression(let expression): return contents(of: expression, in: unit, view, depth + 1)
    case .returned(let expression?): return contents(of: expression, in: unit, view, depth + 1)
    case .conditional(_, let then, let otherwise):
      let ways = [then, otherwise].compactMap { contents(of: $0, in: unit, view, depth + 1) }
      return ways.isEmpty ? nil : Array(ways.joined())
    default: return nil
    }
  }

  private func contents(
    of expression: Expression, in unit: CodeUnit, _ view: TypeID, _ depth: Int
  ) -> [TypeID]? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.kind {
    case .statement(let statement):
      return contents(of: [statement], in: unit, view, depth + 1)
    case .name(let name, _):
      return contents(ofProperty: name, of: view, depth)
    case .member(let base?, let name, _):
      guard case .name("self", _) = base.kind else { return nil }
      return contents(ofProperty: name, of: view, depth)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .member(let base?, _, _):
        // A modifier; many in a row make it no deeper.
        return contents(of: base, in: unit, view, depth)
      case .name(let name, let generics):
        let scope = TypeScope(file: unit.file, owner: view)
        if let id = index.resolve(TypeReference(name, generics), in: scope).id { return [id] }
        guard Self.transparent.contains(name),
          case .closure(let content)? = arguments.last(where: \.isTrailing)?.value.kind
        else { return nil }
        return contents(of: content.body, in: unit, view, depth + 1)
      default: return nil
      }
    default: return nil
    }
  }
}
