import FlowModel
import SwiftFacts

/// Children that pile up in their parent.
extension GraphLinker {
  /// Which children flows add to a collection, and whether any code takes them out again.
  func observeKeeping() {
    var seen: Set<[String]> = []
    for unit in index.units where !unit.isTest && unit.kind == .function {
      guard let owner = unit.owner, roles.role(of: owner) == .flow, index[owner].kind == .class
      else { continue }
      for kept in childKeeping.retentions(in: unit, localTypes(of: unit)) where kept.isInCollection
      {
        guard let child = kept.child.id else { continue }
        let subject = index.subject(of: roles.representative(owner))
        let childSubject = index.subject(of: roles.representative(child))
        guard seen.insert([subject, childSubject, unit.title]).inserted else { continue }
        let isReleased = childReleases.contains { $0.mayRelease(child, from: owner, in: index) }
        observations.append(
          Observation(
            kind: .keepsChild, subject: subject,
            data: [
              "child": childSubject, "in": unit.title, "released": isReleased ? "true" : "false",
              "style": node(for: owner).flatMap { nodes[$0]?.style } ?? "",
            ], location: location(kept.position, in: unit.id)))
      }
    }
  }

  /// Code that takes a child out of a collection.
  struct Release {
    /// The type that lets go; `nil` if the code does not say which.
    var keeper: TypeID?
    /// The type of the child; `nil` if the code does not say which.
    var child: TypeID?

    func mayRelease(_ child: TypeID, from owner: TypeID, in index: SymbolIndex) -> Bool {
      func isSame(_ known: TypeID?, _ wanted: TypeID) -> Bool {
        guard let known, known != wanted else { return true }
        return index[known].lineage.contains(wanted) || index[wanted].lineage.contains(known)
      }
      return isSame(keeper, owner) && isSame(self.child, child)
    }
  }

  func findChildReleases() -> [Release] {
    let names = childKeeping.removers.union(childKeeping.clearers)
    let properties = Set(childKeeping.collections.map(\.name))
    var found: [Release] = []
    for unit in index.units where !unit.isTest {
      // What a method does to the collection counts where the method is called.
      let isRemover = names.contains(unit.name) || unit.kind == .initializer
      lazy var types = localTypes(of: unit)
      func touches(_ target: Expression) -> Bool {
        guard !isRemover, let name = target.dottedName?.split(separator: ".").last,
          properties.contains(String(name)), let property = types.ownProperty(target)
        else { return false }
        return isCollection(property)
      }
      unit.body.forEachExpression { expression in
        switch expression.kind {
        case .call(let callee, let arguments):
          for argument in arguments where isMethod(argument.value, of: names) {
            found.append(Release())
          }
          guard let (receiver, name) = self.callee(callee) else { return }
          if names.contains(name) {
            let keeper = receiver.map { types.type(of: $0)?.id } ?? unit.owner
            let child = arguments.first.flatMap { types.type(of: $0.value)?.id }
            found.append(Release(keeper: keeper, child: child))
          } else if Self.removals.contains(name), let receiver, touches(receiver) {
            found.append(Release(keeper: unit.owner))
          }
        case .assignment(let target, _, let value):
          if isMethod(value, of: names) { found.append(Release()) }
          if touches(target) { found.append(Release(keeper: unit.owner)) }
        default: break
        }
      }
    }
    return found
  }

  /// Whether a method is handed on as it is: `child.onFinish = removeChild`.
  private func isMethod(_ value: Expression, of names: Set<String>) -> Bool {
    callee(value).map { names.contains($0.name) } ?? false
  }

  /// Methods of library collections that take something out.
  private static let removals: Set = [
    "removeAll", "remove", "removeLast", "removeFirst", "popLast", "removeValue", "removeSubrange",
  ]

  private func callee(_ expression: Expression) -> (receiver: Expression?, name: String)? {
    switch expression.kind {
    case .name(let name, _): return (nil, name)
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { return (nil, name) }
      if case .name("super", _) = base.kind { return (nil, name) }
      return (base, name)
    default: return nil
    }
  }

  private func isCollection(_ property: PropertySymbol) -> Bool {
    childKeeping.collections.contains(
      PropertyReference(owner: property.owner, name: property.name))
  }
}
