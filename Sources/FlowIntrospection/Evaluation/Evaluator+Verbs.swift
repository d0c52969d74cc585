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
    if fillLocalStack(base, arguments, rules, frame) { return [.unknown] }
    for rule in rules
    where rule.accepts(arguments) && (!needsReceiver || rule.receivers != nil) {
      guard let receiver = receiver(of: types, for: rule) else { continue }
      apply(rule, arguments, receiver, of: types, on: base, at: position, frame)
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
      if let id = type.id, let ancestor = index.ancestry(of: id).externalType(where: names.contains)
      {
        return ancestor
      }
    }
    return nil
  }

  func apply(
    _ rule: VerbRule, _ arguments: [Argument], _ receiver: ResolvedType,
    of types: [ResolvedType] = [], on base: Expression?, at position: Position, _ frame: Frame
  ) {
    let expected = expectedType(of: rule, arguments, receiver, types, frame)
    let shown = rule.shownArguments(in: arguments)
    for (number, argument) in arguments.enumerated() where !shown.contains(number) {
      evaluateLoosely([argument], frame)
    }
    let rule = styled(rule, arguments)
    switch rule.shown {
    case .receiver:
      for value in base.map({ evaluate($0, frame) }) ?? [] {
        frame.emit(rule.verb, value, at: position)
      }
      return
    case .firstOfReceiver:
      for value in types.compactMap(\.id).flatMap({ firsts(of: $0) }) {
        frame.emit(rule.verb, value, at: position)
      }
      return
    default: break
    }
    guard !shown.isEmpty else {
      frame.emit(rule.verb, .none, at: position)
      return
    }
    let reference = rule.writesReceiver ? base.flatMap { propertyReference(of: $0, frame) } : nil
    for value in shown.flatMap({ evaluate(arguments[$0].value, frame, expected: expected) }) {
      for part in rule.verb == .tabs ? [value] : flattened(value)
      where part != .none && isAbout(part, rule) && !isTransition(part) {
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

  /// The rule with the style that one of the arguments names, a push if it names none of ours.
  private func styled(_ rule: VerbRule, _ arguments: [Argument]) -> VerbRule {
    guard let label = rule.styleLabel,
      let name = arguments.first(where: { $0.label == label })?.value.memberName
    else { return rule }
    var styled = rule
    if let style = vocabulary.routing.styles[name] {
      styled.verb = .present(style)
    } else if rule.verb.style != nil || rule.verb == .route {
      styled.verb = .push
    }
    return styled
  }

  /// Whether the value is a library's transition, which has told its own effects.
  private func isTransition(_ value: Value) -> Bool {
    guard case .some(let type) = value, type.id == nil else { return false }
    return vocabulary.routing.transitionTypes.contains(type.simpleName)
  }

  /// Whether the verb is about values of this one's type.
  private func isAbout(_ value: Value, _ rule: VerbRule) -> Bool {
    guard let names = rule.about else { return true }
    return value.type(in: index).map { isKind($0.unwrapped, of: names) } ?? false
  }

  private func expectedType(
    of rule: VerbRule, _ arguments: [Argument], _ receiver: ResolvedType,
    _ types: [ResolvedType], _ frame: Frame
  ) -> ResolvedType? {
    switch rule.expects {
    case .receiverArgument(let number):
      return number < receiver.arguments.count ? receiver.arguments[number] : nil
    case .route:
      return ([receiver] + types).lazy.compactMap {
        self.vocabulary.routeType(of: $0, in: self.index)
      }.first
    case .routeOfArgument(let label):
      guard let router = arguments.first(where: { $0.label == label }) else { return nil }
      return evaluate(router.value, frame.nested()).lazy.compactMap { $0.type(in: self.index) }
        .compactMap { self.vocabulary.routeType(of: $0, in: self.index) }.first
    case .declared(let type): return index.type(type)
    case .type(let name): return ResolvedType(name: name)
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
      if types.contains(where: { isOwnProperty(name, of: $0) }) { return false }
      if case .name(let local, _) = base.kind, isEmptyStack(local, frame) {
        fill(local, with: evaluate(value, frame), frame)
        return true
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
    let values = verb == .select ? places(chosenBy: value, frame) : evaluate(value, frame)
    if verb == .select { notePlaces(values, chosenBy: value, frame) }
    for value in values {
      for part in flattened(value) where part != .none && part != .unknown {
        frame.emit(verb, part, at: position)
      }
    }
    return true
  }

  /// Whether the project itself keeps a property of this name in the type.
  ///
  /// A protocol that asks for a property which a library's own type has is only another name for it:
  /// `protocol Tabs { var selectedIndex: Int { get set } }`, `extension UITabBarController: Tabs {}`.
  private func isOwnProperty(_ name: String, of type: ResolvedType) -> Bool {
    guard let property = property(named: name, of: type) else { return false }
    guard let owner = property.owner, index[owner].kind == .protocol, property.getter == nil else {
      return true
    }
    return !index.inheritors(of: owner).contains { heir in
      !index[heir].isDeclared && index[heir].properties[name] == nil
        && vocabulary.screenBases.contains(index[heir].name)
    }
  }

  /// Notes enums whose cases stand for places: by their own numbers, not by those of some list.
  private func notePlaces(_ values: [Value], chosenBy expression: Expression, _ frame: Frame) {
    guard !frame.unit.isTest else { return }
    switch expression.kind {
    case .name: break
    case .member(_, "rawValue", _): break
    default: guard expression.soughtElement?.list.memberName == "allCases" else { return }
    }
    for value in values {
      guard let id = value.type(in: index)?.unwrapped.id, index[id].kind == .enum else { continue }
      records.placeEnums.insert(id)
    }
  }

  /// `selectedIndex = Tab.cart.rawValue` selects the tab at that case's place.
  private func places(chosenBy value: Expression, _ frame: Frame) -> [Value] {
    if let choice = choice(in: value, frame) { return [choice] }
    guard case .member(let base?, "rawValue", _) = value.kind else { return evaluate(value, frame) }
    return evaluate(base, frame.nested()).map { chosen in
      guard case .enumCase(let id, let name, _) = chosen,
        let place = index[id].cases.firstIndex(where: { $0.name == name })
      else { return .unknown }
      return .number("\(place)")
    }
  }

  /// The case that a caller passes, where a tab's place is read off it: `selectedIndex = route.index`,
  /// `selectedIndex = tabs.firstIndex(of: tab)`.
  private func choice(in value: Expression, _ frame: Frame) -> Value? {
    if let sought = value.soughtElement?.element {
      return evaluate(sought, frame.nested()).first { chosen in
        guard let id = chosen.type(in: index)?.unwrapped.id else { return false }
        return index[id].kind == .enum
      }
    }
    guard case .member(let base?, let name, _) = value.kind,
      case .parameter(let number, let type)? = evaluate(base, frame.nested()).first, number >= 0,
      let id = type.unwrapped.id, index[id].kind == .enum,
      name == "rawValue" || index[id].properties[name]?.getter != nil
    else { return nil }
    return .parameter(number, type)
  }

  func isKind(_ type: ResolvedType, of names: Set<String>) -> Bool {
    if names.contains(type.simpleName) { return true }
    return type.id.map { index.ancestry(of: $0).inherits(names) } ?? false
  }
}

extension Expression {
  /// The name of a member or of the function that it calls: `sheet` in `.sheet` and `.sheet(1)`.
  var memberName: String? {
    switch kind {
    case .member(_, let name, _): name
    case .call(let callee, _): callee.memberName
    default: nil
    }
  }
}

extension Effect.Verb {
  /// The style in which a verb presents, `nil` for a push.
  var style: String? {
    if case .present(let style) = self { style } else { nil }
  }
}
