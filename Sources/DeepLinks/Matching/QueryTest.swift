import FlowModel

/// One query condition, made ready for matching.
struct QueryTest: Hashable, Sendable {
  let key: String
  /// What the value must be; `nil` if the key need only be present.
  let value: SegmentTest?
  let isOptional: Bool
  /// Whether the link's keys are lower-cased.
  let foldsKey: Bool

  init(_ item: LinkQueryItem, folds: Bool) {
    key = item.key
    value = item.condition.map { SegmentTest($0, folds: folds) }
    isOptional = item.isOptional
    foldsKey = folds
  }

  /// The first item with the key.
  func item(in link: ParsedLink) -> ParsedLink.QueryItem? {
    link.queryItems.first { (foldsKey ? $0.name.lowercased() : $0.name) == key }
  }

  /// Whether the link meets the condition.
  func verdict(_ link: ParsedLink) -> Verdict {
    if isOptional { return .yes }
    guard let item = item(in: link) else { return .no }
    guard let value else { return .yes }
    guard let text = item.value else { return .no }
    return value.verdict(text)
  }

  /// Binds the value of a link that meets the condition.
  func bind(_ link: ParsedLink, to bindings: inout [String: String]) {
    guard let value, let name = value.name, let text = item(in: link)?.value else { return }
    if isOptional, value.verdict(text) == .no { return }
    bindings[name] = value.seen(text)
  }
}
