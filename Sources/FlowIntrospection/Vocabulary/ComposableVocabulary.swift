extension Vocabulary {
  /// The Composable Architecture: state, actions, and stores that hand both to views.
  static let composable: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["ComposableArchitecture", "ComposableArchitectureMacros"]
    let relayed = StandIn.relayedAction
    it.standIns = [
      "Store": StandIn(of: 2), "ViewStore": StandIn(of: 2),
      "StoreOf": StandIn(member: "State"), "ViewStoreOf": StandIn(member: "State"),
      "StackState": StandIn(in: "Array"), "StackStateOf": StandIn(member: "State", in: "Array"),
      "PresentationState": StandIn(in: "Optional"),
      "AlertState": .opaque, "ConfirmationDialogState": .opaque, "ButtonState": .opaque,
      "PresentationAction": StandIn(in: relayed),
      "StackAction": StandIn(1, in: relayed),
      "StackActionOf": StandIn(member: "Action", in: relayed),
      "IdentifiedAction": StandIn(1, in: relayed),
      "IdentifiedActionOf": StandIn(member: "Action", in: relayed),
    ]
    it.stacks = ["NavigationStackStore": StackRule(pathLabel: nil, ownsState: false)]
    it.storeReaders = ["WithViewStore", "SwitchStore", "IfLetStore", "ForEachStore"]
    it.storeMembers = ["case", "state", "currentState", "wrappedValue", "projectedValue"]
    it.storePassers = ["sending", "animation", "transaction", "removeDuplicates", "throttle"]
    it.primitives = Set(it.storeReaders).union(["CaseLet", "EmptyReducer", "BindingReducer"])
    return it
  }()
}
