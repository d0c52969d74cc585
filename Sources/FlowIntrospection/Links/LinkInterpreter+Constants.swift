import SwiftFacts

/// Methods of texts that are known: what stands in for a part that the link lacks.
extension LinkInterpreter {
  /// A method of a known text; `nil` if it is none whose result is known as well.
  func callConstant(
    _ name: String, _ text: String, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    switch name {
    case "lowercased": return fixed(.text(text.lowercased()), state)
    case "uppercased": return fixed(.text(text.uppercased()), state)
    case "hasPrefix", "hasSuffix", "contains":
      guard arguments.count == 1, !arguments[0].isTrailing else { return nil }
      let others = evaluate(arguments[0].value, state, frame)
      guard others.allSatisfy({ if case .text = $0.value { true } else { false } }) else {
        return nil
      }
      return others.map { result in
        guard case .text(let other) = result.value else { return result }
        let holds =
          switch name {
          case "hasPrefix": text.hasPrefix(other)
          case "hasSuffix": text.hasSuffix(other)
          default: text.contains(other)
          }
        return LinkResult(state: result.state, value: .boolean(holds))
      }
    default: return nil
    }
  }
}
