import SwiftFacts

extension Vocabulary {
  /// The router that an attribute makes the type, with its routes: `Coordinator<Route>` for
  /// `@Coordinator(Route.self)`.
  func router(madeBy attribute: Attribute) -> TypeReference? {
    guard let base = routing.attributes[attribute.name],
      let argument = attribute.arguments.first?.value,
      case .member(let type?, "self", _) = argument.kind, let name = type.dottedName
    else { return nil }
    return TypeReference(base, [TypeReference(name)])
  }
}
