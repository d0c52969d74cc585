/// What a library's routers of URLs mean: patterns are registered, URLs asked for.
package struct LinkRouterRules: Sendable {
  /// What is registered for a pattern.
  enum Role: Hashable, Sendable {
    /// A function that makes a screen; the one who asks shows it.
    case screen
    /// A function that does something.
    case handler
  }

  /// A method that asks for what was registered.
  struct Asking: Sendable {
    var role: Role
    /// How the screen is shown; `nil` if it is only made.
    var verb: Effect.Verb?
  }

  /// What a router passes besides the values of the pattern's names.
  enum Given: Hashable, Sendable {
    case link
    /// What stands for the wildcard.
    case rest
  }

  /// Types that are routers: what is registered with one is asked of all of a family.
  var families: [Set<String>] = []
  /// Methods that register.
  var registers: [String: Role] = [:]
  /// Methods that ask.
  var asks: [String: Asking] = [:]
  /// Static methods that give a router.
  var factories: Set<String> = []

  /// Constants under which a handler finds more than the pattern's names in its parameters.
  var keys: [String: Given] = [:]
  /// Routers that pass the query's items among the parameters.
  var passesQuery: Set<String> = []
  /// Routers whose subscript registers a handler, `router["order"] = { … }`, with the host of the links
  /// that they take: the key is the path.
  var subscripts: [String: String] = [:]
  /// Routers for which the host is the path's first component unless it is a domain's name.
  var takesHostAsPath: Set<String> = []

  /// The method under which what a subscript registers is kept.
  static let subscriptMethod = "subscript"

  func family(of type: String) -> Set<String>? { families.first { $0.contains(type) } }

  mutating func add(_ other: LinkRouterRules) {
    families += other.families
    registers.merge(other.registers) { $1 }
    asks.merge(other.asks) { $1 }
    factories.formUnion(other.factories)
    keys.merge(other.keys) { $1 }
    passesQuery.formUnion(other.passesQuery)
    subscripts.merge(other.subscripts) { $1 }
    takesHostAsPath.formUnion(other.takesHostAsPath)
  }
}
