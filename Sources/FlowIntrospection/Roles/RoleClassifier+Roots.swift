import SwiftFacts

/// Which state chooses the top-level content.
extension RoleClassifier {
  /// A `switch` that is all of an entry's view, or over a flow's state, chooses a root.
  mutating func classifyRoots() {
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
        if keepsStore(owner), index.reducer(ofState: subject.owner ?? owner) == nil { continue }
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
  func typesMadeByFlows() -> Set<TypeID> {
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
}
