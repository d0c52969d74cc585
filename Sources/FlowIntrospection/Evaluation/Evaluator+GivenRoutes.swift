import SwiftFacts

/// Views that go to a route which they are given: `RouteButton(destination: .settings)`.
///
/// Such a button is one for all; where it leads is decided by the view that it stands in.
extension Evaluator {
  /// The route that a view keeps as it was given; `nil` for any other property.
  func ownRoute(_ property: PropertySymbol, _ value: Value?, _ frame: Frame) -> Value? {
    guard let roles, frame.inlineDepth == 0, property.isStored,
      property.declaration.isConstant, property.initialValue == nil,
      !property.declaration.isStatic, let owner = property.owner,
      case .parameter(Value.selfNumber, let whole)? = value, whole.id == owner,
      index[owner].kind == .struct, vocabulary.isScreen(owner, in: index),
      let type = propertyType(property, of: whole), let route = type.unwrapped.id,
      index[route].kind == .enum, roles.isRouteType(route)
    else { return nil }
    return .part(.member(property.name), .parameter(Value.selfNumber, whole), type)
  }

  /// Goes where a view goes that is made with a route.
  func goToGivenRoutes(
    _ fields: [Value.Field], of type: ResolvedType, at position: Position, _ frame: Frame
  ) {
    guard let roles, frame.inlineDepth == 0, let id = type.id, index[id].kind == .struct,
      fields.contains(where: { isRoute($0.value, roles) }), vocabulary.isScreen(id, in: index),
      let body = index[id].properties["body"]?.getter
    else { return }
    let passing = Passing(receiver: .instance(type, fields), arguments: [])
    for effect in summary(of: body).effects
    where effect.isTransition && effect.target.holdsOwnRoute(of: id) {
      guard let guards = remaining(effect.guards, passing) else { continue }
      for value in substitute(effect.target, passing) where isFilled(value) {
        frame.emit(effect.verb, value, at: position, guards: guards)
      }
    }
  }

  private func isRoute(_ value: Value, _ roles: Roles) -> Bool {
    switch value {
    case .enumCase(let type, _, _): roles.isRouteType(type)
    case .part(_, .parameter(Value.selfNumber, _), let type):
      type.unwrapped.id.map { roles.isRouteType($0) } ?? false
    default: false
    }
  }

  /// Whether it is known now which route is meant, or whoever makes the view around this one says it.
  private func isFilled(_ value: Value) -> Bool {
    switch value {
    case .enumCase: true
    case .part(_, .parameter(Value.selfNumber, _), _): true
    case .instance(_, let fields): fields.contains { isFilled($0.value) }
    default: false
    }
  }
}

extension Value {
  /// Whether it is a route that a view of this type was given, or an envelope around one.
  func holdsOwnRoute(of view: TypeID) -> Bool {
    switch self {
    case .part(.member, .parameter(Value.selfNumber, let whole), _): whole.id == view
    case .instance(_, let fields): fields.contains { $0.value.holdsOwnRoute(of: view) }
    default: false
    }
  }
}
