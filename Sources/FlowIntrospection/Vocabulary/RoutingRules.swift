/// What a library's coordinators and routers mean, for libraries whose coordinators take the values
/// of a route enum.
package struct RoutingRules: Sendable {
  /// Types that take routes, with the number of the generic argument that is the routes' type.
  var routers: [String: Int] = [:]
  /// What a router calls its routes' type, `func prepareTransition(for route: RouteType)`.
  var routeNames: Set<String> = []
  /// Members that give what they are called on in another guise: `coordinator.strongRouter`.
  var guises: Set<String> = []
  /// The names of the type whose values say how to move, `return .push(screen)`.
  var transitionTypes: Set<String> = []
  /// That type's static members.
  var transitions: [String: [VerbRule]] = [:]
  /// What the labelled arguments of a coordinator's initialiser do.
  var beginnings: [String: Effect.Verb] = [:]

  mutating func add(_ other: RoutingRules) {
    routers.merge(other.routers) { $1 }
    routeNames.formUnion(other.routeNames)
    guises.formUnion(other.guises)
    transitionTypes.formUnion(other.transitionTypes)
    transitions.merge(other.transitions) { $0 + $1 }
    beginnings.merge(other.beginnings) { $1 }
  }
}

extension Vocabulary {
  /// The type of the routes that values of this type take, `nil` if it is no router.
  func routeType(of type: ResolvedType, in index: SymbolIndex) -> ResolvedType? {
    guard let router = router(type, in: index), let number = routing.routers[router.simpleName],
      number < router.arguments.count
    else { return nil }
    return router.arguments[number]
  }

  /// The library's router that the type is or inherits from.
  private func router(_ type: ResolvedType, in index: SymbolIndex) -> ResolvedType? {
    let type = type.unwrapped
    guard let id = type.id else { return type }
    return index.ancestry(of: id).externalType(named: Set(routing.routers.keys))
  }
}
