import SwiftFacts

/// Identifiers that code puts together: raw values, names of types, constants.
extension Evaluator {
  /// The values of an expression that names something: of `id.rawValue` the case itself, which
  /// `text(of:)` reads once it is known.
  func evaluateText(_ expression: Expression, _ frame: Frame, expected: ResolvedType? = nil)
    -> [Value]
  {
    if case .member(let base?, let name, _) = expression.kind, name == "rawValue" {
      let values = evaluate(base, frame)
      let isCase = values.contains {
        switch $0 {
        case .enumCase, .parameter: true
        default: false
        }
      }
      if isCase { return values }
    }
    return evaluate(expression, frame, expected: expected)
  }

  /// What a value reads as: a text, a case's raw value, a type's name.
  func text(of value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .enumCase(let type, let name, _): rawText(of: name, in: type)
    case .metatype(let type), .some(let type), .instance(let type, _):
      type.id == nil ? nil : type.simpleName
    default: nil
    }
  }

  /// A case's raw value, if its enum's raw values are texts.
  func rawText(of name: String, in type: TypeID) -> String? {
    guard let declared = index[type].enumCase(named: name) else { return nil }
    if case .string(let segments)? = declared.rawValue?.kind {
      var text = ""
      for segment in segments {
        guard case .text(let part) = segment else { return nil }
        text += part
      }
      return text
    }
    return index[type].inherited.first?.reference.name == "String" ? name : nil
  }

  /// `String(describing: Type.self)`, the type's name.
  func describe(_ type: ResolvedType, _ arguments: [Argument], _ frame: Frame) -> [Value]? {
    guard type.name == "String", arguments.count == 1,
      ["describing", "reflecting"].contains(arguments[0].label)
    else { return nil }
    let values = evaluate(arguments[0].value, frame).compactMap { value -> Value? in
      switch value {
      case .metatype(let described): return .string(described.simpleName)
      // The type that a static method is called on.
      case .parameter(Value.selfNumber, _) where frame.unit.isStatic: return value
      default: return nil
      }
    }
    return values.isEmpty ? nil : values
  }
}
