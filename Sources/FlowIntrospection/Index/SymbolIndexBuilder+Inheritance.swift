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
    addDemandedMembers()
  }

  /// Lets a protocol's extensions call what the tree adds to the library's class that their `where`
  /// clause demands: `extension Sheeting where Self: UIViewController`.
  private func addDemandedMembers() {
    for (unit, requirement) in index.selfRequirements.sorted(by: { $0.key < $1.key }) {
      guard let owner = index[unit].owner, index[owner].kind == .protocol else { continue }
      for reference in requirement.types {
        let demanded = index.resolve(
          reference, in: TypeScope(file: requirement.file, owner: nil))
        for part in demanded.name == "Composition" ? demanded.arguments : [demanded]
        where part.id == nil {
          for extended in index.extendedTypes(of: part)
          where !index[owner].lineage.contains(extended) {
            index[owner].lineage.append(extended)
          }
        }
      }
    }
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
