import FlowModel
import SwiftFacts

/// Switches of a flow's root that leave the rest of its state alone.
extension GraphLinker {
  func observeRootSwitches() {
    let rooted = Dictionary(
      grouping: roles.sinks.filter { $0.value.contains(.root) }.keys.compactMap { property in
        property.owner.map { (owner: $0, property: property) }
      }, by: \.owner)
    for (owner, roots) in rooted.sorted(by: { $0.key < $1.key }) {
      let state = lastingState(of: owner)
      guard !state.isEmpty, !index[owner].isTest else { continue }
      for unit in index[owner].units where isSwitching(index[unit]) {
        observeSwitches(in: index[unit], Set(roots.map(\.property)), state)
      }
    }
  }

  private func isSwitching(_ unit: CodeUnit) -> Bool {
    unit.kind != .initializer && unit.kind != .initialValue && unit.hasBody && !unit.isTest
  }

  private func observeSwitches(
    in unit: CodeUnit, _ roots: Set<PropertyReference>, _ state: [PropertyReference]
  ) {
    for effect in summaries[unit.id]?.effects ?? [] where effect.unit == unit.id {
      guard case .write(let property, .assign) = effect.verb, roots.contains(property),
        case .enumCase(let type, let name, _) = effect.target, !effect.isDeferred,
        let root = node(for: type, case: name), nodes[root]?.kind == .root
      else { continue }
      let kept = state.filter { state in
        !isWritten(state, by: unit.id) && !isClearedByView(state, whereAsked: property)
          && rootsAround(state) != [root]
      }
      guard !kept.isEmpty, let owner = unit.owner else { continue }
      observations.append(
        Observation(
          kind: .keepsStateAtSwitch, subject: index.subject(of: roles.representative(owner)),
          data: [
            "root": root.subject, "keeps": kept.map(\.name).sorted().joined(separator: ","),
            "in": unit.title,
          ], location: location(effect.position, in: unit.id)))
    }
  }

  /// The stacks and modals whose state the flow itself keeps, so that it outlives what a root shows.
  private func lastingState(of owner: TypeID) -> [PropertyReference] {
    guard index[owner].kind == .class else { return [] }
    return roles.sinks.compactMap { property, kinds -> PropertyReference? in
      guard property.owner == owner, !kinds.contains(.root), !kinds.contains(.tabs),
        kinds.contains(where: { kind in
          switch kind {
          case .stack, .modal("sheet"), .modal("fullScreenCover"), .pushed: true
          default: false
          }
        })
      else { return nil }
      return property
    }.sorted { $0.name < $1.name }
  }

  /// Whether the function or what it calls writes the state, or a caller of it puts the state back.
  ///
  /// A view's body calls whatever its buttons do: that one of them fills the stack says nothing of
  /// another.
  private func isWritten(_ state: PropertyReference, by unit: UnitID) -> Bool {
    var seen: Set<UnitID> = [unit]
    var queue = [unit]
    while let next = queue.popLast() {
      let writes = (summaries[next]?.effects ?? []).contains { effect in
        guard case .write(state, let operation) = effect.verb else { return false }
        return next == unit || index[next].kind != .getter || putsBack(operation, effect.target)
      }
      if writes { return true }
      for caller in evaluator.callers[next] ?? [] where seen.insert(caller).inserted {
        queue.append(caller)
      }
    }
    return false
  }

  /// Whether a write leaves nothing: an empty list, `nil`, or a new `NavigationPath()`.
  private func putsBack(_ operation: Effect.WriteOperation, _ value: Value) -> Bool {
    if case .instance = value, operation == .assign { return true }
    return operation == .remove || value == .none || value == .array([])
  }

  /// The roots below which views are bound to the state; what only the new root shows is its own.
  private func rootsAround(_ state: PropertyReference) -> Set<NodeID> {
    let hosts =
      records.stacks.filter { $0.path.flatMap(source) == state }.map(\.unit)
      + records.sinks.filter { $0.property == state || sources(of: $0.property).contains(state) }
      .map(\.unit)
    var queue = hosts.compactMap { index[$0].owner.flatMap { node(for: $0) } }
    var seen = Set(queue)
    var roots: Set<NodeID> = []
    while let next = queue.popLast() {
      for edge in edges(to: next) where [.contains, .shows].contains(edge.kind) {
        if nodes[edge.from]?.kind == .root {
          roots.insert(edge.from)
        } else if seen.insert(edge.from).inserted {
          queue.append(edge.from)
        }
      }
    }
    return roots
  }

  /// Whether a view puts the state back when it sees the root change, or comes and goes.
  private func isClearedByView(
    _ state: PropertyReference, whereAsked root: PropertyReference
  ) -> Bool {
    let moments: Set<String> = ["onAppear", "onChange", "onDisappear", "onReceive", "task", "sink"]
    return index.units.contains { unit in
      guard !unit.isTest, unit.owner != state.owner,
        (summaries[unit.id]?.effects ?? []).contains(where: { effect in
          guard case .write(state, let operation) = effect.verb else { return false }
          return putsBack(operation, effect.target)
        })
      else { return false }
      var isMoment = false
      unit.body.forEachExpression { expression in
        if case .member(_, let name, _) = expression.kind, moments.contains(name) {
          isMoment = true
        }
      }
      return isMoment
    }
  }
}
