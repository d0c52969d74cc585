/// What callers are told of functions, kept as long as what it was chosen by stays the same.
struct ToldEffects {
  private var entries: [(age: Int, effects: [Int32])?]

  init(count: Int) { entries = .init(repeating: nil, count: count) }

  subscript(id: UnitID, age age: Int) -> [Int32]? {
    get {
      guard let entry = entries[id.index], entry.age == age else { return nil }
      return entry.effects
    }
    set { entries[id.index] = newValue.map { (age, $0) } }
  }
}
