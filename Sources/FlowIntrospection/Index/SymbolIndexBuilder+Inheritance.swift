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

  /// Keeps what an extension's `where` clause demands of the types that have its members.
  func noteRequirements(of declaration: TypeDeclaration, on units: Range<Int>, file: Int) {
    guard declaration.kind == .extension,
      let demanded = declaration.generics.first(where: { $0.name == "Self" })?.constraints,
      !demanded.isEmpty
    else { return }
    for unit in units {
      index.selfRequirements[UnitID(index: unit)] = SelfRequirement(types: demanded, file: file)
    }
  }

  func decideTraits(by vocabulary: Vocabulary) {
    for type in index.types {
      type.traits = TypeTraits(
        isScreen: vocabulary.inheritsScreen(type), isEntry: vocabulary.inheritsEntry(type),
        isReducer: index.inheritsReducer(type))
    }
  }
}
