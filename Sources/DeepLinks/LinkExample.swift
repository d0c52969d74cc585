import FlowModel

extension LinkPattern {
  /// A URL that the pattern takes, its predicates aside; `nil` if there is none or none is found.
  ///
  /// Bindings get telling values (`:id(UUID)` a UUID, `:tag` the text `tag`). A scheme that is a
  /// build variable stays as it is written.
  public func example() -> String? {
    let matcher = LinkMatcher(withoutPredicates)
    guard let scheme = exampleScheme else { return nil }
    let isWeb = scheme == "http" || scheme == "https"
    var text = scheme + "://"
    if let host = matcher.host {
      guard
        let sample = host.samples.first(where: { LinkMatcher.verdict(host, host: $0) != .no })
      else { return nil }
      text += LinkTextEncoding.url(sample)
    } else {
      text += isWeb ? "example.com" : "example"
    }
    for test in matcher.path.tests where !test.isRest {
      guard let sample = test.samples.first(where: { !$0.isEmpty }) else { return nil }
      text += "/" + LinkTextEncoding.url(sample)
    }
    var items: [String] = []
    for test in matcher.query where !test.isOptional {
      let key = LinkTextEncoding.url(test.key)
      guard let value = test.value else {
        items.append(key)
        continue
      }
      guard let sample = value.samples.first else { return nil }
      items.append(key + "=" + LinkTextEncoding.url(sample))
    }
    if !items.isEmpty { text += "?" + items.joined(separator: "&") }
    return matcher.match(text).isNo ? nil : text
  }

  /// Whether some URL meets the pattern, its predicates aside.
  public var isSatisfiable: Bool { example() != nil }

  private var exampleScheme: String? {
    if schemes.isEmpty { return "https" }
    let folds = foldsCase || foldsScheme
    return schemes.first { scheme in
      if LinkPattern.isBuildVariable(scheme) { return true }
      return Self.isScheme(scheme) && (!folds || scheme == scheme.lowercased())
    }
  }

  /// Whether the text can be a URL's scheme.
  package static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 >= UInt8(ascii: "a"),
      first | 0x20 <= UInt8(ascii: "z")
    else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}

extension LinkMatcher {
  /// Whether the pattern takes the URL.
  public func match(_ url: String) -> LinkMatch {
    guard let link = ParsedLink(url) else { return .no(reason: "“\(url)” is not a URL") }
    return match(link)
  }
}

extension SegmentTest {
  /// Texts that meet the condition, the most telling first; empty if none is known.
  var samples: [String] {
    let named = name.flatMap { $0.isEmpty || $0 == "_" ? nil : seen($0) }
    let candidates: [String] =
      switch form {
      case .any, .rest: [named ?? "any"]
      case .literal(let value): [value]
      case .oneOf(let values): values.sorted()
      case .prefix(let value): [value + (named ?? "any"), value]
      case .suffix(let value): [(named ?? "any") + value, value]
      case .regex: ["any"]
      case .value(.other): [named ?? "any"]
      case .value(let type): type.samples
      }
    return candidates.filter { verdict($0) != .no }
  }
}
