internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  /// The preview that the macro declares; `nil` for any other macro.
  func preview(_ macro: MacroExpansionDeclSyntax) -> FunctionDeclaration? {
    preview(
      macro, named: macro.macroName, arguments: macro.arguments,
      closures: [macro.trailingClosure] + macro.additionalTrailingClosures.map(\.closure))
  }

  func preview(_ macro: MacroExpansionExprSyntax) -> FunctionDeclaration? {
    preview(
      macro, named: macro.macroName, arguments: macro.arguments,
      closures: [macro.trailingClosure] + macro.additionalTrailingClosures.map(\.closure))
  }

  /// The bodies of all closures stand one after the other, `timeline:` behind the view.
  private func preview(
    _ macro: some SyntaxProtocol, named name: TokenSyntax, arguments: LabeledExprListSyntax,
    closures: [ClosureExprSyntax?]
  ) -> FunctionDeclaration? {
    guard name.text == "Preview" else { return nil }
    let inParentheses = arguments.map { $0.expression.as(ClosureExprSyntax.self) }
    let body = inDeclaration("#Preview") {
      (inParentheses + closures).compactMap(\.self).flatMap { lower($0.statements) }
    }
    return FunctionDeclaration(
      kind: .preview, name: "#Preview", body: body, position: position(of: macro))
  }
}
