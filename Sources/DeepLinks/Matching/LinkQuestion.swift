/// A predicate whose text says all there is to ask, so that a URL answers it.
///
/// Readers of code write such predicates in one form, whatever names the code gives to the URL:
/// `url.absoluteString.contains("ticket=")`, `url.path.contains("/shelf/")`, `url.fragment != nil`,
/// and their opposites with `!` and `==`; parts of the URL are asked for in words, see
/// `LinkPartQuestion`.
public struct LinkQuestion: Hashable, Sendable {
  /// What is looked at.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    case address = "url.absoluteString"
    case path = "url.path"
    case fragment = "url.fragment"
    case query = "url.query"
  }

  private enum Content: Hashable, Sendable {
    case contains(Subject, String)
    case present(Subject)
    case part(LinkPartQuestion)
  }

  private let content: Content
  private let isNegated: Bool

  /// Reads a predicate; `nil` if only running the code answers it.
  ///
  /// O(*n*) in the length of the text.
  public init?(_ text: String) {
    if let question = LinkPartQuestion(text) {
      content = .part(question)
      isNegated = false
      return
    }
    var text = text[...]
    var isNegated = false
    if text.hasPrefix("!") {
      isNegated = true
      text = text.dropFirst()
      if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    }
    for (ending, isAbsent) in [(" != nil", false), (" == nil", true)] where text.hasSuffix(ending) {
      guard let subject = Subject(rawValue: String(text.dropLast(ending.count))),
        subject != .address
      else { return nil }
      content = .present(subject)
      self.isNegated = isNegated != isAbsent
      return
    }
    let middle = ".contains(\""
    guard text.hasSuffix("\")"),
      let subject = Subject.allCases.last(where: { text.hasPrefix($0.rawValue + middle) })
    else { return nil }
    let sought = text.dropFirst(subject.rawValue.count + middle.count).dropLast(2)
    guard Self.isPlain(sought) else { return nil }
    content = .contains(subject, String(sought))
    self.isNegated = isNegated
  }

  /// The text that asks whether a part contains another; `nil` if it cannot be written plainly.
  public static func text(_ subject: Subject, contains sought: String) -> String? {
    isPlain(sought[...]) ? "\(subject.rawValue).contains(\"\(sought)\")" : nil
  }

  /// The text that asks whether there is such a part.
  public static func text(presenceOf subject: Subject) -> String { "\(subject.rawValue) != nil" }

  private static func isPlain(_ text: Substring) -> Bool {
    !text.isEmpty && !text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
  }

  /// The answer for a URL.
  func holds(for link: ParsedLink) -> Bool {
    let holds =
      switch content {
      case .part(let question): question.holds(for: link)
      case .present(let subject): Self.found(subject, in: link) != nil
      case .contains(let subject, let sought):
        Self.found(subject, in: link)?.contains(sought) ?? false
      }
    return holds != isNegated
  }

  private static func found(_ subject: Subject, in link: ParsedLink) -> String? {
    switch subject {
    case .address: link.text
    case .path: link.path
    case .fragment: link.fragment
    case .query: link.query
    }
  }
}
