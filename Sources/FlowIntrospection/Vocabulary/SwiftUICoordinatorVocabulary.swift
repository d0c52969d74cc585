extension Vocabulary {
  /// SwiftUICoordinator: UIKit coordinators that show a SwiftUI view for each route.
  static let swiftUICoordinator: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["SwiftUICoordinator"]
    let coordinators: Set<String> = ["Coordinator", "Routing", "TabBarRouting", "RootCoordinator"]
    for base in coordinators { it.flowBases[base] = "SwiftUICoordinator" }
    let routers: Set<String> = ["Routing", "Navigator", "TabBarRouting"]
    for router in routers { it.routing.routers[router] = 0 }
    it.routing.routeMembers = ["Route", "startRoute", "tabs", "view"]
    it.routing.tabRouters = ["TabBarRouting"]
    it.routing.firsts = ["startRoute"]
    it.routing.routeStyles = ["StackNavigationRoute": "action"]
    it.routing.styles = ["present": "sheet"]
    func takes(_ verb: Effect.Verb, _ label: String) -> [VerbRule] {
      [VerbRule(verb, receivers: routers, labels: [label], expects: .route)]
    }
    it.verbs = [
      "start": [VerbRule(.route, receivers: routers, shown: .firstOfReceiver)],
      "show": takes(.route, "route"),
      "set": takes(.replace, "routes"),
      "append": takes(.push, "routes"),
    ]
    for name in ["pop", "popToRoot", "dismiss"] {
      it.verbs[name] = [VerbRule(.dismiss, receivers: routers)]
    }
    it.containers = ["NavigationController"]
    return it
  }()
}
