extension Vocabulary {
  /// Navigator: destinations are enums that are views themselves, pushed, presented or sent.
  static let navigator: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["NavigatorUI"]
    it.stacks = ["ManagedNavigationStack": StackRule(pathLabel: nil, ownsState: true)]
    it.routing.routeBases = [
      "NavigationDestination", "NavigationProvidedDestination", "NavigationRoutes",
    ]
    it.routing.routeStyles = ["NavigationDestination": "method"]
    it.routing.styles = [
      "sheet": "sheet", "managedSheet": "sheet", "cover": "fullScreenCover",
      "managedCover": "fullScreenCover",
    ]
    it.registrations = ["navigationDestination", "navigationAutoReceive"]
    it.destinationProviders = ["onNavigationProvidedView"]
    it.boundRoutes = ["navigate": "to"]
    it.environmentTypes = ["navigator": "Navigator"]
    it.linkHandlers = ["NavigationURLHandler": ["handles"]]
    let navigators: Set<String> = ["Navigator"]
    func rule(
      _ verb: Effect.Verb, _ labels: [String?], style: String? = nil,
      shown: VerbRule.Shown = .first
    ) -> VerbRule {
      VerbRule(verb, receivers: navigators, labels: labels, shown: shown, styleLabel: style)
    }
    it.verbs = [
      "navigate": [rule(.route, ["to"], style: "method")],
      "present": [
        rule(.present("sheet"), ["sheet"]), rule(.present("fullScreenCover"), ["cover"]),
      ],
      "send": [
        rule(.route, ["values"]), rule(.route, [nil], shown: .unlabelled),
      ],
      "perform": [
        rule(.route, ["route"]), rule(.route, ["actions"]),
        VerbRule(
          .route, receivers: navigators, labels: [nil], expects: .type("NavigationAction"),
          shown: .unlabelled),
      ],
      "replace": [rule(.replace, [nil])],
    ]
    let returns = [
      "dismiss", "dismissAny", "dismissPresentedViews", "dismissAnyChildren", "back", "pop",
      "popAll", "popLast", "returnToCheckpoint",
    ]
    for name in returns { it.verbs[name] = [VerbRule(.dismiss, receivers: navigators)] }
    it.routing.transitionTypes = ["NavigationAction"]
    it.routing.transitions = [
      "send": [VerbRule(.route, labels: [nil], shown: .unlabelled)]
    ]
    it.primitives = ["ManagedNavigationStack", "ManagedPresentationView", "NavigationProvidedView"]
    return it
  }()
}
