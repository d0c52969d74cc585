extension Vocabulary {
  /// URLNavigator: screens and handlers are registered for patterns of URLs, and asked for by URL.
  static let urlNavigator: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["URLNavigator", "URLMatcher"]
    let routers: Set<String> = ["Navigator", "NavigatorProtocol", "NavigatorType"]
    it.linkRouters.families = [routers]
    it.linkRouters.registers = ["register": .screen, "handle": .handler]
    it.linkRouters.asks = [
      "push": .init(role: .screen, verb: .push),
      "pushURL": .init(role: .screen, verb: .push),
      "present": .init(role: .screen, verb: .present("sheet")),
      "presentURL": .init(role: .screen, verb: .present("sheet")),
      "viewController": .init(role: .screen), "open": .init(role: .handler),
      "openURL": .init(role: .handler), "handler": .init(role: .handler),
    ]
    for (name, verb) in [("push", Effect.Verb.push), ("present", .present("sheet"))] {
      for method in [name, "\(name)URL"] {
        it.verbs[method] = [VerbRule(verb, receivers: routers, labels: [nil])]
      }
    }
    return it
  }()

  /// JLRoutes: handlers are added for patterns of paths, by scheme or for all.
  static let jlRoutes: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["JLRoutes"]
    it.linkRouters.families = [["JLRoutes"]]
    it.linkRouters.registers = ["addRoute": .handler, "addRoutes": .handler, "add": .handler]
    it.linkRouters.asks = ["routeURL": .init(role: .handler), "route": .init(role: .handler)]
    it.linkRouters.factories = ["global", "globalRoutes", "routes"]
    it.linkRouters.keys = [
      "JLRouteURLKey": .link, "JLRouteWildcardComponentsKey": .rest,
      "kJLRouteURLKey": .link, "kJLRouteWildcardComponentsKey": .rest,
    ]
    it.linkRouters.passesQuery = ["JLRoutes"]
    it.linkRouters.takesHostAsPath = ["JLRoutes"]
    return it
  }()

  /// CallbackURLKit: handlers are kept by the names of actions, for links of the x-callback-url form.
  static let callbackURLKit: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["CallbackURLKit"]
    let routers: Set<String> = ["Manager", "CallbackURLKit.Manager"]
    it.linkRouters.families = [routers]
    it.linkRouters.registers = [LinkRouterRules.subscriptMethod: .handler]
    it.linkRouters.asks = ["handleOpen": .init(role: .handler)]
    for router in routers { it.linkRouters.subscripts[router] = "x-callback-url" }
    it.linkRouters.passesQuery = routers
    return it
  }()
}
