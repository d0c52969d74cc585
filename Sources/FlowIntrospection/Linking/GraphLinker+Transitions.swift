import FlowModel
import SwiftFacts

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

  /// Makes an edge of every transition, from where the user is when it happens.
  ///
  /// Screens come first: a flow's method that a screen calls is the screen's transition. What a flow
  /// does by itself (`init`, `start()`, callbacks) starts at the flow.
  func linkTransitions() {
    findOpenPlaces()
    findActionSenders()
    let units = index.units.filter { !$0.isTest && $0.hasBody }
    for unit in units {
      for source in screenSources(of: unit) { link(unit.id, from: source) }
    }
    for unit in units where isFlowRoot(unit) {
      guard let owner = unit.owner, let flow = node(for: owner) else { continue }
      link(unit.id, from: flow)
    }
    for unit in units where isStray(unit) { linkStray(unit) }
    linkUninvokedClosures()
    linkUnwrittenFlags()
  }

  /// The entry, screen or holders of the model that the code belongs to.
  private func screenSources(of unit: CodeUnit) -> [NodeID] {
    guard let owner = unit.owner else { return [] }
    switch roles.role(of: owner) {
    case .entry, .screen: return [node(for: owner)].compactMap { $0 }
    case .model:
      return (roles.holders[owner] ?? []).sorted().compactMap { node(for: $0) }
    case .flow, .neutral: return []
    }
  }

  /// Whether the flow itself begins something here: nobody else's code leads to this function.
  private func isFlowRoot(_ unit: CodeUnit) -> Bool {
    guard let owner = unit.owner, roles.role(of: owner) == .flow else { return false }
    let callers = evaluator.callers[unit.id] ?? []
    return !callers.contains { caller in
      guard caller != unit.id else { return false }
      guard let other = index[caller].owner else { return true }
      if roles.isSameFamily(other, owner) { return true }
      return [.screen, .model].contains(roles.role(of: other))
    }
  }

  /// Whether the code belongs to nothing in the graph and nobody calls it.
  private func isStray(_ unit: CodeUnit) -> Bool {
    if let owner = unit.owner {
      guard roles.role(of: owner) == .neutral, index[owner].kind != .protocol else { return false }
    }
    return (evaluator.callers[unit.id] ?? []).isEmpty
  }

  private func link(_ unit: UnitID, from source: NodeID) {
    for effect in summaries[unit]?.effects ?? [] where effect.isTransition {
      for sender in sources(of: effect, otherwise: source) {
        var effect = effect
        effect.label = sender.label ?? effect.label
        link(effect, from: sender.node)
      }
    }
  }

  private func link(_ effect: Effect, from source: NodeID) {
    if case .dismiss = effect.verb {
      if nodes[source]?.kind != .entry {
        connect(
          .dismisses, source, source, trigger: index[effect.unit].title,
          at: location(effect.position, in: effect.unit))
      }
      return
    }
    for move in moves(of: effect) {
      var kind = move.kind
      // The first thing that an entry puts up is what the app launches.
      if nodes[source]?.kind == .entry, [.switch, .replace].contains(kind),
        nodes[move.node].map({ [.screen, .flow].contains($0.kind) }) ?? false
      {
        kind = .launch
      }
      connect(
        kind, source, move.node, style: kind == .present ? move.style ?? "sheet" : nil,
        trigger: index[move.unit].title, label: move.label, confidence: move.confidence,
        at: location(move.position, in: move.unit))
    }
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

    switch effect.verb {
    case .push: add(.push, nil, effect.target)
    case .present("alert"):
      add(.present, "alert", .instance(ResolvedType(name: "Alert"), []))
    case .present(let style): add(.present, style, effect.target)
    case .replace: add(.replace, nil, effect.target)
    case .select: add(.select, nil, effect.target)
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
      guard let kinds = caseSinks(of: effect.target) ?? roles.sinks[property] else {
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
    if effect.target.isSettled, !isFrame(effect.target), !openPlaces.contains(place) {
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
      relayed.verb = .write(target, operation)
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
      stackElements.contains(type)
    else { return [] }
    let place = location(effect.position, in: effect.unit)
    navigationPlaces.insert(place)
    understoodPlaces.insert(place)
    return nodes(forTarget: effect.target, in: module(of: effect.unit)).map { target in
      Move(
        kind: style == nil ? .push : .present, style: style, node: target.node,
        confidence: min(target.confidence, .inferred), unit: effect.unit,
        position: effect.position, label: effect.label)
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
    case (.stack, .assign): add(.replace, nil, value)
    case (.tabs, _): add(.select, nil, value)
    case (.root, _): add(.switch, nil, value)
    case (.modal(let style), _): addBound(property, .present, style, value, add)
    case (.pushed, _): addBound(property, .push, nil, value, add)
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
    default:
      for content in contents(boundTo: property) { add(kind, style, content) }
    }
  }

  /// What appears for a bound property, through the views that it is handed to.
  private func contents(boundTo property: PropertyReference) -> [Value] {
    records.sinks.filter { sink in
      sink.property == property || sources(of: sink.property).contains(property)
    }.sorted { ($0.unit, $0.position) < ($1.unit, $1.position) }.flatMap(\.contents)
  }

  private func sources(of property: PropertyReference) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    var queue = [property]
    while let next = queue.popLast() {
      for source in records.bindings[next] ?? [] where result.insert(source).inserted {
        queue.append(source)
      }
    }
    return result
  }

  /// Whether a write sets the state up rather than changes it.
  func isInitial(_ effect: Effect) -> Bool {
    let unit = index[effect.unit]
    return unit.kind == .initializer || unit.kind == .initialValue
  }

  /// How a route's table shows it.
  private func wayOfShowing(_ route: NodeID) -> (EdgeKind, String?) {
    let shows = edges.filter { $0.kind == .shows && $0.from == route }
    let isTab = nodes[route]?.kind == .tab && shows.contains { $0.style == nil }
    if !isTab, let style = shows.lazy.compactMap(\.style).first { return (.present, style) }
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
        location: place))
  }

  // MARK: What has no screen

  /// A function of no graph type that nobody calls, an intent or a notification's handler: its
  /// transitions start at the flow that owns the target's state.
  private func linkStray(_ unit: CodeUnit) {
    for effect in summaries[unit.id]?.effects ?? [] where effect.isTransition {
      guard effect.verb != .dismiss else { continue }
      for move in moves(of: effect) {
        let owners = edges.filter { $0.kind == .declares && $0.to == move.node }.map(\.from)
        for owner in Set(owners) {
          connect(
            move.kind, owner, move.node,
            style: move.kind == .present ? move.style ?? "sheet" : nil,
            trigger: index[move.unit].title, label: move.label, confidence: move.confidence,
            at: location(move.position, in: move.unit))
        }
      }
    }
  }

  /// Closures that are handed over, but called by code that the tree does not hold: they run for the
  /// one that was given them.
  private func linkUninvokedClosures() {
    let pending = records.closures.filter { property, _ in
      !records.invoked.contains(property)
        // A child flow that calls back hands a result to its parent; the parent goes on by itself.
        || property.owner.map { roles.role(of: $0) == .flow } ?? false
    }
    for (property, closures) in pending.sorted(by: {
      ($0.key.owner?.index ?? -1, $0.key.name) < ($1.key.owner?.index ?? -1, $1.key.name)
    }) {
      guard let owner = property.owner, let source = node(for: owner) else { continue }
      for case .closure(let closure) in closures {
        for effect in evaluator.effects(of: closure) where effect.isTransition {
          link(effect, from: nodes[source]?.kind == .screen ? source : flow(of: closure) ?? source)
        }
      }
    }
  }

  private func flow(of closure: ClosureValue) -> NodeID? {
    index[closure.unit].owner.flatMap { node(for: $0) }
  }

  /// A flag that a sheet is bound to and that no code sets: a control's binding does.
  private func linkUnwrittenFlags() {
    let written = Set(
      summaries.values.flatMap { summary in
        summary.effects.flatMap { effect -> [PropertyReference] in
          guard case .write(let property, _) = effect.verb, !isInitial(effect),
            effect.target != .boolean(false), effect.target != .none
          else { return [] }
          guard case .enumCase(let id, let name, _) = effect.target else { return [property] }
          return [property, PropertyReference(owner: id, name: name)]
        }
      })
    for sink in records.sinks {
      let style: String?
      switch sink.kind {
      case .modal(let presented): style = presented
      case .pushed: style = nil
      default: continue
      }
      let all = sources(of: sink.property).union([sink.property])
      guard all.isDisjoint(with: written), let owner = index[sink.unit].owner else { continue }
      for source in [node(for: owner)].compactMap({ $0 }) {
        for content in sink.contents {
          for target in nodes(forTarget: content, in: module(of: sink.unit)) {
            connect(
              style == nil ? .push : .present, source, target.node, style: style,
              trigger: index[sink.unit].title, confidence: .inferred,
              at: location(sink.position, in: sink.unit))
          }
        }
      }
    }
  }
}
