import FlowModel

/// One kind of URL that an app accepts: the conditions on scheme, host, path and query.
///
/// An absent host is written as the literal `""`. Code that cannot be decided without running it is
/// kept as text in `predicates`. Patterns are values; compile one with `LinkMatcher` or a list with
/// `LinkTable` before matching many URLs.
public struct LinkPattern: Hashable, Sendable {
  /// Accepted schemes, empty for any; a build variable (`$(APP_SCHEME)`) stands as it is written.
  ///
  /// Compared as `url.scheme == "shop"` does: upper and lower case differ unless a fold says
  /// otherwise.
  public var schemes: [String]
  /// Accepted host, `nil` for any, the literal `""` for none.
  public var host: LinkSegment?
  /// Segments of the path: `pathComponents` without its leading `/`.
  public var path: [LinkSegment]
  /// Conditions on the first query item of a key; all must hold.
  public var query: [LinkQueryItem]
  /// Conditions that only running the code can decide, as the source writes them; all must hold.
  public var predicates: [String]
  /// Whether the code lower-cases the whole URL before it compares.
  public var foldsCase: Bool
  /// Whether the code lower-cases the scheme before it compares.
  public var foldsScheme: Bool

  public init(
    schemes: [String] = [], host: LinkSegment? = nil, path: [LinkSegment] = [],
    query: [LinkQueryItem] = [], predicates: [String] = [], foldsCase: Bool = false,
    foldsScheme: Bool = false
  ) {
    self.schemes = schemes
    self.host = host
    self.path = path
    self.query = query
    self.predicates = predicates
    self.foldsCase = foldsCase
    self.foldsScheme = foldsScheme
  }
}

extension LinkPattern {
  /// The pattern without its predicates: what can be decided by looking at the URL.
  public var withoutPredicates: LinkPattern {
    var pattern = self
    pattern.predicates = []
    return pattern
  }

  /// The schemes of web pages.
  package static let webSchemes: Set<String> = ["http", "https"]

  /// Whether a scheme is written as a build variable: `$(NAME)` or `${NAME}`, also in part.
  package static func isBuildVariable(_ scheme: String) -> Bool {
    scheme.utf8.contains(UInt8(ascii: "$"))
      && scheme.firstMatch(of: #/\$\(\w+(:\w+)*\)|\$\{\w+\}/#) != nil
  }
}
