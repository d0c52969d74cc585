/// What libraries send values through: subjects, relays, streams.
///
/// A channel is read as a property that holds closures: who subscribes stores one, who sends calls
/// them all.
package struct ChannelRules: Sendable {
  /// Types of channels; their first generic argument is what they carry.
  var types: Set<String> = []
  /// Methods that send their first argument.
  var senders: Set<String> = []
  /// Methods that take a closure for what is sent.
  var receivers: Set<String> = []
  /// Labels of closures that get no value: completions and errors.
  var otherLabels: Set<String> = []
  /// Methods and properties that give the channel in another guise.
  var passers: Set<String> = []

  mutating func add(_ other: ChannelRules) {
    types.formUnion(other.types)
    senders.formUnion(other.senders)
    receivers.formUnion(other.receivers)
    otherLabels.formUnion(other.otherLabels)
    passers.formUnion(other.passers)
  }
}
