import DeepLinks
import SwiftFacts

/// Handlers that are registered for patterns written as strings.
///
/// `register("user/:id/*") { … }` in whatever function and whatever the method is called: a call on
/// a value of a declared type, with a pattern first and a closure behind it.
struct LinkRegistrations {
  struct Entry {
    var pattern: String
    var handler: Closure
    var unit: UnitID
    var position: Position
    /// The receiver as written, and what comes before the call's name.
    var receiver: Expression?
    var method: String
  }

  private(set) var entries: [Entry] = []

  init(index: SymbolIndex) {
    for unit in index.units where !unit.isTest && unit.original == nil {
      var found: [Entry] = []
      ExpressionNames.visit(unit.body) { expression in
        guard case .call(let callee, let arguments) = expression.kind, arguments.count >= 2,
          case .string(let segments) = arguments[0].value.kind,
          let pattern = segments.plainText, Self.isPattern(pattern),
          case .closure(let handler)? = arguments.last?.value.kind
        else { return }
        switch callee.kind {
        case .member(let base?, let method, _):
          found.append(
            Entry(
              pattern: pattern, handler: handler, unit: unit.id, position: expression.position,
              receiver: base, method: method))
        case .name(let method, _):
          found.append(
            Entry(
              pattern: pattern, handler: handler, unit: unit.id, position: expression.position,
              receiver: nil, method: method))
        default: break
        }
      }
      entries += found.sorted { $0.position < $1.position }
    }
  }

  /// Whether a text looks like a pattern of paths or URLs: it has a placeholder or a wildcard
  /// between slashes, or it is a URL.
  static func isPattern(_ text: String) -> Bool {
    guard !text.isEmpty, !text.contains(" "), !text.contains("\n") else { return false }
    let path = text.split(separator: "/")
    return path.contains {
      $0.hasPrefix(":") || $0.hasPrefix("<") || $0 == "*" || $0.hasPrefix("{")
    }
      || text.contains("://")
  }
}

/// A pattern as routers write it: `app://user/<int:id>`, `user/:id/*`, `/subscribe/{plan}`.
struct RegisteredPattern {
  struct Element {
    var literal: String?
    var name: String?
    var type: String?
  }

  var scheme: String?
  var elements: [Element] = []
  var hasRest = false

  init(_ text: String) {
    var rest = text[...]
    if let colon = text.range(of: "://") {
      scheme = String(text[..<colon.lowerBound])
      rest = text[colon.upperBound...]
    }
    let parts = rest.split(separator: "/").map(String.init)
    for (place, part) in parts.enumerated() {
      if part == "*" || part == "**" {
        if place == parts.count - 1 { hasRest = true } else { elements.append(Element()) }
      } else {
        elements.append(Self.element(part))
      }
    }
  }

  private static func element(_ part: String) -> Element {
    if part.hasPrefix(":") { return Element(name: String(part.dropFirst())) }
    let isWrapped =
      part.hasPrefix("<") && part.hasSuffix(">") || part.hasPrefix("{") && part.hasSuffix("}")
    guard isWrapped else { return Element(literal: part) }
    let inner = part.dropFirst().dropLast().split(separator: ":").map(String.init)
    guard inner.count == 2 else { return Element(name: inner.first) }
    let types = ["int": "Int", "float": "Double", "double": "Double", "uuid": "UUID"]
    if inner[0] == "path" { return Element(name: inner[1]) }
    return Element(name: inner[1], type: types[inner[0].lowercased()])
  }
}
