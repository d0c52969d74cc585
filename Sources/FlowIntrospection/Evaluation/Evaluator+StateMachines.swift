import SwiftFacts

/// State machines of libraries: what is done when an event is tried, its handlers do.
extension Evaluator {
  func isStateMachine(_ type: ResolvedType?) -> Bool {
    guard let type = type?.unwrapped, type.id == nil, type.arguments.count > 1 else { return false }
    return vocabulary.stateMachines.types.contains(type.simpleName)
  }

  /// A method of a state machine; `nil` for any other.
  func callStateMachine(
    _ name: String, _ values: [Value], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    let machines = values.compactMap { machine($0) }
    guard !machines.isEmpty else { return nil }
    let rules = vocabulary.stateMachines
    if rules.senders.contains(name), let first = arguments.first, first.label == nil {
      for machine in machines { tryEvent(first.value, on: machine, at: position, frame) }
      evaluateLoosely(Array(arguments.dropFirst()), frame)
      return [.some(ResolvedType(name: "Bool"))]
    }
    guard rules.receivers.contains(name) else { return nil }
    for machine in machines {
      var events: [Value] = []
      for argument in arguments where argument.label == rules.eventLabel {
        events += evaluate(argument.value, frame, expected: machine.event)
      }
      let channels = events.isEmpty ? [machine.property] : events.map { machine.channel(for: $0) }
      for argument in arguments where argument.label != rules.eventLabel {
        for value in evaluate(argument.value, frame) {
          for channel in channels { handle(value, channel, at: argument.value.position, frame) }
        }
      }
    }
    return [.unknown]
  }

  /// `machine <-! .event`; `nil` for every other operator and operand.
  func tryEvent(
    by symbol: String, _ left: Expression, _ right: Expression, at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    guard vocabulary.stateMachines.operators.contains(symbol) else { return nil }
    let machines = evaluate(left, frame).compactMap { machine($0) }
    for machine in machines { tryEvent(right, on: machine, at: position, frame) }
    return machines.isEmpty ? nil : [.some(ResolvedType(name: "Bool"))]
  }

  // MARK: Machines

  /// A property that keeps a state machine, with the machine's types.
  private struct Machine {
    var property: PropertyReference
    var state: ResolvedType
    var event: ResolvedType

    /// What handlers for one event are kept under.
    func channel(for event: Value) -> PropertyReference {
      guard case .enumCase(_, let name, _) = event else { return property }
      return channel(for: name)
    }

    func channel(for name: String) -> PropertyReference {
      PropertyReference(owner: property.owner, name: "\(property.name) \(name)")
    }
  }

  private func machine(_ value: Value) -> Machine? {
    guard case .property(let property, let type) = value, isStateMachine(type),
      let types = type?.unwrapped.arguments
    else { return nil }
    return Machine(property: property, state: types[0], event: types[1])
  }

  /// Keeps a handler for the events that will be tried.
  private func handle(
    _ value: Value, _ channel: PropertyReference, at position: Position, _ frame: Frame
  ) {
    switch value {
    case .closure, .method:
      if !frame.unit.isTest { records.closures[channel, default: []].insert(value) }
      records.channels.insert(channel)
      records.machines.insert(channel)
      keepMakings(of: value, frame)
    case .parameter(_, let type) where type.isFunction || type.id == nil:
      records.machines.insert(channel)
      frame.emit(.handOver(channel), value, at: position)
    default: break
    }
  }

  private func tryEvent(
    _ expression: Expression, on machine: Machine, at position: Position, _ frame: Frame
  ) {
    for event in evaluate(expression, frame, expected: machine.event) {
      // What other events lead to, the handlers are asked for by themselves.
      guard sent.depth == 0, event.isSettledValue || event.isOpen else { continue }
      let rules = vocabulary.stateMachines
      let context = Value.tuple(
        [Value.Field(name: rules.eventName, value: event)]
          + rules.stateNames.map { Value.Field(name: $0, value: .some(machine.state)) })
      note(machine.property, isTriedBy: frame)
      for handler in sorted(given.closures[machine.property] ?? []) {
        runSubscriber(handler, [[context]], at: position, keepsChildren: true, frame)
      }
      guard let id = machine.event.unwrapped.id else { continue }
      for name in index[id].cases.map(\.name) {
        if case .enumCase(_, let tried, _) = event, tried != name { continue }
        let channel = machine.channel(for: name)
        guard let handlers = given.closures[channel] else { continue }
        note(channel, isTriedBy: frame)
        let inner = frame.nested()
        for handler in sorted(handlers) {
          runSubscriber(handler, [[context]], at: position, keepsChildren: true, inner)
        }
        guardEffects(in: inner, by: [name], of: id, on: event)
        frame.effects.add(contentsOf: inner.effects)
      }
    }
  }

  /// What a flow tries itself, it also does by itself: its handlers are linked as the flow's own.
  private func note(_ channel: PropertyReference, isTriedBy frame: Frame) {
    let role = frame.unit.owner.flatMap { roles?.role(of: $0) }
    guard !frame.unit.isTest, role != .flow, role != .entry else { return }
    records.invoked.insert(channel)
  }
}
