import SwiftFacts

/// What comments say that types and enums are for.
extension RoleClassifier {
  mutating func classifyByDirectives() {
    for directive in index.directives.all {
      for case .enumCase(let type, _, _) in directive.targets { result.routeTypes.insert(type) }
      switch (directive.verb, directive.subject) {
      case (.entry, .type(let type)): result.roles[type] = .entry
      case (.root, .type(let type)), (.root, .enumCase(let type, _)):
        if index[type].kind == .enum { result.routeTypes.insert(type) }
      case (.root, .property(let property)): makeRoot(property)
      case (.shows, .enumCase(let type, _)): result.routeTypes.insert(type)
      default: break
      }
    }
  }

  /// State that chooses the top-level content.
  private mutating func makeRoot(_ property: PropertyReference) {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
      return
    }
    result.sinks[property, default: []].insert(.root)
    for type in typeIDs(of: symbol, in: index[owner]) where index[type].kind == .enum {
      result.routeTypes.insert(type)
    }
    if !vocabulary.isScreen(owner, in: index) { makeFlow(owner) }
  }
}
