extension Vocabulary {
  /// TCACoordinators: FlowStacks' routes in the state of The Composable Architecture.
  ///
  /// What moves the user, `push`, `presentSheet`, …, is FlowStacks' already.
  static let tcaCoordinators: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["TCACoordinators"]
    let relayed = StandIn.relayedAction
    it.standIns = [
      "RouterAction": StandIn(2, in: relayed),
      "IndexedRouterAction": StandIn(1, in: relayed),
      "IdentifiedRouterAction": StandIn(1, in: relayed),
      "IndexedRouterActionOf": StandIn(member: "Action", in: relayed),
      "IdentifiedRouterActionOf": StandIn(member: "Action", in: relayed),
    ]
    it.stacks = ["TCARouter": StackRule(pathLabel: nil, ownsState: false)]
    return it
  }()
}
