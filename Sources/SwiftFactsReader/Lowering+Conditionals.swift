internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ conditional: IfExprSyntax) -> Statement {
    let position = position(of: conditional)
    let empty = Statement(.conditional([], then: [], otherwise: []), at: position)
    return nested(at: conditional, fallback: empty) {
      let conditions = lower(conditional.conditions)
      let body = lower(conditional.body.statements)
      let otherwise: [Statement] =
        switch conditional.elseBody {
        case .ifExpr(let next): [lower(next)]
        case .codeBlock(let block): lower(block.statements)
        default: []
        }
      return Statement(.conditional(conditions, then: body, otherwise: otherwise), at: position)
    }
  }

  func lower(_ switched: SwitchExprSyntax) -> Statement {
    let position = position(of: switched)
    let subject = lower(switched.subject)
    return Statement(.switched(subject, lower(switched.cases)), at: position)
  }

  func lower(_ conditions: ConditionElementListSyntax) -> [Condition] {
    conditions.map { element in
      switch element.condition {
      case .expression(let expression):
        return .expression(lower(expression))
      case .optionalBinding(let binding):
        let value = binding.initializer.map { lower($0.value) }
        return .binding(
          lower(binding.pattern), binding.typeAnnotation.map { lower($0.type) }, value)
      case .matchingPattern(let match):
        let value = lower(match.initializer.value)
        return .pattern(lower(match.pattern), value)
      default:
        return .availability
      }
    }
  }

  private func lower(_ cases: SwitchCaseListSyntax) -> [SwitchCase] {
    var result: [SwitchCase] = []
    for element in cases {
      if case .switchCase(let switchCase) = element {
        result.append(lower(switchCase))
      } else if case .ifConfigDecl(let conditional) = element {
        for (_, elements) in branches(of: conditional) {
          if case .switchCases(let cases) = elements { result += lower(cases) }
        }
      }
    }
    return result
  }

  private func lower(_ switchCase: SwitchCaseSyntax) -> SwitchCase {
    var items: [SwitchCase.Item] = []
    var isDefault = true
    if case .case(let label) = switchCase.label {
      isDefault = false
      items = label.caseItems.map { item in
        SwitchCase.Item(
          pattern: lower(item.pattern),
          guardCondition: item.whereClause.map { lower($0.condition) })
      }
    }
    return SwitchCase(
      items: items, isDefault: isDefault, body: lower(switchCase.statements),
      position: position(of: switchCase))
  }
}
