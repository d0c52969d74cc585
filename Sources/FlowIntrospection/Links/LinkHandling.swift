import SwiftFacts

/// What the results of a registered handler hang on.
struct LinkHandling: Hashable {
  private var unit: UnitID
  private var position: Position
  private var link: LinkValue
  private var parameters: [LinkValue.Entry]
  private var conditions: LinkConditions
  private var store: [PropertyReference: LinkValue]
  private var parked: [PropertyReference: LinkValue]
  private var isBlocked: Bool

  init(
    _ entry: LinkRegistrations.Entry, _ link: LinkValue, _ parameters: [LinkValue.Entry],
    _ state: LinkState
  ) {
    unit = entry.unit
    position = entry.position
    self.link = link
    self.parameters = parameters
    conditions = state.conditions.withoutPredicates
    store = state.store
    parked = state.parked
    isBlocked = state.isBlocked
  }
}
