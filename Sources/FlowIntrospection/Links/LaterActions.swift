import SwiftFacts

/// What the user may do once a link has led somewhere: the buttons of an alert, the items of a menu.
///
/// It is no part of where the link lands.
enum LaterActions {
  private static let types: Set<String> = [
    "Button", "NSMenuItem", "UIAction", "UIAlertAction", "UIBarButtonItem", "UICommand",
    "UIContextualAction", "UIKeyCommand",
  ]

  /// The expression with these actions doing nothing.
  static func removed(from expression: Expression) -> Expression {
    var hasAny = false
    ExpressionNames.visit(expression) { inner in
      if case .call(let callee, _) = inner.kind, isAction(callee) { hasAny = true }
    }
    return hasAny ? emptied(expression) : expression
  }

  static func isAction(_ callee: Expression) -> Bool {
    if case .name(let name, _) = callee.kind { types.contains(name) } else { false }
  }

  private static func emptied(_ expression: Expression) -> Expression {
    guard case .call(let callee, let arguments) = expression.kind else { return expression }
    let isAction = isAction(callee)
    let changed = arguments.map { argument in
      var argument = argument
      if isAction, case .closure(var closure) = argument.value.kind {
        closure.body = []
        argument.value = Expression(.closure(closure), at: argument.value.position)
      } else {
        argument.value = emptied(argument.value)
      }
      return argument
    }
    return Expression(.call(callee, changed), at: expression.position)
  }
}
