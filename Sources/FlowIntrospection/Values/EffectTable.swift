/// All effects of one evaluation, each once and by number: hash-consing.
///
/// The same effect is told from function to function; lists of numbers make that cheap in time and
/// memory, and what is asked of every effect again and again is worked out once.
final class EffectTable {
  /// What is asked of an effect whenever it is told on.
  struct Traits: OptionSet {
    let rawValue: UInt16

    /// It takes the user somewhere.
    static let transition = Traits(rawValue: 1)
    /// It closes what is shown.
    static let dismissal = Traits(rawValue: 2)
    /// It says what a flow consists of.
    static let ofFlow = Traits(rawValue: 4)
    /// It may change with the call: by what is passed, stored or held.
    static let changing = Traits(rawValue: 8)
    /// It is no part of a landing.
    static let still = Traits(rawValue: 16)
    /// It answers actions of reducers.
    static let answer = Traits(rawValue: 32)
    /// Its destination depends on what the caller passes.
    static let open = Traits(rawValue: 64)
    /// It puts something into a property.
    static let filling = Traits(rawValue: 128)
    /// It does something with an element that was put somewhere to wait.
    static let waiting = Traits(rawValue: 256)
    /// A case is named where it leads.
    static let ofCase = Traits(rawValue: 512)
  }

  private var effects: ContiguousArray<Effect> = []
  private var traits: ContiguousArray<Traits> = []
  private var fingerprints: ContiguousArray<Int> = []
  /// Numbers by fingerprint, with open addressing.
  private var slots = ContiguousArray<Int32>(repeating: -1, count: 1024)

  subscript(number: Int32) -> Effect { effects[Int(number)] }

  /// The declaration in which the effect's target is fixed.
  func unit(of number: Int32) -> UnitID { effects[Int(number)].unit }

  func target(of number: Int32) -> Value { effects[Int(number)].target }

  /// The effects whose numbers are not less than this one.
  func effects(from number: Int) -> ArraySlice<Effect> { ArraySlice(effects[number...]) }

  func traits(of number: Int32) -> Traits { traits[Int(number)] }

  /// The number of an effect, a new one if it was never met.
  func number(of effect: Effect) -> Int32 {
    let fingerprint = effect.fingerprint
    var slot = fingerprint & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if fingerprints[known] == fingerprint, effects[known] == effect { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(effects.count)
    slots[slot] = number
    effects.append(effect)
    fingerprints.append(fingerprint)
    traits.append(effect.traits)
    if effects.count * 2 > slots.count { grow() }
    return number
  }

  private func grow() {
    let size = slots.count * 2
    slots = ContiguousArray(repeating: -1, count: size)
    for (number, fingerprint) in fingerprints.enumerated() {
      var slot = fingerprint & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(number)
    }
  }
}

extension Effect {
  fileprivate var traits: EffectTable.Traits {
    var traits: EffectTable.Traits = []
    if isTransition { traits.insert(.transition) }
    if !target.isSettled || target.isOpen || !guards.isEmpty { traits.insert(.changing) }
    if target.isOpen { traits.insert(.open) }
    if !origins.isEmpty { traits.insert(.answer) }
    if target.waitsIn != nil { traits.insert(.waiting) }
    if case .enumCase = target { traits.insert(.ofCase) }
    if case .write(_, let operation) = verb, operation != .remove { traits.insert(.filling) }
    switch verb {
    case .dismiss: traits.insert(.dismissal)
    case .tabs, .begin: traits.insert(.ofFlow)
    case .make, .contain, .registers, .call: traits.insert(.still)
    case .handOver, .invoke, .binds, .write: traits.insert(.changing)
    default: break
    }
    return traits
  }
}
