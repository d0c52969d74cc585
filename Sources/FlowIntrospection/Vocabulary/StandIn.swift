/// A library's generic type that stands for another in navigation code.
///
/// `StoreOf<Feature>` is read as `Feature.State`, `StackState<Path.State>` as `[Path.State]`.
struct StandIn: Sendable {
  /// The generic argument that it stands for.
  var argument: Int
  /// The type nested in that argument, `nil` for the argument itself.
  var member: String?
  /// What the type is wrapped in, `Array` or `RelayedAction`.
  var wrapper: String?
  /// How many generic arguments the type must have; another library's type may share its name.
  var arity: Int?

  init(
    _ argument: Int = 0, of arity: Int? = nil, member: String? = nil, in wrapper: String? = nil
  ) {
    self.argument = argument
    self.arity = arity
    self.member = member
    self.wrapper = wrapper
  }

  /// The type itself, whatever its arguments: they say nothing of where the user is.
  static let opaque = StandIn(-1)

  /// The name of the wrapper around a child's action, whatever the library calls it.
  static let relayedAction = "RelayedAction"
}

extension SymbolIndex {
  /// The type that a library's type stands for, if its arguments say which.
  func standIn(for type: ResolvedType) -> ResolvedType? {
    guard let rule = standIns[type.simpleName] else { return nil }
    if rule.argument < 0 { return ResolvedType(name: type.name) }
    guard rule.argument < type.arguments.count,
      rule.arity == nil || rule.arity == type.arguments.count
    else { return nil }
    var target = type.arguments[rule.argument]
    if let member = rule.member {
      guard let id = target.id, let nested = self[id].nested[member] else { return nil }
      target = self.type(nested)
    }
    guard let wrapper = rule.wrapper else { return target }
    return ResolvedType(name: wrapper, arguments: [target])
  }
}
