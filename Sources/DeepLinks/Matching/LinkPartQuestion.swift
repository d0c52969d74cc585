/// A predicate about one part of a URL, in words that a reader understands and a URL answers.
///
/// `host contains "shelf"`, `scheme is not "shop"`, `file extension is one of "mp3", "mp4"`,
/// `some segment begins with "@"`, `segment "w" is followed by another`; ` in any case` at the end
/// for parts that are lower-cased first. No code reads like these, so that they are not mistaken for
/// conditions of the source.
public struct LinkPartQuestion: Hashable, Sendable {
  /// What is looked at.
  public enum Part: Hashable, Sendable {
    case scheme
    case host
    case address
    case path
    /// The ending of the last segment behind its last dot.
    case fileExtension
    /// A segment of the path, from its start.
    case segment(Int)
    /// A segment of the path, from its end.
    case lastSegment(Int)
    /// Whether any of the path's segments fits.
    case anySegment
    /// The value of the first query item of this name.
    case item(String)
  }

  /// What is asked of it.
  public enum Test: Hashable, Sendable {
    case isOne(of: [String])
    case contains(String)
    case begins(with: String)
    case ends(with: String)
    /// Of any segment: the first of this text is not the last segment.
    case isFollowed(String)
  }

  public let part: Part
  public let test: Test
  public let foldsCase: Bool
  public var isNegated: Bool

  /// Makes a question; `nil` if its texts cannot be written plainly.
  public init?(_ part: Part, _ test: Test, foldsCase: Bool = false, isNegated: Bool = false) {
    guard test.texts.allSatisfy(Self.isPlain), !test.texts.isEmpty else { return nil }
    if case .item(let key) = part, !Self.isPlain(key) { return nil }
    if case .isFollowed = test, part != .anySegment { return nil }
    self.part = part
    self.test = test
    self.foldsCase = foldsCase
    self.isNegated = isNegated
  }

  /// The opposite question.
  public var opposite: Self {
    var opposite = self
    opposite.isNegated.toggle()
    return opposite
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.contains { $0 == "\"" || $0 == "\\" || $0 == ";" || $0.isNewline }
  }

  // MARK: Answers

  /// The answer for a URL.
  func holds(for link: ParsedLink) -> Bool {
    switch part {
    case .anySegment:
      if case .isFollowed(let text) = test {
        let place = link.segments.firstIndex { folded($0) == text }
        return (place.map { $0 + 1 < link.segments.endIndex } ?? false) != isNegated
      }
      return link.segments.contains { fits(folded($0)) } != isNegated
    default:
      return holds(for: text(in: link))
    }
  }

  /// The answer for a part of this text; `nil` for a part that is missing.
  public func holds(for text: String?) -> Bool {
    (text.map { fits(folded($0)) } ?? false) != isNegated
  }

  private func fits(_ text: String) -> Bool {
    switch test {
    case .isOne(let texts): texts.contains(text)
    case .contains(let sought): text.contains(sought)
    case .begins(let start): text.hasPrefix(start)
    case .ends(let end): text.hasSuffix(end)
    case .isFollowed: false
    }
  }

  private func folded(_ text: String) -> String { foldsCase ? text.lowercased() : text }

  private func text(in link: ParsedLink) -> String? {
    switch part {
    case .scheme: return link.scheme
    case .host: return link.host
    case .address: return link.text
    case .path: return link.path
    case .fileExtension: return Self.fileExtension(of: link.segments.last ?? "")
    case .segment(let place):
      let segments = link.segments
      return place < segments.count ? segments[segments.startIndex + place] : nil
    case .lastSegment(let place):
      let segments = link.segments
      return place < segments.count ? segments[segments.endIndex - 1 - place] : nil
    case .item(let key): return link.queryItems.first { $0.name == key }?.value
    case .anySegment: return nil
    }
  }

  /// `url.pathExtension`: empty without a dot, or with nothing on one side of it.
  public static func fileExtension(of segment: String) -> String {
    guard let dot = segment.lastIndex(of: "."), dot != segment.startIndex else { return "" }
    return String(segment[segment.index(after: dot)...])
  }
}

extension LinkPartQuestion.Test {
  /// The texts that the part is compared with.
  public var texts: [String] {
    switch self {
    case .isOne(let texts): texts
    case .contains(let text), .begins(let text), .ends(let text), .isFollowed(let text): [text]
    }
  }
}
