import SwiftFacts

/// State that a macro of the project or of a library declares.
///
/// `@Stateful final class Root { enum State { … } }`: views read `root.state`, which stands nowhere.
/// Code compiles only if the macro declares it, and a member with the name of a nested enum holds
/// values of that enum.
extension SymbolIndexBuilder {
  /// Attributes that declare no members.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Model", "Observable", "UIApplicationMain", "available", "dynamicMemberLookup",
    "main", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "unchecked",
  ]

  func addMacroState() {
    for type in index.types where type.isDeclared && type.kind == .class {
      guard type.attributes.contains(where: { !Self.plainAttributes.contains($0.name) }) else {
        continue
      }
      for (name, nested) in type.nested.sorted(by: { $0.key < $1.key })
      where index[nested].kind == .enum {
        let member = name.prefix(1).lowercased() + name.dropFirst()
        guard type.properties[member] == nil, type.methods[member] == nil else { continue }
        type.properties[member] = PropertySymbol(
          declaration: PropertyDeclaration(
            name: member, type: TypeReference(name), position: index[nested].position),
          owner: type.id, file: index[nested].file)
        type.propertyOrder.append(member)
      }
    }
  }
}
