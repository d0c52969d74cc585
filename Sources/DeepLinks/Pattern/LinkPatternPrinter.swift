import FlowModel

/// Writes patterns as text that `LinkPattern(parsing:)` reads back.
enum LinkPatternPrinter {
  static let caseMark = " ignoring case"
  static let predicateMark = " where "

  static func text(_ pattern: LinkPattern) -> String {
    var text = ""
    if pattern.foldsScheme { text += "~" }
    if !pattern.schemes.isEmpty {
      text += pattern.schemes.map { LinkTextEncoding.encode($0, .scheme) }.joined(separator: "|")
      text += "://"
    } else if pattern.foldsScheme {
      text += "*://"
    }
    switch pattern.host {
    case nil: text += "*"
    case LinkSegment(kind: .literal, value: ""): break
    case let host?: text += self.text(host)
    }
    if text.isEmpty, pattern.path.isEmpty, pattern.query.isEmpty { text = "/" }
    for segment in pattern.path { text += "/" + self.text(segment) }
    if !pattern.query.isEmpty {
      text += "?" + pattern.query.map(self.text).joined(separator: "&")
    }
    if pattern.foldsCase { text += caseMark }
    if !pattern.predicates.isEmpty {
      let predicates = pattern.predicates.map { LinkTextEncoding.encode($0, .predicate) }
      text += predicateMark + predicates.joined(separator: "; ")
    }
    return text
  }

  static func text(_ segment: LinkSegment) -> String {
    let fold = segment.foldsCase ? "~" : ""
    guard segment.kind == .binding else {
      let name = segment.name.map { ":" + self.name($0) + "=" } ?? ""
      return fold + name + form(segment)
    }
    var text = ":" + (segment.name.map(self.name) ?? "_")
    let type = segment.type.map { LinkTextEncoding.encode($0, .part) } ?? ""
    if let values = segment.values {
      text += "(\(type)=\(list(values)))"
    } else if !type.isEmpty {
      text += "(\(type))"
    }
    return fold + text
  }

  private static func text(_ item: LinkQueryItem) -> String {
    let key = LinkTextEncoding.encode(item.key, .part) + (item.isOptional ? "?" : "")
    guard let condition = item.condition else { return key }
    return key + "=" + text(condition)
  }

  private static func form(_ segment: LinkSegment) -> String {
    let value = LinkTextEncoding.encode(segment.value ?? "", .part)
    return switch segment.kind {
    case .literal: value
    case .oneOf: "(\(list(segment.values ?? [])))"
    case .wildcard, .binding: "*"
    case .rest: "**" + (segment.type.map { "(\(LinkTextEncoding.encode($0, .part)))" } ?? "")
    case .prefix: value + "*"
    case .suffix: "*" + value
    case .regex: excluding(segment) ?? "{\(LinkTextEncoding.encode(segment.value ?? "", .regex))}"
    }
  }

  /// `!(a|b)` for a regular expression that matches every text but these.
  private static func excluding(_ segment: LinkSegment) -> String? {
    guard let texts = segment.value.flatMap(ExcludedTexts.texts), !texts.isEmpty,
      !texts.contains("")
    else { return nil }
    return "!(\(list(texts)))"
  }

  private static func name(_ name: String) -> String {
    name == "_" ? "%5F" : LinkTextEncoding.encode(name, .part)
  }

  private static func list(_ values: [String]) -> String {
    values.map { LinkTextEncoding.encode($0, .part) }.joined(separator: "|")
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The pattern's text form, such as `shop://product/:id(UUID)?ref=:ref`.
  ///
  /// - `*://`, `shop|store://`, `~shop://` (the code lower-cases the scheme); none: any scheme;
  /// - host and path segments: `cart`, `:id`, `:id(UUID)`, `:tab(Tab=home|cart)`, `(a|b)`, `!(a|b)`
  ///   (any text but these), `*`, `**` (any number of segments), `**(Int)` (each of them a number),
  ///   `@*`, `*.html`, `{[0-9]+}`; `:name=` before any of them binds what it matches, `~` before any
  ///   of them lower-cases it first;
  /// - query: `key`, `key=value`, `key=:name(Int)`, `key?=:name` where it may be missing;
  /// - ` ignoring case` where the code lower-cases the whole URL;
  /// - ` where ` and conditions that only running the code can decide, separated by `; `.
  ///
  /// Punctuation in a literal is percent-encoded.
  public var description: String { LinkPatternPrinter.text(self) }
}
