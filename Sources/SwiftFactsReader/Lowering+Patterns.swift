internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ pattern: PatternSyntax) -> Pattern {
    comparing(true) { lower(pattern, bindsNames: false) }
  }

  /// - Parameter bindsNames: whether a plain name is bound, as behind `let`, and not compared with.
  private func lower(_ pattern: PatternSyntax, bindsNames: Bool) -> Pattern {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern):
      return .binding(pattern.identifier.name)
    case .wildcardPattern:
      return .wildcard
    case .valueBindingPattern(let pattern):
      return lower(pattern.pattern, bindsNames: true)
    case .tuplePattern(let pattern):
      let elements = pattern.elements.map { element in
        PatternElement(
          label: element.label?.name, pattern: lower(element.pattern, bindsNames: bindsNames))
      }
      return tuple(elements)
    case .isTypePattern(let pattern):
      return .type(lower(pattern.type))
    case .expressionPattern(let pattern):
      return lower(pattern.expression, bindsNames: bindsNames)
    default:
      return .wildcard
    }
  }

  /// The pattern that an expression in a pattern's place stands for.
  private func lower(_ expression: ExprSyntax, bindsNames: Bool) -> Pattern {
    nested(at: expression, fallback: .wildcard) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .patternExpr(let expression):
        return lower(expression.pattern, bindsNames: bindsNames)
      case .discardAssignmentExpr:
        return .wildcard
      case .declReferenceExpr(let reference) where bindsNames:
        return .binding(reference.baseName.name)
      case .optionalChainingExpr(let chained):
        return .optional(lower(chained.expression, bindsNames: bindsNames))
      case .tupleExpr(let tuple):
        return self.tuple(elements(tuple.elements, bindsNames: bindsNames))
      case .memberAccessExpr(let member):
        return enumCase(member, []) ?? .value(lower(expression))
      case .functionCallExpr(let call):
        guard call.trailingClosure == nil,
          let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          isEnumCase(member)
        else { return .value(lower(expression)) }
        let elements = elements(call.arguments, bindsNames: bindsNames)
        return enumCase(member, elements) ?? .value(lower(expression))
      case .sequenceExpr(let sequence):
        return cast(Array(sequence.elements), bindsNames: bindsNames) ?? .value(lower(expression))
      default:
        return .value(lower(expression))
      }
    }
  }

  private func elements(_ elements: LabeledExprListSyntax, bindsNames: Bool) -> [PatternElement] {
    elements.map { element in
      PatternElement(
        label: element.label?.name, pattern: lower(element.expression, bindsNames: bindsNames))
    }
  }

  private func tuple(_ elements: [PatternElement]) -> Pattern {
    elements.count == 1 && elements[0].label == nil ? elements[0].pattern : .tuple(elements)
  }

  private func cast(_ elements: [ExprSyntax], bindsNames: Bool) -> Pattern? {
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .cast(lower(elements[0], bindsNames: bindsNames), lower(type.type))
  }

  private func enumCase(_ member: MemberAccessExprSyntax, _ elements: [PatternElement]) -> Pattern?
  {
    guard isEnumCase(member) else { return nil }
    let name = member.declName.baseName
    return .enumCase(
      name.name, of: member.base.flatMap(typeName), elements, at: position(of: name))
  }

  /// Whether the member can be a case: a leading dot, or a base that is named like a type.
  private func isEnumCase(_ member: MemberAccessExprSyntax) -> Bool {
    member.base.map { typeName($0) != nil } ?? true
  }

  /// The type that an expression names, going by its capitals: `Route`, `Feature.Path<Int>`.
  private func typeName(_ expression: ExprSyntax) -> TypeReference? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.name
      return name.first?.isUppercase == true ? TypeReference(name) : nil
    case .memberAccessExpr(let member):
      let name = member.declName.baseName.name
      guard name.first?.isUppercase == true, let outer = member.base.flatMap(typeName) else {
        return nil
      }
      return TypeReference("\(outer.name).\(name)", outer.arguments)
    case .genericSpecializationExpr(let specialized):
      guard var type = typeName(specialized.expression) else { return nil }
      type.arguments = lower(specialized.genericArgumentClause)
      return type
    case .optionalChainingExpr(let chained):
      return typeName(chained.expression).map { TypeReference("Optional", [$0]) }
    default:
      return nil
    }
  }
}
