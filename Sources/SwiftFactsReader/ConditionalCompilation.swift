internal import SwiftSyntax

extension Lowering {
  /// The branches of an `#if`, each with its condition as a reader would write it.
  func branches(of conditional: IfConfigDeclSyntax)
    -> [(condition: String, elements: IfConfigClauseSyntax.Elements)]
  {
    var earlier: [String] = []
    var result: [(String, IfConfigClauseSyntax.Elements)] = []
    for clause in conditional.clauses {
      let condition: String
      if let written = clause.condition {
        condition = written.trimmedDescription
        earlier.append(condition)
      } else {
        condition = earlier.map(ConditionText.negated).joined(separator: " && ")
      }
      if let elements = clause.elements { result.append((condition, elements)) }
    }
    return result
  }
}
