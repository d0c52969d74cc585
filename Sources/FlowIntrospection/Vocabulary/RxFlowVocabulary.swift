extension Vocabulary {
  /// RxFlow: flows answer steps, which steppers send.
  static let rxFlow: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["RxFlow"]
    it.flowBases = ["Flow": "RxFlow"]
    it.routing.starters = ["Stepper"]
    it.routing.firsts = ["initialStep"]
    let step: Set<String> = ["Step"]
    func sends(_ label: String?, _ receivers: Set<String>? = nil) -> VerbRule {
      VerbRule(.route, receivers: receivers, labels: [label], about: step)
    }
    it.verbs = [
      "accept": [sends(nil, ["PublishRelay", "BehaviorRelay", "ReplayRelay"])],
      "navigate": [sends("to", ["FlowCoordinator"])],
    ]
    it.routing.transitionTypes = ["FlowContributors", "FlowContributor"]
    it.routing.transitions = [
      "end": [sends("forwardToParentFlowWithStep")],
      "triggerParentFlow": [sends("withStep")],
      "forwardToParentFlow": [sends("withStep")],
      "forwardToCurrentFlow": [sends("withStep")],
    ]
    it.firstArguments = ["OneStepper": FirstArgument(label: "withSingleStep")]
    it.handers = ["Flows": ["use", "whenReady", "whenCreated"]]
    return it
  }()
}
