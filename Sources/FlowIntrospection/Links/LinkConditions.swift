import DeepLinks
import FlowModel

/// What a link must be like for the code to come this way.
struct LinkConditions: Hashable, Sendable {
  /// What is known of one part.
  struct Slot: Hashable, Sendable {
    var allowed: [String]?
    var type: String?
    var values: [String]?
    var shape: LinkTest?
    var name: String?
    var isNamedByType = false
    var folds = false
    var isPresent = false
    /// For a query item: whether the code reads it without needing it.
    var isOptional = false
  }

  var slots: [LinkPart: Slot] = [:]
  var count = LinkCount()
  /// The type of all segments from a place on.
  var rest: Rest?
  /// Tests that must fail.
  var refused: [LinkAtom] = []
  /// Conditions beyond the model, as written.
  var predicates: [String] = []

  struct Rest: Hashable, Sendable {
    var start: Int
    var type: String
    var name: String?
  }

  /// Whether it came as a notification or shortcut, which are no URLs.
  var comesAsPayload = false
  /// Whether the code relies on the schemes that the system gives to the app.
  var assumesClaims = false
  /// Query items in the order in which the code asks for them.
  var queryOrder: [String] = []

  /// Whether nothing is asked of the link.
  var isFree: Bool {
    slots.isEmpty && count == LinkCount() && refused.isEmpty && predicates.isEmpty && rest == nil
  }

  /// The same without the names that the code gives to parts.
  var withoutNames: LinkConditions {
    var conditions = self
    conditions.slots = slots.compactMapValues { slot in
      var slot = slot
      slot.name = nil
      slot.isNamedByType = false
      return slot == Slot() ? nil : slot
    }
    conditions.rest?.name = nil
    return conditions
  }

  enum Answer {
    case met(LinkConditions)
    case never
    /// The model has no word for it.
    case beyond
  }

  // MARK: Requiring

  func requiring(_ atom: LinkAtom) -> Answer {
    switch atom.part {
    case .whole: return mayMeet(.whole) ? requiringWhole(atom) : .never
    case .path: return mayMeet(.path) ? requiringPath(atom) : .never
    case .fileExtension: return mayMeet(.fileExtension) ? .beyond : .never
    default: break
    }
    guard mayMeet(atom.part), var conditions = counting(atom.part, isThere: true) else {
      return .never
    }
    if atom.part == .scheme, atom.test == .present { return .met(self) }
    for refusal in refused where refusal.part == atom.part {
      if Self.implies(atom.test, refusal.test) { return .never }
    }
    var slot = slots[atom.part] ?? Slot()
    slot.folds = slot.folds || atom.folds
    slot.isPresent = true
    slot.isOptional = false
    guard Self.narrow(&slot, to: atom.test), answersKnown(&slot, atom.part) else { return .never }
    conditions.note(atom.part)
    conditions.slots[atom.part] = slot
    return .met(conditions)
  }

  /// Whether what is known lets the code look at the part: who brings an intent brings no link.
  private func mayMeet(_ part: LinkPart) -> Bool {
    if part.isOfURL { return !isOfIntent }
    return !part.isOfIntent || !asksOfURL
  }

  /// Whether the activity is known to bring an intent.
  var isOfIntent: Bool { slots.contains { $0.key.isOfIntent && $0.value.isPresent } }

  /// Whether something is asked of the link's parts.
  var asksOfURL: Bool {
    count != LinkCount() || rest != nil
      || slots.contains { $0.key.isOfURL && ($0.value.isPresent || $0.value.isOptional) }
      || predicates.contains { LinkPartQuestion($0) != nil }
  }

  private static func narrow(_ slot: inout Slot, to test: LinkTest) -> Bool {
    switch test {
    case .equals(let text):
      if let allowed = slot.allowed, !allowed.contains(text) { return false }
      if let values = slot.values, !values.contains(text) { return false }
      if slot.values == nil, let type = slot.type, !LinkConversions.converts(text, to: type) {
        return false
      }
      slot.allowed = [text]
    case .oneOf(let texts):
      slot.allowed = slot.allowed.map { $0.filter(texts.contains) } ?? texts
    case .present: break
    case .converts(let type):
      slot.type = type
      slot.allowed = slot.allowed?.filter { LinkConversions.converts($0, to: type) }
    case .rawValue(let type, let values):
      slot.type = type
      slot.values = slot.values.map { $0.filter(values.contains) } ?? values
      slot.allowed = slot.allowed?.filter(values.contains)
    case .prefix(let text):
      if let allowed = slot.allowed {
        slot.allowed = allowed.filter { $0.hasPrefix(text) }
      } else {
        slot.shape = test
      }
    case .suffix(let text):
      if let allowed = slot.allowed {
        slot.allowed = allowed.filter { $0.hasSuffix(text) }
      } else {
        slot.shape = test
      }
    case .regex: slot.shape = test
    }
    return slot.allowed?.isEmpty != true && slot.values?.isEmpty != true
  }

  /// Whether a text that meets the one test surely meets the other.
  static func implies(_ test: LinkTest, _ other: LinkTest) -> Bool {
    if test == other || other == .present { return true }
    switch (test, other) {
    case (.equals(let text), .oneOf(let texts)), (.equals(let text), .rawValue(_, let texts)):
      return texts.contains(text)
    case (.equals(let text), .prefix(let start)): return text.hasPrefix(start)
    case (.equals(let text), .suffix(let end)): return text.hasSuffix(end)
    case (.oneOf(let texts), .oneOf(let others)): return Set(texts).isSubset(of: others)
    default: return false
    }
  }

  /// The path is long enough for the part, or too short.
  private func counting(_ part: LinkPart, isThere: Bool) -> LinkConditions? {
    let place: Int
    switch part {
    case .segment(let number), .lastSegment(let number): place = number
    default: return self
    }
    guard let count = count.requiring(isThere ? ">" : "<=", place) else { return nil }
    var conditions = self
    conditions.count = count
    return conditions
  }

  mutating func note(_ part: LinkPart) {
    if case .query(let key) = part, !queryOrder.contains(key) { queryOrder.append(key) }
    if case .payload(let key) = part, !queryOrder.contains(key) { queryOrder.append(key) }
  }

  // MARK: Refusing

  func refusing(_ atom: LinkAtom) -> Answer {
    var conditions = self
    switch atom.part {
    case .whole, .path, .fileExtension:
      if case .beyond = requiring(atom) { return .beyond }
      if case .never = requiring(atom) { return .met(self) }
    case .scheme where atom.test == .present:
      return .never
    case .segment, .lastSegment:
      if atom.test == .present {
        return counting(atom.part, isThere: false).map { .met($0) } ?? .never
      }
    default: break
    }
    if let slot = slots[atom.part], slot.isPresent {
      if atom.test == .present { return .never }
      if let allowed = slot.allowed {
        let left = allowed.filter { !Self.implies(.equals($0), atom.test) }
        if left.isEmpty { return .never }
        conditions.slots[atom.part]?.allowed = left
      }
      if case .converts(let type) = atom.test, slot.type == type { return .never }
      if case .rawValue(let type, _) = atom.test, slot.type == type { return .never }
    }
    if !conditions.refused.contains(atom) { conditions.refused.append(atom) }
    return .met(conditions)
  }

  /// Leaves out what is known of a part.
  mutating func forget(_ part: LinkPart) {
    slots[part] = nil
    refused.removeAll { $0.part == part }
    if case .payload(let key) = part { queryOrder.removeAll { $0 == key } }
  }

  // MARK: Names

  /// Gives a part the name under which the code binds it.
  mutating func name(_ part: LinkPart, _ name: String, isTyped: Bool) {
    // Who only looks whether there is an intent may have a link as well.
    guard name != "_", !name.hasPrefix("$"), !part.isOfIntent else { return }
    switch part {
    case .whole, .path, .scheme, .fileExtension: return
    default: break
    }
    var slot = slots[part] ?? Slot()
    if slot.name == nil || isTyped && !slot.isNamedByType {
      slot.name = name
      slot.isNamedByType = isTyped
      slots[part] = slot
    }
  }

  /// Remembers a query item that the code reads, needed or not.
  mutating func reading(_ part: LinkPart) {
    guard slots[part]?.isPresent != true, !part.isCarrier, !part.isOfIntent else { return }
    switch part {
    case .query(let key), .payload(let key):
      guard !refused.contains(LinkAtom(part, .present)) else { return }
      note(part)
      var slot = slots[part] ?? Slot()
      slot.isOptional = true
      if slot.name == nil { slot.name = key }
      slots[part] = slot
    default: break
    }
  }
}
