import SwiftFacts

/// Computed properties that stand for stored ones.
extension Evaluator {
  /// A stack that is bound to a computed property changes what that property's setter writes.
  func noteDerivation(of property: PropertyReference) {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name],
      symbol.getter != nil, let setter = symbol.observers.first
    else { return }
    let written = summary(of: setter).effects.compactMap { effect -> PropertyReference? in
      guard case .write(let target, _) = effect.verb, target.owner == owner, target != property,
        let stored = index[owner].properties[target.name], stored.isStored,
        propertyType(stored, of: index.type(owner))?.element != nil
      else { return nil }
      return target
    }
    if Set(written).count == 1, let source = written.first {
      records.bindings[property, default: []].insert(source)
    }
  }
}
