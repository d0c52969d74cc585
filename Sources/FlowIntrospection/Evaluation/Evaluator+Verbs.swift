import SwiftFacts

/// Calls and assignments of libraries that move the user: the vocabulary's verbs.
extension Evaluator {
  /// Applies the vocabulary's rule for this method, `nil` if it has none that fits.
  func callVerb(
    _ name: String, on base: Expression, _ values: [Value], _ arguments: [Argument],
    at position: Position, _ frame: Frame, needsReceiver: Bool = false
  ) -> [Value]? {
    guard let rules = vocabulary.verbs[name] else { return nil }
    let types = values.compactMap { $0.type(in: index)?.unwrapped }
    if name == "setViewControllers", let tabs = arguments.first, tabs.label == nil,
      types.contains(where: { isKind($0, of: vocabulary.tabBarControllers) })
    {
      evaluateTabControllers(tabs.value, at: position, frame)
      return [.unknown]
    }
    for rule in rules
    where rule.accepts(arguments) && (!needsReceiver || rule.receivers != nil) {
      guard let receiver = receiver(of: types, for: rule) else { continue }
      apply(rule, arguments, receiver, on: base, at: position, frame)
      return [.unknown]
    }
    return nil
  }

  /// The type among the receiver's and its ancestors' that the rule is about.
  private func receiver(of types: [ResolvedType], for rule: VerbRule) -> ResolvedType? {
    guard let names = rule.receivers else { return types.first ?? ResolvedType(name: "_") }
    for type in types {
      if names.contains(type.simpleName) { return type }
      if let element = type.element, names.contains(element.simpleName) {
        return element
      }
      if let id = type.id, let ancestor = index.ancestry(of: id).externalType(named: names) {
        return ancestor
      }
    }
    return nil
  }

  func apply(
    _ rule: VerbRule, _ arguments: [Argument], _ receiver: ResolvedType, on base: Expression?,
    at position: Position, _ frame: Frame
  ) {
    let expected = expectedType(of: rule, arguments, receiver, frame)
    let shown = rule.shownArguments(in: arguments)
    for (number, argument) in arguments.enumerated() where !shown.contains(number) {
      evaluateLoosely([argument], frame)
    }
    guard !shown.isEmpty else {
      frame.emit(rule.verb, .none, at: position)
      return
    }
    let reference = rule.writesReceiver ? base.flatMap { propertyReference(of: $0, frame) } : nil
    for value in shown.flatMap({ evaluate(arguments[$0].value, frame, expected: expected) }) {
      for part in rule.verb == .tabs ? [value] : flattened(value) where part != .none {
        if case .closure = part {
          invoke(part, values: [], at: position, frame)
          continue
        }
        if let reference {
          frame.emit(
            .write(reference, .append(style: rule.verb.style)), part, at: position)
        } else {
          frame.emit(verb(rule.verb, for: part), part, at: position)
        }
      }
    }
  }

  private func expectedType(
    of rule: VerbRule, _ arguments: [Argument], _ receiver: ResolvedType, _ frame: Frame
  ) -> ResolvedType? {
    switch rule.expects {
    case .receiverArgument(let number):
      return number < receiver.arguments.count ? receiver.arguments[number] : nil
    case .route: return vocabulary.routeType(of: receiver, in: index)
    case .routeOfArgument(let label):
      guard let router = arguments.first(where: { $0.label == label }) else { return nil }
      return evaluate(router.value, frame.nested()).lazy.compactMap { $0.type(in: self.index) }
        .compactMap { self.vocabulary.routeType(of: $0, in: self.index) }.first
    case .nothing: return nil
    }
  }

  /// An alert controller is presented as an alert, however it is presented.
  private func verb(_ verb: Effect.Verb, for value: Value) -> Effect.Verb {
    guard case .present = verb, let type = value.type(in: index), type.id == nil else {
      return verb
    }
    return type.simpleName == "UIAlertController" ? .present("alert") : verb
  }

  /// `window.rootViewController = …` and its kin; `false` for every other target.
  func assignToLibrary(
    _ target: Expression, _ value: Expression, at position: Position, _ frame: Frame
  ) -> Bool {
    let name: String
    switch target.kind {
    case .member(let base?, let member, _):
      name = member
      guard vocabulary.assignments[name] != nil else { return false }
      let types = evaluate(base, frame).compactMap { $0.type(in: index)?.unwrapped }
      if types.contains(where: { property(named: name, of: $0) != nil }) { return false }
      if let verb = vocabulary.assignments[name], verb == .select {
        return select(value, in: base, frame)
      }
      let isTabBar = types.contains { isKind($0, of: vocabulary.tabBarControllers) }
      if name == "viewControllers", isTabBar {
        evaluateTabControllers(value, at: position, frame)
        return true
      }
    case .name(let plain, _):
      name = plain
      guard vocabulary.assignments[name] != nil, frame.locals[name] == nil,
        let type = frame.selfType, property(named: name, of: type) == nil
      else { return false }
      if name == "viewControllers", isKind(type, of: vocabulary.tabBarControllers) {
        evaluateTabControllers(value, at: position, frame)
        return true
      }
    default: return false
    }
    guard let verb = vocabulary.assignments[name] else { return false }
    for value in evaluate(value, frame) {
      for part in flattened(value) where part != .none && part != .unknown {
        frame.emit(verb, part, at: position)
      }
    }
    return true
  }

  private func select(_ value: Expression, in base: Expression, _ frame: Frame) -> Bool {
    _ = evaluate(value, frame)
    return true
  }

  func isKind(_ type: ResolvedType, of names: Set<String>) -> Bool {
    if names.contains(type.simpleName) { return true }
    return type.id.map { index.ancestry(of: $0).inherits(names) } ?? false
  }

  // MARK: Tabs

  /// The tabs of a tab bar controller, in order.
  func evaluateTabControllers(_ value: Expression, at position: Position, _ frame: Frame) {
    for value in evaluate(value, frame) where value != .unknown {
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

extension Effect.Verb {
  /// The style in which a verb presents, `nil` for a push.
  var style: String? {
    if case .present(let style) = self { style } else { nil }
  }
}
