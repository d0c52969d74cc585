import SwiftFacts

/// View modifiers that bind state to what appears, and those that take URLs.
extension Evaluator {
  /// Handles a modifier that navigation cares about; `nil` for every other.
  func evaluateModifier(
    _ name: String, on base: Expression, _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    if let rule = vocabulary.destinations[name],
      arguments.contains(where: {
        ["for", "item", "isPresented", "unwrapping", "store"].contains($0.label)
      })
    {
      let values = evaluate(base, frame)
      if arguments.contains(where: { $0.label == "for" }) {
        evaluateDestination(arguments, at: position, frame)
      } else {
        evaluateModal(.pushed, style: rule, arguments, at: position, frame)
      }
      return values
    }
    if let values = evaluateRegistration(name, on: base, arguments, at: position, frame) {
      return values
    }
    if let style = vocabulary.modals[name],
      arguments.contains(where: {
        ["item", "isPresented", "unwrapping", "store"].contains($0.label)
      })
    {
      let values = evaluate(base, frame)
      evaluateModal(.modal(style), style: style, arguments, at: position, frame)
      return values
    }
    if let values = evaluateAlert(name, on: base, arguments, at: position, frame) { return values }
    if let alert = vocabulary.alerts[name],
      arguments.contains(where: { ["item", "isPresented"].contains($0.label) })
    {
      let values = evaluate(base, frame)
      evaluateAlert(named: alert, arguments, at: position, frame)
      return values
    }
    if name == "onChange", arguments.count > 1, arguments[0].label == "of",
      let values = observe(arguments, on: base, at: position, frame)
    {
      return values
    }
    if name == "onReceive", arguments.count > 1 {
      let channels = evaluate(arguments[0].value, frame).compactMap { channel($0) }
      guard !channels.isEmpty else { return nil }
      for value in evaluate(arguments[1].value, frame) {
        for channel in channels { subscribe(value, to: channel, at: position, frame) }
      }
      return evaluate(base, frame)
    }
    if name == "environment", arguments.count == 2 {
      return handToEnvironment(arguments, on: base, at: position, frame)
    }
    if vocabulary.urlModifiers.contains(name) {
      let values = evaluate(base, frame)
      for argument in arguments {
        for value in evaluate(argument.value, frame) {
          let url = Value.some(ResolvedType(name: name == "onOpenURL" ? "URL" : "NSUserActivity"))
          invoke(value, values: [[url]], at: position, frame)
          if !frame.unit.isTest, value != .unknown,
            argument.isTrailing || argument.label == "perform"
          {
            records.entrySites.insert(
              Records.EntrySite(closure: value, unit: frame.unit.id, position: position))
          }
        }
      }
      return values
    }
    if vocabulary.gestures.contains(name) {
      let outer = frame.label
      frame.label = "tap"
      defer { frame.label = outer }
      let values = evaluate(base, frame)
      evaluateLoosely(arguments, frame)
      return values
    }
    return nil
  }

  /// `onChange(of: guide.pending) { _, place in … }`: the closure is given what the property holds.
  private func observe(
    _ arguments: [Argument], on base: Expression, at position: Position, _ frame: Frame
  ) -> [Value]? {
    guard let reference = propertyReference(of: arguments[0].value, frame),
      let owner = reference.owner,
      let property = index[owner].properties[reference.name]
    else { return nil }
    let values = evaluate(base, frame)
    let held = Value.property(reference, propertyType(property, of: index.type(owner)))
    for argument in arguments.dropFirst() {
      for value in evaluate(argument.value, frame) {
        guard case .closure(let closure) = value else {
          invokeLoosely(value, [], at: position, frame)
          continue
        }
        runInPlace(closure, [[held], [held]], frame)
      }
    }
    return values
  }

  /// `environment(\.open) { router.open($0) }`: views below call the closure.
  private func handToEnvironment(
    _ arguments: [Argument], on base: Expression, at position: Position, _ frame: Frame
  ) -> [Value]? {
    guard case .keyPath(_, let names) = arguments[0].value.kind, let name = names.last,
      let values = index.externalTypes["EnvironmentValues"],
      let property = index[values].properties[name],
      propertyType(property, of: index.type(values))?.isFunction == true
    else { return nil }
    let reference = PropertyReference(owner: values, name: name)
    for value in evaluate(arguments[1].value, frame) {
      if case .closure(let closure) = value, closure.closure.takesValues {
        records.channels.insert(reference)
        if !frame.unit.isTest { records.closures[reference, default: []].insert(value) }
        keepMakings(of: value, frame)
      } else {
        handOver(value, to: reference, at: position, frame)
      }
    }
    return evaluate(base, frame)
  }

  /// `navigationDestination(for: Route.self) { route in … }`.
  func evaluateDestination(
    _ arguments: [Argument], isWindow: Bool = false, at position: Position, _ frame: Frame
  ) {
    var type: ResolvedType?
    let key = arguments.first { $0.label == "for" } ?? arguments.first
    if let key {
      for case .metatype(let found) in evaluate(key.value, frame) { type = found }
    }
    if let type { frame.emit(.registers, .metatype(type), at: position) }
    for argument in arguments where argument != key {
      for value in evaluate(argument.value, frame) {
        let passed: [[Value]] = type.map { [[.some($0)]] } ?? []
        let (contents, effects) = content(of: value, passed, at: position, frame)
        frame.effects.add(contentsOf: effects)
        guard let type, !frame.unit.isTest else { continue }
        records.destinations.insert(
          Records.Destination(
            type: type, contents: contents, unit: frame.unit.id, position: position,
            isWindow: isWindow))
      }
    }
  }

  /// `sheet(item:)`, `fullScreenCover(isPresented:)` and their kin.
  ///
  /// - Parameters:
  ///   - names: the labels of the state for which something appears.
  ///   - isGuessed: whether it is only the form that says so: then something must appear.
  func evaluateModal(
    _ kind: SinkKind, style: String, _ arguments: [Argument],
    names: [String] = ["item", "isPresented", "unwrapping", "store"], isGuessed: Bool = false,
    at position: Position, _ frame: Frame
  ) {
    var bound: Value?
    var item: ResolvedType?
    for argument in arguments where names.contains(argument.label ?? "") {
      for value in evaluate(argument.value, frame) {
        switch value {
        case .property, .parameter: bound = value
        default: continue
        }
        let type = value.type(in: index)?.unwrapped
        if argument.label != "isPresented", type?.name != "Bool" { item = type }
      }
    }
    var kind = kind
    if kind == .pushed, let presented = linkStyle(arguments) { kind = .modal(presented) }
    // What the caller gives, together with the state for which it appears, is the caller's.
    let isOpen = if case .parameter? = bound { true } else { false }
    var showing = Records.Showing.verb(kind.verb)
    if case .property(let reference, _)? = bound, reference.owner == frame.unit.owner,
      isGivenState(reference)
    {
      showing = .bound(kind, to: reference.name)
    }
    var shown: [Value] = []
    let outer = frame.label
    frame.label = nil
    for argument in arguments where !names.contains(argument.label ?? "") {
      if argument.label != "onDismiss" { noteShown(argument.value, as: showing, frame) }
      for value in evaluate(argument.value, frame) {
        let passed: [[Value]] = item.map { [[.some($0)]] } ?? []
        if argument.label == "onDismiss" {
          invoke(value, values: [], at: position, frame)
          continue
        }
        let (contents, effects) = content(
          of: value, passed, at: position, leavingOpen: isOpen, frame)
        shown = shown.union(contents)
        frame.effects.add(contentsOf: effects)
      }
    }
    frame.label = outer
    guard !frame.unit.isTest, !isGuessed || !shown.isEmpty else { return }
    guard let bound else {
      let verb: Effect.Verb = kind == .pushed ? .push : .present(style)
      for value in shown { frame.emit(verb, value, at: position) }
      return
    }
    bind(
      narrowed(bound, by: arguments), to: kind, shown, at: position, in: frame.unit.id, frame)
  }

  /// Whether a view's state is that of whoever makes the view.
  func isGivenState(_ reference: PropertyReference) -> Bool {
    guard let property = reference.owner.flatMap({ index[$0].properties[reference.name] }) else {
      return false
    }
    return property.attribute("Binding") != nil || property.declaration.type?.name == "Binding"
  }

  /// `alert("Delete?", isPresented: $asks) { … }`: a system screen, whose buttons may lead on.
  private func evaluateAlert(
    named name: String, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) {
    let alert = Value.instance(ResolvedType(name: name), [])
    for argument in arguments where ["item", "isPresented"].contains(argument.label) {
      for value in evaluate(argument.value, frame) {
        bind(value, to: .modal("alert"), [alert], at: position, in: frame.unit.id, frame)
      }
    }
    evaluateLoosely(
      arguments.filter { !["item", "isPresented"].contains($0.label) }, frame)
  }

  private func linkStyle(_ arguments: [Argument]) -> String? {
    guard let style = arguments.first(where: { $0.label == "style" }) else { return nil }
    switch style.value.kind {
    case .member(_, let name, _): return vocabulary.presentationStyles[name]
    case .call(let callee, _):
      guard case .member(_, let name, _) = callee.kind else { return nil }
      return vocabulary.presentationStyles[name]
    default: return nil
    }
  }

  /// What a content closure builds, and what else it does.
  ///
  /// - Parameter leavingOpen: whether closures of the caller's are contents, too.
  func content(
    of value: Value, _ passed: [[Value]], at position: Position, leavingOpen: Bool = false,
    _ frame: Frame
  ) -> (contents: [Value], effects: [Effect]) {
    let inner: Frame
    switch value {
    case .closure(let closure):
      inner = run(closure, passed, frame)
    case .parameter(_, let type) where leavingOpen && type.unwrapped.isFunction:
      return ([value], [])
    case .method, .property, .parameter:
      inner = frame.nested()
      invoke(value, values: passed, at: position, inner)
    default:
      return (isScreenLike(value) ? [value] : [], [])
    }
    var contents: [Value] = []
    var effects: [Effect] = []
    for effect in inner.effects.effects {
      if effect.verb == .construct, isScreenLike(effect.target) {
        contents = contents.union([effect.target])
        if roles?.role(of: effect.target, in: index) == .flow { effects.append(effect) }
      } else if leavingOpen, case .invoke = effect.verb, effect.target.isContentClosure {
        contents = contents.union([effect.target])
      } else {
        effects.append(effect)
      }
    }
    return (contents, effects)
  }
}

extension Value {
  /// Whether a caller gives it, a function that gives something back.
  fileprivate var isContentClosure: Bool {
    guard case .parameter(_, let type) = self, type.unwrapped.isFunction else { return false }
    let result = type.unwrapped.arguments.last
    return result.map { $0.name != "Void" && $0.name != "Tuple" } ?? false
  }
}
