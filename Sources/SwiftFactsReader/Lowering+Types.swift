internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  /// The types of a list, without those that only suppress a conformance, `~Copyable`.
  func lower(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    clause?.inheritedTypes.compactMap { constraint($0.type) } ?? []
  }

  /// A type, with `Any` for one that only suppresses a conformance.
  func lower(_ type: TypeSyntax) -> TypeReference {
    constraint(type) ?? TypeReference("Any")
  }

  func lower(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      // A type, or since Swift 6.1 also a value.
      if let type = Syntax(argument.argument).as(TypeSyntax.self) { return lower(type) }
      return TypeReference(argument.argument.trimmedDescription)
    }
  }

  /// The type; `nil` where it only suppresses a conformance.
  private func constraint(_ type: TypeSyntax) -> TypeReference? {
    nested(at: type, fallback: TypeReference("_")) { unboundedConstraint(type) }
  }

  private func unboundedConstraint(_ type: TypeSyntax) -> TypeReference? {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return TypeReference(type.name.name, lower(type.genericArgumentClause))
    case .memberType(let type):
      let base = lower(type.baseType)
      let arguments = lower(type.genericArgumentClause)
      return TypeReference(
        "\(base.name).\(type.name.name)", arguments.isEmpty ? base.arguments : arguments)
    case .optionalType(let type):
      return TypeReference("Optional", [lower(type.wrappedType)])
    case .implicitlyUnwrappedOptionalType(let type):
      return TypeReference("Optional", [lower(type.wrappedType)])
    case .arrayType(let type):
      return TypeReference("Array", [lower(type.element)])
    case .dictionaryType(let type):
      return TypeReference("Dictionary", [lower(type.key), lower(type.value)])
    case .attributedType(let type):
      return constraint(type.baseType)
    case .someOrAnyType(let type):
      var result = lower(type.constraint)
      result.existential = type.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some : .any
      return result
    case .functionType(let type):
      let parameters = type.parameters.map(element)
      return TypeReference("Function", parameters + [lower(type.returnClause.type)])
    case .tupleType(let type):
      return tuple(type)
    case .compositionType(let type):
      let elements = type.elements.compactMap { constraint($0.type) }
      return elements.count == 1 ? elements[0] : TypeReference("Composition", elements)
    case .metatypeType(let type):
      return TypeReference("Metatype", [lower(type.baseType)])
    case .packElementType(let type):
      return lower(type.pack)
    case .packExpansionType(let type):
      return TypeReference("Pack", [lower(type.repetitionPattern)])
    case .namedOpaqueReturnType(let type):
      return lower(type.type)
    case .classRestrictionType:
      return TypeReference("AnyObject")
    case .suppressedType:
      return nil
    default:
      return TypeReference(type.trimmedDescription)
    }
  }

  private func tuple(_ type: TupleTypeSyntax) -> TypeReference {
    let elements = Array(type.elements)
    if elements.isEmpty { return TypeReference("Void") }
    if elements.count == 1, elements[0].firstName == nil { return lower(elements[0].type) }
    let labels = elements.map { element in
      element.firstName.map { $0.text == "_" ? "" : $0.name } ?? ""
    }
    return TypeReference("Tuple", elements.map(element), labels: labels)
  }

  private func element(_ element: TupleTypeElementSyntax) -> TypeReference {
    let type = lower(element.type)
    return element.ellipsis == nil ? type : TypeReference("Array", [type])
  }
}
