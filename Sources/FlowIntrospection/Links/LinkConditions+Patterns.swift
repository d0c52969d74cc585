import DeepLinks
import FlowModel

/// From conditions to patterns: one for each number of segments that must be told apart.
struct LinkPatternMaker {
  let conditions: LinkConditions
  /// Schemes to assume where the code asks for nothing.
  let claimedSchemes: [String]
  /// Patterns that the code tries first.
  let earlier: [LinkMatcher]

  func patterns() -> [LinkPattern] {
    shapes().compactMap { shape in
      var pattern = LinkPattern()
      pattern.path = shape.path
      guard fill(&pattern) else { return nil }
      pattern.predicates = conditions.openPredicates
      refuse(&pattern, shape)
      return pattern
    }
  }

  // MARK: Path

  private struct Shape {
    var path: [LinkSegment]
    /// Where the segments counted from the end stand; `nil` if the number is open.
    var length: Int?
  }

  private func shapes() -> [Shape] {
    if isPayload { return [Shape(path: [], length: 0)] }
    var (numbers, openFrom) = conditions.count.cases
    let needed = (starts.max().map { $0 + 1 } ?? 0) + (ends.max().map { $0 + 1 } ?? 0)
    if let open = openFrom, !ends.isEmpty, open < needed {
      numbers += Array(open..<needed)
      openFrom = needed
    }
    var shapes = numbers.compactMap { number in
      path(of: number).map { Shape(path: $0, length: number) }
    }
    if let openFrom { shapes.append(Shape(path: openPath(from: openFrom), length: nil)) }
    return shapes
  }

  private var starts: [Int] {
    conditions.slots.keys.compactMap { if case .segment(let place) = $0 { place } else { nil } }
  }

  private var ends: [Int] {
    conditions.slots.keys.compactMap { if case .lastSegment(let place) = $0 { place } else { nil } }
  }

  private func path(of length: Int) -> [LinkSegment]? {
    var path: [LinkSegment] = []
    for place in 0..<length {
      let first = conditions.slots[.segment(place)]
      let last = conditions.slots[.lastSegment(length - 1 - place)]
      guard let slot = Self.both(first, last) else { return nil }
      path.append(segment(slot, at: place))
    }
    return path
  }

  private func openPath(from minimum: Int) -> [LinkSegment] {
    let end = ends.max().map { $0 + 1 } ?? 0
    let start = max(minimum - end, starts.max().map { $0 + 1 } ?? 0)
    var path = (0..<start).map { segment(conditions.slots[.segment($0)] ?? .init(), at: $0) }
    var rest = LinkSegment.rest
    if let typed = conditions.rest, typed.start <= start { rest.type = typed.type }
    path.append(rest)
    for place in (0..<end).reversed() {
      path.append(segment(conditions.slots[.lastSegment(place)] ?? .init(), at: nil))
    }
    return path
  }

  /// What is known of a segment that the code counts from both sides.
  private static func both(_ first: LinkConditions.Slot?, _ last: LinkConditions.Slot?)
    -> LinkConditions.Slot?
  {
    guard var slot = first, let last else { return first ?? last ?? .init() }
    if let allowed = slot.allowed, let others = last.allowed {
      slot.allowed = allowed.filter(others.contains)
      if slot.allowed?.isEmpty == true { return nil }
    } else {
      slot.allowed = slot.allowed ?? last.allowed
    }
    slot.type = slot.type ?? last.type
    slot.values = slot.values ?? last.values
    slot.shape = slot.shape ?? last.shape
    slot.name = slot.name ?? last.name
    slot.folds = slot.folds || last.folds
    if let allowed = slot.allowed {
      slot.allowed = allowed.filter { text in
        slot.values?.contains(text) ?? slot.type.map { LinkConversions.converts(text, to: $0) }
          ?? true
      }
      if slot.allowed?.isEmpty == true { return nil }
    }
    return slot
  }

  private func segment(_ slot: LinkConditions.Slot, at place: Int?) -> LinkSegment {
    var slot = slot
    if let rest = conditions.rest, let place, place >= rest.start, slot.type == nil {
      slot.type = rest.type
    }
    return Self.segment(slot) ?? .wildcard
  }

  static func segment(_ slot: LinkConditions.Slot) -> LinkSegment? {
    var segment: LinkSegment
    if let allowed = slot.allowed {
      segment = allowed.count == 1 ? .literal(allowed[0]) : .oneOf(allowed, name: slot.name)
    } else if slot.values != nil || slot.type != nil {
      segment = .binding(slot.name, type: slot.type, values: slot.values)
    } else {
      switch slot.shape {
      case .prefix(let text): segment = LinkSegment(kind: .prefix, value: text, name: slot.name)
      case .suffix(let text): segment = LinkSegment(kind: .suffix, value: text, name: slot.name)
      case .regex(let text): segment = LinkSegment(kind: .regex, value: text, name: slot.name)
      default:
        guard slot.isPresent || slot.name != nil else { return nil }
        segment = .binding(slot.name)
      }
    }
    segment.foldsCase = slot.folds
    return segment
  }

  // MARK: Scheme, host, query

  private var isPayload: Bool {
    conditions.slots.keys.contains { if case .payload = $0 { true } else { false } }
      || conditions.comesAsPayload && !conditions.asksOfURL
  }

  private func fill(_ pattern: inout LinkPattern) -> Bool {
    if let scheme = conditions.slots[.scheme], let allowed = scheme.allowed {
      pattern.schemes = allowed
      pattern.foldsScheme = scheme.folds
    }
    if let host = conditions.slots[.host], host.isPresent { pattern.host = Self.segment(host) }
    if conditions.refused.contains(LinkAtom(.host, .present)) { pattern.host = .literal("") }
    for key in conditions.queryOrder where !LinkPart.payload(key).isCarrier {
      guard let slot = conditions.slots[.query(key)] ?? conditions.slots[.payload(key)] else {
        continue
      }
      pattern.query.append(Self.item(key, slot))
    }
    if isPayload {
      pattern.schemes = ["payload"]
      pattern.host = .literal("")
    } else if conditions.isFree || conditions.assumesClaims && conditions.slots[.scheme] == nil {
      pattern.schemes = claimedSchemes
    }
    return true
  }

  static func item(_ key: String, _ slot: LinkConditions.Slot) -> LinkQueryItem {
    var item = LinkQueryItem(key: key, isOptional: slot.isOptional, foldsCase: slot.folds)
    if let allowed = slot.allowed {
      if allowed.count == 1 { item.equals = allowed[0] } else { item.values = allowed }
    } else {
      item.type = slot.type
      item.values = slot.values
      item.binding = slot.name ?? key
    }
    return item
  }

  // MARK: What must not be

  private func refuse(_ pattern: inout LinkPattern, _ shape: Shape) {
    for atom in conditions.refused where atom.test != .present || isQuery(atom.part) {
      if atom.part.isCarrier || atom.part == .intent && !isPayload { continue }
      let isTaken = including(atom, in: pattern).allSatisfy { narrow in
        earlier.contains { $0.coverage(of: narrow) == .yes }
      }
      if isTaken { continue }
      if exclude(atom, from: &pattern, shape) { continue }
      let words = ExpressionText.words(refusing: atom)
      if !pattern.predicates.contains(words) { pattern.predicates.append(words) }
    }
  }

  private func isQuery(_ part: LinkPart) -> Bool {
    switch part {
    case .query, .payload: true
    default: false
    }
  }

  /// The pattern narrowed to what it must not take; none if it takes none of that anyway.
  private func including(_ atom: LinkAtom, in pattern: LinkPattern) -> [LinkMatcher] {
    guard case .met(let narrowed) = conditions.withoutRefusals.requiring(atom) else { return [] }
    let maker = LinkPatternMaker(
      conditions: narrowed, claimedSchemes: claimedSchemes, earlier: [])
    let matcher = LinkMatcher(pattern.withoutPredicates)
    return maker.patterns().map { LinkMatcher($0) }.filter { $0.overlap(matcher) != .none }
  }

  /// Writes the exclusion of a text as a regular expression.
  private func exclude(_ atom: LinkAtom, from pattern: inout LinkPattern, _ shape: Shape) -> Bool {
    let texts: [String]
    switch atom.test {
    case .equals(let text): texts = [text]
    case .oneOf(let list), .rawValue(_, let list): texts = list
    default: return false
    }
    let place: Int
    switch atom.part {
    case .scheme: return excludeSchemes(texts, from: &pattern)
    case .host:
      guard let host = pattern.host, let other = Self.excluding(texts, atom.folds, from: host)
      else {
        return false
      }
      pattern.host = other
      return true
    case .segment(let number): place = number
    case .lastSegment(let number): place = pattern.path.count - 1 - number
    default: return false
    }
    guard pattern.path.indices.contains(place), pattern.path[place].kind != .rest,
      let other = Self.excluding(texts, atom.folds, from: pattern.path[place])
    else { return false }
    pattern.path[place] = other
    return true
  }

  /// Without the web's schemes, those are left that the system gives to the app.
  private func excludeSchemes(_ texts: [String], from pattern: inout LinkPattern) -> Bool {
    guard pattern.schemes.isEmpty else {
      let left = pattern.schemes.filter { !texts.contains($0) }
      if left.isEmpty { return false }
      pattern.schemes = left
      return true
    }
    guard texts.allSatisfy(LinkPattern.webSchemes.contains) else { return false }
    pattern.schemes = claimedSchemes
    return true
  }

  private static func excluding(_ texts: [String], _ folds: Bool, from segment: LinkSegment)
    -> LinkSegment?
  {
    let isPlain = segment.type == nil && segment.values == nil
    switch segment.kind {
    case .wildcard where isPlain, .binding where isPlain:
      return LinkSegment(
        kind: .regex, value: ExcludedTexts.regex(texts), name: segment.name,
        foldsCase: segment.foldsCase || folds)
    case .regex where segment.foldsCase == folds:
      guard let value = segment.value, let known = ExcludedTexts.texts(of: value) else {
        return nil
      }
      var other = segment
      other.value = ExcludedTexts.regex(known + texts)
      return other
    case .binding where segment.values == nil:
      // No number and no UUID is one of these words.
      return texts.allSatisfy { $0.first?.isLetter == true } ? segment : nil
    default: return nil
    }
  }
}

extension LinkConditions {
  var withoutRefusals: LinkConditions {
    var conditions = self
    conditions.refused = refused.filter { $0.test == .present }
    return conditions
  }

}
