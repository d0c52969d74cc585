extension LinkPartQuestion {
  /// The question in words.
  public var text: String {
    let quoted = test.texts.map { "\"\($0)\"" }.joined(separator: ", ")
    var text: String
    if case .isFollowed = test {
      text = "segment \(quoted) is followed by \(isNegated ? "none" : "another")"
    } else if part == .anySegment {
      text = "\(isNegated ? "no" : "some") segment \(verbs.plain) \(quoted)"
    } else {
      text = "\(partWords) \(isNegated ? verbs.negated : verbs.plain) \(quoted)"
    }
    if foldsCase { text += Self.anyCase }
    return text
  }

  private static let anyCase = " in any case"

  private var partWords: String {
    switch part {
    case .scheme: "scheme"
    case .host: "host"
    case .address: "address"
    case .path: "path"
    case .fileExtension: "file extension"
    case .segment(let place): "segment \(place + 1)"
    case .lastSegment(0): "last segment"
    case .lastSegment(let place): "segment \(place + 1) from the end"
    case .anySegment: "segment"
    case .item(let key): "item \"\(key)\""
    }
  }

  private var verbs: (plain: String, negated: String) {
    switch test {
    case .isOne(let texts): texts.count == 1 ? Self.equality : Self.membership
    case .contains: Self.containment
    case .begins: Self.beginning
    case .ends: Self.ending
    case .isFollowed: ("is followed by another", "is followed by none")
    }
  }

  private static let equality = ("is", "is not")
  private static let membership = ("is one of", "is none of")
  private static let containment = ("contains", "does not contain")
  private static let beginning = ("begins with", "does not begin with")
  private static let ending = ("ends with", "does not end with")

  /// Reads a question; `nil` for any other text.
  ///
  /// O(*n*) in the length of the text, and quick for texts that begin otherwise.
  public init?(_ text: String) {
    guard
      text.utf8.last == UInt8(ascii: "\"") || text.hasSuffix(Self.anyCase)
        || text.hasPrefix("segment \"")
    else { return nil }
    var reader = Reader(rest: text[...])
    guard let (part, isNone) = reader.part() else { return nil }
    var folds = false
    if reader.rest.hasSuffix(Self.anyCase) {
      folds = true
      reader.rest = reader.rest.dropLast(Self.anyCase.count)
    }
    if case .item("") = part { return nil }
    if let followed = reader.followed {
      let isNegated = reader.rest == " is followed by none"
      guard isNegated || reader.rest == " is followed by another" else { return nil }
      self.init(.anySegment, .isFollowed(followed), foldsCase: folds, isNegated: isNegated)
      return
    }
    guard let (test, isNegated) = reader.test() else { return nil }
    self.init(part, test, foldsCase: folds, isNegated: isNegated != isNone)
  }

  /// Reads the words from their start.
  private struct Reader {
    var rest: Substring
    /// The segment after which another is asked for.
    var followed: String?

    private mutating func skip(_ words: String) -> Bool {
      guard rest.hasPrefix(words) else { return false }
      rest = rest.dropFirst(words.count)
      return true
    }

    /// The part, and whether none of them is meant.
    mutating func part() -> (Part, Bool)? {
      if skip("scheme") { return (.scheme, false) }
      if skip("host") { return (.host, false) }
      if skip("address") { return (.address, false) }
      if skip("path") { return (.path, false) }
      if skip("file extension") { return (.fileExtension, false) }
      if skip("last segment") { return (.lastSegment(0), false) }
      if skip("some segment") { return (.anySegment, false) }
      if skip("no segment") { return (.anySegment, true) }
      if skip("item ") { return quoted().map { (.item($0), false) } }
      guard skip("segment ") else { return nil }
      if rest.first == "\"" {
        followed = quoted()
        return followed == nil ? nil : (.anySegment, false)
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number > 0 else { return nil }
      rest = rest.dropFirst(digits.count)
      return (skip(" from the end") ? .lastSegment(number - 1) : .segment(number - 1), false)
    }

    mutating func test() -> (Test, Bool)? {
      let single: [((String, String), (String) -> Test)] = [
        (LinkPartQuestion.containment, { .contains($0) }),
        (LinkPartQuestion.beginning, { .begins(with: $0) }),
        (LinkPartQuestion.ending, { .ends(with: $0) }),
      ]
      for (verbs, make) in single {
        for (verb, isNegated) in [(verbs.0, false), (verbs.1, true)] where skip(" \(verb) ") {
          return quoted().flatMap { rest.isEmpty ? (make($0), isNegated) : nil }
        }
      }
      for (verb, isNegated) in [
        (LinkPartQuestion.membership.0, false), (LinkPartQuestion.membership.1, true),
        (LinkPartQuestion.equality.1, true), (LinkPartQuestion.equality.0, false),
      ] where skip(" \(verb) ") {
        return list().map { (.isOne(of: $0), isNegated) }
      }
      return nil
    }

    private mutating func list() -> [String]? {
      var texts: [String] = []
      repeat {
        guard let text = quoted() else { return nil }
        texts.append(text)
      } while skip(", ")
      return rest.isEmpty ? texts : nil
    }

    private mutating func quoted() -> String? {
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
      let text = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return String(text)
    }
  }
}
