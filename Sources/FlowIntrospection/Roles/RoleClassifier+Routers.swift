extension RoleClassifier {
  /// The enums that a library's coordinators take are routes, whoever makes their cases.
  mutating func findRouterRoutes() {
    for type in candidates {
      guard
        let routes = vocabulary.routeType(
          of: ResolvedType(id: type.id, name: type.name), in: index)?
          .id, index[routes].kind == .enum
      else { continue }
      result.routeTypes.insert(routes)
    }
  }
}
