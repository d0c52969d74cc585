import SwiftFacts

/// Routers that are generic over their routes and keep what they do out of sight: a queue, a closure
/// that a type eraser keeps, a delegate.
extension Evaluator {
  /// `router.zorp(to: .detail)` on a `Router<Route>` leads to the route, unless its body showed where.
  func noteTypedRouting(
    on receiver: Value, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) {
    guard let roles, frame.inlineDepth == 0,
      let types = receiver.type(in: index)?.unwrapped.arguments, !types.isEmpty
    else { return }
    for type in types {
      guard let route = type.unwrapped.id, index[route].kind == .enum, roles.isRouteType(route)
      else {
        continue
      }
      for argument in arguments where argument.value.namesCase {
        for value in evaluate(argument.value, frame.nested(), expected: type) {
          guard case .enumCase(route, _, _) = value,
            !frame.effects.effects.contains(where: { $0.isTransition && $0.target == value })
          else { continue }
          frame.emit(.route, value, at: position)
        }
      }
    }
  }
}

extension Expression {
  /// Whether it is written as a case: `.detail`, `.detail(3)`, `Route.detail`.
  fileprivate var namesCase: Bool {
    switch kind {
    case .member: true
    case .call(let callee, _): callee.namesCase
    default: false
    }
  }
}
