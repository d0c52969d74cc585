import FlowModel
import SwiftFacts

extension GraphLinker {
  /// Joins routes with what appears for them: branches of destination tables, destinations by type,
  /// contents of sheets.
  func linkDestinations() {
    let tables = records.branches.filter { roles.isRouteType($0.enumeration) }
    for branch in tables.sorted(by: { $0.position < $1.position }) {
      guard let route = node(for: branch.enumeration, case: branch.caseName) else { continue }
      let style = ownStyle(of: branch.enumeration, case: branch.caseName)
      let things = shownThings(in: branch)
      for shown in things.isEmpty ? takers(ofPayloadIn: branch) : things {
        connect(
          .shows, route, shown.node, style: shown.style ?? style, trigger: index[branch.unit].title,
          confidence: shown.confidence, at: location(branch.position, in: branch.unit))
      }
    }
    for destination in records.destinations
    where destination.type.unwrapped.id.map({ !isBox($0) }) ?? true {
      link(
        destination.contents, forValuesOf: destination.type.unwrapped, style: nil,
        unit: destination.unit, at: destination.position)
    }
    for sink in records.sinks {
      guard let type = valueType(of: sink.property), type.name != "Bool",
        type.id.map({ !isBox($0) }) ?? true
      else { continue }
      switch sink.kind {
      case .modal(let style):
        link(sink.contents, forValuesOf: type, style: style, unit: sink.unit, at: sink.position)
      case .pushed:
        link(sink.contents, forValuesOf: type, style: nil, unit: sink.unit, at: sink.position)
      default: break
      }
    }
    linkStackContents()
  }

  /// `NStack($stack) { screen in … }`: the closure shows each element.
  ///
  /// What a `switch` in it builds is in its branches; what it builds for all elements is here.
  private func linkStackContents() {
    for stack in records.stacks where stack.showsElements {
      guard let path = stack.path, let type = valueType(of: path), let id = type.id,
        index[id].kind == .enum, !hasTable(id)
      else { continue }
      link(stack.roots, forValuesOf: type, style: nil, unit: stack.unit, at: stack.position)
    }
  }

  private func hasTable(_ enumeration: TypeID) -> Bool {
    records.branches.contains {
      $0.enumeration == enumeration && !shownThings(in: $0).isEmpty
    }
  }

  /// Every value of the type shows these views.
  private func link(
    _ contents: [Value], forValuesOf type: ResolvedType, style: String?, unit: UnitID,
    at position: Position
  ) {
    let shown = contents.compactMap { node(forShown: $0, in: module(of: unit)) }
    guard !shown.isEmpty else { return }
    let routes: [NodeID]
    if let id = type.id, index[id].kind == .enum {
      routes = roles.isRouteType(id) ? caseNodes(of: id) : []
    } else if style == nil || destinationTypes.contains(type) {
      // An item that is just a model value is no route: its sheet is shown directly.
      routes =
        destinationTypes.contains(type)
        ? [node(forValuesOf: type, in: module(of: unit))].compactMap { $0 } : []
    } else {
      routes = []
    }
    for route in routes {
      for target in shown {
        connect(
          .shows, route, target.node, style: style, trigger: index[unit].title,
          confidence: target.confidence, at: location(position, in: unit))
      }
    }
  }

  struct Shown: Hashable {
    var node: NodeID
    var style: String?
    var confidence: Confidence
  }

  /// What a branch puts on the screen: what it builds, pushes or presents, and flows it starts.
  func shownThings(in branch: Records.Branch) -> [Shown] {
    let module = module(of: branch.unit)
    var result: [Shown] = []
    var presented: Set<NodeID> = []
    for effect in branch.effects where effect.verb != .construct {
      let style: String?
      switch effect.verb {
      case .push, .replace, .switchRoot, .select: style = nil
      case .present(let presentation): style = presentation
      default: continue
      }
      let content = tabContent(effect.target, of: branch) ?? effect.target
      for target in nodes(forTarget: content, in: module) {
        guard nodes[target.node].map({ [.screen, .flow, .external].contains($0.kind) }) ?? false
        else { continue }
        let isMade =
          target.confidence == .dynamic
          && flowsInPayloads[branch.route]?.contains(target.node) == true
        result.append(
          Shown(
            node: target.node, style: style,
            confidence: effect.isDoubtful ? .dynamic : isMade ? .inferred : target.confidence))
        presented.insert(target.node)
      }
    }
    let handed = handedOn(by: branch)
    for effect in branch.effects where effect.verb == .construct {
      guard !handed.contains(effect.target), !isModifier(effect.target) else { continue }
      for target in nodes(forMade: effect.target, in: module) {
        let isFlow = nodes[target.node]?.kind == .flow
        if presented.isEmpty || isFlow, !presented.contains(target.node) {
          let confidence = effect.isDoubtful ? .dynamic : target.confidence
          result.append(Shown(node: target.node, style: nil, confidence: confidence))
        }
      }
    }
    if result.isEmpty {
      for value in branch.yields {
        guard case .some(let type) = value, let id = type.unwrapped.id else { continue }
        let isShown = [.screen, .flow].contains(roles.role(of: id)) || index[id].kind == .protocol
        guard isShown else { continue }
        for target in nodes(forTarget: value, in: module)
        where nodes[target.node].map({ [.screen, .flow].contains($0.kind) }) ?? false {
          result.append(Shown(node: target.node, style: nil, confidence: target.confidence))
        }
      }
    }
    return result
  }

  /// The screen or flow that some code builds, or the screen that a presenter gives which it makes.
  private func nodes(forMade value: Value, in module: String)
    -> [(node: NodeID, confidence: Confidence)]
  {
    if let node = node(forShown: value, in: module) { return [node] }
    guard case .instance(let type, _) = value, let id = type.id, roles.role(of: id) == .neutral,
      index[id].kind == .class
    else { return [] }
    return screensGiven(by: id)
  }

  /// Whether a value only changes the look of what it is applied to.
  private func isModifier(_ value: Value) -> Bool {
    value.type(in: index)?.id.map { index.isModifier($0) } ?? false
  }

  /// The node of a screen or flow that some code builds.
  func node(forShown value: Value, in module: String) -> (node: NodeID, confidence: Confidence)? {
    guard case .instance(let type, _) = value else { return nil }
    if let id = type.id {
      guard [.screen, .flow].contains(roles.role(of: id)) else { return nil }
      return node(for: id).map { ($0, .certain) }
    }
    // A library's type that code only makes is taken for a screen by its name.
    return node(forExternal: type, in: module).map { ($0, type.isOfSystem ? .certain : .inferred) }
  }

  // MARK: Targets

  /// The nodes that a transition's value can mean, outer routes before the ones in their payloads.
  func nodes(forTarget value: Value, in module: String) -> [(node: NodeID, confidence: Confidence)]
  {
    switch value {
    case .enumCase(let id, let name, let payload):
      guard let node = node(for: id, case: name) else {
        // A wrapper around the route: `Step.show(.detail)`.
        return payload.flatMap { nodes(forTarget: $0, in: module) }
      }
      let inner = payload.flatMap { part -> [(node: NodeID, confidence: Confidence)] in
        guard case .enumCase(let inner, _, _) = part, roles.isRouteType(inner) else { return [] }
        return nodes(forTarget: part, in: module)
      }
      return [(node, .certain)] + inner
    case .instance(let type, let fields):
      if let id = type.id {
        if let route = roles.envelopes[id] {
          return nodes(forRoute: route, carriedIn: fields, module)
        }
        if let node = node(for: id) { return [(node, .certain)] }
        // A presenter that makes its view shows that, whatever else it is given.
        let own = isBox(id) ? [] : screensGiven(by: id)
        if !own.isEmpty { return own }
        let boxed = boxedNodes(in: fields, module)
        if !boxed.isEmpty { return boxed }
        if let destination = destinationType(of: type) {
          return node(forValuesOf: destination, in: module).map { [($0, .certain)] } ?? []
        }
        let inner = fields.flatMap { nodes(forTarget: $0.value, in: module) }
        return inner.isEmpty ? screensGiven(by: id) : inner
      }
      if let destination = destinationType(of: type) {
        return node(forValuesOf: destination, in: module).map { [($0, .certain)] } ?? []
      }
      return node(forExternal: type, in: module).map { [($0, .certain)] } ?? []
    case .part(.member(let name), .parameter(Value.selfNumber, let view), let type):
      return isGivenKnownRoute(name, view) ? [] : nodes(forSome: type.unwrapped, in: module)
    case .property(let reference, _):
      return node(forRoute: reference).map { [($0, .certain)] } ?? []
    case .some(let type), .parameter(Value.selfNumber, let type):
      return nodes(forSome: type.unwrapped, in: module)
    case .string(let text) where !records.keys.isEmpty:
      return nodes(forKey: text).map { ($0, .certain) }
    case .number, .string, .boolean:
      guard let type = value.type(in: index), let destination = destinationType(of: type) else {
        return []
      }
      return node(forValuesOf: destination, in: module).map { [($0, .certain)] } ?? []
    case .array(let elements):
      return elements.flatMap { nodes(forTarget: $0, in: module) }
    case .tuple(let fields):
      return fields.flatMap { nodes(forTarget: $0.value, in: module) }
    default:
      return []
    }
  }

  /// Some value of a type: one node if the type says enough, else one for each that it can be.
  private func nodes(forSome type: ResolvedType, in module: String)
    -> [(node: NodeID, confidence: Confidence)]
  {
    guard let id = type.id else {
      if let destination = destinationType(of: type) {
        return node(forValuesOf: destination, in: module).map { [($0, .certain)] } ?? []
      }
      if type.name == "Composition" {
        return type.arguments.lazy.map { self.nodes(forSome: $0, in: module) }
          .first { !$0.isEmpty } ?? []
      }
      // The system's own screens have no heirs that matter; its bases and containers say nothing.
      if type.isOfSystem, !vocabulary.screenBases.contains(type.simpleName),
        !vocabulary.containers.contains(type.simpleName),
        let node = node(forExternal: type, in: module)
      {
        return [(node, .certain)]
      }
      return nodes(forRouter: type)
    }
    if index[id].kind == .enum {
      guard roles.isRouteType(id) else { return [] }
      let cases = caseNodes(of: id)
      return cases.map { ($0, cases.count == 1 ? .certain : .dynamic) }
    }
    if index[id].kind == .protocol {
      let all = index.inheritors(of: id).filter { index[$0].kind != .protocol }
      let implementations = all.filter { [.screen, .flow].contains(roles.role(of: $0)) }
      guard all.count <= 12 else { return [] }
      // Types that have no place in the graph may be meant as well.
      let confidence: Confidence = all.count == 1 ? .inferred : .dynamic
      return implementations.compactMap { node(for: $0) }.map { ($0, confidence) }
    }
    if let route = roles.envelopes[id] { return nodes(forSome: index.type(route), in: module) }
    if let node = node(for: id) { return [(node, .certain)] }
    if let destination = destinationType(of: type) {
      return node(forValuesOf: destination, in: module).map { [($0, .certain)] } ?? []
    }
    return []
  }

  /// The type itself, or the nearest that it inherits from, if values of it are destinations.
  private func destinationType(of type: ResolvedType) -> ResolvedType? {
    if destinationTypes.contains(type) { return type }
    guard let id = type.id else {
      return destinationTypes.first { $0.id == nil && $0.name == type.name }
    }
    if let same = destinationTypes.first(where: { $0.id == id }) { return same }
    for ancestor in index.ancestry(of: id).declared {
      if let found = destinationTypes.first(where: { $0.id == ancestor.id && $0.id != nil }) {
        return found
      }
    }
    return nil
  }
}
