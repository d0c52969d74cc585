import FlowModel
import SwiftFacts

/// State of flows that says where the user is to be, and that nothing shows.
extension GraphLinker {
  func observeUnboundState() {
    let written = writesOfNavigationState()
    guard !written.isEmpty else { return }
    let reads = PropertyReads(of: Set(written.keys), index: index, evaluator: evaluator).read
    for (property, unit) in written where !reads.contains(property) {
      guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
        continue
      }
      let type = symbol.declaration.type?.text ?? valueType(of: property)?.name ?? ""
      observations.append(
        Observation(
          kind: .unboundState, subject: index.subject(of: roles.representative(owner)),
          data: ["property": property.name, "type": type, "in": index[unit].title],
          location: index.location(symbol.declaration.position, in: symbol.file)))
    }
  }

  /// Properties that hold navigation state and that no view is bound to, each with the first code
  /// that writes more to it than its beginning.
  private func writesOfNavigationState() -> [PropertyReference: UnitID] {
    var written: [PropertyReference: UnitID] = [:]
    var known: [PropertyReference: Bool] = [:]
    let sources = records.bindings.values.reduce(into: Set<PropertyReference>()) {
      $0.formUnion($1)
    }
    func isCandidate(_ property: PropertyReference) -> Bool {
      if let known = known[property] { return known }
      let result = !sources.contains(property) && mayBeUnbound(property)
      known[property] = result
      return result
    }
    for unit in index.units where !unit.isTest {
      for effect in summaries[unit.id]?.effects ?? [] where effect.unit == unit.id {
        guard case .write(let property, let operation) = effect.verb, operation != .remove,
          effect.target != .none, effect.target != .boolean(false), !isInitial(effect),
          written[property] == nil, isCandidate(property)
        else { continue }
        written[property] = unit.id
      }
    }
    return written
  }

  private func mayBeUnbound(_ property: PropertyReference) -> Bool {
    guard roles.sinks[property] == nil, records.bindings[property] == nil,
      let owner = property.owner, let symbol = index[owner].properties[property.name]
    else { return false }
    return isPlainState(symbol) && isOwner(index[owner]) && isNavigationState(property, symbol)
  }

  /// Whether nothing but the property itself changes when it is written.
  private func isPlainState(_ property: PropertySymbol) -> Bool {
    let declaration = property.declaration
    let wrappers: Set<String> = ["Published", "State", "MainActor"]
    return property.isStored && !declaration.isConstant && !declaration.isStatic
      && !declaration.isWeak && !declaration.isLazy && property.observers.isEmpty
      && declaration.attributes.allSatisfy { wrappers.contains($0.name) }
  }

  /// Whether all code that could read the type's properties is at hand.
  private func isOwner(_ type: TypeSymbol) -> Bool {
    let harmless: Set<String> = [
      "ObservableObject", "Observable", "AnyObject", "NSObject", "Identifiable", "Hashable",
      "Equatable", "Sendable", "View",
    ]
    return type.isDeclared && !type.isTest && [.class, .struct].contains(type.kind)
      && type.access != .public && type.access != .open && type.generics.isEmpty
      && !index.isReducer(type.id) && index.reducer(ofState: type.id) == nil
      && index.ancestry(of: type.id).external.allSatisfy { harmless.contains($0.simpleName) }
      && (roles.role(of: type.id) == .flow || vocabulary.isScreen(type.id, in: index))
  }

  private func isNavigationState(_ property: PropertyReference, _ symbol: PropertySymbol) -> Bool {
    if symbol.declaration.type?.name == "NavigationPath" { return true }
    guard let owner = property.owner,
      let type = evaluator.propertyType(symbol, of: index.type(owner)),
      let value = valueType(of: property)
    else { return false }
    if type.simpleName == "NavigationPath" { return true }
    guard let id = value.id, index[id].kind == .enum, index[id].isDeclared else { return false }
    if roles.isRouteType(id) { return true }
    return Self.stateWords.contains { word in
      property.name.lowercased().contains(word) || index[id].name.lowercased().contains(word)
    }
  }

  /// What names of such state and its types hold.
  private static let stateWords = [
    "cover", "destination", "modal", "path", "presented", "route", "screen", "sheet",
  ]
}
