import FlowModel
import SwiftFacts

/// Enums of which any case may come from outside: decoded with the value that holds them, read from
/// the system's storage, or made by a macro's code.
extension GraphLinker {
  func observeDecodedEnums() {
    var ways: [TypeID: Set<String>] = [:]
    for type in index.types where type.isDeclared && !type.isTest {
      let isDecoded = index.ancestry(of: type.id).inherits(["Codable", "Decodable"])
      let scope = TypeScope(file: type.file, owner: type.id)
      for property in type.properties.values {
        guard let written = property.declaration.type else { continue }
        guard let way = outsideWay(of: property, isDecoded: isDecoded),
          let held = heldEnum(written, in: TypeScope(file: property.file, owner: type.id))
        else { continue }
        ways[held, default: []].insert(way)
      }
      guard isDecoded else { continue }
      for parameter in type.cases.flatMap(\.payload) {
        guard let held = heldEnum(parameter.type, in: scope) else { continue }
        ways[held, default: []].insert("decoding")
      }
    }
    for (type, found) in ways.sorted(by: { $0.key < $1.key }) where roles.isRouteType(type) {
      for way in found.sorted() {
        observations.append(
          Observation(
            kind: .makesAnyCase, subject: index.subject(of: type), data: ["via": way]))
      }
    }
  }

  /// How the property may come by a value that no code of the tree gives it.
  private func outsideWay(of property: PropertySymbol, isDecoded: Bool) -> String? {
    if property.attribute("AppStorage", "SceneStorage") != nil { return "storage" }
    if property.attribute(StateMacro.mark) != nil { return "macro" }
    return isDecoded && property.isStored && !property.declaration.isStatic ? "decoding" : nil
  }

  private func heldEnum(_ written: TypeReference, in scope: TypeScope) -> TypeID? {
    var type = index.resolve(written, in: scope).unwrapped
    while ["Array", "Dictionary", "Set"].contains(type.name), let inner = type.arguments.last {
      type = inner.unwrapped
    }
    guard let id = type.id, index[id].kind == .enum else { return nil }
    return id
  }
}
