extension Vocabulary {
  /// LinkNavigator: screens go by string keys, and are shown by lists of them.
  static let linkNavigator: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["LinkNavigator"]
    let builder = KeyRules.Builder(key: "matchPath", build: "build")
    it.keys.builders = [
      "RouteBuilder": builder, "RouteBuildeableType": builder, "RouteBuilderType": builder,
    ]
    it.keys.closures = ["RouteBuilderOf": "matchPath"]
    let navigators: Set<String> = [
      "LinkNavigator", "LinkNavigatorType", "SingleLinkNavigator", "TabLinkNavigator",
      "TabPartialNavigator", "LinkNavigatorProtocol", "LinkNavigatorSubNavigatorProtocol",
      "LinkNavigatorURLEncodedItemProtocol", "LinkNavigatorFindLocationUsable", "RootNavigator",
      "RootNavigatorType",
    ]
    func shows(_ verb: Effect.Verb) -> [VerbRule] {
      [
        VerbRule(verb, labels: ["paths"], styleLabel: "target"),
        VerbRule(verb, labels: ["linkItem"], expects: .type("LinkItem")),
        VerbRule(verb, receivers: navigators, labels: ["url"], styleLabel: "target"),
      ]
    }
    it.verbs = [
      "next": shows(.push), "rootNext": shows(.push), "backOrNext": shows(.push),
      "rootBackOrNext": shows(.push), "href": shows(.push), "replace": shows(.replace),
      "rootReplace": shows(.replace), "launch": shows(.replace), "sheet": shows(.present("sheet")),
      "rootSheet": shows(.present("sheet")), "sheetOpen": shows(.present("sheet")),
      "fullSheet": shows(.present("fullScreenCover")),
      "rootFullSheet": shows(.present("fullScreenCover")),
      "fullSheetOpen": shows(.present("fullScreenCover")),
      "customSheet": shows(.present("sheet")), "detailSheet": shows(.present("sheet")),
      "alert": [
        VerbRule(.present("alert"), receivers: navigators, labels: ["model"]),
        VerbRule(.present("alert"), receivers: navigators, labels: ["target", "model"]),
      ],
    ]
    for name in ["back", "rootBackToLast", "backToLast", "close", "dismiss", "remove"] {
      it.verbs[name] = [VerbRule(.dismiss, receivers: navigators)]
    }
    it.routing.styles = ["sheet": "sheet", "sheetFull": "fullScreenCover"]
    it.valueWrappers = ["LinkItem"]
    it.firstArguments = [
      "LinkNavigationView": FirstArgument(label: "item", type: "LinkItem")
    ]
    it.primitives = [
      "WrappingController", "WrapperController", "MatchingViewController", "RouteViewController",
      "LinkNavigationView", "TabLinkNavigationView", "RootNavigationController",
    ]
    return it
  }()
}
