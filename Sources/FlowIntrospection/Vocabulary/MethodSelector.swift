/// A method as a configuration names it: `MyRouter.go(to:)`, `Sheets.open`, `jump(_:)`.
///
/// Without parentheses any labels do, without a type any type.
package struct MethodSelector: Hashable, Sendable {
  package var type: String?
  package var name: String
  /// The labels of the arguments, `nil` for `_`; `nil` as a whole if the text names none.
  package var labels: [String?]?
  package let text: String

  /// `nil` if the text does not name a method.
  package init?(_ text: String) {
    self.text = text
    var path = text[...]
    if let open = text.firstIndex(of: "(") {
      guard text.last == ")" else { return nil }
      path = text[..<open]
      let inside = text[text.index(after: open)..<text.index(before: text.endIndex)]
      guard inside.isEmpty || inside.last == ":" else { return nil }
      let labels = inside.split(separator: ":", omittingEmptySubsequences: false).dropLast()
      guard labels.allSatisfy({ Self.isName($0) }) else { return nil }
      self.labels = labels.map { $0 == "_" ? nil : String($0) }
    }
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.allSatisfy({ Self.isName($0) }), last != "_" else {
      return nil
    }
    name = String(last)
    type = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first,
      first == "_" || first.properties.isXIDStart
    else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
