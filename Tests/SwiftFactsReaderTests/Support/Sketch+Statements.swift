import SwiftFacts

extension [Statement] {
  var sketch: String { map(\.sketch).joined(separator: "; ") }
}

extension Statement {
  var sketch: String {
    switch kind {
    case .expression(let expression): expression.sketch
    case .bindings(let bindings): "let \(bindings.map(\.sketch).joined(separator: ", "))"
    case .returned(let value): "return\(value.map { " \($0.sketch)" } ?? "")"
    case .conditional(let conditions, let body, let otherwise):
      "if \(conditions.sketch) { \(body.sketch) } else { \(otherwise.sketch) }"
    case .guarded(let conditions, let otherwise):
      "guard \(conditions.sketch) else { \(otherwise.sketch) }"
    case .switched(let subject, let cases):
      "switch \(subject.sketch) { \(cases.map(\.sketch).joined(separator: " | ")) }"
    case .loop(let pattern, let sequence, let conditions, let body):
      "loop \(pattern?.sketch ?? "-") in \(sequence?.sketch ?? "-") "
        + "where \(conditions.sketch) { \(body.sketch) }"
    case .attempted(let body, let catches):
      "do { \(body.sketch) }\(catches.map { " catch { \($0.sketch) }" }.joined())"
    case .thrown(let error): "throw \(error.sketch)"
    case .deferred(let body): "defer { \(body.sketch) }"
    case .function(let function): "func \(function.name) { \(function.body?.sketch ?? "") }"
    case .jump(let word): word
    }
  }
}

extension LocalBinding {
  fileprivate var sketch: String {
    pattern.sketch + (type.map { ": \($0.text)" } ?? "") + (value.map { " = \($0.sketch)" } ?? "")
  }
}

extension [Condition] {
  fileprivate var sketch: String {
    map { condition in
      switch condition {
      case .expression(let expression): expression.sketch
      case .binding(let pattern, let type, let value):
        "let \(pattern.sketch)\(type.map { ": \($0.text)" } ?? "")"
          + (value.map { " = \($0.sketch)" } ?? "")
      case .pattern(let pattern, let value): "case \(pattern.sketch) = \(value.sketch)"
      case .availability: "#available"
      }
    }.joined(separator: ", ")
  }
}

extension SwitchCase {
  fileprivate var sketch: String {
    let items = items.map { item in
      item.pattern.sketch + (item.guardCondition.map { " where \($0.sketch)" } ?? "")
    }
    let label = isDefault ? "default" : items.joined(separator: ", ")
    return "\(label): \(body.sketch)"
  }
}

extension Pattern {
  var sketch: String {
    switch self {
    case .wildcard: "_"
    case .binding(let name): "$\(name)"
    case .value(let value): "~\(value.sketch)"
    case .enumCase(let name, let type, let elements, _):
      "\(type?.text ?? "").\(name)(\(elements.sketch))"
    case .tuple(let elements): "(\(elements.sketch))"
    case .optional(let pattern): "\(pattern.sketch)?"
    case .type(let type): "is \(type.text)"
    case .cast(let pattern, let type): "\(pattern.sketch) as \(type.text)"
    }
  }
}

extension [PatternElement] {
  fileprivate var sketch: String {
    map { "\($0.label.map { "\($0): " } ?? "")\($0.pattern.sketch)" }.joined(separator: ", ")
  }
}
