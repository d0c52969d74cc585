import SwiftFacts

/// Expectations are written as Swift-like text: what a wrapper or sugar stood for is gone, operators
/// have parentheses, trailing closures a `^`.
extension Expression {
  var sketch: String {
    switch kind {
    case .name(let name, let types): name + types.generics
    case .member(let base, let name, let types):
      "\(base?.sketch ?? "").\(name)\(types.generics)"
    case .call(let callee, let arguments): "\(callee.sketch)(\(arguments.sketch))"
    case .subscripted(let base, let arguments): "\(base.sketch)[\(arguments.sketch)]"
    case .closure(let closure): closure.sketch
    case .string(let segments): "\"\(segments.map(\.sketch).joined())\""
    case .number(let text): text
    case .boolean(let value): "\(value)"
    case .nilLiteral: "nil"
    case .array(let elements): "[\(elements.map(\.sketch).joined(separator: ", "))]"
    case .dictionary(let entries):
      "[\(entries.map { "\($0.key.sketch): \($0.value.sketch)" }.joined(separator: ", "))]dict"
    case .tuple(let elements): "(\(elements.sketch))"
    case .keyPath(let root, let names):
      "\\\(root?.text ?? "")\(names.map { ".\($0)" }.joined())"
    case .ternary(let condition, let first, let second):
      "(\(condition.sketch) ? \(first.sketch) : \(second.sketch))"
    case .binary(let name, let left, let right): "(\(left.sketch) \(name) \(right.sketch))"
    case .prefix(let name, let operand): "\(name)\(operand.sketch)"
    case .assignment(let target, let name, let value):
      "<\(target.sketch) \(name) \(value.sketch)>"
    case .cast(let value, let kind, let type): "(\(value.sketch) \(kind.rawValue) \(type.text))"
    case .type(let type): "type \(type.text)"
    case .macro(let name, let arguments): "#\(name)(\(arguments.sketch))"
    case .statement(let statement): "{{ \(statement.sketch) }}"
    case .other(let parts): "other(\(parts.map(\.sketch).joined(separator: ", ")))"
    }
  }
}

extension [TypeReference] {
  fileprivate var generics: String {
    isEmpty ? "" : "<\(map(\.text).joined(separator: ", "))>"
  }
}

extension [Argument] {
  var sketch: String {
    map { argument in
      let label = argument.label.map { "\($0): " } ?? ""
      return "\(argument.isTrailing ? "^" : "")\(label)\(argument.value.sketch)"
    }.joined(separator: ", ")
  }
}

extension StringSegment {
  fileprivate var sketch: String {
    switch self {
    case .text(let text): text
    case .interpolation(let value): "\\(\(value.sketch))"
    }
  }
}

extension Closure {
  fileprivate var sketch: String {
    let captures = captures.map { capture in
      let value = capture.value.map { " = \($0.sketch)" } ?? ""
      return "\(capture.ownership.map { "\($0) " } ?? "")\(capture.name)\(value)"
    }
    let parameters = parameters.map { "\($0.name)\($0.type.map { ": \($0.text)" } ?? "")" }
    var words: [String] = []
    if !captures.isEmpty { words.append("[\(captures.joined(separator: ", "))]") }
    if !parameters.isEmpty { words.append("(\(parameters.joined(separator: ", ")))") }
    if !words.isEmpty { words.append("in") }
    if !body.isEmpty { words.append(body.sketch) }
    return words.isEmpty ? "{}" : "{ \(words.joined(separator: " ")) }"
  }
}
