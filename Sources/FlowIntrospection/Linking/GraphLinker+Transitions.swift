import FlowModel
import SwiftFacts

extension GraphLinker {
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
    linkForgotten()
  }

  /// How many heirs a base class's doings are told for one by one.
  private static let heirLimit = 12

  /// Types of which an object is made somewhere.
  private var madeTypes: Set<TypeID> {
    if let known = knownMadeTypes { return known }
    var made: Set<TypeID> = []
    for summary in summaries.values {
      for effect in summary.effects where effect.verb == .construct {
        if let id = effect.target.type(in: index)?.id { made.insert(id) }
      }
    }
    knownMadeTypes = made
    return made
  }

  /// The entry, screen or holders of the model that the code belongs to.
  private func screenSources(of unit: CodeUnit) -> [NodeID] {
    guard let owner = unit.owner else { return [] }
    switch roles.role(of: owner) {
    case .entry: return [node(for: owner)].compactMap { $0 }
    case .screen:
      // What a base class does, the screens that inherit from it do.
      let inheritors =
        madeTypes.contains(owner)
        ? [] : index.inheritors(of: owner).filter { roles.role(of: $0) == .screen }
      let screens = inheritors.isEmpty || inheritors.count > Self.heirLimit ? [owner] : inheritors
      return screens.filter { index[$0].inheritedUnits[unit.id] == nil }
        .compactMap { node(for: $0) }
    case .model:
      // A model whose view is a flow begins what no other code leads to, as flows do.
      if roles.folded[owner] != nil, isCalled(unit, owner) { return [] }
      return (roles.holders[owner] ?? []).sorted().compactMap { node(for: $0) }
    case .neutral: return foreignController(owner, in: unit).map { [$0] } ?? []
    case .flow: return []
    }
  }

  /// The screen that Objective-C or a library declares and the tree extends.
  private func foreignController(_ type: TypeID, in unit: CodeUnit) -> NodeID? {
    let symbol = index[type]
    guard !symbol.isDeclared, !symbol.resolved.isOfSystem, Vocabulary.isController(symbol.name)
    else { return nil }
    return node(forExternal: symbol.resolved, in: module(of: unit.id))
  }

  /// Whether the flow itself begins something here: nobody else's code leads to this function.
  private func isFlowRoot(_ unit: CodeUnit) -> Bool {
    guard let owner = unit.owner, roles.role(of: owner) == .flow else { return false }
    return !isCalled(unit, owner) && !isOnlyHandedDown(unit, by: owner)
  }

  /// Whether only subclasses run the code of a class, each in a way of its own.
  private func isOnlyHandedDown(_ unit: CodeUnit, by owner: TypeID) -> Bool {
    let heirs = index.inheritors(of: owner)
    return !heirs.isEmpty && !madeTypes.contains(owner)
      && heirs.allSatisfy { index[$0].inheritedUnits[unit.id] != nil }
  }

  /// Whether code that has a place in the graph calls the function.
  private func isCalled(_ unit: CodeUnit, _ owner: TypeID) -> Bool {
    (evaluator.callers[unit.id] ?? []).contains { caller in
      guard caller != unit.id else { return false }
      guard let other = index[caller].owner else { return true }
      if roles.isSameFamily(other, owner) {
        // A flow that makes another of its kind is not where that one begins.
        return unit.kind != .initializer || index[caller].kind == .initializer
      }
      return [.screen, .model].contains(evaluator.role(ofCaller: other, of: owner))
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
    var seen: Set<UnitID> = [unit]
    let isCalled = roles.role(of: unit, in: index) == .model && reachesCaller(unit, &seen)
    for effect in summaries[unit]?.effects ?? [] where effect.isTransition {
      // What a model does only for some arguments is told where they are passed.
      if isCalled, !effect.guards.isEmpty { continue }
      for sender in sources(of: effect, otherwise: source) {
        var effect = effect
        effect.label = sender.label ?? effect.label
        link(effect, from: sender.node)
      }
    }
  }

  /// Whether code that has a place in the graph calls the function, directly or through others.
  private func reachesCaller(_ unit: UnitID, _ seen: inout Set<UnitID>) -> Bool {
    for caller in (evaluator.callers[unit] ?? []).sorted() where seen.insert(caller).inserted {
      let role = roles.role(of: caller, in: index) ?? .neutral
      if role != .neutral || reachesCaller(caller, &seen) { return true }
    }
    return false
  }

  func link(_ effect: Effect, from source: NodeID) {
    if effect.verb == .dismiss || closes(effect, source) {
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
        trigger: index[move.unit].title, label: move.label,
        confidence: effect.isDoubtful
          ? .dynamic : effect.isGuessed ? min(move.confidence, .inferred) : move.confidence,
        at: location(move.position, in: move.unit))
    }
  }

  // MARK: What has no screen

  /// A function of no graph type that nobody calls, an intent or a notification's handler: its
  /// transitions start at the flow that owns the target's state.
  private func linkStray(_ unit: CodeUnit) {
    for effect in summaries[unit.id]?.effects ?? [] where effect.isTransition {
      guard effect.verb != .dismiss else { continue }
      for move in moves(of: effect) {
        let owners = edges(to: move.node).filter { $0.kind == .declares }.map(\.from)
        if owners.isEmpty { noteHomeless(move) }
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

  /// Something is shown by code that no screen, flow or entry is known to run.
  private func noteHomeless(_ move: Move) {
    let place = location(move.position, in: move.unit)
    guard !edges.contains(where: { $0.locations.contains(place) }) else { return }
    understoodPlaces.remove(place)
    notices.append(
      Notice(
        message:
          "shows '\(nodes[move.node]?.name ?? "")', but no screen or flow is known to run it",
        location: place))
  }

  /// Closures that are handed over, but called by code that the tree does not hold: they run for the
  /// one that was given them.
  private func linkUninvokedClosures() {
    let pending = records.closures.filter { property, _ in
      if evaluator.sharedActions.contains(property) { return false }
      return !records.invoked.contains(property)
        // A child flow that calls back hands a result to its parent; the parent goes on by itself.
        || property.owner.map { roles.role(of: $0) == .flow } ?? false
    }
    for (property, closures) in pending.sorted(by: {
      ($0.key.owner?.index ?? -1, $0.key.name) < ($1.key.owner?.index ?? -1, $1.key.name)
    }) {
      let isChannel = records.channels.contains(property)
      let holder = isChannel ? nil : property.owner.flatMap { node(for: $0) }
      guard holder != nil || isChannel else { continue }
      for case .closure(let closure) in closures {
        let isScreens = holder.flatMap { nodes[$0]?.kind } == .screen
        guard let source = isScreens ? holder : flow(of: closure) ?? holder else { continue }
        let handed = records.carried[property].map { [[Value.some($0)]] } ?? []
        for effect in evaluator.effects(of: closure, handed) where effect.isTransition {
          link(effect, from: source)
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
          let all = [property] + sources(of: property)
          guard case .enumCase(let id, let name, _) = effect.target else { return all }
          return all + [PropertyReference(owner: id, name: name)]
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
