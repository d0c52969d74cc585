extension Vocabulary {
  /// Stinsen: a coordinator's properties are its routes, asked for by key path.
  static let stinsen: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["Stinsen"]
    let owners: Set<String> = [
      "NavigationCoordinatable", "TabCoordinatable", "ViewCoordinatable", "Coordinatable",
    ]
    for owner in owners { it.flowBases[owner] = "Stinsen" }
    it.valueWrappers = ["NavigationViewCoordinator", "ViewWrapperCoordinator"]
    it.propertyRoutes.owners = owners
    it.propertyRoutes.nestedRouters = ["Router"]
    it.propertyRoutes.wrappers = [
      "NavigationRouter", "TabRouter", "NavigationViewCoordinator", "ViewWrapperCoordinator",
    ]
    it.propertyRoutes.guises = ["child", "coordinator", "view", "eraseToAnyCoordinatable"]
    it.propertyRoutes.attributes = ["Root": .root, "Route": .route]
    it.propertyRoutes.tabLabels = ["tabItem"]
    it.propertyRoutes.styles = ["modal": "sheet", "fullScreen": "fullScreenCover"]
    it.propertyRoutes.verbs = [
      "route": .init(label: "to", moves: true),
      "root": .init(label: nil, moves: true),
      "setRoot": .init(label: nil, moves: true),
      "focusFirst": .init(label: nil, moves: true),
      "hasRoot": .init(label: nil, moves: false),
      "isRoot": .init(label: nil, moves: false),
    ]
    it.propertyRoutes.returns = [
      "pop", "popLast", "popToRoot", "dismissCoordinator", "dismissChild",
    ]
    it.propertyRoutes.stacks = ["NavigationStack": "initial", "TabChild": "startingItems"]
    return it
  }()
}
