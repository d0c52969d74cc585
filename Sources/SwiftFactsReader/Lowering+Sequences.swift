internal import SwiftFacts
internal import SwiftSyntax

/// An operator between two operands of a sequence, not yet applied.
private struct Infix {
  enum Form {
    case named(String)
    case ternary(Expression)
  }

  var form: Form
  var precedence: Precedence
  var position: Position
}

/// Folds `a + b == c ? d : e` by precedence, over lowered operands.
///
/// SwiftOperators would build a tree of its own, apart from the file's: its nodes have no place in
/// the source any more.
extension Lowering {
  func lower(_ sequence: SequenceExprSyntax) -> Expression {
    let elements = Array(sequence.elements)
    guard depth + elements.count / 2 <= Self.nestingLimit else {
      noteDepth(at: sequence)
      return Expression(.other(elements.compactMap(part)), at: position(of: sequence))
    }
    let outerDepth = depth
    defer { depth = outerDepth }
    depth += elements.count / 2

    var operands: [Expression] = []
    var pending: [Infix] = []
    var index = 0
    while index < elements.count {
      if let cast = castKind(elements[index]) {
        apply(&pending, to: &operands, before: .casting)
        let position = position(of: elements[index])
        index += 1
        guard let value = operands.popLast() else { continue }
        let type = index < elements.count ? elements[index].as(TypeExprSyntax.self)?.type : nil
        operands.append(
          Expression(.cast(value, cast, type.map { lower($0) } ?? TypeReference("_")), at: position)
        )
      } else if let infix = infix(elements[index]) {
        apply(&pending, to: &operands, before: infix.precedence)
        pending.append(infix)
      } else {
        let compares = index > 0 && compares(elements[index - 1])
        let isFollowed = index + 1 < elements.count && self.compares(elements[index + 1])
        operands.append(comparing(isCompared || compares || isFollowed) { lower(elements[index]) })
      }
      index += 1
    }
    apply(&pending, to: &operands, before: nil)
    guard operands.count == 1, pending.isEmpty else {
      return Expression(.other(operands), at: position(of: sequence))
    }
    return operands[0]
  }

  /// What an element of a sequence that is too long to be folded holds.
  private func part(_ element: ExprSyntax) -> Expression? {
    if castKind(element) != nil { return nil }
    guard let infix = infix(element) else { return lower(element) }
    guard case .ternary(let middle) = infix.form else { return nil }
    return middle
  }

  /// Applies the pending operators that bind tighter than the next one.
  private func apply(
    _ pending: inout [Infix], to operands: inout [Expression], before next: Precedence?
  ) {
    while let last = pending.last, next?.yields(to: last.precedence) ?? true {
      guard operands.count >= 2 else { return }
      pending.removeLast()
      let right = operands.removeLast()
      let left = operands.removeLast()
      operands.append(combined(left, last, right))
    }
  }

  private func combined(_ left: Expression, _ infix: Infix, _ right: Expression) -> Expression {
    switch infix.form {
    case .ternary(let middle):
      Expression(.ternary(left, middle, right), at: infix.position)
    case .named(let name) where Operators.assigns(name):
      Expression(.assignment(left, name, right), at: left.position)
    case .named(let name):
      Expression(.binary(name, left, right), at: infix.position)
    }
  }

  private func infix(_ element: ExprSyntax) -> Infix? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let infix):
      let name = infix.operator.text
      return Infix(
        form: .named(name), precedence: Precedence(of: name), position: position(of: element))
    case .assignmentExpr:
      return Infix(form: .named("="), precedence: .assignment, position: position(of: element))
    case .arrowExpr:
      return Infix(form: .named("->"), precedence: .arrow, position: position(of: element))
    case .unresolvedTernaryExpr(let ternary):
      return Infix(
        form: .ternary(lower(ternary.thenExpression)), precedence: .ternary,
        position: position(of: element))
    default:
      return nil
    }
  }

  private func castKind(_ element: ExprSyntax) -> Expression.CastKind? {
    switch element.as(ExprSyntaxEnum.self) {
    case .unresolvedIsExpr: .test
    case .unresolvedAsExpr(let cast):
      switch cast.questionOrExclamationMark?.tokenKind {
      case .postfixQuestionMark: .conditional
      case .exclamationMark: .forced
      default: .upcast
      }
    default: nil
    }
  }

  private func compares(_ element: ExprSyntax) -> Bool {
    guard let infix = element.as(BinaryOperatorExprSyntax.self) else { return false }
    return Operators.compares(infix.operator.text)
  }
}
