import SwiftFacts

/// The views that a `body` builds whatever the state is: those under no condition and in no list.
enum SteadyViews {
  /// The construction of a view, with its modifiers.
  struct Call {
    /// The type's name, `nil` for anything but a plain name.
    let name: String?
    let position: Position
    /// The statements of the closure that builds its content.
    let contents: [Statement]
    /// The modifiers' names, inner ones first.
    let modifiers: [String]
    /// What the modifiers are given, as far as it is named: `.page`, `.stack`.
    let styles: Set<String>

    /// Whether a navigation view is told to push above, never beside.
    var isStackStyled: Bool {
      !styles.isDisjoint(with: ["stack", "StackNavigationViewStyle"])
    }

    /// Whether a tab view is a strip of pages that the user swipes through.
    var showsPages: Bool {
      !styles.isDisjoint(with: ["page", "PageTabViewStyle", "verticalPage", "carousel"])
    }
  }

  /// What stands around other views and changes nothing about whether they appear.
  private static let wrappers: Set<String> = [
    "AnyView", "Form", "GeometryReader", "Group", "HStack", "NavigationSplitView",
    "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader", "VStack", "ZStack",
  ]

  /// The constructions in a view builder's statements, outer ones first.
  static func calls(in statements: [Statement]) -> [Call] {
    statements.flatMap { statement -> [Call] in
      switch statement.kind {
      case .expression(let expression), .returned(let expression?): calls(in: expression)
      default: []
      }
    }
  }

  private static func calls(in expression: Expression) -> [Call] {
    var current = expression
    var modifiers: [String] = []
    var styles: Set<String> = []
    while case .call(let callee, let arguments) = current.kind,
      case .member(let base?, let name, _) = callee.kind
    {
      modifiers.insert(name, at: 0)
      for argument in arguments where !argument.isTrailing {
        argument.value.forEachExpression { part in
          switch part.kind {
          case .member(_, let name, _), .name(let name, _): styles.insert(name)
          default: break
          }
        }
      }
      current = base
    }
    guard case .call(let callee, let arguments) = current.kind,
      case .name(let name, _) = callee.kind
    else { return [] }
    let closures = arguments.compactMap { argument -> Closure? in
      guard case .closure(let closure) = argument.value.kind else { return nil }
      return argument.label == nil || argument.label == "content" || argument.label == "root"
        ? closure : nil
    }
    let contents = closures.first?.body ?? []
    let call = Call(
      name: name, position: current.position, contents: contents, modifiers: modifiers,
      styles: styles)
    return [call] + (wrappers.contains(name) ? calls(in: contents) : [])
  }
}
