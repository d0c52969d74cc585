import SwiftFacts

/// Whose view model, presenter or processor a type is.
extension RoleClassifier {
  mutating func findModels() {
    var held: [TypeID: Set<TypeID>] = [:]
    for holding in records.holdings where isOnScreen(holding.screen) {
      held[holding.model, default: []].insert(holding.screen)
    }
    for screen in candidates where isOnScreen(screen.id) {
      let inherited = index.ancestry(of: screen.id)
      let generic = (inherited.declared + inherited.external).flatMap(\.arguments).compactMap(\.id)
      let kept = screen.properties.values.filter { $0.isStored }.flatMap { property in
        typeIDs(of: property, in: screen) + contained(in: property, of: screen)
      }
      for type in kept + generic {
        let implementations = index[type].kind == .protocol ? index.inheritors(of: type) : [type]
        for implementation in implementations where implementation != screen.id {
          held[implementation, default: []].insert(screen.id)
        }
      }
    }
    // What a model keeps works for the model's screens.
    for _ in 0..<3 {
      for (model, screens) in held.sorted(by: { $0.key < $1.key })
      where result.roles[model] == nil && screens.count <= Self.sharedLimit {
        for property in index[model].properties.values where property.isStored {
          for type in typeIDs(of: property, in: index[model]) where result.roles[type] == nil {
            let kinds = index[type].kind == .protocol ? index.inheritors(of: type) : [type]
            for kind in kinds where kind != model { held[kind, default: []].formUnion(screens) }
          }
        }
      }
    }
    for (model, screens) in held where result.roles[model] == nil || result.roles[model] == .model {
      guard screens.count <= Self.sharedLimit, index[model].kind != .protocol,
        !index[model].isTest, index[model].isDeclared
      else { continue }
      result.roles[model] = .model
      result.holders[model, default: []].formUnion(screens)
    }
    for (model, view) in result.folded { result.holders[model] = [view] }
  }

  /// The objects that a generic class of the project holds for a screen, `Box<Presenter, State>`.
  private func contained(in property: PropertySymbol, of screen: TypeSymbol) -> [TypeID] {
    guard let reference = property.declaration.type else { return [] }
    let type = index.resolve(reference, in: TypeScope(file: property.file, owner: screen.id))
      .unwrapped
    guard let id = type.id, index[id].kind == .class else { return [] }
    return type.arguments.compactMap(\.id).filter { [.class, .protocol].contains(index[$0].kind) }
  }

  /// What more screens than this keep is a service, no screen's model.
  private static let sharedLimit = 12

  func isOnScreen(_ type: TypeID) -> Bool {
    vocabulary.isScreen(type, in: index) && !index[type].isTest
  }
}
