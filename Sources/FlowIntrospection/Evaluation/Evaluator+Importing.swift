import SwiftFacts

/// What a caller takes over from the functions that it calls.
extension Evaluator {
  /// The value with parameters replaced by what the caller passed for them.
  func substitute(_ value: Value, _ passing: Passing) -> [Value] {
    switch value {
    case .parameter(Value.selfNumber, let type):
      return [passing.receiver ?? .some(type)]
    case .parameter(let number, let type):
      guard number < passing.arguments.count, !passing.arguments[number].isEmpty else {
        return [.some(type)]
      }
      return passing.arguments[number].map { $0 == .unknown ? .some(type) : $0 }
    case .result(let method, let receiver, let type):
      let made = substitute(receiver, passing).flatMap { results(of: method, on: $0) }
      return made.isEmpty ? [.some(type)] : made
    case .part(let part, let whole, let type):
      return substitute(whole, passing).reduce(into: []) {
        $0 = $0.union(self.part(part, of: $1, type))
      }
    case .enumCase(let id, let name, let payload) where value.isOpen:
      return [.enumCase(id, name, payload.map { substituteOne($0, passing) })]
    case .array(let elements) where value.isOpen:
      return [.array(elements.reduce(into: []) { $0 = $0.union(substitute($1, passing)) })]
    case .tuple(let fields) where value.isOpen:
      return [
        .tuple(
          fields.map {
            Value.Field(name: $0.name, value: substituteOne($0.value, passing))
          })
      ]
    case .instance(let type, let fields) where value.isOpen:
      return [
        .instance(
          type,
          fields.map {
            Value.Field(name: $0.name, value: substituteOne($0.value, passing))
          })
      ]
    default:
      return [value]
    }
  }

  /// One value for one, where a value is made of several.
  private func substituteOne(_ value: Value, _ passing: Passing) -> Value {
    substitute(value, passing).first ?? value.type(in: index).map { .some($0) } ?? .unknown
  }

  /// Adds what the callee does to what the caller does, its parameters filled in.
  ///
  /// Where that fixes a destination, the caller's declaration is the place at which it is fixed.
  ///
  /// - Parameter isDoubtful: whether the callee is one of several that could be meant.
  func importEffects(
    of summary: Summary, from id: UnitID, _ passing: Passing, _ frame: Frame,
    at position: Position, isDoubtful: Bool
  ) {
    guard isDoubtful else {
      importEffects(of: summary, from: id, passing, frame, at: position)
      return
    }
    // What the caller says itself, whichever callee is meant.
    let given = passing.arguments.flatMap { $0 }
    let inner = frame.nested()
    // So is what its own closures do, which each callee calls back.
    let called = frame.nested()
    importEffects(of: summary, from: id, passing, inner, at: position, calling: called)
    frame.effects.add(contentsOf: called.effects)
    inner.effects.change { effect in
      var effect = effect
      effect.isDoubtful = effect.isDoubtful || !given.contains(effect.target)
      return effect
    }
    frame.effects.add(contentsOf: inner.effects)
  }

  /// Adds what the callee does to what the caller does, its parameters filled in.
  ///
  /// - Parameters:
  ///   - only: what is taken over, where that is not for the two types to decide.
  ///   - called: what takes in what passed closures do, if not the frame itself.
  func importEffects(
    of summary: Summary, from id: UnitID, _ passing: Passing, _ frame: Frame,
    at position: Position, only: ImportRule? = nil, calling called: Frame? = nil
  ) {
    let callee = index[id].owner
    let told = told(of: summary)
    guard !told.isEmpty else { return }
    let rule =
      only ?? (isKeptApart(id, by: frame.unit) ? .nothing : nil)
      ?? importRule(from: callee, into: frame.unit.owner)
    let isFactory = roles != nil && index[id].isStatic && callee != frame.unit.owner
    for number in told {
      let traits = effects.traits(of: number)
      if isFactory, let made = product(of: effects[number], from: id) {
        frame.emit(.construct, made, at: position)
        continue
      }
      if !traits.contains(.changing) {
        if frame.inlineDepth > 0, traits.contains(.still) { continue }
        guard isImported(number, traits, by: rule) else { continue }
        if frame.origins.isEmpty || traits.contains(.answer) {
          frame.effects.add(number)
          continue
        }
      }
      var effect = effects[number]
      guard let guards = remaining(effect.guards, passing) else { continue }
      switch effect.verb {
      case .handOver(let reference):
        for value in substitute(effect.target, passing) {
          handOver(value, to: reference, at: position, frame)
        }
        continue
      case .invoke(let passed):
        let passedValues = passed.flatMap { substitute($0, passing) }
        for value in substitute(effect.target, passing) {
          let isOwn = if case .closure = value { true } else { false }
          invoke(value, values: [passedValues], at: position, isOwn ? called ?? frame : frame)
        }
        continue
      case .hook(let method, let passed):
        let arguments = passed.map { $0.flatMap { substitute($0, passing) } }
        for value in substitute(effect.target, passing) {
          callOverride(of: method, on: value, arguments, at: position, frame)
        }
        continue
      case .binds(let kind, let contents):
        let isOpen = contents.contains(where: \.isOpen)
        for value in substitute(effect.target, passing) {
          let contents =
            isOpen ? filled(contents, for: value, passing, at: position, frame) : contents
          if isOpen, contents.isEmpty { continue }
          bind(value, to: kind, contents, at: effect.position, in: effect.unit, frame)
        }
        continue
      case .make, .contain, .registers:
        if frame.inlineDepth > 0 { continue }
      case .segue:
        for value in substitute(effect.target, passing) {
          settleSegue(value, at: position, frame)
        }
        continue
      default: break
      }
      guard isImported(number, traits, by: rule) else { continue }
      effect = lifted(effect, from: callee, to: passing.holder)
      if case .write(let property, _) = effect.verb, traits.isSuperset(of: [.open, .filling]) {
        noteRelays(substitute(effect.target, passing), to: property, frame)
      }
      if case .write(let property, .assign) = effect.verb, effect.target.isOpen {
        for value in substitute(effect.target, passing) { noteInstance(value, in: property, frame) }
      }
      if effect.origins.isEmpty { effect.origins = frame.origins }
      effect.guards = guards
      guard !effect.target.isSettled || isOpenBox(effect.target) else {
        var settled = effect
        if effect.target.isOpen {
          settled.target = substitute(effect.target, passing).first ?? effect.target
        }
        frame.effects.add(settled)
        continue
      }
      for value in substitute(effect.target, passing) where !isLost(value, effect) {
        let parts = effect.verb == .tabs ? [value] : flattened(value)
        for part in parts.flatMap({ settle($0, at: position, frame) }) {
          frame.emit(
            effect.verb, part, at: position, guards: guards, isDoubtful: effect.isDoubtful,
            isGuessed: effect.isGuessed)
        }
      }
    }
  }

  /// What a type's own static function makes of it: the object is its caller's, `Guide.make()`.
  private func product(of effect: Effect, from id: UnitID) -> Value? {
    guard effect.verb == .construct, effect.unit == id,
      let made = effect.target.type(in: index)?.id, made == index[id].owner
    else { return nil }
    return effect.target
  }

  /// Notes that a view binds state to what it shows, or leaves that to the caller who passes it.
  func bind(
    _ value: Value, to kind: SinkKind, _ contents: [Value], at position: Position,
    in unit: UnitID, _ frame: Frame
  ) {
    guard !frame.unit.isTest else { return }
    switch value {
    case .property(let property, _):
      records.sinks.insert(
        Records.Sink(
          property: property, kind: kind, contents: contents, unit: unit, position: position))
      noteDerivation(of: property)
    case .parameter:
      frame.effects.add(
        Effect(verb: .binds(kind, contents), target: value, unit: unit, position: position))
    default: break
    }
  }

  /// What a value's method writes to its own properties, it writes to the property that holds it.
  private func lifted(_ effect: Effect, from callee: TypeID?, to holder: PropertyReference?)
    -> Effect
  {
    guard let holder, case .write(let property, let operation) = effect.verb,
      property.owner == callee
    else { return effect }
    var lifted = effect
    lifted.verb = .write(holder, operation)
    return lifted
  }

  /// Whether a screen keeps the action for itself, in a row or item of its own: the screen runs it.
  private func isOwnAction(_ value: Value, in reference: PropertyReference, _ frame: Frame) -> Bool
  {
    guard let roles, let holder = reference.owner, let writer = frame.unit.owner else {
      return false
    }
    switch roles.role(of: holder) {
    case .neutral, .model: return [.screen, .model].contains(roles.role(of: writer))
    // A button of the project's own runs what the screen around it says; a method that it is given
    // belongs to whoever has it, and so does a closure that waits for a value.
    case .screen:
      if case .closure(let closure) = value, !closure.closure.takesValues {
        return roles.role(of: writer) == .screen
      }
      return false
    case .flow, .entry: return false
    }
  }

  /// Whether a screen hands a part of it a closure that waits for a value.
  private func isOwnChoice(
    _ closure: ClosureValue, in reference: PropertyReference, _ frame: Frame
  ) -> Bool {
    guard let roles, frame.inlineDepth == 0, closure.closure.takesValues,
      let holder = reference.owner, let writer = frame.unit.owner
    else { return false }
    return roles.role(of: holder) == .screen && roles.role(of: writer) == .screen
  }

  /// Takes over where a closure leads whatever value the part calls it with.
  private func takeOwnChoices(of closure: ClosureValue, _ frame: Frame) {
    frame.effects.add(contentsOf: run(closure, [], frame).effects) {
      isNamed(effects[$0], whateverIs: [])
    }
  }

  /// Whoever runs a stored closure later: what it makes is made by the code that wrote it.
  ///
  /// A closure that only calls another one that was passed stands for that one, which its own writer
  /// hands over.
  func keepMakings(of value: Value, in reference: PropertyReference? = nil, _ frame: Frame) {
    guard case .closure(let closure) = value, frame.inlineDepth == 0 else { return }
    for number in run(closure, [], frame).effects.numbers {
      let effect = effects[number]
      switch effect.verb {
      case .construct, .make, .contain, .call, .registers: frame.effects.add(number)
      case .invoke:
        // A protocol's or a screen's callback hands results back; a choice of a question acts.
        guard let reference, case .parameter(let number, _) = effect.target, number >= 0,
          effect.unit == frame.unit.id, let holder = reference.owner,
          index[holder].kind != .protocol, !vocabulary.isScreen(holder, in: index)
        else { continue }
        frame.emit(.handOver(reference), effect.target, at: effect.position)
      default: break
      }
    }
  }

  /// Stores a closure or binding, or leaves that to the caller who passes it.
  func handOver(
    _ value: Value, to reference: PropertyReference, at position: Position, _ frame: Frame
  ) {
    switch value {
    case .property(let source, let type) where type?.isFunction != true:
      guard source != reference, !frame.unit.isTest else { return }
      records.bindings[reference, default: []].insert(source)
    case .closure, .method, .property:
      if case .property(reference, _) = value { return }
      if giveContent(value, to: reference, at: position, frame) { return }
      if !frame.unit.isTest { records.closures[reference, default: []].insert(value) }
      if isOwnAction(value, in: reference, frame) || sharedActions.contains(reference) {
        invoke(value, values: [], at: position, frame)
      } else if case .closure(let closure) = value, isOwnChoice(closure, in: reference, frame) {
        takeOwnChoices(of: closure, frame)
        keepMakings(of: value, frame)
      } else {
        keepMakings(of: value, in: reference, frame)
      }
    case .parameter:
      frame.emit(.handOver(reference), value, at: position)
    default: break
    }
  }
}
