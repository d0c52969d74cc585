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
    var result = Closure.Capture(name: "", ownership: specifier)
    // The parts, because their accessors differ among the releases of SwiftSyntax.
    for part in capture.children(viewMode: .sourceAccurate) {
      if let initializer = part.as(InitializerClauseSyntax.self) {
        result.value = lower(initializer.value)
      } else if let value = part.as(ExprSyntax.self), !result.name.isEmpty {
        result.value = lower(value)
      } else if result.name.isEmpty, let name = part.firstToken(viewMode: .sourceAccurate),
        !part.is(ClosureCaptureSpecifierSyntax.self)
      {
        result.name = name.name
      }
    }
    return result
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
