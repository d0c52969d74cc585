import SwiftFacts

/// Which state chooses the top-level content.
extension RoleClassifier {
  /// A `switch` that is all of an entry's view, or over a flow's state, chooses a root.
  mutating func classifyRoots() {
    var launched: Set<TypeID> = []
    for type in candidates where result.roles[type.id] == .entry {
      launched.insert(type.id)
      for unit in type.units {
        for effect in summaries[unit]?.effects ?? [] {
          guard effect.verb == .construct, index[effect.unit].owner == type.id,
            let id = effect.target.type(in: index)?.id
          else { continue }
          launched.insert(id)
        }
      }
    }
    let wrapped = SoleContents(index: index).expanded(launched)
    let startedByFlows = typesMadeByFlows()
    let tables = Dictionary(grouping: records.branches) { $0.enumeration }.sorted {
      $0.key < $1.key
    }
    var below: Set<TypeID> = []
    var isKnown = false
    // What stands at a root may choose by shared state of the app what it shows in turn.
    while !isKnown {
      let known = below
      classifyRoots(tables, top: launched, wrapped, below: &below, startedByFlows)
      isKnown = below == known
    }
  }

  /// - Parameters:
  ///   - wrapped: the views that are all that those at the top consist of.
  ///   - below: the views that stand at roots found so far.
  private mutating func classifyRoots(
    _ tables: [(key: TypeID, value: [Records.Branch])], top launched: Set<TypeID>,
    _ wrapped: Set<TypeID>, below: inout Set<TypeID>, _ startedByFlows: Set<TypeID>
  ) {
    for (enumeration, branches) in tables {
      for branch in branches where !branch.isParameter {
        guard let subject = branch.subject, let owner = index[branch.unit].owner,
          vocabulary.isScreen(owner, in: index) || result.roles[owner] == .entry
        else { continue }
        // A plain value only describes something: what it is does not change where the user is.
        if let state = subject.owner, isPlainValue(state) { continue }
        if keepsStore(owner), index.reducer(ofState: subject.owner ?? owner) == nil { continue }
        let isTop =
          launched.contains(owner)
          || below.contains(owner) && subject.owner.map { isShared($0, with: owner) } ?? false
          || wrapped.contains(owner) && keepsPlace(subject, enumeration, of: owner)
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
        // Cases that all show the same view only tell it what to show.
        guard isTop || isFlowState, shown.count > 1, screens(in: same).count > 1 else { continue }
        // What is pushed, presented or selected is no root.
        if result.sinks.keys.contains(where: { $0 == subject }),
          result.sinks[subject] != [.root]
        {
          continue
        }
        result.sinks[subject, default: []].insert(.root)
        result.routeTypes.insert(enumeration)
        if isTop { below.formUnion(screens(in: same)) }
        if let stateOwner = subject.owner, !vocabulary.isScreen(stateOwner, in: index) {
          makeFlow(stateOwner)
        }
      }
    }
  }

  /// Whether an object is kept by others than one view: no model of that view's own.
  private func isShared(_ state: TypeID, with view: TypeID) -> Bool {
    index[state].kind == .class && !vocabulary.isScreen(state, in: index)
      && keepers[state].contains { $0.type != view }
  }

  /// Whether state below a view that only wraps says where the user is: an object keeps it, and it is
  /// not called what loading is at.
  private func keepsPlace(
    _ state: PropertyReference, _ enumeration: TypeID, of view: TypeID
  ) -> Bool {
    guard let keeper = state.owner, keeper != view, index[keeper].kind == .class else {
      return false
    }
    return !["State", "Status"].contains(where: index[enumeration].name.hasSuffix)
  }

  /// State that a screen shows by a table of the state's own enum, `selection.content`: a root at the
  /// top of the app, a selection as of tabs below it.
  mutating func classifyTableReads() {
    for read in records.tableReads {
      let table = (index[read.table].owner.flatMap { branchesByOwner[$0] } ?? [])
        .filter { $0.unit == read.table }
      let shown = Set(
        table.filter { branch in
          branch.effects.contains { $0.verb == .construct && isDeclaredScreen($0.target) }
        }.map(\.caseName))
      guard shown.count > 1, screens(in: table).count > 1, canChange(read.subject),
        let owner = index[read.table].owner, let state = read.subject.owner,
        vocabulary.isScreen(state, in: index) || !isPlainValue(state),
        result.sinks[read.subject] == nil
      else { continue }
      result.sinks[read.subject] = [.tabs]
      result.routeTypes.insert(owner)
      if !vocabulary.isScreen(state, in: index) { makeFlow(state) }
    }
  }

  /// The views of the project that some branches build.
  private func screens(in branches: [Records.Branch]) -> Set<TypeID> {
    Set(
      branches.flatMap(\.effects).compactMap { effect -> TypeID? in
        guard effect.verb == .construct, isDeclaredScreen(effect.target) else { return nil }
        return effect.target.type(in: index)?.id
      })
  }

  /// Whether a property is state: what a view is only given, or a constant, leads nowhere.
  private func canChange(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
      return true
    }
    if vocabulary.isScreen(owner, in: index), index[owner].kind == .struct {
      return !symbol.isStored || !symbol.declaration.attributes.isEmpty
    }
    return !symbol.declaration.isConstant
  }

  private func isPlainValue(_ type: TypeID) -> Bool {
    [.struct, .enum].contains(index[type].kind) && !vocabulary.isScreen(type, in: index)
      && result.roles[type] != .entry && index.reducer(ofState: type) == nil
  }

  /// Classes that a flow makes: they may be child flows.
  func typesMadeByFlows() -> Set<TypeID> {
    var made: Set<TypeID> = []
    for type in candidates where result.roles[type.id] == .flow {
      for unit in type.units {
        for effect in summaries[unit]?.effects ?? [] {
          guard effect.verb == .construct, index[effect.unit].owner == type.id,
            let id = effect.target.type(in: index)?.id, index[id].kind == .class,
            !vocabulary.isScreen(id, in: index)
          else { continue }
          made.insert(id)
        }
      }
    }
    return made
  }
}
