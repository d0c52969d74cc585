internal import SwiftFacts
internal import SwiftSyntax

/// Calls, members and subscripts hang on each other, often hundreds in a row: they are lowered in a
/// loop, from the innermost one outwards.
extension Lowering {
  func lowerChain(_ outermost: ExprSyntax, following base: Expression?) -> Expression {
    var links: [ExprSyntaxEnum] = []
    var innermost = outermost
    while let next = step(innermost, &links) { innermost = next }

    let length = links.count
    guard depth + length <= Self.nestingLimit else {
      return flattened(links, around: innermost, following: base)
    }
    let outerDepth = depth
    defer { depth = outerDepth }
    depth += length
    var result = lowerInnermost(innermost, following: base)
    for link in links.reversed() {
      depth -= 1
      result = attach(link, to: result)
    }
    return result
  }

  /// The expression that this one hangs on; `nil` at the innermost one.
  private func step(_ expression: ExprSyntax, _ links: inout [ExprSyntaxEnum]) -> ExprSyntax? {
    let form = expression.as(ExprSyntaxEnum.self)
    switch form {
    case .functionCallExpr(let call):
      links.append(form)
      return call.calledExpression
    case .memberAccessExpr(let member):
      guard let base = member.base else { return nil }
      links.append(form)
      return base
    case .subscriptCallExpr(let call):
      links.append(form)
      return call.calledExpression
    case .genericSpecializationExpr(let specialized):
      links.append(form)
      return specialized.expression
    case .postfixIfConfigExpr(let conditional):
      guard let base = conditional.base else { return nil }
      links.append(form)
      return base
    case .optionalChainingExpr(let chained):
      return chained.expression
    case .forceUnwrapExpr(let unwrapped):
      return unwrapped.expression
    default:
      return nil
    }
  }

  private func lowerInnermost(_ expression: ExprSyntax, following base: Expression?) -> Expression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      let name = member.declName.baseName
      return Expression(.member(base, name.name, []), at: position(of: name))
    case .postfixIfConfigExpr(let conditional):
      return attachBranches(of: conditional, to: base)
        ?? Expression(.other([]), at: position(of: expression))
    default:
      return lower(expression)
    }
  }

  private func attach(_ link: ExprSyntaxEnum, to base: Expression) -> Expression {
    switch link {
    case .functionCallExpr(let call):
      let arguments = comparing(isCompared || isComparison(base)) {
        lower(call.arguments)
          + trailingClosures(call.trailingClosure, call.additionalTrailingClosures)
      }
      return Expression(.call(base, arguments), at: base.position)
    case .memberAccessExpr(let member):
      let name = member.declName.baseName
      return Expression(.member(base, name.name, []), at: position(of: name))
    case .subscriptCallExpr(let call):
      let arguments =
        lower(call.arguments)
        + trailingClosures(call.trailingClosure, call.additionalTrailingClosures)
      return Expression(.subscripted(base, arguments), at: base.position)
    case .genericSpecializationExpr(let specialized):
      let arguments = lower(specialized.genericArgumentClause)
      return Expression(kind(base.kind, with: arguments), at: base.position)
    case .postfixIfConfigExpr(let conditional):
      return attachBranches(of: conditional, to: base) ?? base
    default:
      return base
    }
  }

  /// The base with the modifiers of all branches of an `#if`, one branch after the other.
  private func attachBranches(of conditional: PostfixIfConfigExprSyntax, to base: Expression?)
    -> Expression?
  {
    var result = base
    for (_, elements) in branches(of: conditional.config) {
      guard case .postfixExpression(let expression) = elements else { continue }
      result = nested(at: expression, fallback: result) {
        lower(expression, following: result)
      }
    }
    return result
  }

  private func kind(_ kind: Expression.Kind, with arguments: [TypeReference]) -> Expression.Kind {
    switch kind {
    case .name(let name, _): .name(name, arguments)
    case .member(let base, let name, _): .member(base, name, arguments)
    default: kind
    }
  }

  /// What a chain that is too long is made of.
  private func flattened(
    _ links: [ExprSyntaxEnum], around innermost: ExprSyntax, following base: Expression?
  ) -> Expression {
    noteDepth(at: innermost)
    var parts = [lowerInnermost(innermost, following: base)]
    for case .functionCallExpr(let call) in links.reversed() {
      parts += lower(call.arguments).map(\.value)
      parts += trailingClosures(call.trailingClosure, call.additionalTrailingClosures)
        .map(\.value)
    }
    return Expression(.other(parts), at: parts[0].position)
  }
}
