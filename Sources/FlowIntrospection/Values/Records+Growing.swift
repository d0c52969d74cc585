/// Putting together what several evaluations found.
extension Records {
  /// Whether nothing was found, findings of single functions apart.
  private var isBare: Bool {
    placeEnums.isEmpty && givenPlaces.isEmpty && commissions.isEmpty && usedMethods.isEmpty
      && bindings.isEmpty && relays.isEmpty && waiting.isEmpty && filled.isEmpty && closures.isEmpty
      && channels.isEmpty && carried.isEmpty && machines.isEmpty && sent.isEmpty
      && invoked.isEmpty && instances.isEmpty && gestures.isEmpty && shownProperties.isEmpty
      && columns.isEmpty && performedSegues.isEmpty && lostSegues.isEmpty
  }

  /// Whether nothing at all was found.
  var isEmpty: Bool {
    var rest = self
    var findings = Findings()
    rest.exchange(&findings)
    return findings.isEmpty && isBare
  }

  /// Adds what another evaluation found, findings of single functions apart: see `add(_:)`.
  mutating func grow(by other: Records) {
    guard !other.isBare else { return }
    placeEnums.formUnion(other.placeEnums)
    givenPlaces.formUnion(other.givenPlaces)
    commissions.formUnion(other.commissions)
    usedMethods.formUnion(other.usedMethods)
    bindings.merge(other.bindings) { $0.union($1) }
    relays.merge(other.relays) { $0.union($1) }
    waiting.merge(other.waiting) { $0.union($1) }
    filled.formUnion(other.filled)
    closures.merge(other.closures) { $0.union($1) }
    channels.formUnion(other.channels)
    for (channel, type) in other.carried { noteCarried(type, by: channel) }
    machines.formUnion(other.machines)
    sent.merge(other.sent) { $0.union($1) }
    invoked.formUnion(other.invoked)
    instances.merge(other.instances) { $0.union($1) }
    gestures.formUnion(other.gestures)
    shownProperties.merge(other.shownProperties) { $0.union($1) }
    columns.merge(other.columns) { $0.union($1) }
    performedSegues.formUnion(other.performedSegues)
    lostSegues.formUnion(other.lostSegues)
  }

  /// Notes what a channel carries: of several types the first by name, whoever found it first.
  mutating func noteCarried(_ type: ResolvedType, by channel: PropertyReference) {
    if let known = carried[channel], known == type || "\(known)" < "\(type)" { return }
    carried[channel] = type
  }
}
