internal import SwiftFacts
internal import SwiftSyntax

/// What a type or a file declares directly.
struct Members {
  var cases: [EnumCase] = []
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var aliases: [TypeAlias] = []
}

/// What surrounds a declaration.
struct Surroundings {
  /// The access level of members that state none.
  var access: AccessLevel = .internal
  /// The `#if` condition.
  var condition: String?
  var isLocal = false
}

extension Lowering {
  func lower(
    _ items: MemberBlockItemListSyntax, into members: inout Members,
    in surroundings: Surroundings
  ) {
    for item in items {
      lower(item.decl, into: &members, in: surroundings)
    }
  }

  /// Lowers a declaration of any kind; those that say nothing here leave no trace.
  func lower(_ declaration: DeclSyntax, into members: inout Members, in surroundings: Surroundings)
  {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      members.properties += lower(variable, in: surroundings)
    case .functionDecl(let function):
      members.functions.append(lower(function, in: surroundings))
    case .initializerDecl(let initializer):
      members.functions.append(lower(initializer, in: surroundings))
    case .deinitializerDecl(let deinitializer):
      members.functions.append(lower(deinitializer, in: surroundings))
    case .subscriptDecl(let subscripted):
      members.functions.append(lower(subscripted, in: surroundings))
    case .enumCaseDecl(let cases):
      members.cases += cases.elements.map(lower)
    case .typeAliasDecl(let alias):
      members.aliases.append(
        TypeAlias(name: alias.name.name, type: lower(alias.initializer.value)))
    case .associatedTypeDecl(let associated):
      members.aliases.append(lower(associated))
    case .macroExpansionDecl(let macro):
      if let preview = preview(macro) { members.functions.append(preview) }
    case .ifConfigDecl(let conditional):
      for (condition, elements) in branches(of: conditional) {
        var surroundings = surroundings
        surroundings.condition = ConditionText.joined(surroundings.condition, condition)
        if case .decls(let items) = elements { lower(items, into: &members, in: surroundings) }
      }
    default:
      lowerType(declaration, in: surroundings)
    }
  }

  private func lower(_ associated: AssociatedTypeDeclSyntax) -> TypeAlias {
    let constraints = lower(associated.inheritanceClause)
    let type =
      switch constraints.count {
      case 0: associated.initializer.map { lower($0.value) } ?? TypeReference("Any")
      case 1: constraints[0]
      default: TypeReference("Composition", constraints)
      }
    return TypeAlias(name: associated.name.name, type: type, isAssociated: true)
  }

  private func lower(_ element: EnumCaseElementSyntax) -> EnumCase {
    EnumCase(
      name: element.name.name, payload: element.parameterClause?.parameters.map(lower) ?? [],
      rawValue: element.rawValue.map { lower($0.value) }, position: position(of: element.name))
  }

  private func lower(_ parameter: EnumCaseParameterSyntax) -> Parameter {
    let first = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.name }
    return Parameter(
      label: first, name: parameter.secondName?.name ?? first ?? "", type: lower(parameter.type),
      defaultValue: parameter.defaultValue.map { lower($0.value) })
  }
}
