import DeepLinks
import SwiftFacts

/// Handlers that are registered for patterns written as strings.
///
/// `register("user/:id/*") { … }` in whatever function and whatever the method is called: a call on
/// a value of a declared type, with a pattern first and a closure behind it.
struct LinkRegistrations {
  struct Entry {
    var pattern: String
    /// A closure, or an expression that gives a function.
    var handler: Expression
    var unit: UnitID
    var position: Position
    /// The receiver as written, and what comes before the call's name.
    var receiver: Expression?
    var method: String
  }

  private(set) var entries: [Entry] = []

  init(index: SymbolIndex, rules: LinkRouterRules) {
    func registers(_ callee: Expression) -> Bool {
      guard case .member(_?, let method, _) = callee.kind else { return false }
      return rules.registers[method] != nil
    }
    for unit in index.units where !unit.isTest && unit.original == nil {
      var found: [Entry] = []
      ExpressionNames.visit(unit.body) { expression in
        if let entry = Self.subscripted(expression, in: unit, rules) { found.append(entry) }
        guard case .call(let callee, let arguments) = expression.kind, arguments.count >= 2,
          case .string(let segments) = arguments[0].value.kind,
          let pattern = segments.plainText, Self.isPattern(pattern) || registers(callee),
          let handler = arguments.last?.value, handler.isClosure || registers(callee)
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

  /// `Manager.shared["order"] = { … }`.
  private static func subscripted(
    _ expression: Expression, in unit: CodeUnit, _ rules: LinkRouterRules
  ) -> Entry? {
    guard case .assignment(let target, "=", let handler) = expression.kind, handler.isClosure,
      case .subscripted(let router, let arguments) = target.kind, arguments.count == 1,
      case .string(let segments) = arguments[0].value.kind, let key = segments.plainText
    else { return nil }
    let roots = ExpressionNames.roots(of: router)
    guard roots.count == 1, let host = roots.first.flatMap({ rules.subscripts[$0] }) else {
      return nil
    }
    return Entry(
      pattern: "\(host)/\(key)", handler: handler, unit: unit.id, position: expression.position,
      receiver: router, method: LinkRouterRules.subscriptMethod)
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

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}

/// A pattern as routers write it: `app://user/<int:id>`, `user/:id/*`, `/subscribe/{plan}`.
struct RegisteredPattern {
  struct Element {
    var literal: String?
    var name: String?
    var type: String?
    /// Whether it takes all that follows, `<path:rest>`.
    var takesRest = false
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
        let element = Self.element(part)
        if element.takesRest, place == parts.count - 1 { hasRest = true }
        elements.append(element)
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
    if inner[0] == "path" { return Element(name: inner[1], takesRest: true) }
    return Element(name: inner[1], type: types[inner[0].lowercased()])
  }

  /// How many of its parts take anything.
  var openness: Int { elements.filter { $0.literal == nil }.count + (hasRest ? 100 : 0) }

  /// Whether the pattern takes a URL that is written down.
  func takes(_ text: String) -> Bool {
    let address = text.prefix { $0 != "?" && $0 != "#" }
    var rest = address[...]
    if let scheme {
      guard rest.hasPrefix("\(scheme)://") else { return false }
      rest = rest.dropFirst(scheme.count + 3)
    }
    let parts = rest.split(separator: "/").map(String.init)
    guard hasRest ? parts.count >= elements.count : parts.count == elements.count else {
      return false
    }
    return zip(elements, parts).allSatisfy { element, part in
      if let literal = element.literal { return literal == part }
      switch element.type {
      case "Int": return Int(part) != nil
      case "Double": return Double(part) != nil
      default: return true
      }
    }
  }
}
