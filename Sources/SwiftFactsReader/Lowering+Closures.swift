internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ closure: ClosureExprSyntax) -> Expression {
    let position = position(of: closure)
    let signature = closure.signature
    return comparing(false) {
      let lowered = Closure(
        captures: signature?.capture?.items.map(lower) ?? [],
        parameters: signature.map(parameters) ?? [], body: lower(closure.statements),
        position: position)
      return Expression(.closure(lowered), at: position)
    }
  }

  private func lower(_ capture: ClosureCaptureSyntax) -> Closure.Capture {
    let specifier = capture.specifier.map { specifier in
      specifier.specifier.text + (specifier.detail.map { "(\($0.text))" } ?? "")
    }
    return Closure.Capture(
      name: capture.name.name, ownership: specifier,
      value: capture.initializer.map { lower($0.value) })
  }

  private func parameters(_ signature: ClosureSignatureSyntax) -> [Closure.Parameter] {
    switch signature.parameterClause {
    case .simpleInput(let names):
      names.map { Closure.Parameter(name: $0.name.name) }
    case .parameterClause(let clause):
      clause.parameters.map { parameter in
        Closure.Parameter(
          name: (parameter.secondName ?? parameter.firstName).name,
          type: parameter.type.map { lower($0) })
      }
    default:
      []
    }
  }
}
