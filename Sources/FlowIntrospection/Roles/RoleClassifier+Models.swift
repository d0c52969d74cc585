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
        for implementation in implementations(of: type) where implementation != screen.id {
          held[implementation, default: []].insert(screen.id)
        }
      }
    }
    for (part, screens) in parts { held[part, default: []].formUnion(screens) }
    // What a model keeps works for the model's screens; what it knows weakly works elsewhere.
    let direct = Set(held.keys)
    func isService(_ model: TypeID, of screens: Set<TypeID>) -> Bool {
      screens.count > (direct.contains(model) ? Self.sharedLimit : Self.indirectLimit)
    }
    for _ in 0..<3 {
      for (model, screens) in held.sorted(by: { $0.key < $1.key })
      where result.roles[model] == nil && !isService(model, of: screens) {
        for property in index[model].properties.values
        where property.isStored && !property.declaration.isWeak {
          for type in typeIDs(of: property, in: index[model]) where result.roles[type] == nil {
            for kind in implementations(of: type) where kind != model && !direct.contains(kind) {
              held[kind, default: []].formUnion(screens)
            }
          }
        }
      }
    }
    let items = shownItems()
    for (model, screens) in held where result.roles[model] == nil || result.roles[model] == .model {
      guard !isService(model, of: screens), index[model].kind != .protocol,
        !index[model].isTest, index[model].isDeclared,
        !items.contains(model) || !index.carriesViewGiver(model)
      else { continue }
      result.roles[model] = .model
      result.holders[model, default: []].formUnion(screens)
    }
    for (model, view) in result.folded { result.holders[model] = [view] }
  }

  /// The type itself, or those that can stand for a protocol; none where half of the app could.
  private func implementations(of type: TypeID) -> [TypeID] {
    guard index[type].kind == .protocol else { return [type] }
    let implementations = index.inheritors(of: type)
    return implementations.count <= Self.implementationLimit ? implementations : []
  }

  /// A protocol that more types than this conform to says not which of them a screen keeps.
  private static let implementationLimit = 4

  /// What is inside of an item that is shown is no state of its own: the item was given with it.
  mutating func dropContentsOfItems() {
    let items = shownItems()
    result.sinks = result.sinks.filter { property, kinds in
      kinds != [.shown] || !(property.owner.map { items.contains($0) } ?? false)
    }
  }

  /// The types of what a stack, sheet or place on the screen is given to show.
  private func shownItems() -> Set<TypeID> {
    var items: Set<TypeID> = []
    for property in result.sinks.keys {
      guard let owner = property.owner, let symbol = index[owner].properties[property.name],
        let reference = symbol.declaration.type
      else { continue }
      let type = index.resolve(reference, in: TypeScope(file: symbol.file, owner: owner))
      if let id = index.steeredType(type).id { items.insert(id) }
    }
    return items
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

  /// What the models of more screens than this keep is a service of theirs.
  private static let indirectLimit = 4

  func isOnScreen(_ type: TypeID) -> Bool {
    vocabulary.isScreen(type, in: index) && !index[type].isTest
  }
}
