/// One segment of a link's path, or its host.
public struct LinkSegment: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Exactly `value`.
    case literal
    /// Any one segment, bound to `name`, checked against `type`.
    case binding
    /// One of `values`.
    case oneOf
    /// Any one segment.
    case wildcard
    /// Any number of further segments, none included.
    case rest
    /// A segment that begins with `value`.
    case prefix
    /// A segment that ends with `value`.
    case suffix
    /// A segment that the regular expression `value` matches.
    case regex
  }

  public var kind: Kind
  public var value: String?
  public var values: [String]?
  public var name: String?
  /// `UUID`, `Int`, … for a typed binding.
  public var type: String?

  public init(
    kind: Kind, value: String? = nil, values: [String]? = nil, name: String? = nil,
    type: String? = nil
  ) {
    self.kind = kind
    self.value = value
    self.values = values
    self.name = name
    self.type = type
  }
}

/// One condition on a link's query.
public struct LinkQueryItem: Hashable, Sendable, Codable {
  /// The key that must be present.
  public var key: String
  /// The value that it must have, `nil` for any.
  public var equals: String?
  /// The name that its value is bound to.
  public var binding: String?

  public init(key: String, equals: String? = nil, binding: String? = nil) {
    self.key = key
    self.equals = equals
    self.binding = binding
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
  /// Accepted host; `nil` for any.
  public var host: LinkSegment?
  public var path: [LinkSegment]
  public var query: [LinkQueryItem]
  /// Conditions that cannot be decided without running the code, as the source writes them.
  public var predicates: [String]
  /// Whether the code lower-cases its input before it compares.
  public var foldsCase: Bool
  /// The place of this alternative among those of its parser, from 0.
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
    foldsCase: Bool = false, order: Int = 0, landings: [Landing] = [], handled: Bool = true,
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
    self.order = order
    self.landings = landings
    self.handled = handled
    self.value = value
    self.isWired = isWired
    self.location = location
  }
}
