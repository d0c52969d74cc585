import SwiftFacts

/// Decides what each type is for, from what the first evaluation found that it does.
struct RoleClassifier {
  let index: SymbolIndex
  let vocabulary: Vocabulary
  let records: Records
  let summaries: [UnitID: Summary]
  var result = Roles()

  static func roles(
    index: SymbolIndex, vocabulary: Vocabulary, evaluator: Evaluator
  ) -> Roles {
    var classifier = RoleClassifier(
      index: index, vocabulary: vocabulary, records: evaluator.records,
      summaries: evaluator.allSummaries)
    classifier.classify()
    return classifier.result
  }

  private init(
    index: SymbolIndex, vocabulary: Vocabulary, records: Records, summaries: [UnitID: Summary]
  ) {
    self.index = index
    self.vocabulary = vocabulary
    self.records = records
    self.summaries = summaries
  }

  private mutating func classify() {
    followBindings()
    classifyByInheritance()
    classifyReducers()
    classifyByState()
    classifyByDoing()
    classifyRoots()
    classifyByChildren()
    findModels()
    findRouterRoutes()
    findRouteTypes()
    for type in index.types where result.roles[type.id] != nil {
      result.ancestors[type.id] = Set(index.ancestry(of: type.id).declared.compactMap(\.id))
    }
  }

  /// Types that can have a role.
  var candidates: [TypeSymbol] {
    index.types.filter { $0.isDeclared && !$0.isTest && $0.kind != .protocol }
  }

  // MARK: State

  /// A binding that a view receives steers the property that it is bound to.
  private mutating func followBindings() {
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

  private mutating func classifyByInheritance() {
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

  private mutating func classifyByState() {
    for stack in records.stacks where stack.path == nil && stack.ownsState {
      if let owner = index[stack.unit].owner { makeFlow(owner) }
    }
    let ordered = result.sinks.sorted {
      ($0.key.owner?.index ?? -1, $0.key.name) < ($1.key.owner?.index ?? -1, $1.key.name)
    }
    for (property, kinds) in ordered {
      guard let owner = property.owner, index[owner].isDeclared,
        index.reducer(ofState: owner) == nil, index[owner].enumCase(named: property.name) == nil
      else { continue }
      if records.bindings[property] != nil || isBinding(property) {
        // A view that keeps somebody else's stack is a coordinator all the same; a view for any
        // kind of screen is a library's.
        let isHost = records.stacks.contains {
          $0.path == property && index[$0.unit].owner == owner
        }
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

  /// Whether all that changes in an object is where the user is.
  private func keepsOnlyNavigation(_ type: TypeID) -> Bool {
    index[type].properties.values.allSatisfy { property in
      !property.isStored || property.declaration.isConstant || property.declaration.isStatic
        || property.declaration.isWeak
        || result.sinks[PropertyReference(owner: type, name: property.name)] != nil
        || property.declaration.type?.unwrapped.name == "Function"
    }
  }

  /// The one type that keeps navigation state in a value of this type.
  private func holder(ofValue type: TypeID) -> TypeID? {
    guard index[type].kind == .struct, !vocabulary.isScreen(type, in: index) else { return nil }
    let holders = candidates.filter { holder in
      holder.id != type
        && holder.properties.values.contains {
          $0.isStored && $0.attribute("Binding") == nil
            && typeIDs(of: $0, in: holder).contains(type)
        }
    }
    return holders.count == 1 ? holders[0].id : nil
  }

  private func isBinding(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
      return false
    }
    return symbol.attribute("Binding") != nil
  }

  private mutating func makeFlow(_ type: TypeID) {
    guard result.roles[type] != .entry, !index[type].isTest, index[type].kind != .protocol else {
      return
    }
    result.roles[type] = .flow
  }

  /// The view that hosts the stack or tabs, if the state's owner is its model and nobody else's.
  private func hostingView(of property: PropertyReference, ownedBy owner: TypeID) -> TypeID? {
    guard !vocabulary.isScreen(owner, in: index) else { return nil }
    let stacks = records.stacks.filter { $0.path == property }.map(\.unit)
    let tabs = records.sinks.filter { $0.property == property && $0.kind == .tabs }.map(\.unit)
    let hosts = Set((stacks + tabs).compactMap { index[$0].owner })
    guard hosts.count == 1, let host = hosts.first, vocabulary.isScreen(host, in: index) else {
      return nil
    }
    if index[owner].parent == host { return host }
    let keepers = candidates.filter { keeper in
      keeper.properties.values.contains {
        $0.isStored && typeIDs(of: $0, in: keeper).contains(owner)
      }
    }
    // A flow that its view alone keeps is still a flow; a view model is its view's.
    return keepers.map(\.id) == [host] && index[owner].name.hasSuffix("Model") ? host : nil
  }

  /// Whether a modal's item is an enum of the project: several things can be shown.
  private func isRouteModal(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name],
      let reference = symbol.declaration.type
    else { return false }
    let type = index.resolve(reference, in: TypeScope(file: symbol.file, owner: owner)).unwrapped
    return type.id.map { index[$0].kind == .enum } ?? false
  }

  /// The screens that keep a property of this type.
  private func users(of type: TypeID) -> Set<TypeID> {
    Set(
      candidates.lazy.filter { vocabulary.isScreen($0.id, in: index) }.filter { screen in
        screen.properties.values.contains { self.typeIDs(of: $0, in: screen).contains(type) }
      }.map(\.id))
  }

  private func typeIDs(of property: PropertySymbol, in type: TypeSymbol) -> [TypeID] {
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

  // MARK: Doing

  /// A type that itself puts screens in front of the user decides about navigation.
  private mutating func classifyByDoing() {
    for type in candidates where result.roles[type.id] == nil {
      let decides = type.units.contains { unit in
        (summaries[unit]?.effects ?? []).contains { effect in
          index[effect.unit].owner == type.id && isPresentation(effect)
            && isDeclaredScreen(effect.target)
        }
      }
      if decides { result.roles[type.id] = .flow }
    }
  }

  private func isPresentation(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .present, .replace, .switchRoot: true
    default: false
    }
  }

  func isDeclaredScreen(_ value: Value) -> Bool {
    switch value {
    case .instance(let type, _), .some(let type):
      type.id.map { vocabulary.isScreen($0, in: index) && index[$0].isDeclared } ?? false
    default: false
    }
  }

  /// A type that makes a flow, keeps it to itself and starts it is one itself.
  private mutating func classifyByChildren() {
    var changed = true
    while changed {
      changed = false
      for type in candidates where result.roles[type.id] == nil && type.kind != .enum {
        if type.units.contains(where: { startsFlow($0, owner: type.id) }) {
          result.roles[type.id] = .flow
          changed = true
        }
      }
    }
  }

  private func startsFlow(_ unit: UnitID, owner: TypeID) -> Bool {
    guard let summary = summaries[unit] else { return false }
    let returned = Set(summary.returns.compactMap { $0.type(in: index)?.id })
    let made = Set(
      summary.effects.compactMap { effect -> TypeID? in
        guard effect.verb == .construct, let id = effect.target.type(in: index)?.id,
          result.roles[id] == .flow, id != owner, !returned.contains(id)
        else { return nil }
        return id
      })
    guard !made.isEmpty else { return false }
    return summary.effects.contains { effect in
      guard case .call(let callee) = effect.verb, let target = index[callee].owner else {
        return false
      }
      return made.contains {
        $0 == target || index.ancestry(of: $0).declared.contains { $0.id == target }
      }
    }
  }

  // MARK: Roots

  /// A `switch` that is all of an entry's view, or over a flow's state, chooses a root.
  private mutating func classifyRoots() {
    var launched: Set<TypeID> = []
    for type in candidates where result.roles[type.id] == .entry {
      launched.insert(type.id)
      for unit in type.units {
        for effect in summaries[unit]?.effects ?? [] where effect.verb == .construct {
          if let id = effect.target.type(in: index)?.id { launched.insert(id) }
        }
      }
    }
    let startedByFlows = typesMadeByFlows()
    let tables = Dictionary(grouping: records.branches) { $0.enumeration }
    for (enumeration, branches) in tables {
      for branch in branches where !branch.isParameter {
        guard let subject = branch.subject, let owner = index[branch.unit].owner,
          vocabulary.isScreen(owner, in: index) || result.roles[owner] == .entry
        else { continue }
        let isTop = launched.contains(owner)
        let isFlowState =
          subject.owner.map { state in
            state != owner
              && (result.roles[state] == .flow
                || startedByFlows.contains(state) && isRouteLike(enumeration))
          } ?? false
        let same = branches.filter { $0.unit == branch.unit }
        let shown = Set(
          same.filter { branch in
            branch.effects.contains { $0.verb == .construct && isDeclaredScreen($0.target) }
          }.map(\.caseName))
        guard isTop || isFlowState, shown.count > 1 else { continue }
        // What is pushed, presented or selected is no root.
        if result.sinks.keys.contains(where: { $0 == subject }),
          result.sinks[subject] != [.root]
        {
          continue
        }
        result.sinks[subject, default: []].insert(.root)
        result.routeTypes.insert(enumeration)
        if let stateOwner = subject.owner, !vocabulary.isScreen(stateOwner, in: index) {
          makeFlow(stateOwner)
        }
      }
    }
  }

  /// Classes that a flow makes: they may be child flows.
  private func typesMadeByFlows() -> Set<TypeID> {
    var made: Set<TypeID> = []
    for type in candidates where result.roles[type.id] == .flow {
      for unit in type.units {
        for effect in summaries[unit]?.effects ?? [] where effect.verb == .construct {
          guard let id = effect.target.type(in: index)?.id, index[id].kind == .class,
            !vocabulary.isScreen(id, in: index)
          else { continue }
          made.insert(id)
        }
      }
    }
    return made
  }

  // MARK: Models

  private mutating func findModels() {
    var held: [TypeID: Set<TypeID>] = [:]
    for holding in records.holdings where isOnScreen(holding.screen) {
      held[holding.model, default: []].insert(holding.screen)
    }
    for screen in candidates where isOnScreen(screen.id) {
      let inherited = index.ancestry(of: screen.id)
      let generic = (inherited.declared + inherited.external).flatMap(\.arguments).compactMap(\.id)
      let kept = screen.properties.values.filter { $0.isStored }.flatMap { property in
        typeIDs(of: property, in: screen)
      }
      for type in kept + generic {
        let implementations = index[type].kind == .protocol ? index.inheritors(of: type) : [type]
        for implementation in implementations where implementation != screen.id {
          held[implementation, default: []].insert(screen.id)
        }
      }
    }
    // What a model keeps works for the model's screens.
    for _ in 0..<3 {
      for (model, screens) in held.sorted(by: { $0.key < $1.key })
      where result.roles[model] == nil && screens.count <= Self.sharedLimit {
        for property in index[model].properties.values where property.isStored {
          for type in typeIDs(of: property, in: index[model]) where result.roles[type] == nil {
            let kinds = index[type].kind == .protocol ? index.inheritors(of: type) : [type]
            for kind in kinds where kind != model { held[kind, default: []].formUnion(screens) }
          }
        }
      }
    }
    for (model, screens) in held where result.roles[model] == nil || result.roles[model] == .model {
      guard screens.count <= Self.sharedLimit, index[model].kind != .protocol,
        !index[model].isTest, index[model].isDeclared
      else { continue }
      result.roles[model] = .model
      result.holders[model, default: []].formUnion(screens)
    }
    for (model, view) in result.folded { result.holders[model] = [view] }
  }

  /// What more screens than this keep is a service, no screen's model.
  private static let sharedLimit = 12

  private func isOnScreen(_ type: TypeID) -> Bool {
    vocabulary.isScreen(type, in: index) && !index[type].isTest
  }

  // MARK: Routes

  private mutating func findRouteTypes() {
    var found = result.routeTypes
    func add(_ type: ResolvedType?) {
      guard let type else { return }
      if let id = index.steeredType(type).id, index[id].kind == .enum { found.insert(id) }
    }
    for (property, _) in result.sinks {
      guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
        continue
      }
      let scope = TypeScope(file: symbol.file, owner: owner)
      if let reference = symbol.declaration.type {
        add(index.resolve(reference, in: scope))
      } else if let unit = symbol.initialValue {
        for value in summaries[unit]?.returns ?? [] { add(value.type(in: index)) }
      }
    }
    for destination in records.destinations { add(destination.type) }
    for tab in records.tabs { add(tab.value?.type(in: index)) }
    for summary in summaries.values {
      for effect in summary.effects {
        switch effect.verb {
        case .push, .present, .replace, .route, .select, .switchRoot:
          add(effect.target.type(in: index))
          for part in nestedCases(effect.target) { found.insert(part) }
        default: break
        }
      }
    }
    addNestedRoutes(&found)
    result.routeTypes = found.filter { isRouteLike($0) && !index[$0].isTest }
  }

  private func isRouteLike(_ type: TypeID) -> Bool {
    let name = index[type].name
    let isEvent =
      index.isReadFromLinks(type) || vocabulary.eventSuffixes.contains { name.hasSuffix($0) }
    return !isEvent || result.routeTypes.contains(type)
      || result.sinks.contains { property, _ in
        guard let owner = property.owner,
          let reference = index[owner].properties[property.name]?.declaration.type
        else { return false }
        let scope = TypeScope(file: index[owner].file, owner: owner)
        return index.steeredType(index.resolve(reference, in: scope)).id == type
      }
  }

  private func nestedCases(_ value: Value) -> [TypeID] {
    guard case .enumCase(_, _, let payload) = value else { return [] }
    return payload.flatMap { part -> [TypeID] in
      guard case .enumCase(let id, _, _) = part, hasTable(id) else { return [] }
      return [id] + nestedCases(part)
    }
  }

  /// Payloads of routes that have destination tables of their own are routes too.
  private func addNestedRoutes(_ found: inout Set<TypeID>) {
    var queue = Array(found)
    while let type = queue.popLast() {
      for payload in index[type].cases.flatMap(\.payload) {
        let scope = TypeScope(file: index[type].file, owner: type)
        let resolved = index.resolve(payload.type, in: scope).unwrapped
        guard let id = (resolved.element ?? resolved).id, index[id].kind == .enum, hasTable(id),
          found.insert(id).inserted
        else { continue }
        queue.append(id)
      }
    }
  }

  private func hasTable(_ type: TypeID) -> Bool {
    records.branches.contains { branch in
      branch.enumeration == type
        && branch.effects.contains {
          isPresentation($0) || $0.verb == .construct && isDeclaredScreen($0.target)
        }
    }
  }
}
