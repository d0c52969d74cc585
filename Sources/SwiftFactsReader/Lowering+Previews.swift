internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  /// The preview that the macro declares; `nil` for any other macro.
  func preview(_ macro: MacroExpansionDeclSyntax) -> FunctionDeclaration? {
    preview(
      macro, named: macro.macroName, arguments: macro.arguments, closure: macro.trailingClosure)
  }

  func preview(_ macro: MacroExpansionExprSyntax) -> FunctionDeclaration? {
    preview(
      macro, named: macro.macroName, arguments: macro.arguments, closure: macro.trailingClosure)
  }

  private func preview(
    _ macro: some SyntaxProtocol, named name: TokenSyntax, arguments: LabeledExprListSyntax,
    closure: ClosureExprSyntax?
  ) -> FunctionDeclaration? {
    guard name.text == "Preview" else { return nil }
    let body = inDeclaration("#Preview") {
      let outside = lower(arguments).map { argument in
        Statement(.expression(argument.value), at: argument.value.position)
      }
      return (outside.filter(isClosure)) + (closure.map { lower($0.statements) } ?? [])
    }
    return FunctionDeclaration(
      kind: .preview, name: "#Preview", body: body, position: position(of: macro))
  }

  private func isClosure(_ statement: Statement) -> Bool {
    if case .expression(let expression) = statement.kind, case .closure = expression.kind {
      return true
    }
    return false
  }
}
