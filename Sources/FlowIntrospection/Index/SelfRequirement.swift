import SwiftFacts

/// What an extension demands of the types that it is for: `extension Guide where Self: Routed`.
struct SelfRequirement: Sendable {
  let types: [TypeReference]
  let file: Int
}

extension SymbolIndex {
  /// Whether a member that a protocol's extension declares is one of this type's.
  ///
  /// A protocol says nothing of the types that will conform to it.
  func isMember(_ unit: UnitID, of type: TypeID) -> Bool {
    guard !selfRequirements.isEmpty,
      let requirement = selfRequirements[self[unit].original?.id ?? unit],
      self[type].kind != .protocol, self[type].isDeclared
    else { return true }
    return requirement.types.allSatisfy { reference in
      let demanded = resolve(reference, in: TypeScope(file: requirement.file, owner: nil))
      let parts = demanded.name == "Composition" ? demanded.arguments : [demanded]
      return parts.allSatisfy { part in
        // What libraries' types conform to is not known.
        part.id.map { !self[$0].isDeclared || self[type].lineage.contains($0) } ?? true
      }
    }
  }
}
