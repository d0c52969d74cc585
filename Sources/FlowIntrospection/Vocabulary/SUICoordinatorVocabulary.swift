extension Vocabulary {
  /// SUICoordinator: coordinators of route enums that are views themselves, and of tabs that make
  /// their own coordinators.
  static let suiCoordinator: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["SUICoordinator", "SUICoordinator16", "SUICoordinatorCore"]
    let coordinators: Set<String> = [
      "Coordinator", "CoordinatorType", "TabCoordinator", "TabCoordinatorType", "TabCoordinatable",
    ]
    for base in coordinators { it.flowBases[base] = "SUICoordinator" }
    let routers = coordinators.union(["AnyCoordinatorType", "Router", "RouterType"])
    for router in routers { it.routing.routers[router] = 0 }
    it.routing.attributes = ["Coordinator": "Coordinator"]
    it.routing.tabRouters = ["TabCoordinator", "TabCoordinatorType"]
    it.routing.guises = ["router"]
    it.routing.routeNames = ["Page", "Route"]
    it.routing.beginnings = ["TabCoordinator": ["currentPage": .begin]]
    it.routing.routeStyles = ["RouteType": "presentationStyle"]
    it.routing.styles = [
      "sheet": "sheet", "detents": "sheet", "fullScreenCover": "fullScreenCover",
      "custom": "custom",
    ]
    it.screenBuilders = ["DefaultRoute": "content"]
    let style = "presentationStyle"
    it.verbs = [
      "navigate": [
        VerbRule(
          .route, receivers: routers, labels: ["toRoute"], expects: .route, styleLabel: style),
        VerbRule(.present("sheet"), receivers: routers, labels: ["to"], styleLabel: style),
      ],
      "present": [
        VerbRule(
          .present("sheet"), receivers: routers, labels: [nil], expects: .route, styleLabel: style)
      ],
      "startFlow": [VerbRule(.begin, receivers: routers, labels: ["route"], expects: .route)],
      "forcePresentation": [
        VerbRule(.present("sheet"), receivers: routers, shown: .receiver, styleLabel: style)
      ],
      "setCurrentPage": [
        VerbRule(.select, receivers: routers, labels: [nil], expects: .route)
      ],
    ]
    for name in ["finishFlow", "close", "restart", "pop", "popToRoot", "dismiss"] {
      it.verbs[name] = [VerbRule(.dismiss, receivers: routers)]
    }
    return it
  }()
}
