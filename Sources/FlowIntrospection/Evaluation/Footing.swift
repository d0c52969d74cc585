import SwiftFacts

/// What the evaluation of a function rests on.
struct Footing {
  /// Whether it would say the same whoever asked first.
  var isFirm = true
  /// Whether it took something from what the pass before found.
  var asksOthers = false
  /// How deep it went from unit to unit, at most.
  var height = 0

  /// Takes in what something rests on that lies some units deeper.
  mutating func rest(on other: Footing, deeper: Int = 0) {
    isFirm = isFirm && other.isFirm
    asksOthers = asksOthers || other.asksOthers
    height = max(height, deeper + other.height)
  }
}

/// What functions rest on: those under way and those that were evaluated.
struct Footings {
  private var underWay: [Footing] = []
  private var known: [Footing]

  init(count: Int) { known = .init(repeating: Footing(), count: count) }

  /// What the function that is evaluated rests on so far.
  var current: Footing? { underWay.last }

  mutating func begin() { underWay.append(Footing()) }

  /// Ends the evaluation of a function or delivery.
  mutating func end(_ id: UnitID) -> Footing {
    let footing = underWay.removeLast()
    if id.index < known.count { known[id.index] = footing }
    return footing
  }

  mutating func change(_ change: (inout Footing) -> Void) {
    if !underWay.isEmpty { change(&underWay[underWay.count - 1]) }
  }

  /// Of a delivery nothing is kept: it depends on who sent it first, and on who listens.
  subscript(id: UnitID) -> Footing {
    get {
      id.index < known.count ? known[id.index] : Footing(isFirm: false, asksOthers: true)
    }
    set { if id.index < known.count { known[id.index] = newValue } }
  }
}
