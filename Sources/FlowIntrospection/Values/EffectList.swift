/// Effects in the order in which they were found, each once.
///
/// Every branch, closure and call of a body hands its effects on, so the same ones are added again
/// and again. A list that is added to an empty one is taken over as it is.
struct EffectList {
  let table: EffectTable
  private(set) var numbers: [Int32] = []
  /// The numbers again, with open addressing; empty while the list is short.
  private var slots: [Int32] = []

  /// A function that does more than this is generated code; the rest says nothing new.
  static let limit = 4_000
  /// As long as this, looking at each is faster than a table.
  private static let shortLength = 16

  init(in table: EffectTable) { self.table = table }

  var effects: Effects { Effects(numbers: numbers, in: table) }

  mutating func add(_ effect: Effect) { add(table.number(of: effect)) }

  /// Changes each effect.
  mutating func change(_ change: (Effect) -> Effect) {
    var changed = EffectList(in: table)
    for effect in effects { changed.add(change(effect)) }
    self = changed
  }

  mutating func removeAll() { self = EffectList(in: table) }

  mutating func add(contentsOf others: [Effect]) {
    for effect in others { add(effect) }
  }

  mutating func add(contentsOf others: Effects) {
    for number in others.numbers { add(number) }
  }

  mutating func add(contentsOf other: EffectList) {
    if numbers.isEmpty {
      self = other
    } else {
      for number in other.numbers { add(number) }
    }
  }

  /// Adds those effects of another list whose numbers meet a condition.
  mutating func add(contentsOf other: EffectList, where isMeant: (Int32) -> Bool) {
    for number in other.numbers where isMeant(number) { add(number) }
  }

  /// Adds the effect of this number.
  mutating func add(_ number: Int32) {
    guard numbers.count < Self.limit else { return }
    if slots.isEmpty {
      guard !numbers.contains(number) else { return }
      numbers.append(number)
      if numbers.count > Self.shortLength { grow(to: 64) }
      return
    }
    var slot = Self.slot(number, slots.count)
    while slots[slot] >= 0 {
      if slots[slot] == number { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = number
    numbers.append(number)
    if numbers.count * 2 > slots.count { grow(to: slots.count * 4) }
  }

  private mutating func grow(to size: Int) {
    slots = [Int32](repeating: -1, count: size)
    for number in numbers {
      var slot = Self.slot(number, size)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = number
    }
  }

  private static func slot(_ number: Int32, _ size: Int) -> Int {
    Int((UInt32(bitPattern: number) &* 0x9E37_79B1) >> 8) & (size - 1)
  }
}
