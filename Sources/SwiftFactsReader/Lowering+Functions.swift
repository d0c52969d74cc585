internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ function: FunctionDeclSyntax, in surroundings: Surroundings) -> FunctionDeclaration {
    lower(
      .function, named: function.name, clause: function.signature.parameterClause,
      attributes: function.attributes, modifiers: function.modifiers,
      generics: lower(function.genericParameterClause, where: function.genericWhereClause),
      result: function.signature.returnClause?.type, in: surroundings
    ) { function.body.map { lower($0.statements) } }
  }

  func lower(_ initializer: InitializerDeclSyntax, in surroundings: Surroundings)
    -> FunctionDeclaration
  {
    lower(
      .initializer, named: initializer.initKeyword, clause: initializer.signature.parameterClause,
      attributes: initializer.attributes, modifiers: initializer.modifiers,
      generics: lower(initializer.genericParameterClause, where: initializer.genericWhereClause),
      result: nil, in: surroundings
    ) { initializer.body.map { lower($0.statements) } }
  }

  func lower(_ deinitializer: DeinitializerDeclSyntax, in surroundings: Surroundings)
    -> FunctionDeclaration
  {
    lower(
      .deinitializer, named: deinitializer.deinitKeyword, clause: nil,
      attributes: deinitializer.attributes, modifiers: deinitializer.modifiers, generics: [],
      result: nil, in: surroundings
    ) { deinitializer.body.map { lower($0.statements) } }
  }

  /// Lowers a subscript; its body is that of the getter, then that of the setter.
  func lower(_ subscripted: SubscriptDeclSyntax, in surroundings: Surroundings)
    -> FunctionDeclaration
  {
    lower(
      .subscript, named: subscripted.subscriptKeyword, clause: subscripted.parameterClause,
      attributes: subscripted.attributes, modifiers: subscripted.modifiers,
      generics: lower(subscripted.genericParameterClause, where: subscripted.genericWhereClause),
      result: subscripted.returnClause.type, in: surroundings
    ) {
      guard let block = subscripted.accessorBlock else { return nil }
      let accessors = lower(block)
      guard accessors.getter != nil || accessors.setter != nil else { return nil }
      return (accessors.getter ?? []) + (accessors.setter?.body ?? [])
    }
  }

  private func lower(
    _ kind: FunctionDeclaration.Kind, named name: TokenSyntax,
    clause: FunctionParameterClauseSyntax?, attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax, generics: [GenericParameter], result: TypeSyntax?,
    in surroundings: Surroundings, body: () -> [Statement]?
  ) -> FunctionDeclaration {
    let modifiers = Modifiers(modifiers, defaultAccess: surroundings.access)
    var function = FunctionDeclaration(
      kind: kind, name: name.name, result: result.map { lower($0) }, generics: generics,
      modifiers: modifiers.names, access: modifiers.access, isStatic: modifiers.isStatic,
      body: nil, position: position(of: name))
    inDeclaration(signature(kind, name.name, clause)) {
      function.attributes = lower(attributes)
      function.parameters =
        clause?.parameters.map { lower($0, isSubscript: kind == .subscript) } ?? []
      function.body = body()
    }
    return function
  }

  private func lower(_ parameter: FunctionParameterSyntax, isSubscript: Bool) -> Parameter {
    let first = parameter.firstName.name
    let second = parameter.secondName?.name
    let type = lower(parameter.type)
    return Parameter(
      label: first == "_" || (isSubscript && second == nil) ? nil : first, name: second ?? first,
      type: parameter.ellipsis == nil ? type : TypeReference("Array", [type]),
      defaultValue: parameter.defaultValue.map { lower($0.value) },
      attributes: lower(parameter.attributes))
  }

  /// The name with its labels, `show(_:animated:)`.
  private func signature(
    _ kind: FunctionDeclaration.Kind, _ name: String, _ clause: FunctionParameterClauseSyntax?
  ) -> String {
    guard let clause else { return name }
    let labels = clause.parameters.map { "\($0.firstName.name):" }
    return "\(name)(\(labels.joined()))"
  }
}
