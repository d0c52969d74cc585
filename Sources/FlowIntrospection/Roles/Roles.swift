/// What each type of the project is for.
///
/// Decided by what a type does, not by its name.
package struct Roles: Sendable {
  package enum Role: Hashable, Sendable {
    /// Where the system enters.
    case entry
    /// Owns navigation state or takes navigation decisions.
    case flow
    /// Is put on the screen.
    case screen
    /// A view model, presenter or processor: what it does, the screens that hold it do.
    case model
    /// Anything else: a factory, a router that only forwards, a service.
    case neutral
  }

  package internal(set) var roles: [TypeID: Role] = [:]
  /// View models whose state makes their view the flow, with that view.
  package internal(set) var folded: [TypeID: TypeID] = [:]
  /// The view that a flow which is none stands for on the screen.
  package internal(set) var views: [TypeID: TypeID] = [:]
  /// The screens that hold a model.
  package internal(set) var holders: [TypeID: Set<TypeID>] = [:]
  /// Enums whose cases are routes, tabs or roots.
  package internal(set) var routeTypes: Set<TypeID> = []
  /// Types whose values only carry a route, with the route's enum.
  package internal(set) var envelopes: [TypeID: TypeID] = [:]
  /// How properties steer what is shown, bindings followed to what owns the state.
  package internal(set) var sinks: [PropertyReference: Set<SinkKind>] = [:]
  /// The enums whose cases some code writes to state of a generic type: the tabs of a `Tabs<HomeTab>`.
  package internal(set) var genericEnums: [PropertyReference: Set<TypeID>] = [:]
  /// Ancestors of types that have a role.
  var ancestors: [TypeID: Set<TypeID>] = [:]

  package func role(of type: TypeID) -> Role {
    roles[type] ?? .neutral
  }

  func role(of value: Value, in index: SymbolIndex) -> Role? {
    value.type(in: index)?.id.map { role(of: $0) }
  }

  func role(of unit: UnitID, in index: SymbolIndex) -> Role? {
    index[unit].owner.map { role(of: $0) }
  }

  package func isRouteType(_ type: TypeID) -> Bool {
    routeTypes.contains(type)
  }

  /// The route's type where values of a type only carry one, else the type itself.
  func opened(_ type: ResolvedType, in index: SymbolIndex) -> ResolvedType {
    type.id.flatMap { envelopes[$0] }.map { index.type($0) } ?? type
  }

  /// The type that stands in the graph for this one.
  func representative(_ type: TypeID) -> TypeID {
    folded[type] ?? type
  }

  /// Whether the two types are one thing in the graph, or one inherits from the other.
  func isSameFamily(_ first: TypeID, _ second: TypeID) -> Bool {
    representative(first) == representative(second)
      || ancestors[first]?.contains(second) == true || ancestors[second]?.contains(first) == true
  }
}
