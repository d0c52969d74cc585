import Foundation

/// Holds JSON against a schema of draft 4 to 7.
///
/// Knows the keywords that the schemas of this repository and of SARIF use; one that it does not
/// know is an error, so that none goes unchecked.
package struct JSONSchema {
  private let root: JSONSchemaValue

  package init(_ data: Data) throws {
    root = try JSONSchemaValue(JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  /// What is wrong with a value, each with the way to it; empty for a valid one.
  package func problems(in data: Data) throws -> [String] {
    let value = try JSONSchemaValue(
      JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
    return check(value, root, at: "$")
  }

  private static let annotations: Set = [
    "$schema", "$id", "id", "$comment", "title", "description", "default", "definitions", "format",
    "examples", "markdownDescription",
  ]

  private func check(
    _ value: JSONSchemaValue, _ schema: JSONSchemaValue, at path: String
  ) -> [String] {
    if case .boolean(let allowed) = schema {
      return allowed ? [] : ["\(path): nothing is allowed here"]
    }
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no schema"] }
    if case .string(let reference)? = keywords["$ref"] {
      guard let target = resolve(reference) else { return ["\(path): no \(reference)"] }
      return check(value, target, at: path)
    }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      problems(keyword, argument, keywords, value, path)
    }
  }

  private func problems(
    _ keyword: String, _ argument: JSONSchemaValue, _ keywords: [String: JSONSchemaValue],
    _ value: JSONSchemaValue, _ path: String
  ) -> [String] {
    switch keyword {
    case "type":
      let types = argument.list ?? [argument]
      return types.contains { value.has(type: $0.text ?? "") }
        ? [] : ["\(path): is no \(types.compactMap(\.text).joined(separator: " or "))"]
    case "enum":
      return argument.list?.contains(value) == true ? [] : ["\(path): \(value) is not allowed"]
    case "const": return argument == value ? [] : ["\(path): \(value) is not \(argument)"]
    case "anyOf", "oneOf", "allOf": return combined(keyword, argument.list ?? [], value, path)
    case "not":
      return check(value, argument, at: path).isEmpty ? ["\(path): matches what it must not"] : []
    case "required", "properties", "additionalProperties", "propertyNames", "patternProperties",
      "dependencies":
      return objectProblems(keyword, argument, keywords, value, path)
    case "items", "minItems", "maxItems", "uniqueItems":
      return listProblems(keyword, argument, value, path)
    case "minimum", "maximum", "pattern", "minLength", "maxLength":
      return scalarProblems(keyword, argument, value, path)
    default:
      return Self.annotations.contains(keyword) ? [] : ["\(path): unknown keyword \(keyword)"]
    }
  }

  private func combined(
    _ keyword: String, _ schemas: [JSONSchemaValue], _ value: JSONSchemaValue, _ path: String
  ) -> [String] {
    let results = schemas.map { check(value, $0, at: path) }
    let fitting = results.count(where: \.isEmpty)
    switch keyword {
    case "allOf": return results.flatMap(\.self)
    case "anyOf" where fitting > 0: return []
    case "oneOf" where fitting == 1: return []
    default: return ["\(path): fits \(fitting) of \(keyword)"] + results.flatMap(\.self)
    }
  }

  private func objectProblems(
    _ keyword: String, _ argument: JSONSchemaValue, _ keywords: [String: JSONSchemaValue],
    _ value: JSONSchemaValue, _ path: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    let properties = keywords["properties"]?.members ?? [:]
    let patterns = keywords["patternProperties"]?.members ?? [:]
    switch keyword {
    case "required":
      return (argument.list ?? []).compactMap(\.text).filter { members[$0] == nil }
        .map { "\(path): '\($0)' is missing" }
    case "properties":
      return members.sorted { $0.key < $1.key }.flatMap { key, member in
        properties[key].map { check(member, $0, at: "\(path).\(key)") } ?? []
      }
    case "patternProperties":
      return members.sorted { $0.key < $1.key }.flatMap { key, member in
        patterns.filter { Self.matches($0.key, key) }
          .flatMap { check(member, $0.value, at: "\(path).\(key)") }
      }
    case "additionalProperties":
      return members.sorted { $0.key < $1.key }.flatMap { key, member in
        properties[key] == nil && !patterns.keys.contains { Self.matches($0, key) }
          ? check(member, argument, at: "\(path).\(key)") : []
      }
    case "propertyNames":
      return members.keys.sorted().flatMap { check(.string($0), argument, at: "\(path).\($0)") }
    default:
      return (argument.members ?? [:]).filter { members[$0.key] != nil }.flatMap { _, needed in
        (needed.list ?? []).compactMap(\.text).filter { members[$0] == nil }
          .map { "\(path): '\($0)' is missing" }
      }
    }
  }

  private func listProblems(
    _ keyword: String, _ argument: JSONSchemaValue, _ value: JSONSchemaValue, _ path: String
  ) -> [String] {
    guard case .array(let elements) = value else { return [] }
    switch keyword {
    case "items":
      return elements.enumerated().flatMap { offset, element in
        check(element, argument, at: "\(path)[\(offset)]")
      }
    case "minItems":
      return elements.count >= Int(argument.number ?? 0) ? [] : ["\(path): has too few elements"]
    case "maxItems":
      return elements.count <= Int(argument.number ?? 0) ? [] : ["\(path): has too many elements"]
    default:
      return argument != .boolean(true) || Set(elements).count == elements.count
        ? [] : ["\(path): has an element twice"]
    }
  }

  private func scalarProblems(
    _ keyword: String, _ argument: JSONSchemaValue, _ value: JSONSchemaValue, _ path: String
  ) -> [String] {
    let limit = argument.number ?? 0
    let fits: Bool
    switch (keyword, value) {
    case ("minimum", .number(let number)): fits = number >= limit
    case ("maximum", .number(let number)): fits = number <= limit
    case ("minLength", .string(let text)): fits = Double(text.unicodeScalars.count) >= limit
    case ("maxLength", .string(let text)): fits = Double(text.unicodeScalars.count) <= limit
    case ("pattern", .string(let text)): fits = Self.matches(argument.text ?? "", text)
    default: fits = true
    }
    return fits ? [] : ["\(path): \(value) does not fit \(keyword) \(argument)"]
  }

  private static func matches(_ pattern: String, _ text: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private func resolve(_ reference: String) -> JSONSchemaValue? {
    guard reference.hasPrefix("#") else { return nil }
    return reference.dropFirst().split(separator: "/").reduce(root) { value, key in
      value?.members?[String(key)]
    }
  }
}
