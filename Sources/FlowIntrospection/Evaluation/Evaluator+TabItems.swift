import SwiftFacts

/// Tab bar items whose tag says for which tab they stand:
/// `home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: Tab.home.rawValue)`.
extension Evaluator {
  /// Notes which screen stands behind a tab that an enum names.
  func noteTabItem(_ target: Expression, _ value: Expression, at position: Position, _ frame: Frame)
  {
    guard frame.inlineDepth == 0, case .member(let base?, let name, _) = target.kind else { return }
    let screen: Expression
    let tag: Expression?
    switch (name, base.kind) {
    case ("tabBarItem", _):
      screen = base
      tag = self.tag(of: value, frame)
    case ("tag", .member(let holder?, "tabBarItem", _)):
      screen = holder
      tag = value
    default: return
    }
    guard let tag, let tab = namedTab(tag, frame), case .enumCase(let id, let chosen, _) = tab,
      let order = index[id].cases.firstIndex(where: { $0.name == chosen })
    else { return }
    let shown = evaluate(screen, frame.nested()).filter { $0 != .unknown && $0 != .none }
    guard !shown.isEmpty, !shown.contains(where: \.isOpen) else { return }
    recordTab(value: tab, shown, selection: nil, order, at: position, frame)
  }

  /// The tag with which an item is made, in place or where the type keeps the item.
  private func tag(of item: Expression, _ frame: Frame) -> Expression? {
    switch item.kind {
    case .call(_, let arguments):
      return arguments.first { $0.label == "tag" }?.value
    case .name(let name, _):
      guard let type = frame.selfType, let kept = property(named: name, of: type)?.declaration,
        case .call(_, let arguments)? = kept.initialValue?.kind
      else { return nil }
      return arguments.first { $0.label == "tag" }?.value
    default: return nil
    }
  }

  /// The case behind `Tab.home.rawValue` or `tabs.firstIndex(of: .home)`.
  private func namedTab(_ tag: Expression, _ frame: Frame) -> Value? {
    let named: Expression
    var expected: ResolvedType?
    if case .member(let base?, "rawValue", _) = tag.kind {
      named = base
    } else if let sought = tag.soughtElement {
      named = sought.element
      let list = evaluate(sought.list, frame.nested()).lazy.compactMap { $0.type(in: self.index) }
      expected = list.compactMap { $0.unwrapped.element }.first
    } else {
      return nil
    }
    return evaluate(named, frame.nested(), expected: expected).first {
      if case .enumCase = $0 { true } else { false }
    }
  }
}

extension Expression {
  /// The parts of `list.firstIndex(of: element)`, whatever is done about its absence.
  var soughtElement: (list: Expression, element: Expression)? {
    switch kind {
    case .call(let callee, let arguments):
      guard case .member(let list?, "firstIndex", _) = callee.kind, arguments.count == 1,
        arguments[0].label == "of"
      else { return nil }
      return (list, arguments[0].value)
    case .binary("??", let value, _): return value.soughtElement
    default: return nil
    }
  }
}
