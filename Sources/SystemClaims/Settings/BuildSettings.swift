/// Build settings as far as they are written down plainly: each name with the values that it can
/// have.
///
/// Configurations (debug, release) and targets are not told apart: a setting has every value that
/// some configuration gives it, in the order of the files.
struct BuildSettings: Hashable, Sendable {
  private(set) var values: [String: [String]] = [:]

  init() {}

  mutating func add(_ name: String, _ value: String) {
    if values[name]?.contains(value) != true { values[name, default: []].append(value) }
  }

  mutating func merge(_ other: BuildSettings) {
    for (name, values) in other.values.sorted(by: { $0.key < $1.key }) {
      for value in values { add(name, value) }
    }
  }

  /// Adds the names that are not there yet.
  mutating func fill(from other: BuildSettings) {
    for (name, values) in other.values where self.values[name] == nil {
      self.values[name] = values
    }
  }

  /// How many values one text may expand to.
  private static let limit = 16

  /// Every value that a text can have, its build variables replaced; empty if one is unknown.
  ///
  /// A text without variables is its own only value. Definitions in a circle give nothing.
  func expand(_ text: String) -> [String] {
    var steps = 1_000
    return expand(text, depth: 0, steps: &steps)
  }

  private func expand(_ text: String, depth: Int, steps: inout Int) -> [String] {
    guard let variable = text.firstMatch(of: BuildVariable.pattern) else { return [text] }
    steps -= 1
    guard depth < 8, steps > 0, let name = BuildVariable(String(variable.output)) else {
      return []
    }
    var results: [String] = []
    for value in values[name.name] ?? [] where !value.contains("$(inherited)") {
      for value in expand(value, depth: depth + 1, steps: &steps) {
        let replaced =
          text[..<variable.range.lowerBound] + name.apply(value)
          + text[variable.range.upperBound...]
        for result in expand(String(replaced), depth: depth + 1, steps: &steps)
        where !results.contains(result) && results.count < Self.limit {
          results.append(result)
        }
      }
    }
    return results
  }
}

/// A reference to a build setting: `$(NAME)`, `${NAME}`, `$(NAME:lower)`.
struct BuildVariable: Hashable, Sendable {
  let name: String
  let operators: [String]

  nonisolated(unsafe) static let pattern = #/\$\(\w+(?::\w+)*\)|\$\{\w+(?::\w+)*\}/#

  init?(_ text: String) {
    let parts = text.dropFirst(2).dropLast().split(separator: ":").map(String.init)
    guard let name = parts.first else { return nil }
    self.name = name
    operators = Array(parts.dropFirst())
  }

  /// The value with the reference's operators applied.
  func apply(_ value: String) -> String {
    operators.reduce(value) { value, name in
      switch name {
      case "lower": value.lowercased()
      case "upper": value.uppercased()
      case "rfc1034identifier":
        String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "c99extidentifier": String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      default: value
      }
    }
  }
}
