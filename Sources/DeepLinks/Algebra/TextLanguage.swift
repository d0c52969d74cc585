/// The texts that meet a condition, from inside and from outside.
///
/// Some conditions (a number that fits `Int`, what `Double` reads) are not worth an exact automaton:
/// `inner` takes only texts that surely meet them, `outer` all that perhaps do. `nil` stands for an
/// automaton that is too large or not known.
struct TextLanguage: Sendable {
  let inner: TextAutomaton?
  let outer: TextAutomaton?

  init(_ test: SegmentTest) {
    let (inner, outer) = Self.patterns(test.form)
    let folds = test.folds
    func automaton(_ pattern: TextPattern?) -> TextAutomaton? {
      pattern.flatMap { TextAutomaton(folds ? $0.beforeLowercasing : $0) }
    }
    self.inner = automaton(inner)
    if let outer, outer == inner {
      self.outer = self.inner
    } else {
      self.outer = automaton(outer)
    }
  }

  private static func patterns(_ form: SegmentTest.Form) -> (
    inner: TextPattern?, outer: TextPattern?
  ) {
    switch form {
    case .any, .rest: exact(.anyText)
    case .literal(let value): exact(.literal(value))
    case .oneOf(let values): exact(.choice(values.sorted().map(TextPattern.literal)))
    case .prefix(let value): exact(.sequence([.literal(value), .anyText]))
    case .suffix(let value): exact(.sequence([.anyText, .literal(value)]))
    case .regex(let regex):
      (RegexParser.parse(regex.text, .tight), RegexParser.parse(regex.text, .loose))
    case .value(let type): patterns(type)
    }
  }

  private static func patterns(_ type: LinkValueType) -> (inner: TextPattern?, outer: TextPattern?)
  {
    let digit = TextPattern.scalar(ScalarSet("0"..."9"))
    let digits = TextPattern.repeated(digit, least: 1, most: nil)
    let sign = TextPattern.scalar(ScalarSet("+-"))
    switch type {
    case .uuid:
      let hex = TextPattern.scalar(ScalarSet("0123456789abcdefABCDEF"))
      let groups = [8, 4, 4, 4, 12].map { TextPattern.repeated(hex, least: $0, most: $0) }
      return exact(.sequence(Array(groups.map { [$0] }.joined(separator: [.literal("-")]))))
    case .integer(let isSigned, let bits):
      // So many digits fit, whatever they are.
      let safe = [8: 2, 16: 4, 32: 9][bits] ?? 18
      let few = TextPattern.repeated(digit, least: 1, most: safe)
      let plus = TextPattern.literal("+")
      return (
        .sequence([.optional(isSigned ? sign : plus), few]), .sequence([.optional(sign), digits])
      )
    case .double:
      let few = TextPattern.repeated(digit, least: 1, most: 15)
      let fraction = TextPattern.sequence([.literal("."), few])
      let inner = TextPattern.sequence([.optional(sign), few, .optional(fraction)])
      let letters = ScalarSet("a"..."z").union(ScalarSet("A"..."Z"))
      let used = letters.union(ScalarSet("0123456789+-.()_"))
      return (inner, .repeated(.scalar(used), least: 1, most: nil))
    case .bool: return exact(.choice([.literal("true"), .literal("false")]))
    case .url:
      let letters = TextPattern.scalar(ScalarSet("a"..."z"))
      return (
        .repeated(letters, least: 1, most: nil), .repeated(.anyScalar, least: 1, most: nil)
      )
    case .other: return (.nothing, .anyText)
    }
  }

  private static func exact(_ pattern: TextPattern) -> (inner: TextPattern?, outer: TextPattern?) {
    (pattern, pattern)
  }
}
