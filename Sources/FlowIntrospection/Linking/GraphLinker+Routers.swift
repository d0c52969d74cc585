import FlowModel
import SwiftFacts

/// Libraries whose coordinators take the cases of a route enum.
extension GraphLinker {
  /// The flows that take the routes that a library's router is for.
  func nodes(forRouter type: ResolvedType) -> [(node: NodeID, confidence: Confidence)] {
    guard let routes = vocabulary.routeType(of: type, in: index)?.id else { return [] }
    let flows = flows(taking: routes)
    return flows.map { ($0, flows.count == 1 ? .inferred : .dynamic) }
  }

  private func flows(taking routes: TypeID) -> [NodeID] {
    index.types.compactMap { type in
      guard roles.role(of: type.id) == .flow, !type.isTest,
        vocabulary.routeType(of: index.type(type.id), in: index)?.id == routes
      else { return nil }
      return node(for: type.id)
    }
  }

  /// Cases that select a tab of the flow that takes them are tabs.
  func classifyTabCases() {
    for branch in records.branches where branch.isParameter {
      guard roles.isRouteType(branch.enumeration),
        branch.effects.contains(where: { $0.verb == .select && !$0.target.isOpen }),
        // What sets the tabs up is no tab, though it selects one too.
        !branch.effects.contains(where: { $0.verb == .tabs })
      else { continue }
      tabCases.insert(EnumCaseReference(type: branch.enumeration, name: branch.caseName))
    }
    // `selectedIndex = route.index`: each case is the tab at its own place.
    for summary in summaries.values {
      for effect in summary.effects where effect.verb == .select {
        guard case .parameter(let number, let type) = effect.target, number >= 0,
          let id = type.unwrapped.id, index[id].kind == .enum
        else { continue }
        tabTypes.insert(id)
      }
    }
  }

  /// All that a library's tab coordinators take are tabs.
  func classifyTabRouters() {
    for type in index.types where roles.role(of: type.id) == .flow && !type.isTest {
      let own = index.type(type.id)
      guard let router = vocabulary.router(own, in: index),
        vocabulary.routing.tabRouters.contains(router.simpleName),
        let routes = vocabulary.routeType(of: own, in: index)?.id, index[routes].kind == .enum
      else { continue }
      tabTypes.insert(routes)
    }
  }

  /// Whether the flows that take the case disagree on what it is: a tab of one, a route of another.
  func isAlsoRoute(_ enumeration: TypeID, case name: String) -> Bool {
    records.branches.contains { branch in
      branch.enumeration == enumeration && branch.caseName == name && branch.isParameter
        && branch.effects.contains {
          switch $0.verb {
          case .push, .present, .replace: true
          default: false
          }
        }
    }
  }

  /// The tab that a flow declares for this screen or flow, if one of its routes selects it.
  func declaredTab(of flow: NodeID, showing content: NodeID) -> NodeID? {
    edges(to: content).first { edge in
      edge.kind == .shows && nodes[edge.from]?.kind == .tab
        && edges(to: edge.from).contains { $0.kind == .declares && $0.from == flow }
    }?.from
  }

  /// What `select(index: 1)` selects: the tab with this number in the flow's tab bar.
  func tabContent(_ number: Value, of branch: Records.Branch) -> Value? {
    guard case .number(let text) = number, let position = Int(text),
      let owner = index[branch.unit].owner
    else { return nil }
    for unit in index[owner].units {
      for effect in summaries[unit]?.effects ?? [] where effect.verb == .tabs {
        let tabs = evaluator.flattened(effect.target)
        if tabs.indices.contains(position) { return tabs[position] }
      }
    }
    return nil
  }

  // MARK: Flows in payloads

  /// Which flows are made as the payload of which route, `.trigger(.home(TabsFlow().strongRouter))`.
  func findFlowsInPayloads() -> [EnumCaseReference: Set<NodeID>] {
    var result: [EnumCaseReference: Set<NodeID>] = [:]
    for summary in summaries.values {
      for effect in summary.effects {
        guard case .enumCase(let type, let name, let payload) = effect.target else { continue }
        for case .instance(let made, _) in payload {
          guard let id = made.id, roles.role(of: id) == .flow, let flow = node(for: id) else {
            continue
          }
          result[EnumCaseReference(type: type, name: name), default: []].insert(flow)
        }
      }
    }
    return result
  }

  /// What a branch only makes to hand it on with another route, which shows it.
  func handedOn(by branch: Records.Branch) -> Set<Value> {
    var result: Set<Value> = []
    for effect in branch.effects where effect.verb == .route {
      guard case .enumCase(_, _, let payload) = effect.target else { continue }
      result.formUnion(payload)
    }
    return result
  }

  // MARK: What flows begin with

  /// Marks the routes and tabs that flows begin with.
  func linkBeginnings() {
    for unit in index.units where !unit.isTest {
      let owner = unit.owner.flatMap { node(for: $0) }
      for effect in summaries[unit.id]?.effects ?? [] where isBeginning(effect, in: unit) {
        for target in nodes(forTarget: effect.target, in: module(of: unit.id))
        where target.confidence != .dynamic {
          switch nodes[target.node]?.kind {
          case .route, .root, .tab: update(target.node) { $0.isInitial = true }
          default:
            guard let owner else { continue }
            begin(owner, with: target.node, effect)
          }
        }
      }
    }
  }

  /// The routes that a library's coordinators name in a member as what comes first.
  func linkFirsts() {
    for type in index.types where !type.isTest && !vocabulary.routing.firsts.isEmpty {
      for value in evaluator.firsts(of: type.id) {
        for target in nodes(forTarget: value, in: type.module)
        where target.confidence != .dynamic {
          update(target.node) { $0.isInitial = true }
        }
      }
    }
  }

  /// A coordinator that triggers one of its routes while it is made begins with that.
  private func isBeginning(_ effect: Effect, in unit: CodeUnit) -> Bool {
    if effect.verb == .begin { return true }
    guard effect.verb == .route, effect.unit == unit.id, unit.kind == .initializer,
      let owner = unit.owner, let target = effect.target.type(in: index)?.id
    else { return false }
    return vocabulary.routeType(of: index.type(owner), in: index)?.id == target
  }

  /// A flow that begins with a screen or child itself: with its tab, if it has one for it.
  private func begin(_ flow: NodeID, with content: NodeID, _ effect: Effect) {
    if let tab = declaredTab(of: flow, showing: content) {
      update(tab) { $0.isInitial = true }
    } else if nodes[content]?.kind == .screen {
      connect(
        .contains, flow, content, trigger: index[effect.unit].title,
        at: location(effect.position, in: effect.unit))
    }
  }
}

extension Records.Branch {
  /// The case that the branch is for.
  var route: EnumCaseReference { EnumCaseReference(type: enumeration, name: caseName) }
}

/// One case of an enum.
struct EnumCaseReference: Hashable {
  var type: TypeID
  var name: String
}
