import SwiftFacts

/// What types own: stacks, tabs and modals that views are bound to.
extension RoleClassifier {
  /// A binding that a view receives steers the property that it is bound to.
  mutating func followBindings() {
    for sink in records.sinks {
      var queue = [sink.property]
      var seen: Set<PropertyReference> = []
      while let property = queue.popLast() {
        guard seen.insert(property).inserted else { continue }
        result.sinks[property, default: []].insert(sink.kind)
        queue += records.bindings[property] ?? []
      }
    }
  }

  mutating func classifyByInheritance() {
    for type in candidates {
      let isMain = ["main", "UIApplicationMain", "NSApplicationMain"].contains {
        type.hasAttribute($0)
      }
      if vocabulary.isEntry(type.id, in: index)
        || isMain && (index.ancestry(of: type.id).inherits(["App"]) || type.kind == .class)
      {
        result.roles[type.id] = .entry
      } else if index.ancestry(of: type.id).inherits(Set(vocabulary.flowBases.keys)) {
        result.roles[type.id] = .flow
      } else if vocabulary.isScreen(type.id, in: index) {
        result.roles[type.id] = .screen
      }
    }
  }

  mutating func classifyByState() {
    for stack in records.stacks where stack.path == nil && stack.ownsState {
      if let owner = index[stack.unit].owner { makeFlow(owner) }
    }
    // A tab bar that names its tabs by an enum owns the choice among them.
    for tab in records.tabs where tab.value != nil {
      guard let owner = index[tab.unit].owner,
        index.ancestry(of: owner).inherits(vocabulary.tabBarControllers)
      else { continue }
      makeFlow(owner)
    }
    let ordered = result.sinks.sorted {
      ($0.key.owner?.index ?? -1, $0.key.name) < ($1.key.owner?.index ?? -1, $1.key.name)
    }
    for (property, kinds) in ordered {
      guard let owner = property.owner, index[owner].isDeclared, isStateOfItsOwn(property),
        index.reducer(ofState: owner) == nil, index[owner].enumCase(named: property.name) == nil
      else { continue }
      if records.bindings[property] != nil || isBinding(property) {
        // A view that keeps somebody else's stack is a coordinator all the same; a view for any
        // kind of screen is a library's.
        let isHost = stackHosts[property]?.contains(owner) ?? false
        if kinds.contains(.stack), isHost, index[owner].generics.isEmpty { makeFlow(owner) }
        continue
      }
      if kinds.contains(.stack) || kinds.contains(.tabs), let holder = holder(ofValue: owner) {
        result.folded[owner] = holder
        makeFlow(holder)
      } else if kinds.contains(.stack) || kinds.contains(.tabs) {
        if let view = hostingView(of: property, ownedBy: owner) {
          result.folded[owner] = view
          result.roles[owner] = .model
          makeFlow(view)
        } else {
          makeFlow(owner)
        }
      } else if result.roles[owner] == nil, isRouteModal(property),
        users(of: owner).count > 1 || keepsOnlyNavigation(owner)
      {
        makeFlow(owner)
      }
    }
  }

  /// Whether a property itself says where the user is: what a generic store keeps is its users' state,
  /// and what an enum derives from its case is not state at all.
  private func isStateOfItsOwn(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner,
      let declaration = index[owner].properties[property.name]?.declaration
    else { return true }
    // A case keeps nothing: what an enum says of itself only follows from somebody else's state.
    if index[owner].kind == .enum, !declaration.isStatic { return false }
    guard result.genericEnums[property] == nil, let type = declaration.type else { return true }
    return !index[owner].generics.contains { $0.name == type.name }
  }

  /// Whether all that changes in an object is where the user is.
  func keepsOnlyNavigation(_ type: TypeID) -> Bool {
    index[type].properties.values.allSatisfy { property in
      !property.isStored || property.declaration.isConstant || property.declaration.isStatic
        || property.declaration.isWeak
        || result.sinks[PropertyReference(owner: type, name: property.name)] != nil
        || property.declaration.type?.unwrapped.name == "Function"
    }
  }

  /// The one type that keeps navigation state in a value of this type.
  func holder(ofValue type: TypeID) -> TypeID? {
    guard index[type].kind == .struct, !vocabulary.isScreen(type, in: index) else { return nil }
    let holders = keepers[type].filter { $0.isOwner && $0.type != type }
    return holders.count == 1 ? holders[0].type : nil
  }

  func isBinding(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
      return false
    }
    return symbol.attribute("Binding") != nil
  }

  mutating func makeFlow(_ type: TypeID) {
    guard result.roles[type] != .entry, !index[type].isTest, index[type].kind != .protocol else {
      return
    }
    result.roles[index.reducer(ofState: type) ?? type] = .flow
  }

  /// The view that hosts the stack or tabs, if the state's owner is its model and nobody else's.
  func hostingView(of property: PropertyReference, ownedBy owner: TypeID) -> TypeID? {
    guard !vocabulary.isScreen(owner, in: index) else { return nil }
    let hosts = (stackHosts[property] ?? []).union(tabHosts[property] ?? [])
    guard hosts.count == 1, let host = hosts.first, vocabulary.isScreen(host, in: index) else {
      return nil
    }
    if index[owner].parent == host { return host }
    let keepers = keepers[owner].filter(\.isStored)
    // A flow that its view alone keeps is still a flow; a view model is its view's.
    return keepers.map(\.type) == [host] && index[owner].name.hasSuffix("Model") ? host : nil
  }

  /// Whether a modal's item is an enum of the project: several things can be shown.
  func isRouteModal(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name],
      let reference = symbol.declaration.type
    else { return false }
    let type = index.resolve(reference, in: TypeScope(file: symbol.file, owner: owner)).unwrapped
    return type.id.map { index[$0].kind == .enum } ?? false
  }

  /// The screens that keep a property of this type.
  func users(of type: TypeID) -> Set<TypeID> {
    Set(keepers[type].lazy.map(\.type).filter { vocabulary.isScreen($0, in: index) })
  }

  /// Who keeps what, as far as types and initial values tell.
  func findKeepers() -> StateKeepers {
    var keepers = StateKeepers()
    for keeper in candidates {
      for property in keeper.properties.values {
        for type in Set(typeIDs(of: property, in: keeper)) {
          keepers.add(property, of: type, in: keeper.id)
        }
      }
    }
    return keepers
  }

  /// The types whose code makes a stack that is steered by a property.
  func findStackHosts() -> [PropertyReference: Set<TypeID>] {
    var hosts: [PropertyReference: Set<TypeID>] = [:]
    for stack in records.stacks {
      guard let path = stack.path, let owner = index[stack.unit].owner else { continue }
      hosts[path, default: []].insert(owner)
    }
    return hosts
  }

  /// The types whose code binds tabs to a property.
  func findTabHosts() -> [PropertyReference: Set<TypeID>] {
    var hosts: [PropertyReference: Set<TypeID>] = [:]
    for sink in records.sinks where sink.kind == .tabs {
      guard let owner = index[sink.unit].owner else { continue }
      hosts[sink.property, default: []].insert(owner)
    }
    return hosts
  }

  func typeIDs(of property: PropertySymbol, in type: TypeSymbol) -> [TypeID] {
    let scope = TypeScope(file: property.file, owner: type.id)
    var references: [TypeReference] = []
    if let reference = property.declaration.type { references.append(reference) }
    if let attribute = property.attribute("Environment"),
      case .member(let base?, "self", _)? = attribute.arguments.first?.value.kind,
      case .name(let name, _) = base.kind
    {
      references.append(TypeReference(name))
    }
    var ids = references.compactMap { reference -> TypeID? in
      let resolved = index.resolve(reference, in: scope).unwrapped
      return resolved.id ?? resolved.arguments.compactMap(\.id).first
    }
    if references.isEmpty, let unit = property.initialValue {
      ids += (summaries[unit]?.returns ?? []).compactMap { $0.type(in: index)?.unwrapped.id }
    }
    return ids
  }
}
