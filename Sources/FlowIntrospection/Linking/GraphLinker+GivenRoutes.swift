import SwiftFacts

/// Views that go to a route which they are given: `RouteButton(destination: .settings)`.
extension GraphLinker {
  /// Whether code makes a view of this type around a certain route: the transition is that code's.
  func isGivenKnownRoute(_ name: String, _ view: ResolvedType) -> Bool {
    guard let owner = view.id else { return false }
    return routesGiven.contains(PropertyReference(owner: owner, name: name))
  }

  /// The properties of views that some code fills with a certain route, or with the one it was given.
  func findGivenRoutes() -> Set<PropertyReference> {
    var found: Set<PropertyReference> = []
    for summary in summaries.values {
      for effect in summary.effects where effect.verb == .construct {
        guard case .instance(let type, let fields) = effect.target, let id = type.id else {
          continue
        }
        for field in fields {
          guard let name = field.name else { continue }
          switch field.value {
          case .enumCase, .part(.member, .parameter(Value.selfNumber, _), _):
            found.insert(PropertyReference(owner: id, name: name))
          default: break
          }
        }
      }
    }
    return found
  }
}
