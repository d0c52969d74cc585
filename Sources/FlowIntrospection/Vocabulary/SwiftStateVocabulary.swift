extension Vocabulary {
  /// SwiftState: machines with routes between states, events that take them, and handlers.
  static let swiftState: Vocabulary = {
    var it = Vocabulary()
    it.modules = ["SwiftState"]
    it.stateMachines.types = ["StateMachine", "Machine"]
    it.stateMachines.senders = ["tryEvent"]
    it.stateMachines.operators = ["<-!"]
    it.stateMachines.receivers = [
      "addAnyHandler", "addEventRouteMapping", "addHandler", "addRoute", "addRoutes",
    ]
    return it
  }()
}
