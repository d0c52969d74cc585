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
      for argument in arguments where argument.value.namesCase || argument.value.isName {
        for value in evaluate(argument.value, frame.nested(), expected: type) {
          guard isRoute(value, of: route),
            !frame.effects.effects.contains(where: { $0.isTransition && $0.target == value })
          else { continue }
          frame.emit(.route, value, at: position)
        }
      }
    }
  }

  /// Whether it is a case of the routes, or one of them that a caller passes.
  private func isRoute(_ value: Value, of type: TypeID) -> Bool {
    switch value {
    case .enumCase(let id, _, _): id == type
    case .parameter(let number, let given): number >= 0 && given.unwrapped.id == type
    case .part(_, _, let given): given.unwrapped.id == type
    default: false
    }
  }
}

extension Expression {
  fileprivate var isName: Bool {
    if case .name = kind { true } else { false }
  }

  /// Whether it is written as a case: `.detail`, `.detail(3)`, `Route.detail`.
  fileprivate var namesCase: Bool {
    switch kind {
    case .member: true
    case .call(let callee, _): callee.namesCase
    default: false
    }
  }
}
