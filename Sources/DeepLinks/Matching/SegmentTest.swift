import FlowModel

/// One segment's condition, made ready for matching.
struct SegmentTest: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case any
    case literal(String)
    case oneOf(Set<String>)
    case prefix(String)
    case suffix(String)
    case regex(TextRegex)
    case value(LinkValueType)
    /// Any number of segments.
    case rest
  }

  let form: Form
  /// What a match is bound to.
  let name: String?
  /// Whether the text is lower-cased before it is compared.
  let folds: Bool
  /// The type that a reason names where raw values are checked.
  let typeName: String?
  /// Whether it stands for any number of segments, each of which must meet the condition.
  let isRest: Bool

  init(_ segment: LinkSegment, folds: Bool) {
    name = segment.name
    self.folds = folds || segment.foldsCase
    isRest = segment.kind == .rest
    typeName = segment.values == nil ? nil : segment.type
    let value = segment.value ?? ""
    form =
      switch segment.kind {
      case .literal: .literal(value)
      case .oneOf: .oneOf(Set(segment.values ?? []))
      case .wildcard: .any
      case .rest: segment.type.flatMap(LinkValueType.init(name:)).map { .value($0) } ?? .rest
      case .prefix: value.isEmpty ? .any : .prefix(value)
      case .suffix: value.isEmpty ? .any : .suffix(value)
      case .regex: .regex(TextRegex(value))
      case .binding:
        if let values = segment.values {
          .oneOf(Set(values))
        } else if let type = segment.type.flatMap(LinkValueType.init(name:)) {
          .value(type)
        } else {
          .any
        }
      }
  }

  init(form: Form, name: String?, folds: Bool, typeName: String?) {
    self.form = form
    self.name = name
    self.folds = folds
    self.typeName = typeName
    isRest = form == .rest
  }

  /// The text as the code sees it.
  func seen(_ text: String) -> String { folds ? text.lowercased() : text }

  /// Whether a text meets the condition.
  ///
  /// O(*n*) in the length of the text.
  func verdict(_ original: String) -> Verdict {
    switch form {
    case .any, .rest: return .yes
    case .literal(let value): return seen(original) == value ? .yes : .no
    case .oneOf(let values): return values.contains(seen(original)) ? .yes : .no
    case .prefix(let value): return seen(original).hasPrefix(value) ? .yes : .no
    case .suffix(let value): return seen(original).hasSuffix(value) ? .yes : .no
    case .regex(let regex): return regex.verdict(seen(original))
    case .value(let type):
      let text = seen(original)
      guard let converts = type.converts(text) else { return .unknown("\(type.name)(“\(text)”)") }
      return converts ? .yes : .no
    }
  }

  /// The same condition on a host: an international literal also stands for its ASCII form, which
  /// is what `url.host` gives for most such URLs.
  var onHost: SegmentTest {
    var values: Set<String>
    switch form {
    case .literal(let value): values = [value]
    case .oneOf(let list): values = list
    default: return self
    }
    let ascii = values.map(ParsedLink.asciiHost)
    if values.isSuperset(of: ascii) { return self }
    values.formUnion(ascii)
    return SegmentTest(form: .oneOf(values), name: name, folds: folds, typeName: typeName)
  }

  /// Whether every text meets the condition.
  var isAny: Bool { form == .any || form == .rest }

  /// Whether only running the code can tell what meets the condition.
  var isOpen: Bool {
    if case .value(.other) = form { true } else { false }
  }
}
