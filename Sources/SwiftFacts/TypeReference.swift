/// A type as the source names it, with its sugar taken off.
///
/// `[Screen]` is `Array<Screen>`, `Root?` is `Optional<Root>`, `(Int) -> Void` is
/// `Function<Int, Void>` (the result last), `(a: A, B)` is `Tuple<A, B>`, `A & B` is
/// `Composition<A, B>`, `A.Type` is `Metatype<A>`; `some P` and `any P` are `P` with a constraint.
package struct TypeReference: Hashable, Codable, Sendable {
  package enum Existential: String, Hashable, Codable, Sendable {
    case some, any
  }

  /// The dotted path without generic arguments, `StatusEditor.MainView`.
  package var name: String
  package var arguments: [TypeReference]
  /// A tuple's labels, one for each element, empty where it has none.
  package var labels: [String]
  package var existential: Existential?

  package init(
    _ name: String, _ arguments: [TypeReference] = [], labels: [String] = [],
    existential: Existential? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
    self.existential = existential
  }

  /// The last part of the path.
  package var simpleName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The type without any layers of `Optional`.
  package var unwrapped: TypeReference {
    guard name == "Optional", let wrapped = arguments.first else { return self }
    return wrapped.unwrapped
  }

  /// The type as a reader would write it.
  package var text: String {
    let inner = arguments.map(\.text)
    switch name {
    case "Optional" where inner.count == 1: return "\(arguments[0].operandText)?"
    case "Array" where inner.count == 1: return "[\(inner[0])]"
    case "Dictionary" where inner.count == 2: return "[\(inner[0]): \(inner[1])]"
    case "Tuple":
      let elements = inner.enumerated().map { number, text in
        number < labels.count && !labels[number].isEmpty ? "\(labels[number]): \(text)" : text
      }
      return "(\(elements.joined(separator: ", ")))"
    case "Composition": return inner.joined(separator: " & ")
    case "Metatype" where inner.count == 1: return "\(arguments[0].operandText).Type"
    case "Function":
      return "(\(inner.dropLast().joined(separator: ", "))) -> \(inner.last ?? "Void")"
    default:
      let prefix = existential.map { "\($0.rawValue) " } ?? ""
      return prefix + (inner.isEmpty ? name : "\(name)<\(inner.joined(separator: ", "))>")
    }
  }

  /// The text where `?` or `.Type` follows.
  private var operandText: String {
    let isOpen = existential != nil || ["Function", "Composition"].contains(name)
    return isOpen ? "(\(text))" : text
  }
}
