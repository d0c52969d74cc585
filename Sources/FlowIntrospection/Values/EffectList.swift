/// Effects in the order in which they were found, each once.
///
/// Every branch, closure and call of a body hands its effects on, so the same ones are added again
/// and again: they are told apart by fingerprints, and a list that is added to an empty one is taken
/// over as it is.
struct EffectList {
  private(set) var effects: [Effect] = []
  private var fingerprints: [Int] = []
  /// Places in `effects` by fingerprint, with open addressing; empty while the list is short.
  private var table: [Int32] = []

  /// A function that does more than this is generated code; the rest says nothing new.
  static let limit = 4_000
  /// As long as this, looking at each is faster than a table.
  private static let shortLength = 12

  mutating func add(_ effect: Effect) { add(effect, effect.fingerprint) }

  /// Changes each effect.
  mutating func change(_ change: (Effect) -> Effect) {
    var changed = EffectList()
    for effect in effects { changed.add(change(effect)) }
    self = changed
  }

  mutating func add(contentsOf others: [Effect]) {
    for effect in others { add(effect, effect.fingerprint) }
  }

  mutating func add(contentsOf other: EffectList) {
    if effects.isEmpty {
      self = other
      return
    }
    for (number, effect) in other.effects.enumerated() { add(effect, other.fingerprints[number]) }
  }

  private mutating func add(_ effect: Effect, _ fingerprint: Int) {
    guard effects.count < Self.limit else { return }
    if table.isEmpty {
      for (number, known) in fingerprints.enumerated()
      where known == fingerprint && effects[number] == effect { return }
      append(effect, fingerprint)
      if effects.count > Self.shortLength { makeTable() }
      return
    }
    var slot = fingerprint & (table.count - 1)
    while table[slot] >= 0 {
      let known = Int(table[slot])
      if fingerprints[known] == fingerprint, effects[known] == effect { return }
      slot = (slot + 1) & (table.count - 1)
    }
    table[slot] = Int32(effects.count)
    append(effect, fingerprint)
    if effects.count * 2 > table.count { makeTable() }
  }

  private mutating func append(_ effect: Effect, _ fingerprint: Int) {
    effects.append(effect)
    fingerprints.append(fingerprint)
  }

  /// A table at most a quarter full.
  private mutating func makeTable() {
    var size = 64
    while size < effects.count * 4 { size *= 2 }
    table = [Int32](repeating: -1, count: size)
    for (number, fingerprint) in fingerprints.enumerated() {
      var slot = fingerprint & (size - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      table[slot] = Int32(number)
    }
  }
}
