import FlowModel
import SwiftFacts

/// What makes a flow worth having.
extension GraphLinker {
  func observeTraits() {
    let serving = servingFlows()
    for type in index.types where roles.role(of: type.id) == .flow && !type.isTest {
      guard node(for: type.id) != nil, roles.representative(type.id) == type.id else { continue }
      var reasons: Set<String> = []
      if keepsTopLevelStack(type.id) { reasons.insert("ownsStack") }
      if decides(type) { reasons.insert("gates") }
      if keepsOtherState(type) { reasons.insert("ownedState") }
      if sharesWork(type.id) || servesForeignClass(type) || isView(type) {
        reasons.insert("inherits")
      }
      if worksThroughOthers(type) || leadsOnThroughHelpers(type) { reasons.insert("delegates") }
      if serving.contains(type.id) || isService(type) { reasons.insert("serves") }
      if isAskedFor(type) || type.access == .private || type.access == .fileprivate {
        reasons.insert("detail")
      }
      if type.units.contains(where: { index[$0].name == "awakeFromNib" }) { reasons.insert("nib") }
      guard !reasons.isEmpty else { continue }
      observations.append(
        Observation(
          kind: .flowTraits, subject: index.subject(of: type.id),
          data: ["reasons": reasons.sorted().joined(separator: ",")],
          location: index.location(of: type)))
    }
  }

  /// Whether the flow does a part of what a superclass begins, or leaves a part to its heirs.
  private func sharesWork(_ flow: TypeID) -> Bool {
    func leads(_ type: TypeID) -> Bool {
      type != flow && index[type].kind == .class
        && index[type].units.contains { unit in
          (summaries[unit]?.effects ?? []).contains { $0.unit == unit && leadsOn($0) }
        }
    }
    return index[flow].kind == .class
      && (index[flow].lineage.contains(where: leads)
        || index.inheritors(of: flow).contains(where: leads))
  }

  /// Whether the flow keeps a protocol's value that only flows can be: those show the rest.
  private func worksThroughOthers(_ type: TypeSymbol) -> Bool {
    type.properties.values.contains { property in
      guard !property.declaration.isWeak, !property.declaration.isStatic,
        let found = evaluator.propertyType(property, of: index.type(type.id))?.unwrapped.id,
        index[found].kind == .protocol
      else { return false }
      let others = index.inheritors(of: found).filter {
        $0 != type.id && index[$0].kind != .protocol && !index[$0].isTest
      }
      return !others.isEmpty && others.allSatisfy { roles.role(of: $0) == .flow }
    }
  }

  /// Whether code that is no flow's or screen's, a share sheet's helper, shows for the flow what the
  /// flow does not show itself.
  private func leadsOnThroughHelpers(_ type: TypeSymbol) -> Bool {
    var own: Set<NodeID> = []
    var others: Set<NodeID> = []
    for unit in type.units {
      for effect in summaries[unit]?.effects ?? [] where effect.isTransition {
        guard effect.target.isSettled else { continue }
        let owner = index[effect.unit].owner
        let shown = nodes(forTarget: effect.target, in: module(of: unit)).map(\.node)
        if owner == type.id {
          own.formUnion(shown)
        } else if owner.map({ ![.flow, .screen].contains(roles.role(of: $0)) }) ?? true {
          others.formUnion(shown)
        }
      }
    }
    return !others.isSubset(of: own)
  }

  /// Whether a tab's, root's or entry's view hosts the flow's stack.
  private func keepsTopLevelStack(_ flow: TypeID) -> Bool {
    records.stacks.contains { stack in
      guard let path = stack.path.flatMap(source), path.owner == flow,
        let host = index[stack.unit].owner.flatMap({ node(for: $0) })
      else { return false }
      return edges(to: host).contains { edge in
        edge.kind == .launch
          || edge.kind == .shows && [.tab, .root].contains(nodes[edge.from]?.kind)
      }
    }
  }

  /// Whether the flow moves the user one way or another on a condition.
  private func decides(_ type: TypeSymbol) -> Bool {
    let leading = type.units.filter { unit in
      summaries[unit]?.effects.contains { leadsOn($0) } ?? false
    }
    let names = Set(leading.map { index[$0].name })
    return type.units.contains { unit in
      let effects = (summaries[unit]?.effects ?? []).filter { leadsOn($0) }
      guard effects.count > 0 || handsOut(names, in: index[unit].body) else { return false }
      return index[unit].body.contains { statement in
        switch statement.kind {
        case .conditional(let conditions, _, let otherwise):
          return isGate(conditions) && (effects.count > 1 || otherwise.isEmpty)
        case .guarded(let conditions, _): return isGate(conditions)
        default: return false
        }
      }
    }
  }

  /// Whether a `#selector` in the code stands for one of these functions: a gesture does the rest.
  private func handsOut(_ functions: Set<String>, in body: [Statement]) -> Bool {
    var isNamed = false
    body.forEachExpression { expression in
      guard case .macro("selector", let arguments) = expression.kind else { return }
      for argument in arguments {
        argument.value.forEachExpression { named in
          switch named.kind {
          case .name(let name, _), .member(_, let name, _):
            if functions.contains(name) { isNamed = true }
          default: break
          }
        }
      }
    }
    return isNamed
  }

  /// Whether the effect moves the user or starts another flow.
  private func leadsOn(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .construct: return roles.role(of: effect.target, in: index) == .flow
    case .dismiss: return false
    case .write(let property, _): return roles.sinks[property] != nil && effect.target.isSettled
    default: return effect.isTransition && effect.target.isSettled
    }
  }

  /// Whether conditions ask for more than that something is still there.
  private func isGate(_ conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .expression: true
      case .pattern: true
      case .binding(.binding("self"), _, _), .binding, .availability: false
      }
    }
  }

  /// Whether the flow keeps state besides where the user is.
  private func keepsOtherState(_ type: TypeSymbol) -> Bool {
    type.properties.values.contains { property in
      let declaration = property.declaration
      guard property.isStored, !declaration.isConstant, !declaration.isStatic,
        !declaration.isWeak, !declaration.isLazy
      else { return false }
      if roles.sinks[PropertyReference(owner: type.id, name: property.name)] != nil { return false }
      if isOnlyPassedOn(property, in: type) { return false }
      guard let found = evaluator.propertyType(property, of: index.type(type.id)) else {
        return false
      }
      let plain = found.unwrapped
      if plain.isFunction { return false }
      if let id = (plain.element ?? plain).unwrapped.id {
        return ![.flow, .screen].contains(roles.role(of: id)) && index[id].kind != .protocol
      }
      return !vocabulary.containers.contains(plain.simpleName)
        && !vocabulary.screenBases.contains(plain.simpleName)
    }
  }

  /// Whether the flow gets the property's value when it is made and only hands it on: a variable that
  /// might as well be a constant.
  private func isOnlyPassedOn(_ property: PropertySymbol, in type: TypeSymbol) -> Bool {
    guard property.declaration.access == .private, property.initialValue == nil else {
      return false
    }
    let names: Set<String> = [property.name, "self.\(property.name)"]
    func isProperty(_ expression: Expression) -> Bool {
      switch expression.kind {
      case .member(let base?, _, _) where isProperty(base): true
      case .subscripted(let base, _): isProperty(base)
      default: expression.dottedName.map(names.contains) ?? false
      }
    }
    var isUsed = false
    for unit in type.units where index[unit].kind != .initializer {
      index[unit].body.forEachExpression { expression in
        switch expression.kind {
        case .assignment(let target, _, _): if isProperty(target) { isUsed = true }
        case .member(let base?, _, _), .subscripted(let base, _):
          if isProperty(base) { isUsed = true }
        default: break
        }
      }
    }
    return !isUsed
  }
}
