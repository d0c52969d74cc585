import FlowModel
import SwiftFacts

/// The Composable Architecture: cases of states, and whose actions a reducer answers.
extension GraphLinker {
  /// The case that stands for this one in the graph.
  ///
  /// The `ID` of an `Identifiable` enum names the same things as the enum itself.
  func canonicalCase(_ enumeration: TypeID, _ name: String) -> (TypeID, String) {
    guard let parent = index[enumeration].parent, index[parent].kind == .enum,
      let named = identities[PropertyReference(owner: enumeration, name: name)],
      named.owner == parent
    else { return (enumeration, name) }
    return (parent, named.name)
  }

  /// For each case of an enum's own `ID` the case that it identifies.
  static func identities(in records: Records, _ index: SymbolIndex)
    -> [PropertyReference: PropertyReference]
  {
    var result: [PropertyReference: PropertyReference] = [:]
    for branch in records.branches
    where index[branch.unit].name == "id" && index[branch.unit].owner == branch.enumeration {
      for case .enumCase(let id, let name, _) in branch.yields {
        result[PropertyReference(owner: id, name: name)] = PropertyReference(
          owner: branch.enumeration, name: branch.caseName)
      }
    }
    return result
  }

  /// The type that a case is named after: the reducer, where its macro made the state.
  func caseOwner(_ enumeration: TypeID) -> TypeID {
    index.isMadeByMacro(enumeration)
      ? index.reducer(ofState: enumeration) ?? enumeration : enumeration
  }

  /// Where an effect that answers actions starts, with what the user touches there: at whatever
  /// sends them, else at the view of the reducer that they belong to; at `source` for all others.
  func sources(of effect: Effect, otherwise source: NodeID) -> [Sender] {
    let senders = effect.origins.flatMap { origin -> [Sender] in
      if let known = actionSenders[origin] { return known }
      guard let reducer = origin.owner.flatMap({ index.reducer(aroundAction: $0) }),
        let node = node(for: reducer)
      else { return [] }
      return [Sender(node: node)]
    }
    var seen: Set<Sender> = []
    let unique = senders.filter { seen.insert($0).inserted }
    return unique.isEmpty ? [Sender(node: source, label: effect.label)] : unique
  }

  /// A place from which an action is sent.
  struct Sender: Hashable {
    var node: NodeID
    var label: String?
  }

  /// For each action of a reducer the screens and flows whose code makes it.
  func findActionSenders() {
    for unit in index.units where !unit.isTest {
      guard let owner = unit.owner, let node = node(for: owner) else { continue }
      for effect in summaries[unit.id]?.effects ?? [] where effect.verb == .make {
        guard case .enumCase(let id, let name, _) = effect.target,
          index.reducer(aroundAction: id) != nil
        else { continue }
        let action = PropertyReference(owner: id, name: name)
        let sender = Sender(node: node, label: effect.label)
        if actionSenders[action]?.contains(sender) != true {
          actionSenders[action, default: []].append(sender)
        }
      }
    }
  }

  /// Whether a computed property's setter passes on what was written to it.
  func isPassedOn(_ effect: Effect, _ property: PropertyReference) -> Bool {
    let unit = index[effect.unit]
    guard unit.kind == .observer else { return false }
    let outer = PropertyReference(owner: unit.owner, name: unit.name)
    return records.bindings[outer]?.contains(property) == true
  }

  /// How the case that is written is bound, where each case has a sheet or destination of its own.
  func sinkKinds(of property: PropertyReference, for value: Value) -> Set<SinkKind>? {
    let all = boundKinds(of: property)
    if all?.contains(.root) == true { return [.root] }
    return caseSinks(of: value) ?? all
  }

  private func caseSinks(of value: Value) -> Set<SinkKind>? {
    guard case .enumCase(let id, let name, _) = value else { return nil }
    if let own = roles.sinks[PropertyReference(owner: id, name: name)] { return own }
    let hasSinks = index[id].cases.contains {
      roles.sinks[PropertyReference(owner: id, name: $0.name)] != nil
    }
    // Its siblings are bound to something, so this one is shown in the view itself.
    return hasSinks ? [.modal("overlay")] : nil
  }

  /// Joins the cases of destinations with what their own sheets and destinations show.
  func linkCaseSinks() {
    for sink in records.sinks {
      guard let owner = sink.property.owner,
        let route = node(for: owner, case: sink.property.name)
      else { continue }
      let style: String? = if case .modal(let style) = sink.kind { style } else { nil }
      for content in sink.contents {
        guard let shown = node(forShown: content, in: module(of: sink.unit)) else { continue }
        connect(
          .shows, route, shown.node, style: style, trigger: index[sink.unit].title,
          confidence: shown.confidence, at: location(sink.position, in: sink.unit))
      }
    }
  }

  /// The flows among the reducers of a route enum's cases are children of the flow that holds it.
  func linkCaseReducers() {
    for (property, _) in roles.sinks {
      guard let owner = property.owner, let reducer = index.reducer(ofState: owner),
        roles.role(of: reducer) == .flow, let flow = node(for: reducer),
        let state = valueType(of: property)?.id, index[state].kind == .enum
      else { continue }
      let scope = TypeScope(file: index[state].file, owner: state)
      for declared in index[state].cases {
        for parameter in declared.payload {
          let payload = index.resolve(parameter.type, in: scope).unwrapped
          guard let child = payload.id.flatMap({ index.reducer(ofState: $0) }),
            roles.role(of: child) == .flow, let target = node(for: child), target != flow
          else { continue }
          connect(
            .child, flow, target, trigger: index[caseOwner(state)].qualifiedName,
            at: index.location(declared.position, in: index[state].file))
        }
      }
    }
  }

  /// What a property of a reducer's state holds wherever the app makes that state as a whole.
  func constructedValues(of property: PropertyReference) -> [Value] {
    guard let owner = property.owner, index.reducer(ofState: owner) != nil else { return [] }
    if property.name == "self" {
      let made = index[owner].initializers.flatMap { summaries[$0]?.returns ?? [] }
      return made + records.initialStates.filter { $0.type(in: index)?.id == owner }
    }
    return states[owner, default: []].flatMap { fields in
      fields.filter { $0.name == property.name }.flatMap { evaluator.flattened($0.value) }
    }
  }

  /// The fields of all states of reducers that the app makes.
  static func states(in summaries: Summaries, _ index: SymbolIndex)
    -> [TypeID: [[Value.Field]]]
  {
    var result: [TypeID: Set<[Value.Field]>] = [:]
    for unit in summaries.units where !index[unit].isTest {
      for effect in summaries[unit]?.effects ?? [] where effect.verb == .construct {
        guard case .instance(let type, let fields) = effect.target, let id = type.id,
          index.reducer(ofState: id) != nil
        else { continue }
        result[id, default: []].insert(fields)
      }
    }
    return result.mapValues { $0.sorted { "\($0)" < "\($1)" } }
  }
}
