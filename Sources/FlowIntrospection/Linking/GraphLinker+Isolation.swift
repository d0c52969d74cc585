import FlowModel
import SwiftFacts

/// Flows whose state any thread may touch.
extension GraphLinker {
  func observeIsolation(_ mainActorModules: Set<String>) {
    var state: [TypeID: Set<String>] = [:]
    for property in roles.sinks.keys {
      guard let owner = property.owner, roles.role(of: owner) == .flow else { continue }
      state[owner, default: []].insert(property.name)
    }
    for (owner, names) in state.sorted(by: { $0.key < $1.key }) {
      let type = index[owner]
      guard type.kind == .class, type.isDeclared, !type.isTest,
        !mainActorModules.contains(type.module), isObserved(type), mayBeTouchedAnywhere(type),
        let name = names.sorted().first(where: { isOpen($0, of: type) })
      else { continue }
      observations.append(
        Observation(
          kind: .notIsolated, subject: index.subject(of: roles.representative(owner)),
          data: ["property": name], location: index.location(of: type)))
    }
  }

  private func isObserved(_ type: TypeSymbol) -> Bool {
    type.lineage.contains { id in
      index[id].hasAttribute("Observable") || index[id].ancestry.inherits(["ObservableObject"])
    }
  }

  /// Whether nothing that the type says or inherits names a global actor.
  ///
  /// What a library's type says is not known.
  private func mayBeTouchedAnywhere(_ type: TypeSymbol) -> Bool {
    type.ancestry.external.allSatisfy { Self.plainAncestors.contains($0.simpleName) }
      && type.lineage.allSatisfy { id in
        !index[id].attributes.contains { Self.namesActor($0) }
      }
  }

  private func isOpen(_ name: String, of type: TypeSymbol) -> Bool {
    guard let property = type.properties[name], property.isStored else { return false }
    return !property.declaration.attributes.contains { Self.namesActor($0) }
  }

  private static func namesActor(_ attribute: Attribute) -> Bool {
    attribute.name.hasSuffix("Actor")
  }

  /// Library types that say nothing of isolation.
  private static let plainAncestors: Set = [
    "NSObject", "NSObjectProtocol", "ObservableObject", "Observable", "AnyObject", "Identifiable",
    "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "CustomStringConvertible",
    "CustomDebugStringConvertible",
  ]
}
