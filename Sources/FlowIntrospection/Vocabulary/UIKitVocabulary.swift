extension Vocabulary {
  static let uiKit: Vocabulary = {
    var it = Vocabulary()
    it.screenBases = [
      "UIViewController", "UITableViewController", "UICollectionViewController",
      "UINavigationController", "UITabBarController", "UIPageViewController",
      "UISplitViewController", "UIHostingController", "UISearchController", "UIAlertController",
      "UIActivityViewController", "NSViewController", "NSWindowController",
      "NSTabViewController", "NSSplitViewController", "NSHostingController",
    ]
    it.superclasses = ["UIViewController": "UIResponder", "UIResponder": "NSObject"]
    for base in it.screenBases where base.hasPrefix("UI") && base != "UIViewController" {
      it.superclasses[base] = "UIViewController"
    }
    it.entryBases = [
      "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
    ]
    it.tabBarControllers = ["UITabBarController", "NSTabViewController"]
    it.screenWrappers = [
      "UINavigationController": "rootViewController", "UIHostingController": "rootView",
      "NSHostingController": "rootView", "NSHostingView": "rootView",
    ]
    it.containers = [
      "UINavigationController", "UITabBarController", "UISplitViewController", "UIWindow",
    ]
    it.verbs = [
      "pushViewController": [VerbRule(.push, labels: [nil])],
      "show": [VerbRule(.push, labels: [nil, "sender"])],
      "showDetailViewController": [VerbRule(.present("detail"), labels: [nil])],
      "present": [
        VerbRule(.present("sheet"), labels: [nil, "animated"]),
        VerbRule(.present("sheet"), receivers: it.screenBases, labels: [nil]),
      ],
      "setViewControllers": [
        VerbRule(.replace, labels: [nil, "animated"]),
        VerbRule(.replace, labels: [nil, "direction"]),
      ],
      "addChild": [VerbRule(.present("embed"), receivers: it.screenBases, labels: [nil])],
      "popViewController": [VerbRule(.dismiss)],
      "popToViewController": [VerbRule(.dismiss)],
      "popToRootViewController": [VerbRule(.dismiss)],
      "dismiss": [VerbRule(.dismiss, labels: ["animated"])],
    ]
    // Called on the controller itself, without a receiver.
    for name in [
      "show", "showDetailViewController", "dismiss", "setViewControllers", "pushViewController",
      "popViewController", "popToViewController", "popToRootViewController",
    ] {
      it.verbs[name] = (it.verbs[name] ?? []).flatMap { rule in
        [rule, VerbRule(rule.verb, receivers: it.screenBases, labels: rule.labels)]
      }
    }
    let columns = VerbRule(
      .push, receivers: ["UISplitViewController"], labels: [nil],
      expects: .type(Evaluator.columnType))
    it.verbs["show", default: []].append(columns)
    it.assignments = [
      "rootViewController": .switchRoot, "contentViewController": .switchRoot,
      "viewControllers": .replace, "selectedIndex": .select, "selectedViewController": .select,
    ]
    it.instantiations = [
      "instantiateViewController", "instantiateInitialViewController", "loadViewController",
      "instantiateController", "instantiate",
    ]
    it.segueCalls = ["performSegue"]
    for delegate in ["WKApplicationDelegate", "WKExtensionDelegate"] {
      it.linkHandlers[delegate] = ["handle", "handleUserActivity"]
    }
    return it
  }()
}
