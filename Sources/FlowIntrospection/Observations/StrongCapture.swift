import SwiftFacts

extension Closure {
  /// Whether the closure holds its `self` strongly for as long as it lives.
  ///
  /// A closure inside it that captures `self` weakly takes it from this one, which holds it therefore.
  var capturesSelfStrongly: Bool { capturesStrongly("self") }

  /// Whether the closure holds what the name means around it.
  func capturesStrongly(_ name: String) -> Bool {
    for capture in captures {
      let captured = capture.value?.dottedName ?? capture.name
      if captured == name, capture.ownership == nil { return true }
      // Inside, the name means what was captured under it.
      if capture.name == name { return false }
    }
    if parameters.contains(where: { $0.name == name }) { return false }
    var isHeld = false
    body.forEachExpression { expression in
      switch expression.kind {
      case .name(name, _): isHeld = true
      case .closure(let inner):
        if inner.captures.contains(where: { ($0.value?.dottedName ?? $0.name) == name }) {
          isHeld = true
        }
      default: break
      }
    }
    return isHeld
  }
}
