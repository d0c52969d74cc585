import SwiftFacts

/// SwiftUI's structure: stacks, tab views, links and the modifiers that bind state to what appears.
extension Evaluator {
  /// `Type(…)` of a library's type.
  func constructExternal(
    _ type: ResolvedType, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value] {
    let name = type.simpleName
    if let values = describe(type, arguments, frame)
      ?? constructStoryboard(type, arguments, frame)
    {
      return values
    }
    if let values = constructByExtension(type, arguments, at: position, frame) { return values }
    if let values = constructComposable(type, arguments, at: position, frame) { return values }
    if evaluatePropertyStack(name, arguments, at: position, frame) { return [.some(type)] }
    if let rule = vocabulary.stacks[name] {
      return evaluateStack(rule, arguments, at: position, frame)
    }
    if vocabulary.tabViews.contains(name) {
      return evaluateTabView(arguments, at: position, frame)
    }
    if vocabulary.links.contains(name) {
      return evaluateLink(arguments, at: position, frame)
    }
    if name == "OpenURLAction" { return evaluateLinkAction(arguments, at: position, frame) }
    if name == "WindowGroup" || name == "Window", arguments.contains(where: { $0.label == "for" }) {
      evaluateDestination(arguments, isWindow: true, at: position, frame)
      return [.unknown]
    }
    if name == "Binding",
      let getter = arguments.first(where: { $0.label == "get" })
        ?? arguments.first(where: { $0.isTrailing && $0.label == nil && arguments.count > 1 })
    {
      return evaluateBinding(getter, arguments, frame)
    }
    if vocabulary.valueWrappers.contains(name), let first = arguments.first {
      let values = evaluate(first.value, frame, expected: type.arguments.first)
      evaluateLoosely(Array(arguments.dropFirst()), frame)
      return values
    }
    if let label = vocabulary.wrapperLabel(of: name),
      let content = arguments.first(where: { $0.label == label })
    {
      let values = evaluate(content.value, frame)
      evaluateLoosely(arguments.filter { $0.label != label }, frame)
      let known = values.filter { $0 != .unknown && $0 != .none }
      return known.isEmpty ? [.instance(type, [])] : known
    }
    if let values = constructCarrier(type, arguments, at: position, frame) { return values }
    let outer = frame.label
    if vocabulary.controls.contains(name) { frame.label = controlLabel(arguments) ?? outer }
    evaluateLoosely(arguments, frame, handing: handedElement(arguments, frame))
    frame.label = outer
    let value = Value.instance(type, [])
    if vocabulary.looksLikeScreen(name) { frame.emit(.construct, value, at: position) }
    return [value]
  }

  private func handedElement(_ arguments: [Argument], _ frame: Frame) -> [Value] {
    guard let first = arguments.first, first.label == nil, !first.isTrailing else { return [] }
    return evaluate(first.value, frame.nested()).flatMap { elements(of: $0) }
  }

  private func controlLabel(_ arguments: [Argument]) -> String? {
    for argument in arguments where argument.label == nil || argument.label == "label" {
      if let text = firstText(argument.value) { return "tap \"\(text)\"" }
    }
    return nil
  }

  private func firstText(_ expression: Expression) -> String? {
    switch expression.kind {
    case .string(let segments):
      let text = segments.map { if case .text(let part) = $0 { part } else { "…" } }.joined()
      return text.isEmpty || text.count > 40 ? nil : text
    case .call(let callee, let arguments):
      if case .name(let name, _) = callee.kind, ["Text", "Label", "String"].contains(name) {
        return arguments.first.flatMap { firstText($0.value) }
      }
      if case .member(let base?, _, _) = callee.kind { return firstText(base) }
      for argument in arguments where argument.isTrailing {
        if let text = firstText(argument.value) { return text }
      }
      return nil
    case .closure(let closure):
      for statement in closure.body {
        if case .expression(let inner) = statement.kind, let text = firstText(inner) {
          return text
        }
      }
      return nil
    default: return nil
    }
  }

  /// A hand-written binding stands for what its getter reads.
  ///
  /// Its setter is the user's gesture: only a destination that it names itself is a transition.
  private func evaluateBinding(
    _ getter: Argument, _ arguments: [Argument], _ frame: Frame
  ) -> [Value] {
    for argument in arguments where argument.label == "set" {
      for case .closure(let closure) in evaluate(argument.value, frame) {
        frame.effects.add(contentsOf: run(closure, [], frame).effects) {
          effects.traits(of: $0).contains(.ofCase)
        }
      }
    }
    for case .closure(let closure) in evaluate(getter.value, frame) {
      let statement = closure.closure.body.last
      let expression: Expression? =
        switch statement?.kind {
        case .expression(let expression): expression
        case .returned(let expression): expression
        default: nil
        }
      if let expression {
        if let read = stateRead(by: expression, frame),
          let reference = propertyReference(of: read, frame)
        {
          let type = evaluate(read, frame.nested()).lazy.compactMap {
            $0.type(in: self.index)
          }.first
          return [.property(reference, type)]
        }
      }
      return run(closure, [], frame).yields
    }
    return [.unknown]
  }

  /// The state from which an expression derives its value: `stack` in `Array(stack.dropFirst())`.
  private func stateRead(by expression: Expression, _ frame: Frame) -> Expression? {
    switch expression.kind {
    case .name, .member, .subscripted:
      if propertyReference(of: expression, frame) != nil { return expression }
      guard case .member(let base?, _, _) = expression.kind else { return nil }
      return stateRead(by: base, frame)
    case .call(let callee, let arguments):
      if case .member(let base?, _, _) = callee.kind, let found = stateRead(by: base, frame) {
        return found
      }
      return arguments.lazy.compactMap { self.stateRead(by: $0.value, frame) }.first
    case .binary(_, let left, let right):
      // Of two, that which a setter can change: `isCompact && isPresented`.
      let read = [left, right].compactMap { stateRead(by: $0, frame) }
      return read.first { propertyReference(of: $0, frame).map(isGivenState) ?? false }
        ?? read.first
    case .cast(let inner, _, _), .prefix(_, let inner):
      return stateRead(by: inner, frame)
    case .ternary(_, let first, let second):
      return stateRead(by: first, frame) ?? stateRead(by: second, frame)
    default: return nil
    }
  }

  // MARK: Stacks

  func evaluateStack(
    _ rule: StackRule, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value] {
    var reference: PropertyReference?
    var element: ResolvedType?
    var roots: [Value] = []
    var showsElements = false
    for (number, argument) in arguments.enumerated() {
      let isPath =
        argument.label == rule.pathLabel && !argument.isTrailing
        && (argument.label != nil || number == 0)
      if isPath {
        for value in evaluate(argument.value, frame).map({ stackState($0) }) {
          let type = value.type(in: index)
          if case .property(let path, _) = value { reference = path }
          element = type?.element ?? type?.unwrapped.element ?? element
          bind(value, to: .stack, [], at: position, in: frame.unit.id, frame)
        }
        continue
      }
      for value in evaluate(argument.value, frame) {
        guard case .closure(let closure) = value else { continue }
        if !closure.closure.parameters.isEmpty { showsElements = true }
        let passed: [[Value]] = element.map { [[.some(index.wrappedRoute($0))]] } ?? []
        let inner = run(closure, passed, frame)
        if argument.label == "destination" {
          // What a pushed element shows is no content of the view that holds the stack.
          frame.effects.add(contentsOf: withoutScreens(inner.effects.effects))
          continue
        }
        roots = roots.union(contents(of: inner))
        frame.effects.add(contentsOf: inner.effects.effects)
      }
    }
    guard !frame.unit.isTest else { return roots }
    records.stacks.insert(
      Records.Stack(
        path: reference, roots: roots, unit: frame.unit.id, position: position,
        showsElements: showsElements, presents: rule.presents,
        ownsState: rule.ownsState))
    return roots
  }

  /// The screens that a closure builds, and those that it shows which were built before.
  func contents(of frame: Frame) -> [Value] {
    let built = frame.effects.effects.compactMap { effect -> Value? in
      guard effect.verb == .construct, isScreenLike(effect.target) else { return nil }
      return effect.target
    }
    return built.union(frame.yields.filter(isScreenLike))
  }

  func isScreenLike(_ value: Value) -> Bool {
    guard case .instance(let type, _) = value else { return false }
    guard let id = type.id else { return vocabulary.looksLikeScreen(type.simpleName) }
    if index.isModifier(id) { return false }
    return vocabulary.isScreen(id, in: index) || roles?.role(of: id) == .flow
  }

  // MARK: Links

  private func evaluateLink(_ arguments: [Argument], at position: Position, _ frame: Frame)
    -> [Value]
  {
    let outer = frame.label
    frame.label = controlLabel(arguments) ?? outer
    defer { frame.label = outer }
    let verb = linkVerb(arguments)
    let closures = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    for argument in arguments {
      switch argument.label {
      case "value", "state":
        for value in evaluate(argument.value, frame) where value != .none {
          frame.emit(verb, value, at: position)
        }
      case "to":
        for value in evaluate(argument.value, frame) where value != .none {
          frame.emit(.route, value, at: position)
        }
      case "destination":
        pushContent(argument.value, verb, at: position, frame)
      case nil where argument.isTrailing && closures.count > 1 && closures.first == argument:
        // `NavigationLink { Destination() } label: { … }`.
        pushContent(argument.value, verb, at: position, frame)
      case nil where argument.isTrailing && closures.count == 1 && isDestination(arguments):
        pushContent(argument.value, verb, at: position, frame)
      case "style", "tag", "selection", "isActive":
        _ = evaluate(argument.value, frame)
      default:
        evaluateLoosely([argument], frame)
      }
    }
    return [.unknown]
  }

  /// `NavigationLink("Title") { Destination() }`: the only closure is the destination.
  private func isDestination(_ arguments: [Argument]) -> Bool {
    !arguments.contains { ["value", "state", "destination", "to"].contains($0.label) }
  }

  private func linkVerb(_ arguments: [Argument]) -> Effect.Verb {
    guard let style = arguments.first(where: { $0.label == "style" }) else { return .push }
    let name: String? =
      switch style.value.kind {
      case .member(_, let name, _): name
      case .call(let callee, _):
        if case .member(_, let name, _) = callee.kind { name } else { nil }
      default: nil
      }
    return name.flatMap { vocabulary.presentationStyles[$0] }.map { .present($0) } ?? .push
  }

  private func pushContent(
    _ expression: Expression, _ verb: Effect.Verb, at position: Position, _ frame: Frame
  ) {
    noteShown(expression, as: .verb(verb), frame)
    let inner = frame.nested()
    for value in evaluate(expression, inner) {
      switch value {
      case .closure(let closure):
        inner.effects.add(contentsOf: run(closure, [], frame).effects.effects)
      case .some(let type) where type.id != nil:
        frame.emit(verb, value, at: position)
      case .method:
        invoke(value, values: [], at: position, inner)
      default: break
      }
    }
    for number in inner.effects.numbers {
      let effect = effects[number]
      if effect.verb == .construct, isScreenLike(effect.target) {
        frame.emit(verb, effect.target, at: position)
      } else {
        frame.effects.add(number)
      }
    }
  }
}
