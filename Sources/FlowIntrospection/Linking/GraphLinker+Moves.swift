import FlowModel
import SwiftFacts

/// What an effect does to the user, once it is known which state is bound to what.
extension GraphLinker {
  /// What a transition does, once bindings are known.
  struct Move: Hashable {
    var kind: EdgeKind
    var style: String?
    var node: NodeID
    var confidence: Confidence
    var unit: UnitID
    var position: Position
    var label: String?
  }

  /// The moves that an effect means, and whether it was understood.
  func moves(of effect: Effect) -> [Move] {
    let place = location(effect.position, in: effect.unit)
    let module = module(of: effect.unit)
    var result: [Move] = []

    func add(_ kind: EdgeKind, _ style: String?, _ value: Value) {
      for target in nodes(forTarget: value, in: module) {
        result.append(
          Move(
            kind: kind, style: style, node: target.node, confidence: target.confidence,
            unit: effect.unit, position: effect.position, label: effect.label))
      }
    }

    // Whoever fills the box says where it leads.
    if isOpenBox(effect.target) { return [] }
    switch effect.verb {
    case .push: add(.push, nil, effect.target)
    case .present("alert"):
      add(.present, "alert", .instance(ResolvedType(name: "Alert"), []))
    case .present(let style): add(.present, style, effect.target)
    case .replace: add(.replace, nil, effect.target)
    case .select:
      add(.select, nil, effect.target)
      // The route inside a tab's is shown in a way of its own.
      for place in result.indices.dropFirst() {
        guard case .enumCase = effect.target else { break }
        (result[place].kind, result[place].style) = wayOfShowing(result[place].node)
      }
      if result.isEmpty, let tab = tab(selectedBy: effect.target, in: effect.unit) {
        result.append(
          Move(
            kind: .select, style: nil, node: tab, confidence: .certain, unit: effect.unit,
            position: effect.position, label: effect.label))
      }
    case .switchRoot: add(.switch, nil, effect.target)
    case .route:
      for target in nodes(forTarget: effect.target, in: module) {
        let (kind, style) = wayOfShowing(target.node)
        result.append(
          Move(
            kind: kind, style: style, node: target.node, confidence: target.confidence,
            unit: effect.unit, position: effect.position, label: effect.label))
      }
    case .write(let property, let operation):
      guard !isInitial(effect), !isPassedOn(effect, property) else { return [] }
      // Whoever puts it where it waits says where it leads.
      if case .property(let origin, _) = effect.target,
        records.relays[origin]?.contains(property) == true
      {
        return []
      }
      guard let kinds = sinkKinds(of: property, for: effect.target) else {
        if let relayed = relayedMoves(of: effect, property, operation) { return relayed }
        return unboundMoves(of: effect, operation)
      }
      for kind in kinds.sorted(by: { "\($0)" < "\($1)" }) {
        addWrite(to: property, kind, operation, effect.target, add)
      }
      if case .remove = operation { return result }
      if effect.target == .none || effect.target == .boolean(false) { return result }
    default: return []
    }
    if !isTrying, effect.target.isSettled, !isOnlyFrame(effect), !openPlaces.contains(place) {
      navigationPlaces.insert(place)
      if result.isEmpty {
        noteUnresolved(effect, at: place)
      } else {
        understoodPlaces.insert(place)
      }
    }
    return result
  }

  /// A route that is kept in a property and copied from there to what a view is bound to.
  private func relayedMoves(
    of effect: Effect, _ property: PropertyReference, _ operation: Effect.WriteOperation
  ) -> [Move]? {
    guard case .enumCase = effect.target else { return nil }
    for target in (records.relays[property] ?? []).sorted(by: {
      ($0.owner?.index ?? -1, $0.name) < ($1.owner?.index ?? -1, $1.name)
    }) where roles.sinks[target] != nil {
      var relayed = effect
      // A route that waits by itself is put on top of a stack.
      let isStack = roles.sinks[target]?.contains(.stack) ?? false
      relayed.verb = .write(target, isStack ? .append(style: nil) : operation)
      return moves(of: relayed).map { move in
        var move = move
        move.confidence = min(move.confidence, .inferred)
        return move
      }
    }
    return nil
  }

  /// A route that is appended to state which no view here binds: a push, if stacks of such routes
  /// exist.
  private func unboundMoves(of effect: Effect, _ operation: Effect.WriteOperation) -> [Move] {
    guard case .append(let style) = operation, let type = effect.target.type(in: index)?.unwrapped,
      type.id != nil, stackElements.contains(type)
    else { return [] }
    if !isTrying {
      let place = location(effect.position, in: effect.unit)
      navigationPlaces.insert(place)
      understoodPlaces.insert(place)
    }
    return nodes(forTarget: effect.target, in: module(of: effect.unit)).map { target in
      Move(
        kind: style == nil ? .push : .present, style: style, node: target.node,
        confidence: min(target.confidence, .inferred), unit: effect.unit,
        position: effect.position, label: effect.label)
    }
  }

  /// Whether the effect puts up a frame that is filled later.
  ///
  /// One that is pushed or presented shows something by then, whatever it is.
  private func isOnlyFrame(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .present: false
    default: isFrame(effect.target)
    }
  }

  /// An empty path, stack or window: nothing is shown yet.
  private func isFrame(_ value: Value) -> Bool {
    guard let type = value.type(in: index)?.unwrapped, type.id == nil else { return false }
    return vocabulary.containers.contains(type.simpleName)
      || Self.pathTypes.contains(type.simpleName)
  }

  /// Places at which what is shown depends on the caller: they are understood at the callers'.
  func findOpenPlaces() {
    for summary in summaries.values {
      for effect in summary.effects where effect.isTransition && !effect.target.isSettled {
        openPlaces.insert(location(effect.position, in: effect.unit))
      }
    }
    for place in records.givenPlaces { openPlaces.insert(location(place.position, in: place.unit)) }
  }

  private func addWrite(
    to property: PropertyReference, _ kind: SinkKind, _ operation: Effect.WriteOperation,
    _ value: Value, _ add: (EdgeKind, String?, Value) -> Void
  ) {
    switch (kind, operation) {
    case (_, .remove): break
    case (.stack, .append(nil)):
      let presents = records.stacks.contains { $0.path == property && $0.presents }
      add(presents ? .present : .push, presents ? "sheet" : nil, value)
    case (.stack, .append(let style)): add(.present, style, value)
    case (.stack, .assign), (.shown, _): add(.replace, nil, value)
    case (.tabs, _): add(.select, nil, value)
    case (.root, _): add(.switch, nil, value)
    case (.modal(let style), _): addBound(property, .present, style, value, add)
    case (.pushed, _):
      if case .enumCase(let type, let name, _) = value, let style = ownStyle(of: type, case: name) {
        addBound(property, .present, style, value, add)
      } else {
        addBound(property, .push, nil, value, add)
      }
    }
  }

  /// A flag or item that a sheet or destination is bound to.
  private func addBound(
    _ property: PropertyReference, _ kind: EdgeKind, _ style: String?, _ value: Value,
    _ add: (EdgeKind, String?, Value) -> Void
  ) {
    switch value {
    case .boolean(false), .none: return
    case .enumCase(let id, _, _) where roles.isRouteType(id): add(kind, style, value)
    case .some(let type) where type.unwrapped.id.map { roles.isRouteType($0) } ?? false:
      add(kind, style, value)
    case .instance(let type, _)
    where type.id.map({ isBox($0) || roles.envelopes[$0] != nil }) ?? false:
      add(kind, style, value)
    default:
      for content in contents(boundTo: property) { add(kind, style, content) }
    }
  }

  /// What appears for a bound property, through the views that it is handed to.
  func contents(boundTo property: PropertyReference) -> [Value] {
    records.sinks.filter { sink in
      sink.property == property || sources(of: sink.property).contains(property)
        || sources(of: property).contains(sink.property)
    }.sorted { ($0.unit, $0.position) < ($1.unit, $1.position) }.flatMap(\.contents)
  }

  /// What a property steers, or what the state does that it is a binding to.
  func boundKinds(of property: PropertyReference) -> Set<SinkKind>? {
    if let kinds = roles.sinks[property] { return kinds }
    let kinds = sources(of: property).reduce(into: Set<SinkKind>()) {
      $0.formUnion(roles.sinks[$1] ?? [])
    }
    return kinds.isEmpty ? nil : kinds
  }

  /// Whether a screen takes away the sheet or cover that it is shown in.
  func closes(_ effect: Effect, _ source: NodeID) -> Bool {
    // What appears for state that it is given is open already: toggling that closes it.
    guard case .write(let property, _) = effect.verb,
      effect.target == .none || effect.target == .boolean(false)
        || effect.target == .boolean(true) && records.bindings[property] != nil,
      !isInitial(effect), let kinds = boundKinds(of: property),
      kinds.contains(where: { if case .modal = $0 { true } else { false } })
    else { return false }
    let module = module(of: effect.unit)
    let direct = contents(boundTo: property).flatMap { nodes(forTarget: $0, in: module) }
    if direct.contains(where: { $0.node == source }) { return true }
    guard let id = valueType(of: property)?.id, index[id].kind == .enum else { return false }
    let cases = Set(caseNodes(of: id))
    return edges(to: source).contains { $0.kind == .shows && cases.contains($0.from) }
  }

  func sources(of property: PropertyReference) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    var queue = [property]
    while let next = queue.popLast() {
      for source in records.bindings[next] ?? [] where result.insert(source).inserted {
        queue.append(source)
      }
    }
    return result
  }

  /// Whether a write sets the state up rather than changes it, as a closure does that is made then.
  func isInitial(_ effect: Effect) -> Bool {
    guard !effect.isDeferred else { return false }
    let unit = index[effect.unit]
    return unit.kind == .initializer || unit.kind == .initialValue
  }

  /// How a route's table shows it.
  func wayOfShowing(_ route: NodeID) -> (EdgeKind, String?) {
    let shows = shows(from: route)
    let isTab = nodes[route]?.kind == .tab && shows.contains { $0.style == nil }
    if !isTab, let style = shows.compactMap(\.style).first ?? ownStyles[route] {
      return (.present, style)
    }
    switch nodes[route]?.kind {
    case .tab: return (.select, nil)
    case .root: return (.switch, nil)
    default: return (.push, nil)
    }
  }

  private func noteUnresolved(_ effect: Effect, at place: SourceLocation) {
    let isState =
      if case .write = effect.verb { true } else { false }
    let what =
      effect.target.type(in: index).map { "a value of type '\($0.name)'" }
      ?? "a value whose type is not known"
    notices.append(
      Notice(
        message: isState
          ? "looks like navigation, but \(what) leads to no route or screen"
          : "looks like navigation, but \(what) is shown and no screen is known for it",
        location: place, kind: .notUnderstood))
  }
}
