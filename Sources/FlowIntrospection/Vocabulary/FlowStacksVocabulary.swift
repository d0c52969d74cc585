extension Vocabulary {
  /// FlowStacks and the stack views that it grew out of: an array of screens becomes pushes and
  /// modals.
  static let flowStacks: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["FlowStacks"]
    it.stacks = [
      "FlowStack": StackRule(pathLabel: nil, ownsState: true),
      "NStack": StackRule(pathLabel: nil, ownsState: false),
      "PStack": StackRule(pathLabel: nil, ownsState: false, presents: true),
      "NFlow": StackRule(pathLabel: nil, ownsState: false),
      "PFlow": StackRule(pathLabel: nil, ownsState: false, presents: true),
    ]
    it.links = ["FlowLink"]
    it.destinations = ["flowDestination": "push"]
    it.routeWrappers = ["root", "push", "sheet", "cover"]
    it.presentationStyles = [
      "sheet": "sheet", "cover": "fullScreenCover", "fullScreenCover": "fullScreenCover",
      "popover": "popover",
    ]
    let navigators: Set<String> = ["FlowNavigator", "FlowPathNavigator", "Navigator"]
    let routes: Set<String> = ["Routes", "Route", "FlowPath"]
    func rules(_ verb: Effect.Verb) -> [VerbRule] {
      [
        VerbRule(verb, receivers: navigators, labels: [nil], expects: .receiverArgument(0)),
        VerbRule(
          verb, receivers: routes, labels: [nil], expects: .receiverArgument(0),
          writesReceiver: true),
      ]
    }
    it.verbs = [
      "push": rules(.push),
      "present": rules(.present("sheet")),
      "presentSheet": rules(.present("sheet")),
      "presentCover": rules(.present("fullScreenCover")),
    ]
    for name in ["goBack", "goBackToRoot", "goBackTo", "pop", "popToRoot", "dismiss", "dismissAll"]
    {
      it.verbs[name] = [VerbRule(.dismiss, receivers: navigators.union(routes))]
    }
    it.valueWrappers = ["Route", "NFlow", "PFlow"]
    return it
  }()
}
