extension Vocabulary {
  /// XCoordinator: a coordinator answers each route with a transition.
  static let xCoordinator: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"]
    for base in [
      "NavigationCoordinator", "TabBarCoordinator", "SplitCoordinator", "PageCoordinator",
      "ViewCoordinator", "BasicCoordinator", "BaseCoordinator", "RedirectionRouter",
    ] {
      it.flowBases[base] = "XCoordinator"
      it.routing.routers[base] = base == "RedirectionRouter" ? 1 : 0
    }
    for router in [
      "Router", "StrongRouter", "WeakRouter", "UnownedRouter", "AnyRouter", "AnyCoordinator",
    ] {
      it.routing.routers[router] = 0
    }
    it.routing.routeNames = ["RouteType"]
    it.routing.guises = [
      "strongRouter", "weakRouter", "unownedRouter", "anyRouter", "anyCoordinator", "rx",
      "publishers",
    ]
    let routers = Set(it.routing.routers.keys)
    func takes(_ labels: [String?], _ shown: VerbRule.Shown = .first) -> [VerbRule] {
      [VerbRule(.route, receivers: routers, labels: labels, expects: .route, shown: shown)]
    }
    it.verbs = [
      "trigger": takes([nil]),
      "contextTrigger": takes([nil]),
      "triggerPublisher": takes([nil]),
      "contextTriggerPublisher": takes([nil]),
      "deepLink": takes([nil], .unlabelled),
      "registerInteractiveTransition": takes(["for"]),
      "registerPeek": takes(["for", "route"], .labelled("route")),
    ]
    it.routing.transitionTypes = [
      "Transition", "NavigationTransition", "TabBarTransition", "PageTransition",
      "SplitTransition", "ViewTransition", "TransitionType",
    ]
    let onRouter = [
      VerbRule(.route, labels: [nil, "on"], expects: .routeOfArgument("on"))
    ]
    it.routing.transitions = [
      "push": [VerbRule(.push, labels: [nil])],
      "show": [VerbRule(.push, labels: [nil])],
      "showDetail": [VerbRule(.present("detail"), labels: [nil])],
      "present": [VerbRule(.present("sheet"), labels: [nil])],
      "presentOnRoot": [VerbRule(.present("sheet"), labels: [nil])],
      "embed": [VerbRule(.present("embed"), labels: [nil])],
      "select": [
        VerbRule(.select, labels: [nil]), VerbRule(.select, labels: ["index"]),
      ],
      "set": [
        VerbRule(.tabs, receivers: ["TabBarTransition"], labels: [nil]),
        VerbRule(.replace, labels: [nil], shown: .unlabelled),
      ],
      "route": onRouter,
      "trigger": onRouter,
      "dismiss": [VerbRule(.dismiss)],
      "dismissToRoot": [VerbRule(.dismiss)],
      "pop": [VerbRule(.dismiss)],
      "popToRoot": [VerbRule(.dismiss)],
    ]
    let beginnings: [String: Effect.Verb] = [
      "initialRoute": .begin, "select": .begin, "tabs": .tabs, "root": .begin,
      "pages": .present("embed"), "master": .present("embed"), "detail": .present("detail"),
    ]
    for base in it.flowBases.keys { it.routing.beginnings[base] = beginnings }
    return it
  }()
}
