import SwiftFacts

/// Writes a lowered expression as a reader would find it in the source.
enum ExpressionText {
  static func text(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name, _): name
    case .member(let base, let name, _): (base.map(text) ?? "") + "." + name
    case .call(let callee, let arguments): text(callee) + call(arguments)
    case .subscripted(let base, let arguments): "\(text(base))[\(list(arguments))]"
    case .closure(let closure): "{ \(body(closure.body)) }"
    case .string(let segments): "\"\(segments.map(segment).joined())\""
    case .number(let number): number
    case .boolean(let value): value ? "true" : "false"
    case .nilLiteral: "nil"
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .dictionary: "[…]"
    case .tuple(let arguments): "(\(list(arguments)))"
    case .keyPath(let root, let names): "\\\(root?.text ?? "").\(names.joined(separator: "."))"
    case .ternary(let condition, let first, let second):
      "\(text(condition)) ? \(text(first)) : \(text(second))"
    case .binary(let symbol, let left, let right): "\(text(left)) \(symbol) \(text(right))"
    case .prefix(let symbol, let operand): symbol + text(operand)
    case .assignment(let target, let symbol, let value): "\(text(target)) \(symbol) \(text(value))"
    case .cast(let operand, let kind, let type): "\(text(operand)) \(kind.rawValue) \(type.text)"
    case .type(let type): type.text
    case .macro(let name, let arguments): "#\(name)(\(list(arguments)))"
    case .statement: "…"
    case .other(let parts): parts.map(text).joined(separator: " ")
    }
  }

  /// The opposite of a condition.
  static func negated(_ text: String) -> String {
    let bytes = text.utf8
    let isWord = !bytes.contains(UInt8(ascii: " "))
    if text.hasPrefix("!("), text.hasSuffix(")") { return String(text.dropFirst(2).dropLast()) }
    if isWord { return text.hasPrefix("!") ? String(text.dropFirst()) : "!\(text)" }
    if !bytes.contains(UInt8(ascii: "{")), !bytes.hasPair("&"), !bytes.hasPair("|") {
      for (first, opposite) in [("=", " != "), ("!", " == ")] {
        let symbol = Array(" \(first)= ".utf8)
        guard let found = bytes.firstRange(of: symbol),
          bytes[found.upperBound...].firstRange(of: symbol) == nil
        else { continue }
        return text[..<found.lowerBound] + opposite + text[found.upperBound...]
      }
    }
    return "!(\(text))"
  }

  private static func call(_ arguments: [Argument]) -> String {
    let plain = arguments.filter { !$0.isTrailing }
    let trailing = arguments.filter(\.isTrailing).map { " " + text($0.value) }.joined()
    return (plain.isEmpty && !trailing.isEmpty ? "" : "(\(list(plain)))") + trailing
  }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")
  }

  private static func segment(_ segment: StringSegment) -> String {
    switch segment {
    case .text(let text): text
    case .interpolation(let expression): "\\(\(text(expression)))"
    }
  }

  private static func body(_ statements: [Statement]) -> String {
    guard statements.count == 1 else { return "…" }
    switch statements[0].kind {
    case .expression(let expression): return text(expression)
    case .returned(let expression?): return text(expression)
    default: return "…"
    }
  }
}

extension String.UTF8View {
  /// Whether a character stands twice in a row.
  fileprivate func hasPair(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    return zip(self, dropFirst()).contains { $0 == byte && $1 == byte }
  }
}
