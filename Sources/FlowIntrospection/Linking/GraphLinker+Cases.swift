import FlowModel
import SwiftFacts

extension GraphLinker {
  /// Decides which enums are roots and which are tabs, and which other types are destinations.
  func classifyCases() {
    classifyTabCases()
    classifyTabRouters()
    classifyDirectedRoots()
    tabTypes.formUnion(tabPlaces.values)
    for tab in records.tabs {
      if let type = tab.value?.type(in: index)?.unwrapped.id, index[type].kind == .enum {
        tabTypes.insert(type)
      }
    }
    for (property, kinds) in roles.sinks {
      for type in valueTypes(of: property) {
        guard let id = type.id, index[id].kind == .enum else { continue }
        if kinds.contains(.root) { rootTypes.insert(id) }
        if kinds.contains(.tabs) { tabTypes.insert(id) }
      }
    }
    for destination in records.destinations {
      let type = roles.opened(destination.type.unwrapped, in: index)
      if !isEnum(type) { destinationTypes.insert(type) }
    }
    for (property, kinds) in roles.sinks where kinds.contains(.stack) {
      if let type = valueType(of: property) { stackElements.insert(type) }
    }
    for (property, kinds) in roles.sinks where kinds.contains(.stack) {
      guard let type = valueType(of: property), type.name != "_", !isEnum(type),
        !Self.pathTypes.contains(type.simpleName)
      else { continue }
      destinationTypes.insert(type)
    }
    // A box shows what is in it, and that is where whoever fills it leads.
    destinationTypes = destinationTypes.filter { $0.id.map { !isBox($0) } ?? true }
  }

  /// Type-erased paths: they say nothing of what is pushed.
  static let pathTypes: Set<String> = [
    "NavigationPath", "FlowPath", "AnyHashable", "Any", "Route", "Routes",
  ]

  func isEnum(_ type: ResolvedType) -> Bool {
    type.id.map { index[$0].kind == .enum } ?? false
  }

  /// The type of the values that steer what a bound property shows: an array's element, an
  /// optional's value.
  func valueType(of property: PropertyReference) -> ResolvedType? {
    if property.name == "self", let owner = property.owner, index.reducer(ofState: owner) != nil {
      return index.type(owner)
    }
    guard let owner = property.owner, let symbol = index[owner].properties[property.name],
      let type = evaluator.propertyType(symbol, of: index.type(owner))
    else { return nil }
    return roles.opened(index.steeredType(type), in: index)
  }

  /// The type of a property's values, or the enums that state of a generic type is used for.
  func valueTypes(of property: PropertyReference) -> [ResolvedType] {
    let enums = roles.genericEnums[property] ?? []
    guard enums.isEmpty else { return enums.sorted().map { index.type($0) } }
    return valueType(of: property).map { [$0] } ?? []
  }

  /// All cases of an enum as nodes.
  func caseNodes(of enumeration: TypeID) -> [NodeID] {
    index[enumeration].cases.compactMap { node(for: enumeration, case: $0.name) }
  }

  // MARK: Flows declare what they own

  func linkDeclarations() {
    for type in index.types where roles.role(of: type.id) == .flow && !type.isTest {
      guard type.isDeclared else { continue }
      _ = node(for: type.id)
    }
    for (property, kinds) in roles.sinks where records.bindings[property] == nil {
      guard let owner = property.owner, let flow = node(for: owner), isOwner(flow, kinds) else {
        continue
      }
      for type in valueTypes(of: property) { declare(type, by: flow, at: nil) }
    }
    // A flow that decides how a route is shown handles it.
    for branch in records.branches where branch.isParameter && roles.isRouteType(branch.enumeration)
    {
      guard let owner = index[branch.unit].owner, let flow = node(for: owner),
        nodes[flow]?.kind == .flow
      else { continue }
      guard isShared(branch.enumeration) else {
        declare(index.type(branch.enumeration), by: flow, at: nil)
        continue
      }
      guard !branch.effects.isEmpty,
        let route = node(for: branch.enumeration, case: branch.caseName)
      else { continue }
      connect(.declares, flow, route, at: nodes[route]?.location)
      addRouteType(index[branch.enumeration].qualifiedName, to: flow)
    }
    for type in index.types where roles.role(of: type.id) == .flow && !type.isTest {
      guard let routes = vocabulary.routeType(of: index.type(type.id), in: index),
        let flow = node(for: type.id)
      else { continue }
      declare(routes, by: flow, at: nil)
    }
    declareDestinationsOfStacks()
  }

  /// Whether flows share the enum, each answering cases of its own, as flows of steps do.
  private func isShared(_ enumeration: TypeID) -> Bool {
    let flows = records.branches.lazy.filter { $0.isParameter && $0.enumeration == enumeration }
      .compactMap { self.index[$0.unit].owner }
      .filter { self.roles.role(of: $0) == .flow }
    guard Set(flows).count > 1 else { return false }
    return Set(flows).allSatisfy { flow in
      vocabulary.routeType(of: index.type(flow), in: index) == nil
    }
  }

  /// Whether a node that owns state with these uses declares its cases: a flow always, an entry its
  /// roots and tabs, a screen nothing.
  private func isOwner(_ node: NodeID, _ kinds: Set<SinkKind>) -> Bool {
    switch nodes[node]?.kind {
    case .flow: true
    case .entry: !kinds.isDisjoint(with: [.tabs, .root, .stack])
    default: false
    }
  }

  private func declare(_ type: ResolvedType, by flow: NodeID, at location: SourceLocation?) {
    if let id = type.id, index[id].kind == .enum {
      guard roles.isRouteType(id) else { return }
      for node in caseNodes(of: id) {
        connect(.declares, flow, node, at: nodes[node]?.location)
      }
      addRouteType(index[id].qualifiedName, to: flow)
    } else if destinationTypes.contains(type),
      let node = node(forValuesOf: type, in: nodes[flow]?.module ?? "")
    {
      connect(.declares, flow, node, at: nodes[node]?.location)
      addRouteType(type.name, to: flow)
    }
  }

  private func addRouteType(_ name: String, to flow: NodeID) {
    update(flow) {
      if $0.kind == .flow, !$0.routeTypes.contains(name) {
        $0.routeTypes = ($0.routeTypes + [name]).sorted()
      }
    }
  }

  /// A stack with a type-erased path: its flow declares what the stack's views have destinations for.
  private func declareDestinationsOfStacks() {
    for stack in records.stacks {
      let owner = stack.path.flatMap(source)?.owner ?? index[stack.unit].owner
      guard let owner, let flow = node(for: owner), nodes[flow]?.kind == .flow else { continue }
      for type in registeredTypes(of: stack) { declare(type, by: flow, at: nil) }
    }
  }

  /// The state that a binding comes from in the end.
  func source(of property: PropertyReference) -> PropertyReference? {
    var current = property
    var seen: Set<PropertyReference> = []
    while seen.insert(current).inserted,
      let next = records.bindings[current]?.min(by: {
        ($0.owner?.index ?? -1, $0.name) < ($1.owner?.index ?? -1, $1.name)
      })
    {
      current = next
    }
    return current
  }

  /// The types for which the views of a stack have destinations.
  func registeredTypes(of stack: Records.Stack) -> [ResolvedType] {
    contents(of: stack).types
  }

  /// The views of a stack, from its root over all destinations that they register, and the types
  /// that those are for.
  func contents(of stack: Records.Stack) -> (views: Set<TypeID>, types: [ResolvedType]) {
    var types: [ResolvedType] = []
    var views = stack.roots.compactMap { $0.type(in: index)?.id }
    if let host = index[stack.unit].owner { views.append(host) }
    var units = [stack.unit]
    var seen: Set<TypeID> = []
    while true {
      for unit in units {
        for effect in summaries[unit]?.effects ?? [] {
          switch effect.verb {
          case .registers:
            if case .metatype(let type) = effect.target, !types.contains(type) {
              types.append(type)
              views += destinationViews(for: type)
            }
          case .construct, .contain:
            if unit != stack.unit, let id = effect.target.type(in: index)?.id { views.append(id) }
          default: break
          }
        }
      }
      guard let next = views.popLast() else { break }
      units = seen.insert(next).inserted ? index[next].units : []
    }
    return (seen, types)
  }

  private func destinationViews(for type: ResolvedType) -> [TypeID] {
    let direct = records.destinations.filter { $0.type == type }.flatMap(\.contents)
    let branches = records.branches.filter { $0.enumeration == type.id }.flatMap(\.effects)
      .filter { $0.verb == .construct }.map(\.target)
    return (direct + branches).compactMap { $0.type(in: index)?.id }.filter {
      vocabulary.isScreen($0, in: index)
    }
  }
}
