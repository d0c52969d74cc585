/// What a library's coordinators and routers mean, for libraries whose coordinators take the values
/// of a route enum.
package struct RoutingRules: Sendable {
  /// Types that take routes, with the number of the generic argument that is the routes' type.
  var routers: [String: Int] = [:]
  /// What a router calls its routes' type, `func prepareTransition(for route: RouteType)`.
  var routeNames: Set<String> = []
  /// Attributes that make a type a router for the type that they name, `@Coordinator(Route.self)`,
  /// with the router that it becomes.
  var attributes: [String: String] = [:]
  /// Members of routers without generic arguments whose type tells that of the routes.
  var routeMembers: Set<String> = []
  /// Routers whose routes are tabs.
  var tabRouters: Set<String> = []
  /// Members of routers whose value comes first.
  var firsts: Set<String> = []
  /// Types whose members in `firsts` name what comes first, besides routers.
  var starters: Set<String> = []
  /// Supertypes that make an enum one of routes.
  var routeBases: Set<String> = []
  /// Supertypes of routes that say how each is shown, with the property that does.
  var routeStyles: [String: String] = [:]
  /// What such a property and the arguments of verbs call the styles, with ours; a push has none.
  var styles: [String: String] = [:]
  /// Members that give what they are called on in another guise: `coordinator.strongRouter`.
  var guises: Set<String> = []
  /// The names of the type whose values say how to move, `return .push(screen)`.
  var transitionTypes: Set<String> = []
  /// That type's static members.
  var transitions: [String: [VerbRule]] = [:]
  /// What the labelled arguments of a router's initialiser do, by router.
  var beginnings: [String: [String: Effect.Verb]] = [:]

  mutating func add(_ other: RoutingRules) {
    routers.merge(other.routers) { $1 }
    routeNames.formUnion(other.routeNames)
    guises.formUnion(other.guises)
    transitionTypes.formUnion(other.transitionTypes)
    transitions.merge(other.transitions) { $0 + $1 }
    beginnings.merge(other.beginnings) { $1 }
    attributes.merge(other.attributes) { $1 }
    routeMembers.formUnion(other.routeMembers)
    tabRouters.formUnion(other.tabRouters)
    firsts.formUnion(other.firsts)
    starters.formUnion(other.starters)
    routeBases.formUnion(other.routeBases)
    routeStyles.merge(other.routeStyles) { $1 }
    styles.merge(other.styles) { $1 }
  }
}

extension Vocabulary {
  /// The type of the routes that values of this type take, `nil` if it is no router.
  func routeType(of type: ResolvedType, in index: SymbolIndex) -> ResolvedType? {
    guard let router = router(type, in: index), let number = routing.routers[router.simpleName]
    else { return nil }
    if number < router.arguments.count { return router.arguments[number] }
    return type.unwrapped.id.flatMap { namedRoutes(of: $0, in: index) }
  }

  /// The routes that a router without generic arguments names in one of its members.
  private func namedRoutes(of type: TypeID, in index: SymbolIndex) -> ResolvedType? {
    let lineage = [type] + index.ancestry(of: type).declared.compactMap(\.id)
    for owner in lineage where index[owner].kind != .protocol {
      let scope = TypeScope(file: index[owner].file, owner: owner)
      for name in routing.routeMembers.sorted() {
        let reference =
          index[owner].aliases[name] ?? index[owner].properties[name]?.declaration.type
          ?? index[owner].methods[name]?.lazy.compactMap { index[$0].parameters.first?.type }.first
        guard let reference else { continue }
        let resolved = index.resolve(reference, in: scope).unwrapped
        let routes = resolved.element ?? resolved
        if routes.id != nil { return routes }
      }
    }
    return nil
  }

  /// The library's router that the type is or inherits from.
  func router(_ type: ResolvedType, in index: SymbolIndex) -> ResolvedType? {
    let type = type.unwrapped
    guard let id = type.id else { return type }
    return index.ancestry(of: id).externalType { routing.routers[$0] != nil }
  }
}
