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
      case .switched(let subject, let cases):
        let values = evaluate(subject, frame)
        for clause in cases {
          let inner = frame.nested()
          narrow(subject, values, to: clause, of: cases, inner)
          evaluateTabs(clause.body, selection, type, &order, inner)
          frame.effects.add(contentsOf: inner.effects)
        }
      default:
        run([statement], frame)
      }
    }
  }

  /// In a clause of a `switch`, the local that it looks at is one of the cases that the clause names.
  private func narrow(
    _ subject: Expression, _ values: [Value], to clause: SwitchCase, of cases: [SwitchCase],
    _ inner: Frame
  ) {
    for item in clause.items { bind(item.pattern, values, inner) }
    guard case .name(let local, _) = subject.kind, inner.locals[local] != nil,
      let id = values.lazy.compactMap({ $0.type(in: self.index)?.unwrapped.id }).first,
      index[id].kind == .enum
    else { return }
    let mentioned = Set(cases.flatMap(\.items).compactMap(\.pattern.caseName))
    let names =
      clause.isDefault
      ? index[id].cases.map(\.name).filter { !mentioned.contains($0) }
      : clause.items.compactMap(\.pattern.caseName)
    if !names.isEmpty { inner.locals[local] = names.map { .enumCase(id, $0, []) } }
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
    let tags = tag.map { evaluate($0, frame, expected: type?.unwrapped) } ?? []
    if contents(of: inner).isEmpty, tags.isEmpty,
      !values.contains(where: { isScreenLike($0) })
    {
      frame.effects.add(contentsOf: inner.effects.effects)
      return
    }
    finishTab(tags.first, inner, selection, &order, at: core.position, frame)
    // Several cases of a `switch` may share a view.
    for tag in tags.dropFirst() {
      recordTab(
        value: tag, contents(of: inner), selection: selection, order, at: core.position, frame)
      order += 1
    }
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
