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
        condition = earlier.map(negated).joined(separator: " && ")
      }
      if let elements = clause.elements { result.append((condition, elements)) }
    }
    return result
  }

  /// Both conditions, the outer one first.
  func joined(_ outer: String?, _ inner: String) -> String {
    guard let outer else { return inner }
    return [outer, inner].map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private func negated(_ condition: String) -> String {
    let isSimple = condition.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
        || Character(UnicodeScalar(byte)).isNumber
    }
    return isSimple ? "!\(condition)" : "!(\(condition))"
  }
}
