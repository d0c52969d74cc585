import FlowModel
import SwiftFacts

/// Tabs whose content the code fills in when the user selects them: the flow that it starts then.
extension GraphLinker {
  /// The flows that are started when the tab with this number is selected.
  func flowsStarted(bySelecting number: Int, of tabBar: TypeID) -> [NodeID] {
    var result: [NodeID] = []
    for unit in selectionUnits(of: tabBar) {
      guard let body = TabSelections(in: index[unit].body).bodies[number] else { continue }
      for flow in flowsStarted(in: body, of: index[unit]) where !result.contains(flow) {
        result.append(flow)
      }
    }
    return result
  }

  /// The code of a tab bar, and of its delegate if no other tab bar can be meant.
  private func selectionUnits(of tabBar: TypeID) -> [UnitID] {
    let own = ([tabBar] + index.ancestry(of: tabBar).declared.compactMap(\.id))
      .flatMap { index[$0].units }
    let delegates = index.types.filter { type in
      !type.isTest && type.id != tabBar && type.methods["tabBarController"] != nil
        && !index.ancestry(of: type.id).inherits(vocabulary.tabBarControllers)
    }
    return own + (delegates.count == 1 ? delegates[0].methods["tabBarController"] ?? [] : [])
  }

  private func flowsStarted(in body: [Statement], of unit: CodeUnit) -> [NodeID] {
    let effects = evaluator.effects(of: body, in: unit)
    let own = flows(madeBy: effects + callbackEffects(in: body, of: unit))
    if !own.isEmpty { return own }
    // A function that only hands a closure over makes more than what this closure does.
    let called = effects.flatMap { effect -> [Effect] in
      guard case .call(let callee) = effect.verb else { return [] }
      return Array(summaries[callee]?.effects ?? [])
    }
    return flows(madeBy: called)
  }

  private func flows(madeBy effects: [Effect]) -> [NodeID] {
    effects.compactMap { effect in
      guard effect.verb == .construct, let type = effect.target.type(in: index)?.id,
        roles.role(of: type) == .flow
      else { return nil }
      return node(for: type)
    }
  }

  /// What the tab bar only calls back, and whoever handed the closure over does.
  private func callbackEffects(in body: [Statement], of unit: CodeUnit) -> [Effect] {
    guard let owner = unit.owner else { return [] }
    let owners = [owner] + index.ancestry(of: owner).declared.compactMap(\.id)
    var effects: [Effect] = []
    body.forEachExpression { expression in
      guard case .call(let callee, _) = expression.kind, let name = calledProperty(callee) else {
        return
      }
      for owner in owners {
        let closures = records.closures[PropertyReference(owner: owner, name: name)] ?? []
        for case .closure(let closure) in closures {
          effects += evaluator.effects(of: closure)
        }
      }
    }
    return effects.sorted { ($0.unit, $0.position) < ($1.unit, $1.position) }
  }

  private func calledProperty(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { return name }
      return nil
    default: return nil
    }
  }
}
