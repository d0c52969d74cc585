import SwiftFacts

/// Channels: what one piece of code sends, the closures do that others have subscribed with.
extension Evaluator {
  /// Whether values of this type are channels of a library.
  func isChannel(_ type: ResolvedType?) -> Bool {
    guard let type = type?.unwrapped, type.id == nil else { return false }
    return vocabulary.channels.types.contains(type.simpleName)
      || vocabulary.channels.types.contains(type.name)
  }

  /// The value as a channel: what a published property is projected to is one.
  func channel(_ value: Value) -> Value? {
    let type = value.type(in: index)
    if isChannel(type) { return value }
    guard case .property(let reference, _) = value, let owner = reference.owner, let type,
      index[owner].properties[reference.name]?.attribute("Published") != nil
    else { return nil }
    return .property(
      PropertyReference(owner: owner, name: "$\(reference.name)"),
      ResolvedType(name: "AnyPublisher", arguments: [type]))
  }

  /// A method of a channel; `nil` for any other.
  func callChannel(
    _ name: String, _ values: [Value], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    let channels = values.compactMap { channel($0) }
    guard !channels.isEmpty else {
      return callStream(name, values, arguments, at: position, frame)
    }
    let rules = vocabulary.channels
    if rules.senders.contains(name), let first = arguments.first, first.label == nil {
      for channel in channels {
        let sent = evaluate(
          first.value, frame, expected: channel.type(in: index)?.unwrapped.arguments.first)
        invoke(channel, values: [sent], at: position, frame)
      }
      return [.unknown]
    }
    if rules.receivers.contains(name) {
      for argument in arguments {
        for value in evaluate(argument.value, frame) {
          if rules.otherLabels.contains(argument.label ?? "") {
            invoke(value, values: [], at: argument.value.position, frame)
          } else {
            for channel in channels { subscribe(value, to: channel, at: position, frame) }
          }
        }
      }
      return [.unknown]
    }
    guard rules.passers.contains(name) else { return nil }
    evaluateLoosely(arguments, frame)
    return channels
  }

  /// A method of what a channel's values were turned into: `.map { $0 ? .home : .login }.bind(to: steps)`.
  private func callStream(
    _ name: String, _ values: [Value], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    guard values.contains(where: \.isCase) else { return nil }
    if vocabulary.channels.passers.contains(name) {
      evaluateLoosely(arguments, frame)
      return values
    }
    guard vocabulary.channels.receivers.contains(name) else { return nil }
    for argument in arguments {
      let isOther = vocabulary.channels.otherLabels.contains(argument.label ?? "")
      for value in evaluate(argument.value, frame) {
        invoke(value, values: isOther ? [] : [values], at: argument.value.position, frame)
      }
    }
    return [.unknown]
  }

  /// Keeps a closure for what is sent through a channel.
  func subscribe(_ value: Value, to channel: Value, at position: Position, _ frame: Frame) {
    guard case .property(let reference, let type) = channel else {
      // Which channel it is, only a caller knows: what it does is done here.
      let carried = channel.type(in: index)?.unwrapped.arguments.first
      invoke(value, values: [carried.map { [.some($0)] } ?? []], at: position, frame)
      return
    }
    switch value {
    case .closure, .method, .property:
      let carried = type?.unwrapped.arguments.first
      if isDoneByWriter(value, frame) {
        let sent = channels(behind: reference).flatMap { given.sent[$0] ?? [] }
        let known =
          sent.isEmpty ? carried.map { [.some($0)] } ?? [] : sent.inStableOrder()
        if !frame.unit.isTest { records.invoked.insert(reference) }
        invoke(value, values: [known], at: position, frame)
        return
      }
      if let carried { records.noteCarried(carried, by: reference) }
      if !frame.unit.isTest { records.closures[reference, default: []].insert(value) }
      records.channels.insert(reference)
      keepMakings(of: value, frame)
    case .parameter:
      frame.emit(.handOver(reference), value, at: position)
    default: break
    }
  }

  /// Whether a screen or its model has subscribed: what it does then starts at that screen, whoever
  /// sends.
  private func isDoneByWriter(_ value: Value, _ frame: Frame) -> Bool {
    guard case .closure = value, let owner = frame.unit.owner else { return false }
    guard let roles else { return vocabulary.isScreen(owner, in: index) }
    return [.screen, .model].contains(roles.role(of: owner))
  }

  /// Runs what has subscribed to a channel or to one that it is made from.
  func send(
    _ values: [[Value]], through reference: PropertyReference, at position: Position,
    _ frame: Frame
  ) -> [Value] {
    let channels = channels(behind: reference)
    if !frame.unit.isTest {
      let role = frame.unit.owner.flatMap { roles?.role(of: $0) }
      // What a flow hears of another, it does by itself.
      if role != .flow, role != .entry { records.invoked.formUnion(channels) }
      let sent = (values.first ?? []).filter { !$0.isOpen && $0 != .unknown }
      for channel in channels {
        records.sent[channel, default: []].formUnion(sent.prefix(Value.limit))
      }
    }
    for subscriber in sorted(Set(channels.flatMap { given.closures[$0] ?? [] })) {
      runSubscriber(subscriber, values, at: position, frame)
    }
    return []
  }

  /// How many times what is sent is sent on by who hears of it.
  private static let relayLimit = 3

  /// Runs a subscriber, once for all who send the same.
  ///
  /// - Parameter keepsChildren: whether flows that it makes count as made by the sender, who is part
  ///   of the flow that has subscribed.
  func runSubscriber(
    _ subscriber: Value, _ values: [[Value]], at position: Position, keepsChildren: Bool = false,
    _ frame: Frame
  ) {
    if case .property(let channel, _) = subscriber {
      // Two channels that are bound to each other send on without end.
      guard enter(channel) else { return }
      invoke(subscriber, values: values, at: position, frame)
      leave(channel)
      return
    }
    guard case .closure(let closure) = subscriber, frame.inlineDepth == 0,
      closure.unit != frame.unit.id
    else {
      invoke(subscriber, values: values, at: position, frame)
      return
    }
    guard sent.depth < Self.relayLimit else { return }
    let key = SentValues.Key(subscriber: closure, values: values, depth: sent.depth)
    let found = effects(of: sent.id(of: key, from: frame.unit.id))
    let rule = runRule(of: closure, by: frame)
    for number in found.numbers
    where isRun(number, by: rule) || keepsChildren && isOfChild(effects[number]) {
      var effect = fixed(number, by: values, at: position, frame) ?? effects[number]
      effect.label = effect.label ?? frame.label
      if effect.origins.isEmpty { effect.origins = frame.origins }
      frame.effects.add(effect)
    }
    noteCall(of: closure.unit, at: position, frame)
  }

  private func isOfChild(_ effect: Effect) -> Bool {
    effect.verb == .construct && roles?.role(of: effect.target, in: index) == .flow
  }

  /// The channels that a property stands for: itself, and those that it was made from.
  func channels(behind reference: PropertyReference) -> [PropertyReference] {
    var found = [reference]
    var next = 0
    while next < found.count {
      let sources = given.bindings[found[next]] ?? []
      next += 1
      for source in sources.sorted(by: {
        ($0.owner?.index ?? -1, $0.name) < ($1.owner?.index ?? -1, $1.name)
      }) where !found.contains(source) { found.append(source) }
    }
    return found
  }

  /// `for await route in routes { … }`: the body is what is done with each value that is sent.
  func subscribeLoop(
    _ pattern: Pattern?, _ channels: [Value], _ body: [Statement], at position: Position,
    _ frame: Frame
  ) -> Bool {
    let channels = channels.filter {
      guard case .property(_, let type) = $0 else { return false }
      return isChannel(type)
    }
    let name: String
    switch pattern {
    case .binding(let bound): name = bound
    case .wildcard: name = "_"
    default: return false
    }
    guard !channels.isEmpty else { return false }
    let closure = Closure(
      parameters: [Closure.Parameter(name: name)], body: body,
      position: body.first?.position ?? position)
    let value = Value.closure(
      ClosureValue(
        unit: frame.unit.id, closure: closure, captured: frame.locals, selfType: frame.selfType,
        name: nil))
    for channel in channels { subscribe(value, to: channel, at: position, frame) }
    return true
  }
}
