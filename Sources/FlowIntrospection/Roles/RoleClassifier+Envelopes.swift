import SwiftFacts

/// Objects that only carry a route to what shows it: `path.append(Frame(page: .detail))`.
extension RoleClassifier {
  /// Finds the types of which navigation state keeps values that some code makes around a route.
  ///
  /// What is shown is decided by the route inside; the envelope adds an identity, a count or a flag.
  mutating func findEnvelopes() {
    var candidates: Set<TypeID> = []
    for summary in summaries.values {
      for effect in summary.effects where isShowing(effect) {
        guard case .instance(let type, let fields) = effect.target, let id = type.id,
          fields.contains(where: { isRoute($0.value) })
        else { continue }
        candidates.insert(id)
      }
    }
    for type in candidates.sorted() {
      if let route = routeCarried(by: type) { result.envelopes[type] = route }
    }
  }

  private func isShowing(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .present, .replace, .route, .select, .switchRoot: true
    case .write(let property, _): result.sinks[property] != nil
    default: false
    }
  }

  private func isRoute(_ value: Value) -> Bool {
    guard let id = value.type(in: index)?.unwrapped.id, index[id].kind == .enum else {
      return false
    }
    if case .enumCase = value { return true }
    return value.isOpen
  }

  /// The one enum with a destination table that a type keeps, if all else that it keeps is of
  /// libraries.
  private func routeCarried(by type: TypeID) -> TypeID? {
    guard [nil, .neutral, .model].contains(result.roles[type]),
      !vocabulary.isScreen(type, in: index),
      index[type].kind == .struct || index[type].kind == .class, !index[type].isTest
    else { return nil }
    let kept = index[type].properties.values.lazy
      .filter { $0.isStored && !$0.declaration.isStatic }
      .compactMap { property in
        property.declaration.type.flatMap {
          self.index.resolve($0, in: TypeScope(file: property.file, owner: type)).unwrapped.id
        }
      }
    let ids = Set(kept)
    guard ids.count == 1, let route = ids.first, index[route].kind == .enum, hasTable(route),
      isRouteLike(route)
    else { return nil }
    return route
  }
}
