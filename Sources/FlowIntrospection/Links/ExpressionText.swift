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
