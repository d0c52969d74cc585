/// Finds the patterns that can take a URL by its scheme, host and first segment.
///
/// A tree of three levels: scheme, host, first segment. On each, a pattern stands under each text
/// that it asks for, lower-cased, or under “any”.
struct LinkIndex: Sendable {
  /// The keys of one level: texts, or any.
  struct Level<Child: Sendable>: Sendable {
    var named: [String: Child] = [:]
    var any: Child?
  }

  private(set) var root = Level<Level<Level<[Int]>>>()

  init(_ matchers: [LinkMatcher]) {
    for (place, matcher) in matchers.enumerated() {
      let keys = Keys(matcher)
      for scheme in keys.schemes {
        for host in keys.hosts {
          for first in keys.firsts {
            root[scheme, default: Level()][host, default: Level()][first, default: []]
              .append(place)
          }
        }
      }
    }
  }

  /// The places of the patterns that can take the URL, in order.
  ///
  /// O(*n*) in their number.
  func places(_ link: ParsedLink) -> [Int] {
    let scheme = link.scheme.map(Self.key)
    let host = Self.key(link.host ?? "")
    let first = link.segments.first.map(Self.key) ?? ""
    var lists: [[Int]] = []
    root.visit(scheme) { $0.visit(host) { $0.visit(first) { lists.append($0) } } }
    if lists.count == 1 { return lists[0] }
    // A pattern can stand under several keys that fold to one.
    var places = lists.flatMap { $0 }
    places.sort()
    return places.enumerated().filter { $0 == 0 || places[$0 - 1] != $1 }.map(\.element)
  }

  /// The places of the patterns that can share a URL with this one.
  ///
  /// O(*n*) in their number and that of the keys on levels where this one takes any.
  func places(sharing matcher: LinkMatcher) -> Set<Int> {
    let keys = Keys(matcher)
    var places: Set<Int> = []
    root.visit(keys.schemes) {
      $0.visit(keys.hosts) { $0.visit(keys.firsts) { places.formUnion($0) } }
    }
    return places
  }

  /// A text as a key; equal texts have equal keys whatever is folded.
  static func key(_ text: String) -> String { text.lowercased() }

  /// What a pattern stands under; `nil` is any.
  private struct Keys {
    var schemes: [String?]
    var hosts: [String?]
    var firsts: [String?]

    init(_ matcher: LinkMatcher) {
      let isOpen = matcher.schemes.isEmpty || !matcher.variableSchemes.isEmpty
      schemes = isOpen ? [nil] : Self.keys(matcher.schemes)
      hosts = matcher.host.map(Self.keys) ?? [nil]
      firsts = matcher.path.tests.first.map(Self.keys) ?? [""]
    }

    private static func keys(_ test: SegmentTest) -> [String?] {
      switch test.form {
      case .literal(let value): [LinkIndex.key(value)]
      case .oneOf(let values): keys(values)
      default: [nil]
      }
    }

    private static func keys(_ values: Set<String>) -> [String?] {
      Set(values.map(LinkIndex.key)).sorted()
    }
  }
}

extension LinkIndex.Level {
  subscript(key: String?, default initial: @autoclosure () -> Child) -> Child {
    get { (key.map { named[$0] } ?? any) ?? initial() }
    _modify {
      if let key {
        yield &named[key, default: initial()]
      } else {
        var child = any ?? initial()
        any = nil
        yield &child
        any = child
      }
    }
  }

  /// The children that a text can meet.
  func visit(_ key: String?, _ body: (Child) -> Void) {
    if let key, let child = named[key] { body(child) }
    if let any { body(any) }
  }

  /// The children that can have a text in common with one of these keys.
  func visit(_ keys: [String?], _ body: (Child) -> Void) {
    if keys.contains(nil) {
      for child in named.values { body(child) }
    } else {
      for key in keys.lazy.compactMap({ $0 }) {
        if let child = named[key] { body(child) }
      }
    }
    if let any { body(any) }
  }
}
