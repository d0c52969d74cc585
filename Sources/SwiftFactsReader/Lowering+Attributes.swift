internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ attributes: AttributeListSyntax) -> [Attribute] {
    var result: [Attribute] = []
    for element in attributes {
      switch element {
      case .attribute(let attribute):
        let type = lower(attribute.attributeName)
        var arguments: [Argument] = []
        if case .argumentList(let list)? = attribute.arguments { arguments = lower(list) }
        // `@objc(Name)`; longer selectors are those of methods.
        if case .objCName(let pieces)? = attribute.arguments, pieces.count == 1,
          let name = pieces.first?.name
        {
          arguments = [
            Argument(value: Expression(.name(name.text, []), at: position(of: name)))
          ]
        }
        result.append(Attribute(type.name, typeArguments: type.arguments, arguments: arguments))
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          if case .attributes(let attributes)? = clause.elements { result += lower(attributes) }
        }
      @unknown default:
        break
      }
    }
    return result
  }
}

/// The modifiers of a declaration, sorted by what they say.
struct Modifiers {
  /// All but access levels, as written, `unowned(safe)` with its detail.
  private(set) var names: [String] = []
  private(set) var access: AccessLevel

  init(_ modifiers: DeclModifierListSyntax, defaultAccess: AccessLevel) {
    access = defaultAccess
    for modifier in modifiers {
      let name = modifier.name.text
      guard let detail = modifier.detail else {
        if let level = AccessLevel(rawValue: name) { access = level } else { names.append(name) }
        continue
      }
      // The level of a setter says nothing that a reader needs.
      guard detail.detail.text != "set" else { continue }
      names.append("\(name)(\(detail.detail.text))")
    }
  }

  var isStatic: Bool { names.contains("static") || names.contains("class") }
  var isLazy: Bool { names.contains("lazy") }
  var isWeak: Bool { names.contains { $0 == "weak" || $0.hasPrefix("unowned") } }
}
