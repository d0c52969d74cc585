internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ expression: ExprSyntax) -> Expression {
    nested(at: expression, fallback: Expression(.other([]), at: position(of: expression))) {
      lower(expression, following: nil)
    }
  }

  /// Lowers an expression whose innermost leading dot stands on `base`, as it does within `#if`.
  func lower(_ expression: ExprSyntax, following base: Expression?) -> Expression {
    let position = { [self] in self.position(of: expression) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return Expression(.name(reference.baseName.name, []), at: position())
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .genericSpecializationExpr,
      .postfixIfConfigExpr, .optionalChainingExpr, .forceUnwrapExpr:
      return lowerChain(expression, following: base)
    case .stringLiteralExpr(let literal):
      return lower(literal)
    case .closureExpr(let closure):
      return lower(closure)
    case .sequenceExpr(let sequence):
      return lower(sequence)
    case .integerLiteralExpr(let literal):
      return Expression(.number(literal.literal.text), at: position())
    case .floatLiteralExpr(let literal):
      return Expression(.number(literal.literal.text), at: position())
    case .booleanLiteralExpr(let literal):
      let isTrue = literal.literal.tokenKind == .keyword(.true)
      return Expression(.boolean(isTrue), at: position())
    case .nilLiteralExpr:
      return Expression(.nilLiteral, at: position())
    case .arrayExpr(let array):
      return Expression(.array(array.elements.map { lower($0.expression) }), at: position())
    case .dictionaryExpr(let dictionary):
      return Expression(.dictionary(entries(dictionary)), at: position())
    case .tupleExpr(let tuple):
      let elements = tuple.elements
      if elements.count == 1, let only = elements.first, only.label == nil {
        return lower(only.expression)
      }
      return Expression(.tuple(lower(elements)), at: position())
    case .keyPathExpr(let keyPath):
      return lower(keyPath)
    case .superExpr:
      return Expression(.name("super", []), at: position())
    case .discardAssignmentExpr:
      return Expression(.name("_", []), at: position())
    case .prefixOperatorExpr(let prefixed):
      let operand = lower(prefixed.expression)
      return Expression(.prefix(prefixed.operator.text, operand), at: position())
    case .typeExpr(let type):
      return Expression(kind(of: lower(type.type)), at: position())
    case .macroExpansionExpr(let macro):
      let trailing = trailingClosures(macro.trailingClosure, macro.additionalTrailingClosures)
      return Expression(
        .macro(macro.macroName.text, lower(macro.arguments) + trailing), at: position())
    case .ifExpr(let conditional):
      return Expression(.statement(lower(conditional)), at: position())
    case .switchExpr(let switched):
      return Expression(.statement(lower(switched)), at: position())
    case .tryExpr(let expression):
      return lower(expression.expression)
    case .awaitExpr(let expression):
      facts.suspensions.append(position())
      return lower(expression.expression)
    case .inOutExpr(let expression):
      return lower(expression.expression)
    default:
      return lowerParts(of: expression)
    }
  }

  /// A form that has no case of its own: the expression that it wraps, else all its parts.
  private func lowerParts(of expression: ExprSyntax) -> Expression {
    var parts: [Expression] = []
    for child in expression.children(viewMode: .sourceAccurate) {
      if let child = child.as(ExprSyntax.self) {
        parts.append(lower(child))
      } else if let statement = child.as(StmtSyntax.self) {
        let lowered = lower(statement).map { Expression(.statement($0), at: $0.position) }
        parts += lowered
      }
    }
    let isWrapper = !expression.is(PostfixOperatorExprSyntax.self)
    if isWrapper, parts.count == 1 { return parts[0] }
    return Expression(.other(parts), at: position(of: expression))
  }

  private func entries(_ dictionary: DictionaryExprSyntax) -> [DictionaryEntry] {
    guard case .elements(let elements) = dictionary.content else { return [] }
    return elements.map { DictionaryEntry(key: lower($0.key), value: lower($0.value)) }
  }

  private func kind(of type: TypeReference) -> Expression.Kind {
    let sugar: Set = ["Optional", "Array", "Dictionary", "Function", "Tuple", "Composition"]
    let isPlain =
      type.existential == nil && !sugar.contains(type.name) && !type.name.contains(".")
    return isPlain ? .name(type.name, type.arguments) : .type(type)
  }
}
