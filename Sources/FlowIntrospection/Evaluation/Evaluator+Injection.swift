import SwiftFacts

/// Objects that a property wrapper fetches from a library's container.
extension Evaluator {
  /// The type of a property that names a key path instead: `@Injected(\.session) var session`.
  ///
  /// What the tree adds to the container says it, under the key path's name; the library's own box
  /// around it, `Factory<Session>`, is left aside.
  func injectedType(of property: PropertySymbol) -> ResolvedType? {
    for attribute in property.declaration.attributes {
      guard attribute.arguments.count == 1,
        case .keyPath(_, let names) = attribute.arguments[0].value.kind, let name = names.last
      else { continue }
      let entries = index.externalTypes.values.compactMap { id -> (TypeID, PropertySymbol)? in
        guard let entry = index[id].properties[name], entry.declaration.type != nil else {
          return nil
        }
        return (id, entry)
      }
      guard entries.count == 1, let (container, entry) = entries.first,
        let type = propertyType(entry, of: index.type(container))
      else { continue }
      let fetched = type.id == nil && type.arguments.count == 1 ? type.arguments[0] : type
      // A struct of functions is no object that keeps where the user is.
      guard let id = fetched.id, [.class, .protocol].contains(index[id].kind) else { continue }
      return fetched
    }
    return nil
  }

  /// Whether a library's container makes an object, whose own doing that object's start is.
  ///
  /// Whoever asks the container for it may be the first, or the hundredth.
  func isKeptApart(_ initializer: UnitID, by unit: CodeUnit) -> Bool {
    guard roles != nil, index[initializer].kind == .initializer,
      let owner = index[initializer].owner
    else { return false }
    return isContainer(unit) && roles?.role(of: owner) == .flow
      && !vocabulary.isScreen(owner, in: index)
  }

  /// Whether a unit says what a library's container holds: a getter that the tree adds to it.
  func isContainer(_ unit: CodeUnit) -> Bool {
    guard unit.kind == .getter, let owner = unit.owner else { return false }
    return !index[owner].isDeclared && index[owner].kind != .protocol
      && !vocabulary.isScreen(owner, in: index)
  }
}
