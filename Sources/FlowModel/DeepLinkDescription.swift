/// One segment of a link's path, or its host.
///
/// Any kind can have a `name`: what it matched is bound to it.
public struct LinkSegment: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Exactly `value`.
    case literal
    /// Any one segment, bound to `name`, convertible to `type`, one of `values` if there are any
    /// (an enum's raw values).
    case binding
    /// One of `values`.
    case oneOf
    /// Any one segment.
    case wildcard
    /// Any number of further segments, none included, each convertible to `type` if there is one.
    case rest
    /// A segment that begins with `value`.
    case prefix
    /// A segment that ends with `value`.
    case suffix
    /// A segment that the regular expression `value` matches as a whole.
    case regex
  }

  public var kind: Kind
  public var value: String?
  public var values: [String]?
  public var name: String?
  /// `UUID`, `Int`, … for a typed binding: the type whose failable conversion the code demands.
  ///
  /// `nil` where any string will do.
  public var type: String?
  /// Whether the code lower-cases this segment before it compares.
  public var foldsCase: Bool

  public init(
    kind: Kind, value: String? = nil, values: [String]? = nil, name: String? = nil,
    type: String? = nil, foldsCase: Bool = false
  ) {
    self.kind = kind
    self.value = value
    self.values = values
    self.name = name
    self.type = type
    self.foldsCase = foldsCase
  }
}

/// One condition on a link's query.
///
/// Looks at the first item with that key, as `queryItems?.first { $0.name == key }` does.
public struct LinkQueryItem: Hashable, Sendable {
  public var key: String
  /// The value that it must have, `nil` for any.
  public var equals: String?
  /// The name that its value is bound to.
  public var binding: String?
  /// `UUID`, `Int`, … for a value that must be convertible.
  public var type: String?
  /// The values that it may have: the raw values of an enum, or a list.
  public var values: [String]?
  /// Whether the link is taken without it as well; it is bound where it is present.
  public var isOptional: Bool
  /// Whether the code lower-cases the value before it compares.
  public var foldsCase: Bool

  public init(
    key: String, equals: String? = nil, binding: String? = nil, type: String? = nil,
    values: [String]? = nil, isOptional: Bool = false, foldsCase: Bool = false
  ) {
    self.key = key
    self.equals = equals
    self.binding = binding
    self.type = type
    self.values = values
    self.isOptional = isOptional
    self.foldsCase = foldsCase
  }
}

/// Where a link leads under one condition.
public struct Landing: Hashable, Sendable, Codable {
  /// The condition as the source writes it, `nil` if there is none.
  public var condition: String?
  /// Nodes in the order in which the user gets to them.
  public var hops: [NodeID]
  /// The root at which a parked target is applied, `nil` if it is applied at once.
  public var deferredUntil: NodeID?

  public init(condition: String? = nil, hops: [NodeID], deferredUntil: NodeID? = nil) {
    self.condition = condition
    self.hops = hops
    self.deferredUntil = deferredUntil
  }
}

/// One URL pattern that the app accepts, and where it lands.
///
/// The same id stands among the nodes.
public struct DeepLinkDescription: Hashable, Sendable, Identifiable {
  public var id: NodeID
  /// The pattern's text form, `shop://product/:id(UUID)`.
  public var pattern: String
  /// Accepted schemes; empty for any.
  public var schemes: [String]
  /// Accepted host; `nil` for any, the literal `""` for none (`shop:///a`, `app:thing`).
  public var host: LinkSegment?
  public var path: [LinkSegment]
  public var query: [LinkQueryItem]
  /// Conditions that cannot be decided without running the code, as the source writes them.
  public var predicates: [String]
  /// Whether the code lower-cases its whole input before it compares.
  public var foldsCase: Bool
  /// Whether the code lower-cases the scheme before it compares.
  public var foldsScheme: Bool
  /// The place of this alternative among all of the project, in the order in which the code tries
  /// them.
  public var order: Int
  public var landings: [Landing]
  /// Whether some code does something with the value.
  public var handled: Bool
  /// The value that the parser makes of it, where nobody handles it (`DeepLink.history`).
  public var value: String?
  /// Whether an entry site (`onOpenURL`, a scene delegate, …) reaches the parser.
  public var isWired: Bool
  public var location: SourceLocation?

  public init(
    id: NodeID, pattern: String, schemes: [String] = [], host: LinkSegment? = nil,
    path: [LinkSegment] = [], query: [LinkQueryItem] = [], predicates: [String] = [],
    foldsCase: Bool = false, foldsScheme: Bool = false, order: Int = 0, landings: [Landing] = [],
    handled: Bool = true,
    value: String? = nil, isWired: Bool = true, location: SourceLocation? = nil
  ) {
    self.id = id
    self.pattern = pattern
    self.schemes = schemes
    self.host = host
    self.path = path
    self.query = query
    self.predicates = predicates
    self.foldsCase = foldsCase
    self.foldsScheme = foldsScheme
    self.order = order
    self.landings = landings
    self.handled = handled
    self.value = value
    self.isWired = isWired
    self.location = location
  }
}
