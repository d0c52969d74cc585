/// The text of a string segment with its escapes resolved.
///
/// - Parameter pounds: how many `#` the literal opens with, and each escape with it.
func unescaped(_ text: String, pounds: Int) -> String {
  guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
  let delimiter = "\\" + String(repeating: "#", count: pounds)
  var result = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while let scalar = rest.first {
    guard scalar == "\\", rest.starts(with: delimiter.unicodeScalars) else {
      result.append(scalar)
      rest.removeFirst()
      continue
    }
    rest.removeFirst(delimiter.unicodeScalars.count)
    appendEscape(from: &rest, to: &result)
  }
  return String(result)
}

private func appendEscape(
  from rest: inout Substring.UnicodeScalarView, to result: inout String.UnicodeScalarView
) {
  guard let escape = rest.popFirst() else { return }
  switch escape {
  case "n": result.append("\n")
  case "t": result.append("\t")
  case "r": result.append("\r")
  case "0": result.append("\0")
  case "u":
    let digits = rest.dropFirst().prefix { $0 != "}" }
    rest = rest.dropFirst(digits.count + 2)
    if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
      result.append(scalar)
    }
  case " ", "\t", "\r", "\n":
    // The line goes on after the break.
    rest = rest.drop { $0.properties.isWhitespace }
  default: result.append(escape)
  }
}
