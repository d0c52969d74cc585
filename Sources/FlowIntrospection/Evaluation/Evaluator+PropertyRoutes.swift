import SwiftFacts

/// Libraries whose routes are properties of a coordinator, asked for by key path.
extension Evaluator {
  /// A method that goes to a property's route, asks for it, or goes back; `nil` for every other.
  ///
  /// `router.focusFirst(\.orders).child.route(to: \.detail)`: each step gives the coordinator that
  /// the route shows, so that the next is looked up there.
  func callPropertyRoute(
    _ name: String, on base: Expression, _ values: [Value], _ arguments: [Argument],
    at position: Position, _ frame: Frame
  ) -> [Value]? {
    let rules = vocabulary.propertyRoutes
    let owners = values.compactMap { value in
      value.type(in: index).flatMap { propertyOwner(of: $0, frame) }
    }
    guard let owner = owners.first else { return nil }
    if let verb = rules.verbs[name], let first = arguments.first, first.label == verb.label,
      case .keyPath(let root, let path) = first.value.kind, let property = path.first
    {
      evaluateLoosely(Array(arguments.dropFirst()), frame)
      let declared = root.map { index.resolve($0, in: frame.scope) }
        .flatMap { propertyOwner(of: $0, frame) }
      guard let route = route(named: property, of: declared ?? owner) else { return nil }
      if verb.moves {
        frame.emit(.route, .property(route, nil), at: position)
        frame.emit(.make, .property(route, nil), at: position)
      }
      let shown = coordinators(shownBy: route, frame)
      return shown.isEmpty ? values : shown
    }
    if rules.returns.contains(name) {
      evaluateLoosely(arguments, frame)
      if isOwn(values, base) { frame.emit(.dismiss, .none, at: position) }
      return values
    }
    guard rules.guises.contains(name) else { return nil }
    evaluateLoosely(arguments, frame)
    return values.flatMap { ownerGuise(name, of: $0, frame) ?? [$0] }
  }

  /// Whether it is the place that the code itself stands in that goes back, not another flow.
  private func isOwn(_ values: [Value], _ base: Expression) -> Bool {
    if case .name("self", _) = base.kind { return true }
    return values.contains { $0.type(in: index)?.unwrapped.id == nil }
  }

  private func route(named name: String, of owner: TypeID) -> PropertyReference? {
    lineage(of: index.type(owner)).lazy.map { PropertyReference(owner: $0, name: name) }
      .first { self.vocabulary.propertyRoute($0, in: self.index) != nil }
  }

  /// The coordinator that a value of this type is, or gives access to.
  private func propertyOwner(of type: ResolvedType, _ frame: Frame) -> TypeID? {
    let type = named(type.unwrapped, frame)
    guard let id = type.id else { return nil }
    return vocabulary.ownsPropertyRoutes(id, in: index) ? id : nil
  }

  /// The type without a router or frame around it: `Orders` for `Orders.Router` and
  /// `NavigationRouter<Orders>`.
  private func named(_ type: ResolvedType, _ frame: Frame) -> ResolvedType {
    guard type.id == nil else { return type }
    let rules = vocabulary.propertyRoutes
    if rules.wrappers.contains(type.simpleName), let first = type.arguments.first {
      return named(first.unwrapped, frame)
    }
    if rules.nestedRouters.contains(type.simpleName), type.name != type.simpleName {
      let owner = String(type.name.dropLast(type.simpleName.count + 1))
      return index.resolve(TypeReference(owner), in: frame.scope)
    }
    return type
  }

  /// What `coordinator.child` and `router.coordinator` give: the coordinator that they stand for.
  func ownerGuise(_ name: String, of value: Value, _ frame: Frame) -> [Value]? {
    guard vocabulary.propertyRoutes.guises.contains(name),
      let type = value.type(in: index)?.unwrapped
    else { return nil }
    let named = named(type, frame)
    if named != type { return [.some(named)] }
    guard let id = type.id, vocabulary.ownsPropertyRoutes(id, in: index) else { return nil }
    if let own = property(named: name, of: type) {
      // A tab coordinator's `child` holds its tabs; from outside, it is what a frame holds.
      let isFrame = propertyType(own, of: type).map {
        vocabulary.propertyRoutes.stacks[$0.simpleName] != nil
      }
      guard isFrame ?? false else { return nil }
    }
    return [value]
  }

  /// The coordinators that a property's factory gives.
  private func coordinators(shownBy route: PropertyReference, _ frame: Frame) -> [Value] {
    propertyRouteContents(route).compactMap { value in
      guard let type = value.type(in: index), let owner = propertyOwner(of: type, frame) else {
        return nil
      }
      if case .instance(let made, _) = value, made.id == owner { return value }
      return .some(index.type(owner))
    }
  }

  /// What a property's factory gives back.
  func propertyRouteContents(_ route: PropertyReference) -> [Value] {
    propertyRouteFactories(route).flatMap { summary(of: $0).returns }
  }

  /// The functions that make what the property's route shows: `makeDetail`.
  func propertyRouteFactories(_ route: PropertyReference) -> [UnitID] {
    guard let unit = vocabulary.propertyRoute(route, in: index)?.symbol.initialValue else {
      return []
    }
    return summary(of: unit).returns.compactMap { value in
      if case .method(let factory) = value { factory } else { nil }
    }
  }

  /// `NavigationStack(initial: \.start)` and `TabChild(startingItems: [\.home])`: what stands first.
  func evaluatePropertyStack(
    _ name: String, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> Bool {
    guard let label = vocabulary.propertyRoutes.stacks[name], let first = arguments.first,
      first.label == label
    else { return false }
    evaluateLoosely(Array(arguments.dropFirst()), frame)
    for (number, value) in evaluate(first.value, frame).flatMap({ flattened($0) }).enumerated() {
      guard case .keyPath(let root, let path) = value, let property = path.first,
        let owner = root?.id ?? frame.selfType?.id,
        let route = route(named: property, of: owner)
      else { continue }
      if number == 0 { frame.emit(.begin, .property(route, nil), at: position) }
      frame.emit(.make, .property(route, nil), at: position)
    }
    return true
  }
}
