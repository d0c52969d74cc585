import Foundation

/// A URL taken apart as Foundation does it in the code under analysis.
///
/// `URL(string:)` is the model, with its accessors' results: what it refuses, this refuses; what it
/// encodes on the way (spaces, letters outside ASCII, international hosts), this encodes. A scheme
/// that is a build variable (`$(APP_SCHEME)://cart`) is taken as well.
public struct ParsedLink: Hashable, Sendable {
  /// One `name=value` of the query, percent-decoded.
  public struct QueryItem: Hashable, Sendable {
    public var name: String
    /// `nil` where there is no `=`.
    public var value: String?
  }

  /// The URL as it was given.
  public let text: String
  /// The scheme as written: `url.scheme` keeps capitals, though the system ignores case when it
  /// chooses an app.
  public internal(set) var scheme: String?
  /// `url.host`, percent-decoded, capitals kept, an international name in its ASCII form; `nil`
  /// where there is none (`shop:///a`, `app:thing`).
  public internal(set) var host: String?
  public internal(set) var port: Int?
  /// `url.path`: percent-decoded, without the trailing slash.
  public internal(set) var path: String
  /// `url.pathComponents`: percent-decoded, led by `/` if the path is absolute, without empty ones.
  public internal(set) var pathComponents: [String]
  /// `url.query`, as written; `nil` without a `?`.
  public internal(set) var query: String?
  /// `URLComponents.queryItems`, empty without a query.
  public internal(set) var queryItems: [QueryItem]
  /// `url.fragment`, as written.
  public internal(set) var fragment: String?

  /// Takes a URL apart; `nil` where `URL(string:)` is `nil`.
  ///
  /// O(*n*) in the length of the text.
  public init?(_ text: String) {
    if let link = Self.splittingPlain(text) ?? Self.askingFoundation(text) {
      self = link
    } else {
      return nil
    }
  }

  init(text: String) {
    self.text = text
    path = ""
    pathComponents = []
    queryItems = []
  }

  /// `pathComponents` without the leading `/`.
  public var segments: ArraySlice<String> {
    pathComponents.first == "/" ? pathComponents.dropFirst() : pathComponents[...]
  }

  /// The scheme as the system compares it.
  public var normalizedScheme: String? { scheme?.lowercased() }

  /// Whether there is neither a host nor an absolute path (`app:thing`, `mailto:a@b.c`).
  public var isOpaque: Bool { scheme != nil && host == nil && pathComponents.first != "/" }
}
