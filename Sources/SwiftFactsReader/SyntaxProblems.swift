internal import SwiftFacts
internal import SwiftSyntax

/// The places of a tree that are no Swift, for a tree that says it has some.
struct SyntaxProblems {
  /// One mistake often breaks much of what follows; a few places are enough to find it.
  static let limit = 5

  let lines: LineTable

  /// The first problems, in source order, at most one for each line.
  func find(in tree: SourceFileSyntax) -> [Problem] {
    guard tree.hasError else { return [] }
    var problems: [Problem] = []
    var pending = [Syntax(tree)]
    while let node = pending.popLast(), problems.count < Self.limit {
      guard node.hasError || node.is(TokenSyntax.self) else { continue }
      if let problem = problem(at: node) {
        if problem.position.line != problems.last?.position.line { problems.append(problem) }
      } else {
        pending += node.children(viewMode: .all).reversed()
      }
    }
    return problems
  }

  private func problem(at node: Syntax) -> Problem? {
    if let token = node.as(TokenSyntax.self) {
      if token.presence == .missing { return missing(token) }
      guard token.tokenDiagnostic != nil else { return nil }
      return Problem(message: "syntax error near \(quoted(token))", position: position(of: token))
    }
    guard let unexpected = node.as(UnexpectedNodesSyntax.self),
      let token = unexpected.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    return Problem(message: "syntax error near \(quoted(token))", position: position(of: token))
  }

  private func missing(_ token: TokenSyntax) -> Problem {
    let expected = token.text.isEmpty ? "" : ", expected '\(token.text)'"
    guard let next = token.nextToken(viewMode: .sourceAccurate), !next.text.isEmpty else {
      return Problem(
        message: "syntax error at the end of the file\(expected)", position: position(of: token))
    }
    return Problem(
      message: "syntax error before \(quoted(next))\(expected)", position: position(of: next))
  }

  private func quoted(_ token: TokenSyntax) -> String {
    let text = token.text.prefix { !$0.isNewline }
    return text.count > 40 ? "'\(text.prefix(40))…'" : "'\(text)'"
  }

  private func position(of token: TokenSyntax) -> Position {
    lines.position(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
