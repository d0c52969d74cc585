import FlowModel

extension LinkPattern {
  /// A URL that the pattern takes, its predicates aside; `nil` if there is none or none is found.
  ///
  /// Bindings get telling values (`:id(UUID)` a UUID, `:tag` the text `tag`). A scheme that is a
  /// build variable stays as it is written.
  public func example() -> String? { LinkMatcher(self).example() }

  /// Whether some URL meets the pattern, its predicates aside.
  ///
  /// `false` only if surely none does: two texts that cannot be the same, a raw value that no case
  /// has, lower-cased input compared with capitals.
  public var isSatisfiable: Bool { LinkMatcher(self).isSatisfiable }

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
  /// See `LinkPattern.example()`.
  func example() -> String? {
    guard case .parts(let parts) = exampleParts(), let link = ParsedLink(parts.url),
      mayTake(link)
    else { return nil }
    return link.text
  }

  /// See `LinkPattern.isSatisfiable`.
  var isSatisfiable: Bool {
    if case .none = exampleParts() { false } else { true }
  }

  /// The parts of a URL that the pattern takes, rests left empty.
  func exampleParts() -> CommonParts {
    var parts = LinkParts()
    var isUnknown = false
    var memory = ConditionMemory()
    if !schemes.isEmpty {
      switch TextCondition.overlap([schemeCondition], memory: &memory) {
      case .text(let text): parts.scheme = pattern.schemes.first(where: schemeIsTaken) ?? text
      case .none, .unknown:
        guard let variable = variableSchemes.first else { return .none }
        parts.scheme = variable
      }
    }
    if host == nil {
      parts.host = parts.scheme.hasPrefix("http") ? "example.com" : "example"
    } else {
      switch TextCondition.overlap([hostCondition], memory: &memory) {
      case .text(let text): parts.host = text
      case .none: return .none
      case .unknown: isUnknown = true
      }
    }
    for test in path.tests where !test.isRest {
      switch TextCondition.overlap([TextCondition(test, allowsEmpty: false)], memory: &memory) {
      case .text(let text): parts.segments.append(text)
      case .none: return .none
      case .unknown: isUnknown = true
      }
    }
    switch Self.commonItems(query, [], memory: &memory) {
    case .items(let items): parts.items = items
    case .none: return .none
    case .unknown: isUnknown = true
    }
    return isUnknown ? .unknown : .parts(parts)
  }

  /// Whether a scheme of the pattern is one that a URL can have and the code takes.
  private func schemeIsTaken(_ scheme: String) -> Bool {
    LinkPattern.isScheme(scheme) && schemeCondition.verdict(scheme) == .yes
  }

  /// Whether the pattern takes the URL.
  public func match(_ url: String) -> LinkMatch {
    guard let link = ParsedLink(url) else { return .no(reason: "“\(url)” is not a URL") }
    return match(link)
  }
}
