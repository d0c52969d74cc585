import SwiftFacts

/// What types inherit, once all of them are declared.
extension SymbolIndexBuilder {
  func linkInheritance() {
    var inheritors: [TypeID: Set<TypeID>] = [:]
    for type in index.types {
      let ancestry = index.computeAncestry(of: type.id)
      type.ancestry = ancestry
      for ancestor in ancestry.declared {
        guard let id = ancestor.id else { continue }
        type.lineage.append(id)
        if !type.isTest { inheritors[id, default: []].insert(type.id) }
      }
    }
    for (type, heirs) in inheritors { index[type].inheritors = heirs.sorted() }
  }

  func decideTraits(by vocabulary: Vocabulary) {
    for type in index.types {
      type.traits = TypeTraits(
        isScreen: vocabulary.inheritsScreen(type), isEntry: vocabulary.inheritsEntry(type),
        isReducer: index.inheritsReducer(type))
    }
  }
}
