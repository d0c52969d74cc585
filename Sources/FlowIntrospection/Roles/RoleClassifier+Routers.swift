extension RoleClassifier {
  /// The enums that a library's coordinators take are routes, whoever makes their cases.
  mutating func findRouterRoutes() {
    for type in candidates {
      if type.kind == .enum, index.ancestry(of: type.id).inherits(vocabulary.routing.routeBases) {
        result.routeTypes.insert(type.id)
        result.roles[type.id] = nil
      }
      guard
        let routes = vocabulary.routeType(
          of: ResolvedType(id: type.id, name: type.name), in: index)?
          .id, index[routes].kind == .enum
      else { continue }
      result.routeTypes.insert(routes)
    }
  }
}
