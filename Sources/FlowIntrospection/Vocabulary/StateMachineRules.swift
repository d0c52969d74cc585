/// Libraries' state machines: code tries events, and handlers run for the change that follows.
///
/// A machine is read as a channel of its events. A handler gets the event with the states before and
/// after it, of which only the event is known.
package struct StateMachineRules: Sendable {
  /// Types of machines, generic over their states and events, in this order.
  var types: Set<String> = []
  /// Methods that try their first argument, an event.
  var senders: Set<String> = []
  /// Operators with a machine on the left that try the event on the right.
  var operators: Set<String> = []
  /// Methods that take a handler.
  var receivers: Set<String> = []
  /// The label of the only event that a handler is for.
  var eventLabel = "event"
  /// What a handler's argument calls the event and the states.
  var eventName = "event"
  var stateNames = ["fromState", "toState"]

  mutating func add(_ other: StateMachineRules) {
    types.formUnion(other.types)
    senders.formUnion(other.senders)
    operators.formUnion(other.operators)
    receivers.formUnion(other.receivers)
  }
}
