import FlowModel

/// Reads the text form of a pattern.
///
/// O(*n*) in the length of the text.
struct LinkPatternParser {
  private let text: [Character]
  private var position = 0

  init(_ text: String) { self.text = Array(text) }

  mutating func parse() throws(LinkPatternError) -> LinkPattern {
    guard !text.isEmpty else { throw error(.empty) }
    var pattern = LinkPattern()
    let hostIsAbsent = try parseScheme(into: &pattern)
    if hostIsAbsent || current == "/" || current == "?" || current == " " || current == nil {
      pattern.host = .literal("")
      if hostIsAbsent, let character = current, !"/? ".contains(character) {
        pattern.path.append(try segment())
      }
    } else {
      let host = try segment()
      pattern.host = host == .wildcard ? nil : host
    }
    while take("/") {
      // A slash at the end says nothing: Foundation drops it.
      if current == nil || current == "?" || current == " " { break }
      pattern.path.append(try segment())
    }
    if take("?") {
      repeat { pattern.query.append(try queryItem()) } while take("&")
    }
    try parseConditions(into: &pattern)
    return pattern
  }

  // MARK: Parts

  /// Reads the scheme up to `://`; whether it was one without slashes (`app:thing`).
  private mutating func parseScheme(into pattern: inout LinkPattern) throws(LinkPatternError)
    -> Bool
  {
    let folds = current == "~"
    let start = folds ? 1 : 0
    guard let colon = text.firstIndex(of: ":"), colon > start,
      !text[..<colon].contains(where: { "/?{ ".contains($0) })
    else { return false }
    let isFull = text[(colon + 1)...].starts(with: "//")
    let name = text[start..<colon]
    let isPlain =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    guard isFull || isPlain else { return false }
    pattern.foldsScheme = folds
    if name != ["*"] {
      for part in name.split(separator: "|", omittingEmptySubsequences: false) {
        if part.isEmpty { throw error(.missingPart, at: part.startIndex) }
        pattern.schemes.append(LinkTextEncoding.decode(String(part)))
      }
    }
    position = colon + (isFull ? 3 : 1)
    return !isFull
  }

  private mutating func parseConditions(into pattern: inout LinkPattern) throws(LinkPatternError) {
    var rest = String(text[position...])
    if rest.hasPrefix(LinkPatternPrinter.caseMark) {
      pattern.foldsCase = true
      rest.removeFirst(LinkPatternPrinter.caseMark.count)
    }
    if rest.hasPrefix(LinkPatternPrinter.predicateMark) {
      rest.removeFirst(LinkPatternPrinter.predicateMark.count)
      pattern.predicates = rest.split(separator: ";", omittingEmptySubsequences: false).map {
        LinkTextEncoding.decode(String($0.drop { $0 == " " }))
      }
    } else if let character = rest.first {
      throw character == " "
        ? error(.unknownCondition(String(rest.dropFirst()))) : error(.unexpected(character))
    }
  }

  private mutating func queryItem() throws(LinkPatternError) -> LinkQueryItem {
    let folds = take("~")
    var item = LinkQueryItem(key: try word(), foldsCase: folds)
    item.isOptional = take("?")
    guard take("=") else {
      item.foldsCase = false
      return item
    }
    let start = position
    let condition = try segment()
    item.binding = condition.name
    item.foldsCase = folds || condition.foldsCase
    switch condition.kind {
    case .literal: item.equals = condition.value
    case .binding:
      item.type = condition.type
      item.values = condition.values
    case .oneOf: item.values = condition.values
    case .wildcard where condition.name != nil: break
    case .wildcard, .rest, .prefix, .suffix, .regex:
      throw error(.unexpected(text[start]), at: start)
    }
    return item
  }

  private mutating func segment() throws(LinkPatternError) -> LinkSegment {
    let folds = take("~")
    var segment: LinkSegment
    if take(":") {
      guard let character = current, !"(=/?& ".contains(character) else {
        throw error(.missingName)
      }
      let start = position
      let word = try word()
      let name = text[start..<position] == ["_"] ? nil : word
      if take("=") {
        segment = try form()
      } else {
        segment = LinkSegment(kind: .binding)
        if take("(") { try parseType(into: &segment) }
      }
      segment.name = name
    } else {
      segment = try form()
    }
    segment.foldsCase = folds
    return segment
  }

  private mutating func parseType(into segment: inout LinkSegment) throws(LinkPatternError) {
    let start = position - 1
    if current != "=" { segment.type = try word() }
    if take("=") { segment.values = try values() }
    guard take(")") else {
      throw current == nil ? error(.unclosed("("), at: start) : unexpected()
    }
  }

  private mutating func form() throws(LinkPatternError) -> LinkSegment {
    let start = position
    if take("{") { return LinkSegment(kind: .regex, value: try regex(from: start)) }
    let isExclusion = current == "!" && position + 1 < text.count && text[position + 1] == "("
    if isExclusion { position += 1 }
    if take("(") {
      let values = try values()
      guard take(")") else {
        throw current == nil ? error(.unclosed("("), at: start) : unexpected()
      }
      guard isExclusion else { return .oneOf(values) }
      return LinkSegment(kind: .regex, value: ExcludedTexts.regex(values))
    }
    if take("*") {
      if take("*") {
        var rest = LinkSegment.rest
        if take("(") { try parseType(into: &rest) }
        return rest
      }
      guard let character = current, !isEnd(character) else { return .wildcard }
      return LinkSegment(kind: .suffix, value: try word())
    }
    let value = try word()
    return take("*") ? LinkSegment(kind: .prefix, value: value) : .literal(value)
  }

  private mutating func values() throws(LinkPatternError) -> [String] {
    if current == ")" { return [] }
    var values: [String] = []
    repeat { values.append(try word()) } while take("|")
    return values
  }

  private mutating func regex(from start: Int) throws(LinkPatternError) -> String {
    let first = position
    var depth = 1
    while let character = current {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      position += 1
      if depth == 0 { return LinkTextEncoding.decode(String(text[first..<(position - 1)])) }
    }
    throw error(.unclosed("{"), at: start)
  }

  // MARK: Characters

  private var current: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard current == character else { return false }
    position += 1
    return true
  }

  /// A text up to the next punctuation.
  private mutating func word() throws(LinkPatternError) -> String {
    let start = position
    while let character = current, !isEnd(character) { position += 1 }
    guard position > start else {
      throw current.map { "/&|)= ".contains($0) } ?? true ? error(.missingPart) : unexpected()
    }
    return LinkTextEncoding.decode(String(text[start..<position]))
  }

  private func isEnd(_ character: Character) -> Bool { ":/?#*(){}|~&= ".contains(character) }

  private func unexpected() -> LinkPatternError {
    current.map { error(.unexpected($0)) } ?? error(.missingPart)
  }

  private func error(_ problem: LinkPatternError.Problem, at place: Int? = nil) -> LinkPatternError
  {
    LinkPatternError(problem: problem, column: (place ?? position) + 1)
  }
}

extension LinkPattern {
  /// Reads a pattern's text form; see `description` for its syntax.
  public init(parsing text: String) throws(LinkPatternError) {
    var parser = LinkPatternParser(text)
    self = try parser.parse()
  }
}
