import FlowModel
import SwiftFacts

/// Enums that the system is asked to store, and that have no raw value.
extension GraphLinker {
  func observeStoredEnums() {
    for type in index.types where type.isDeclared && !type.isTest {
      for name in type.propertyOrder {
        guard let property = type.properties[name],
          let wrapper = property.attribute("SceneStorage", "AppStorage"),
          let written = property.declaration.type,
          let stored = storedEnum(written, of: type, in: property.file)
        else { continue }
        observations.append(
          Observation(
            kind: .storesEnum, subject: index.subject(of: stored),
            data: [
              "wrapper": wrapper.name, "property": "\(type.qualifiedName).\(name)",
              "type": written.text,
            ], location: index.location(property.declaration.position, in: property.file)))
      }
    }
  }

  /// The enum with payload that the property holds, if nothing says how it is stored.
  private func storedEnum(_ written: TypeReference, of type: TypeSymbol, in file: Int) -> TypeID? {
    let resolved = index.resolve(written, in: TypeScope(file: file, owner: type.id))
    var layers: [String] = []
    var current = resolved
    while ["Optional", "Array", "Set"].contains(current.name), let inner = current.arguments.first {
      layers.append(current.name)
      current = inner
    }
    guard let id = current.id, index[id].kind == .enum, index[id].isDeclared,
      index[id].cases.contains(where: { !$0.payload.isEmpty }), !isRepresentable(id),
      !layers.contains(where: { isRepresentable($0) }),
      !["AppStorage", "SceneStorage"].contains(where: { index.externalTypes[$0] != nil })
    else { return nil }
    return id
  }

  private func isRepresentable(_ name: String) -> Bool {
    index.externalTypes[name].map { isRepresentable($0) } ?? false
  }

  /// Whether a raw value can be made of values, or code that was not read might know how.
  private func isRepresentable(_ type: TypeID) -> Bool {
    let plain: Set<String> = [
      "CaseIterable", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
      "Sendable",
    ]
    let ancestry = index.ancestry(of: type)
    let mayInherit =
      index[type].isDeclared
      ? ancestry.external.contains { !plain.contains($0.simpleName) }
      : ancestry.inherits(["RawRepresentable"])
    return mayInherit || index[type].lineage.contains { index[$0].properties["rawValue"] != nil }
  }
}
