import FlowModel
import SwiftFacts

/// Closures that keep alive what keeps them alive.
extension GraphLinker {
  /// Child flows' callbacks that hold the flow which holds the child, or the child itself.
  func observeCaptures() {
    let cleared = clearedProperties()
    var seen: Set<SourceLocation> = []
    for (unit, sites) in callbackSites() {
      guard let owner = unit.owner, index[owner].kind == .class, index[owner].isDeclared else {
        continue
      }
      let types = localTypes(of: unit)
      let kept = childKeeping.retentions(in: unit, types)
      for site in sites where !cleared.contains(site.property) {
        let name = site.child.flatMap { types.plainName($0) }
        let isKept =
          site.isKept || site.child.map { keeps($0, kept, types) } ?? false
        let holds: String
        if isKept, !unit.isStatic, site.closure.capturesSelfStrongly {
          holds = "parent"
        } else if let name, site.child?.dottedName == name, site.closure.capturesStrongly(name),
          types.isLocal(name)
        {
          holds = "child"
        } else {
          continue
        }
        let place = location(site.closure.position, in: unit.id)
        guard seen.insert(place).inserted else { continue }
        let released =
          holds == "parent"
          && (name.map { releases($0, in: unit, types) } ?? false
            || childReleases.contains { $0.mayRelease(site.childType, from: owner, in: index) })
        observations.append(
          Observation(
            kind: .capturesStrongly, subject: index.subject(of: roles.representative(owner)),
            data: [
              "child": index.subject(of: site.childType), "property": site.property,
              "holds": holds, "in": unit.title, "released": released ? "true" : "false",
            ], location: place))
      }
    }
  }

  /// A closure that code gives a child flow to keep.
  struct CallbackSite {
    var closure: Closure
    /// The child's property that keeps the closure.
    var property: String
    var childType: TypeID
    /// What names the child there.
    var child: Expression?
    /// Whether the new child is put into a property at once.
    var isKept = false
  }

  func callbackSites() -> [(CodeUnit, [CallbackSite])] {
    var closures: [UnitID: [Position: PropertyReference]] = [:]
    for (property, values) in records.closures {
      guard let owner = property.owner, childKeeping.isFlowLike(owner),
        [.class, .protocol].contains(index[owner].kind)
      else { continue }
      for case .closure(let value) in values where value.name == nil {
        closures[value.unit, default: [:]][value.closure.position] = property
      }
    }
    return closures.keys.sorted().compactMap { id in
      let unit = index[id]
      guard !unit.isTest, let wanted = closures[id] else { return nil }
      return (unit, callbackSites(in: unit, wanted))
    }
  }

  private func callbackSites(in unit: CodeUnit, _ wanted: [Position: PropertyReference])
    -> [CallbackSite]
  {
    var sites: [CallbackSite] = []
    func sitesOfArguments(_ call: Expression, child: Expression?, isKept: Bool = false) {
      guard case .call(let callee, let arguments) = call.kind else { return }
      // What is assigned then is a subscription, not the child: those are looked at by themselves.
      if case .member(_, "sink", _) = callee.kind { return }
      for argument in arguments {
        guard case .closure(let closure) = argument.value.kind,
          let property = wanted[closure.position], let type = property.owner
        else { continue }
        sites.append(
          CallbackSite(
            closure: closure, property: property.name, childType: type, child: child,
            isKept: isKept))
      }
    }
    unit.body.forEachStatement { statement in
      guard case .bindings(let bindings) = statement.kind else { return }
      for binding in bindings {
        guard case .binding(let name) = binding.pattern, let value = binding.value else { continue }
        sitesOfArguments(value, child: Expression(.name(name, []), at: value.position))
      }
    }
    unit.body.forEachExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind else { return }
      if case .closure(let closure) = value.kind, let property = wanted[closure.position],
        let type = property.owner, case .member(let base?, property.name, _) = target.kind
      {
        sites.append(
          CallbackSite(
            closure: closure, property: property.name, childType: type, child: base))
      } else {
        sitesOfArguments(value, child: target)
      }
    }
    return sites
  }

  /// Whether the flow keeps what the expression names.
  func keeps(
    _ child: Expression, _ kept: [ChildKeeping.Retention], _ types: LocalTypes
  ) -> Bool {
    if let property = types.ownProperty(child) { return !property.declaration.isWeak }
    guard let name = types.plainName(child), types.isLocal(name) else { return false }
    return kept.contains { $0.name == name }
  }

  /// Whether the function says when the flow lets go of the child.
  private func releases(_ name: String, in unit: CodeUnit, _ types: LocalTypes) -> Bool {
    var isReleased = false
    unit.body.forEachExpression { expression in
      switch expression.kind {
      case .assignment(let target, "=", let value):
        if case .nilLiteral = value.kind, types.ownProperty(target) != nil { isReleased = true }
      case .call(let callee, let arguments):
        let method = callee.dottedName?.split(separator: ".").last.map(String.init) ?? ""
        guard childKeeping.removers.contains(method) || childKeeping.clearers.contains(method)
        else { return }
        if arguments.isEmpty || arguments.contains(where: { types.plainName($0.value) == name }) {
          isReleased = true
        }
      default: break
      }
    }
    return isReleased
  }

  /// Names of properties that some code sets to `nil`.
  func clearedProperties() -> Set<String> {
    var names: Set<String> = []
    for unit in index.units where !unit.isTest {
      unit.body.forEachExpression { expression in
        guard case .assignment(let target, "=", let value) = expression.kind,
          case .nilLiteral = value.kind
        else { return }
        switch target.kind {
        case .name(let name, _), .member(_, let name, _): names.insert(name)
        default: break
        }
      }
    }
    return names
  }

  func localTypes(of unit: CodeUnit) -> LocalTypes {
    LocalTypes(of: unit, index: index, evaluator: evaluator)
  }
}
