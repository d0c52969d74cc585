import SwiftFacts

/// What is inside of what a caller passes: the way to it is kept until the caller fills it in.
extension Evaluator {
  /// Names of what gives one element of a collection.
  static let elementNames: Set<String> = [
    "first", "last", "popFirst", "popLast", "removeFirst", "removeLast",
  ]

  /// A property of an open value; `nil` where reading it says as much.
  func openMember(_ property: PropertySymbol, of whole: Value, _ frame: Frame) -> Value? {
    guard frame.inlineDepth == 0, !property.declaration.isStatic, let owner = property.owner,
      let receiver = whole.type(in: index)?.unwrapped
    else { return nil }
    switch index[owner].kind {
    // An object's property may have changed since the caller passed it.
    case .struct: guard property.isStored else { return nil }
    // A type that is known has the protocol's default.
    case .protocol:
      guard receiver.id.map({ index[$0].kind == .protocol }) ?? false else { return nil }
    default: return nil
    }
    guard let type = propertyType(property, of: receiver) else { return nil }
    return openPart(.member(property.name), of: whole, type)
  }

  /// A part of an open value that may lead somewhere.
  func openPart(_ part: Value.Part, of whole: Value, _ type: ResolvedType) -> Value? {
    switch whole {
    case .parameter(let number, _): guard number >= 0 else { return nil }
    case .part, .result: break
    default: return nil
    }
    guard whole.depth < Value.depthLimit, canLead(type) || isGeneric(type, in: whole) else {
      return nil
    }
    return .part(part, whole, type)
  }

  /// Whether the type is whatever the whole's own type is generic over.
  private func isGeneric(_ type: ResolvedType, in whole: Value) -> Bool {
    guard type.unwrapped.id == nil, let id = whole.type(in: index)?.unwrapped.id else {
      return false
    }
    let name = type.unwrapped.name
    return index[id].generics.contains { $0.name == name }
      || whole.type(in: index)?.unwrapped.arguments.contains { $0.name == name } ?? false
  }

  /// Whether values of the type are shown, are routes or can hold such.
  private func canLead(_ type: ResolvedType) -> Bool {
    let type = type.unwrapped
    guard let id = (type.element ?? type).id else {
      return vocabulary.screenBases.contains(type.simpleName)
        || vocabulary.looksLikeScreen(type.simpleName)
    }
    let symbol = index[id]
    switch symbol.kind {
    case .enum:
      if symbol.cases.contains(where: { !$0.payload.isEmpty }) { return true }
      return roles?.isRouteType(id) ?? true
    case .struct, .protocol: return true
    default: return vocabulary.isScreen(id, in: index) || roles?.role(of: id) == .flow
    }
  }

  /// What the part is of a value that is filled in; nothing if another case was passed.
  func part(_ part: Value.Part, of whole: Value, _ type: ResolvedType) -> [Value] {
    switch (part, whole) {
    // A list's elements are passed for the one that is asked.
    case (.member, .array(let elements)), (.payload, .array(let elements)):
      return elements.reduce(into: []) { $0 = $0.union(self.part(part, of: $1, type)) }
    case (.payload(let wanted, let place), .enumCase(_, let name, let payload)):
      guard wanted == name else { return [] }
      return [place < payload.count ? payload[place] : .some(type)]
    case (.payload, _):
      return [openPart(part, of: whole, type) ?? .some(type)]
    case (.member(let name), .instance(_, let fields)):
      if let field = fields.first(where: { $0.name == name }), field.value != .unknown {
        return [field.value]
      }
      return members(named: name, of: whole, type)
    case (.member(let name), _):
      return members(named: name, of: whole, type)
    case (.element, .array(let elements)): return elements
    case (.element, .property): return [.part(part, whole, type)]
    case (.element, .some(let list)) where list.unwrapped.element == type: return [.some(type)]
    case (.element, .parameter), (.element, .part), (.element, .result):
      return [openPart(part, of: whole, type) ?? .some(type)]
    case (.element, _): return [whole]
    case (.result, .closure(let closure)): return results(of: closure, type)
    case (.result, .method(let method)):
      let made = summary(of: method).returns.filter { $0 != .unknown && !$0.isOpen }
      return made.isEmpty ? [.some(type)] : made
    case (.result, _): return [openPart(part, of: whole, type) ?? .some(type)]
    }
  }

  /// What a closure gives when somebody calls it.
  private func results(of closure: ClosureValue, _ type: ResolvedType) -> [Value] {
    let ran = run(closure, [], makeFrame(for: index[closure.unit]))
    let made = ran.returns.union(ran.yields).filter { $0 != .unknown && $0 != .none }
    // What its own function was given is not known to whoever calls the closure.
    let results = made.map { $0.isOpen ? closed($0) : $0 }
    return results.isEmpty ? [.some(type)] : results
  }

  private func closed(_ value: Value) -> Value {
    switch value {
    case .instance(let type, _): .instance(type, [])
    case .enumCase(let id, let name, let payload):
      .enumCase(id, name, payload.map { $0.isOpen ? closed($0) : $0 })
    default: value.type(in: index).map { .some($0) } ?? .unknown
    }
  }

  private func members(named name: String, of whole: Value, _ type: ResolvedType) -> [Value] {
    guard let receiver = whole.type(in: index)?.unwrapped,
      let property = property(named: name, of: receiver)
    else { return [openPart(.member(name), of: whole, type) ?? .some(type)] }
    if let owner = property.owner, index[owner].kind == .protocol,
      receiver.id.map({ index[$0].kind == .protocol }) ?? false
    {
      if let open = openPart(.member(name), of: whole, type) { return [open] }
      let own = index.inheritors(of: owner).compactMap { index[$0].properties[name]?.getter }
      let getters = own + [property.getter].compactMap { $0 }
      return returned(by: getters.count <= 16 ? getters : [], on: whole, type)
    }
    if let getter = property.getter { return returned(by: [getter], on: whole, type) }
    if let open = openPart(.member(name), of: whole, type) { return [open] }
    let reference = PropertyReference(owner: property.owner, name: name)
    if let instances = given.instances[reference], instances.count == 1 {
      return instances.map { .some($0) }
    }
    return [.some(propertyType(property, of: receiver) ?? type)]
  }

  private func returned(by getters: [UnitID], on whole: Value, _ type: ResolvedType) -> [Value] {
    var made: [Value] = []
    for getter in getters {
      guard resultsUnderWay.insert(getter).inserted else {
        noteLimit()
        continue
      }
      defer { resultsUnderWay.remove(getter) }
      let passing = Passing(receiver: whole, arguments: [])
      made = made.union(
        summary(of: getter).returns.flatMap { substitute($0, passing) }.filter { $0 != .unknown })
    }
    return made.isEmpty ? [.some(type)] : made
  }

  /// Whether a route was inside of something of which a caller knows no more than the type.
  func isLost(_ value: Value, _ effect: Effect) -> Bool {
    guard case .part = effect.target, case .some = value else { return false }
    return effect.verb == .route
  }

  // MARK: Values that wait

  /// An element of a stored collection that no view is bound to: something was put there to be shown
  /// later.
  func waitingElement(of base: Expression, _ values: [Value], _ frame: Frame) -> Value? {
    guard frame.inlineDepth == 0, let reference = propertyReference(of: base, frame),
      let owner = reference.owner, owner == frame.unit.owner, index[owner].isDeclared,
      index[owner].properties[reference.name]?.isStored == true,
      roles?.sinks[reference] == nil,
      case .some(let known)? = values.first, let element = known.unwrapped.element,
      element.unwrapped.id.map({ [.enum, .struct].contains(index[$0].kind) }) ?? false,
      canLead(element)
    else { return nil }
    waitingReaders.insert(frame.unit.id)
    return .part(.element, .property(reference, known), element)
  }

  /// Lets whoever puts a value into a collection do what is done with the collection's elements.
  ///
  /// What is done, and whether the code puts anything there, is known from the first pass.
  func settleWaiting(_ frame: Frame) {
    let isFirst = roles == nil
    if frame.effects.numbers.contains(where: {
      effects.traits(of: $0).isSuperset(of: [.transition, .waiting])
    }) {
      let found = frame.effects.numbers
      frame.effects.removeAll()
      for number in found {
        guard effects.traits(of: number).contains(.transition),
          let reference = effects.target(of: number).waitsIn
        else {
          frame.effects.add(number)
          continue
        }
        let effect = effects[number]
        if isFirst, !frame.unit.isTest {
          records.waiting[reference, default: []].insert(
            Records.WaitingUse(verb: effect.verb, target: effect.target))
        }
        guard effect.target.isPlainElement(in: index) || !given.filled.contains(reference) else {
          continue
        }
        var loose = effect
        loose.target = effect.target.type(in: index).map { .some($0) } ?? .unknown
        frame.effects.add(loose)
      }
    }
    for number in frame.effects.numbers
    where effects.traits(of: number).contains(.filling)
      && effects.unit(of: number) == frame.unit.id
    {
      let effect = effects[number]
      guard case .write(let reference, _) = effect.verb else { continue }
      if isFirst {
        if !frame.unit.isTest { records.filled.insert(reference) }
      } else if let uses = given.waiting[reference] {
        fulfil(uses, with: effect, frame)
      }
    }
  }

  private func fulfil(_ uses: Set<Records.WaitingUse>, with effect: Effect, _ frame: Frame) {
    for use in uses.sorted(by: { $0.target.fingerprint < $1.target.fingerprint })
    where !use.target.isPlainElement(in: index) {
      for value in filled(use.target, with: effect.target) where value != .unknown {
        if case .some = value { continue }
        var done = effect
        done.verb = use.verb
        done.target = value
        frame.effects.add(done)
      }
    }
  }

  /// The value with the element that waits replaced by what was put there.
  private func filled(_ target: Value, with element: Value) -> [Value] {
    switch target {
    case .part(.element, .property, _): return flattened(element)
    case .part(let part, let whole, let type):
      return filled(whole, with: element).flatMap { self.part(part, of: $0, type) }
    default: return [target]
    }
  }
}

extension Value {
  /// Whether it is an object of a list itself, nothing inside of it: that is data, no order.
  fileprivate func isPlainElement(in index: SymbolIndex) -> Bool {
    guard case .part(.element, _, let type) = self else { return false }
    return type.unwrapped.id.map { index[$0].kind != .enum } ?? true
  }

  /// The property in which the value waits of which this is a part.
  var waitsIn: PropertyReference? {
    switch self {
    case .part(.element, .property(let reference, _), _): reference
    case .part(_, let whole, _): whole.waitsIn
    default: nil
    }
  }
}
