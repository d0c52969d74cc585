import Foundation

/// A JSON value that can be compared.
enum JSONSchemaValue: Hashable {
  case object([String: JSONSchemaValue])
  case array([JSONSchemaValue])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  init(_ value: Any) throws {
    switch value {
    case let members as [String: Any]: self = .object(try members.mapValues(Self.init))
    case let elements as [Any]: self = .array(try elements.map(Self.init))
    case let text as String: self = .string(text)
    case let number as NSNumber:
      // Foundation keeps switches and numbers in the same class.
      self =
        Self.isSwitch(number) ? .boolean(number.boolValue) : .number(number.doubleValue)
    case is NSNull: self = .null
    default: throw CocoaError(.propertyListReadCorrupt)
    }
  }

  static func isSwitch(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }

  var members: [String: JSONSchemaValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  var list: [JSONSchemaValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  func has(type: String) -> Bool {
    switch (type, self) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .boolean), ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
