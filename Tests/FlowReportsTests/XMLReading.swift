import Foundation
import Markup

/// Reads XML as strictly as the tests need.
enum XMLReading {
  /// The attributes of all elements, in order.
  ///
  /// - Throws: `XMLError` if the text is not well-formed.
  static func attributes(of text: String) throws -> [[String: String]] {
    let names = ["name", "message", "classname", "file", "source"]
    var scanner = XMLScanner(Data(text.utf8))
    var elements: [[String: String]] = []
    while let event = try scanner.next() {
      guard case .start(let element) = event else { continue }
      var attributes: [String: String] = [:]
      for name in names { attributes[name] = element[name] }
      elements.append(attributes)
    }
    return elements
  }
}
