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
    for type in decodedByName() { ways[type, default: []].insert("decoding") }
    for (type, found) in ways.sorted(by: { $0.key < $1.key }) where roles.isRouteType(type) {
      for way in found.sorted() {
        observations.append(
          Observation(
            kind: .makesAnyCase, subject: index.subject(of: type), data: ["via": way]))
      }
    }
  }

  /// Route enums that can be decoded and whose type is handed to some call: `decode(Route.self, from:)`,
  /// or a function of the tree's own.
  ///
  /// What takes a type to say what it shows, such as `navigationDestination(for:)`, makes no value.
  private func decodedByName() -> Set<TypeID> {
    let decodable = Set(
      index.types.filter { type in
        type.kind == .enum && roles.isRouteType(type.id)
          && index.ancestry(of: type.id).inherits(["Codable", "Decodable"])
      }.map(\.id))
    guard !decodable.isEmpty else { return [] }
    var found: Set<TypeID> = []
    for unit in index.units where !unit.isTest {
      let scope = TypeScope(file: unit.file, owner: unit.owner)
      ExpressionNames.visit(unit.body) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          !Self.showsType(callee)
        else { return }
        for argument in arguments {
          guard case .member(let base?, "self", _) = argument.value.kind,
            let written = Self.typeWritten(base)
          else { continue }
          if let held = heldEnum(written, in: scope), decodable.contains(held) {
            found.insert(held)
          }
        }
      }
    }
    return found
  }

  private static func showsType(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .member(_, let name, _), .name(let name, _): name.lowercased().contains("destination")
    default: true
    }
  }

  /// `Route`, `Shop.Route` or `[Route]` as a type.
  private static func typeWritten(_ expression: Expression) -> TypeReference? {
    switch expression.kind {
    case .type(let type): type
    case .array(let elements): elements.count == 1 ? typeWritten(elements[0]) : nil
    default: expression.dottedName.map { TypeReference($0) }
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
