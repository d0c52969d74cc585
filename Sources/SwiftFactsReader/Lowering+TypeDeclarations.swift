internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  /// Lowers a type or extension, with all that it holds, into the file's flat list.
  func lowerType(_ declaration: DeclSyntax, in surroundings: Surroundings) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      add(
        type, .struct, named: type.name, in: surroundings,
        generics: lower(type.genericParameterClause, where: type.genericWhereClause))
    case .classDecl(let type):
      add(
        type, .class, named: type.name, in: surroundings,
        generics: lower(type.genericParameterClause, where: type.genericWhereClause))
    case .enumDecl(let type):
      add(
        type, .enum, named: type.name, in: surroundings,
        generics: lower(type.genericParameterClause, where: type.genericWhereClause))
    case .actorDecl(let type):
      add(
        type, .actor, named: type.name, in: surroundings,
        generics: lower(type.genericParameterClause, where: type.genericWhereClause))
    case .protocolDecl(let type):
      let superclasses = lower(type.genericWhereClause).filter { $0.0 == "Self" }.map { $0.1 }
      let primary =
        type.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
          GenericParameter(name: $0.name.name)
        } ?? []
      add(
        type, .protocol, named: type.name, in: surroundings, generics: primary,
        superclasses: superclasses)
    case .extensionDecl(let type):
      let extended = lower(type.extendedType)
      add(
        type, .extension, path: extended.name.split(separator: ".").map(String.init),
        at: position(of: type.extendedType), in: surroundings,
        generics: elementGenerics(of: extended)
          + lower(nil, where: type.genericWhereClause, keepsOthers: true))
    default:
      break
    }
  }

  private func add(
    _ type: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, named name: TokenSyntax,
    in surroundings: Surroundings, generics: [GenericParameter] = [],
    superclasses: [TypeReference] = []
  ) {
    add(
      type, kind, path: [name.name], at: position(of: name), in: surroundings, generics: generics,
      superclasses: superclasses)
  }

  private func add(
    _ type: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, path: [String],
    at position: Position, in surroundings: Surroundings, generics: [GenericParameter],
    superclasses: [TypeReference] = []
  ) {
    let outerPath = typePath
    let outerDeclaration = declaration
    typePath += path
    declaration = typePath.joined(separator: ".")
    defer {
      typePath = outerPath
      declaration = outerDeclaration
    }

    let modifiers = Modifiers(type.modifiers, defaultAccess: surroundings.access)
    var lowered = TypeDeclaration(
      kind: kind, path: typePath, modifiers: modifiers.names, access: modifiers.access,
      generics: generics, inherited: superclasses, condition: surroundings.condition,
      isLocal: surroundings.isLocal, position: position)
    // Holds the place before the types nested in this one.
    let index = facts.types.count
    facts.types.append(lowered)

    lowered.attributes = lower(type.attributes)
    lowered.inherited += lower(type.inheritanceClause)
    var members = Members()
    let inner = Surroundings(
      access: memberAccess(kind, modifiers.access), condition: surroundings.condition,
      isLocal: surroundings.isLocal)
    lower(type.memberBlock.members, into: &members, in: inner)
    lowered.cases = members.cases
    lowered.properties = members.properties
    lowered.functions = members.functions
    lowered.aliases = members.aliases
    facts.types[index] = lowered
  }

  /// The level that members have without one of their own.
  private func memberAccess(_ kind: TypeDeclaration.Kind, _ access: AccessLevel) -> AccessLevel {
    switch kind {
    case .extension, .protocol: access == .private ? .fileprivate : access
    default: .internal
    }
  }

  /// What `extension [Route]` and `extension Binding<Route?>` say of their parameters, as far as
  /// the names of those are known.
  private func elementGenerics(of extended: TypeReference) -> [GenericParameter] {
    let names: [String: [String]] = [
      "Array": ["Element"], "Optional": ["Wrapped"], "Dictionary": ["Key", "Value"],
      "Set": ["Element"], "Binding": ["Value"],
    ]
    guard let names = names[extended.name] else { return [] }
    return zip(names, extended.arguments).map { GenericParameter(name: $0, constraints: [$1]) }
  }
}
