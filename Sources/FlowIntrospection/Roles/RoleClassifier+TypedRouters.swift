import SwiftFacts

/// Routers that are generic over what they show: `SheetRouter<Page>`.
extension RoleClassifier {
  /// Takes classes for flows that keep values of a generic parameter, where the project uses them for
  /// an enum with a destination table, and remembers that enum.
  ///
  /// How such a router shows its routes may be hidden in bindings and content that it hands around;
  /// what it is used for tells as much.
  mutating func classifyTypedRouters() {
    for type in candidates {
      for property in type.properties.values where property.isStored {
        guard let reference = property.declaration.type, !reference.unwrapped.arguments.isEmpty
        else { continue }
        let kept = index.resolve(reference, in: TypeScope(file: property.file, owner: type.id))
          .unwrapped
        guard let router = kept.id, keepsItsParameter(router) else { continue }
        for case let route? in kept.arguments.map(\.unwrapped.id)
        where index[route].kind == .enum && isRouteLike(route) && hasTable(route) {
          typedRoutes.insert(route)
          if result.roles[router] == nil { result.roles[router] = .flow }
        }
      }
    }
  }

  /// Whether a class has state of a type that it is generic over, or of several such.
  private func keepsItsParameter(_ type: TypeID) -> Bool {
    guard index[type].kind == .class, !index[type].generics.isEmpty, !index[type].isTest,
      !vocabulary.isScreen(type, in: index)
    else { return false }
    let parameters = Set(index[type].generics.map(\.name))
    return index[type].properties.values.contains { property in
      guard property.isStored, !property.declaration.isConstant,
        let kept = property.declaration.type?.unwrapped
      else { return false }
      return parameters.contains(kept.name)
        || kept.arguments.contains { parameters.contains($0.unwrapped.name) }
    }
  }
}
