/// Reads the settings that an `.xcconfig` or `project.pbxproj` file defines plainly, one a line.
enum BuildSettingsReader {
  /// `NAME = value // comment`, also `NAME[config=Debug] = value`.
  static func readConfiguration(_ text: String) -> BuildSettings {
    var settings = BuildSettings()
    for line in text.split(whereSeparator: \.isNewline) {
      var line = line
      // A URL in a value is written with a trick ($()) because // starts a comment.
      if let comment = line.firstRange(of: "//") { line = line[..<comment.lowerBound] }
      guard let equals = line.firstIndex(of: "=") ?? nil else { continue }
      var split = equals
      if let bracket = line[..<equals].firstIndex(of: "["),
        let close = line[bracket...].firstIndex(of: "]"),
        let next = line[close...].firstIndex(of: "=")
      {
        split = next
      }
      let name = trimmed(line[..<split]).prefix { $0 != "[" }
      add(String(name), trimmed(line[line.index(after: split)...]), to: &settings)
    }
    return settings
  }

  /// `NAME = value;` or `NAME = "value";`.
  ///
  /// Of a project file's lines few are settings: the others are told by their bytes.
  static func readProject(_ text: String) -> BuildSettings {
    var settings = BuildSettings()
    let lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines where mayBeSetting(line) {
      let line = Substring(line)
      guard let equals = line.firstRange(of: " = ") else { continue }
      var name = trimmed(line[..<equals.lowerBound])
      var value = trimmed(line[equals.upperBound...].dropLast())
      if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = unescaped(value.dropFirst().dropLast())
      }
      if name.hasPrefix("\"") { name = String(name.dropFirst().prefix { $0 != "[" && $0 != "\"" }) }
      add(name, value, to: &settings)
    }
    return settings
  }

  /// Whether a line ends in `;` and begins with one word, or with a text, and ` =`.
  private static func mayBeSetting(_ line: Substring.UTF8View) -> Bool {
    guard line.last == UInt8(ascii: ";") else { return false }
    let rest = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
    if rest.first == UInt8(ascii: "\"") { return true }
    return rest.drop { $0 != UInt8(ascii: " ") }.dropFirst().first == UInt8(ascii: "=")
  }

  private static func add(_ name: String, _ value: String, to settings: inout BuildSettings) {
    guard !name.isEmpty, !value.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return }
    settings.add(name, value)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}
