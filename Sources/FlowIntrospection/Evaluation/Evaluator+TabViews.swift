import SwiftFacts

/// Tabs: views with their tags, and controllers in order.
extension Evaluator {
  /// The tabs of a tab bar controller, in order.
  func evaluateTabControllers(_ value: Expression, at position: Position, _ frame: Frame) {
    for value in widest(evaluate(value, frame)) where value != .unknown {
      frame.emit(.tabs, value, at: position)
    }
  }

  func recordTab(
    value: Value?, _ contents: [Value], selection: PropertyReference?, _ order: Int,
    at position: Position, _ frame: Frame
  ) {
    guard !frame.unit.isTest else { return }
    records.tabs.insert(
      Records.Tab(
        value: value, contents: contents, selection: selection, order: order,
        unit: frame.unit.id, position: position))
  }

  /// `TabView(selection:) { … }`: each view of its content with its tag.
  func evaluateTabView(_ arguments: [Argument], at position: Position, _ frame: Frame) -> [Value] {
    var selection: PropertyReference?
    var type: ResolvedType?
    for argument in arguments where !argument.isTrailing && argument.label == "selection" {
      for value in evaluate(argument.value, frame) {
        if case .property(let reference, _) = value { selection = reference }
        type = value.type(in: index) ?? type
        bind(value, to: .tabs, [], at: position, in: frame.unit.id, frame)
      }
    }
    var order = 0
    for argument in arguments where argument.isTrailing || argument.label == "content" {
      guard case .closure(let closure) = argument.value.kind else {
        evaluateLoosely([argument], frame)
        continue
      }
      let inner = frame.nested()
      evaluateTabs(closure.body, selection, type, &order, inner)
      frame.effects.add(contentsOf: inner.effects.effects)
    }
    return [.unknown]
  }

  private func evaluateTabs(
    _ statements: [Statement], _ selection: PropertyReference?, _ type: ResolvedType?,
    _ order: inout Int, _ frame: Frame
  ) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        evaluateTab(expression, selection, type, &order, frame)
      case .conditional(let conditions, let then, let otherwise):
        for condition in conditions { evaluate(condition, frame) }
        evaluateTabs(then, selection, type, &order, frame)
        evaluateTabs(otherwise, selection, type, &order, frame)
      default:
        run([statement], frame)
      }
    }
  }

  private func evaluateTab(
    _ expression: Expression, _ selection: PropertyReference?, _ type: ResolvedType?,
    _ order: inout Int, _ frame: Frame
  ) {
    if case .statement(let statement) = expression.kind {
      return evaluateTabs([statement], selection, type, &order, frame)
    }
    let (core, tag) = untagged(expression)
    if case .call(let callee, let arguments) = core.kind, case .name(let name, _) = callee.kind {
      if ["ForEach", "Group", "TabSection", "TabContentBuilder"].contains(name) {
        evaluateTabGroup(arguments, selection, type, &order, frame)
        return
      }
      if name == "Tab" {
        let value = arguments.first { $0.label == "value" }.flatMap {
          evaluate($0.value, frame, expected: type?.unwrapped).first
        }
        let inner = frame.nested()
        for argument in arguments where argument.isTrailing || argument.label == "content" {
          evaluateLoosely([argument], inner)
        }
        finishTab(value, inner, selection, &order, at: core.position, frame)
        return
      }
    }
    let inner = frame.nested()
    let values = evaluate(expression, inner)
    let tagValue = tag.flatMap { evaluate($0, frame, expected: type?.unwrapped).first }
    if contents(of: inner).isEmpty, tagValue == nil,
      !values.contains(where: { isScreenLike($0) })
    {
      frame.effects.add(contentsOf: inner.effects.effects)
      return
    }
    finishTab(tagValue, inner, selection, &order, at: core.position, frame)
  }

  private func evaluateTabGroup(
    _ arguments: [Argument], _ selection: PropertyReference?, _ type: ResolvedType?,
    _ order: inout Int, _ frame: Frame
  ) {
    let element =
      arguments.first { $0.label == nil && !$0.isTrailing }
      .map { evaluate($0.value, frame).flatMap { elements(of: $0) } } ?? []
    for argument in arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      let inner = frame.nested()
      if let parameter = closure.parameters.first { inner.locals[parameter.name] = element }
      inner.locals["$0"] = element
      evaluateTabs(closure.body, selection, type, &order, inner)
      frame.effects.add(contentsOf: inner.effects.effects)
    }
  }

  private func finishTab(
    _ value: Value?, _ inner: Frame, _ selection: PropertyReference?, _ order: inout Int,
    at position: Position, _ frame: Frame
  ) {
    let shown = contents(of: inner)
    if value != nil || !shown.isEmpty {
      recordTab(value: value, shown, selection: selection, order, at: position, frame)
      order += 1
    }
    for effect in inner.effects.effects {
      if effect.verb == .construct, isScreenLike(effect.target),
        roles?.role(of: effect.target, in: index) != .flow
      {
        continue
      }
      frame.effects.add(effect)
    }
  }

  /// The view without the modifiers behind its `.tag`, and the tag.
  private func untagged(_ expression: Expression) -> (core: Expression, tag: Expression?) {
    var current = expression
    var tag: Expression?
    while case .call(let callee, let arguments) = current.kind,
      case .member(let base?, let name, _) = callee.kind
    {
      if name == "tag", let first = arguments.first { tag = tag ?? first.value }
      if case .name(let type, _) = base.kind, type.first?.isUppercase == true { break }
      current = base
    }
    return (current, tag)
  }
}
