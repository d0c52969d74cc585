import SwiftFacts

/// Reading properties, and telling which property an expression names.
extension Evaluator {
  /// What reading the property gives; what its getter does is done by the reader.
  func read(
    _ property: PropertySymbol, of receiver: ResolvedType?, value: Value? = nil, _ frame: Frame
  ) -> [Value] {
    let reference = PropertyReference(owner: property.owner, name: property.name)
    let type =
      receiver.map { propertyType(property, of: $0) }
      ?? property.declaration.type.map {
        index.resolve($0, in: TypeScope(file: property.file, owner: nil))
      }
    if type?.isFunction == true { return [.property(environment(of: property) ?? reference, type)] }
    let isConcrete = receiver?.unwrapped.id.map { index[$0].kind != .protocol } ?? false
    if let owner = property.owner, index[owner].kind == .protocol, !isConcrete {
      let values = readImplementations(of: property, owner, type, value: value, frame)
      if !values.isEmpty { return values }
    }
    if let getter = property.getter {
      noteCaller(frame, of: getter)
      let summary = summary(of: getter)
      let passing = Passing(receiver: value, arguments: [])
      importEffects(of: summary, from: getter, passing, frame, at: frame.unit.position)
      let values = summary.returns.flatMap { substitute($0, passing) }.filter { $0 != .unknown }
      return values.isEmpty ? [type.map { .some($0) } ?? .unknown] : values
    }
    if isChannel(type) || isStateMachine(type) {
      // A channel that is made from another is that one.
      let made = property.initialValue.flatMap { initial -> [Value]? in
        guard enter(reference) else { return nil }
        defer { leave(reference) }
        return summary(of: initial).returns.filter { value in
          if case .property = value { isChannel(value.type(in: index)) } else { false }
        }
      }
      return made.flatMap { $0.isEmpty ? nil : $0 } ?? [.property(reference, type)]
    }
    if vocabulary.routing.firsts.contains(property.name), let owner = property.owner {
      let firsts = firsts(of: owner)
      if !firsts.isEmpty { return firsts }
    }
    let isFixed =
      property.declaration.isConstant || property.declaration.isLazy || type == nil
      || type?.unwrapped.id.map { index[$0].kind == .protocol } ?? false
    if isFixed, let unit = property.initialValue,
      enter(reference)
    {
      defer { leave(reference) }
      let values = summary(of: unit).returns.filter { $0 != .unknown && $0 != .none }
      if !values.isEmpty { return values }
    }
    let isCollection = type?.element != nil || type?.unwrapped.element != nil
    if !isCollection, let instances = given.instances[reference], !instances.isEmpty,
      instances.count <= 8
    {
      // The declared type knows what it is generic over.
      let declared = type?.unwrapped
      return instances.sorted { $0.name < $1.name }.reduce(into: []) { values, instance in
        let isDeclared = declared.map { $0.id == instance.id } ?? false
        let known = declared.map { specialised(instance, as: $0) } ?? instance
        values = values.union([.some(isDeclared ? declared ?? instance : known)])
      }
    }
    return [type.map { .some($0) } ?? .unknown]
  }

  /// The environment's own value behind a view's `@Environment(\.open) var open`.
  private func environment(of property: PropertySymbol) -> PropertyReference? {
    guard let attribute = property.attribute("Environment"),
      case .keyPath(_, let names)? = attribute.arguments.first?.value.kind, let name = names.last,
      let values = index.externalTypes["EnvironmentValues"],
      index[values].properties[name] != nil
    else { return nil }
    return PropertyReference(owner: values, name: name)
  }

  /// A protocol's requirement is whatever the conforming types make of it.
  private func readImplementations(
    of property: PropertySymbol, _ owner: TypeID, _ type: ResolvedType?, value: Value?,
    _ frame: Frame
  ) -> [Value] {
    let implementations = index.inheritors(of: owner).compactMap { type -> (TypeID, UnitID)? in
      guard let getter = index[type].properties[property.name]?.getter,
        index[type].kind != .protocol
      else { return nil }
      return (type, getter)
    }
    guard implementations.count <= 16 else { return [] }
    if property.getter != nil, !implementations.isEmpty {
      // Where most have the protocol's default, what the others make of it says nothing of whom it is.
      let others = index.inheritors(of: owner).count { type in
        index[type].kind != .protocol && index[type].isDeclared
          && index[type].properties[property.name] == nil
      }
      if others > implementations.count { return [type.map { .some($0) } ?? .unknown] }
    }
    var results: [Value] = []
    for (type, getter) in implementations {
      noteCaller(frame, of: getter)
      let passing = Passing(receiver: value ?? .some(index.type(type)), arguments: [])
      let summary = summary(of: getter)
      importEffects(of: summary, from: getter, passing, frame, at: frame.unit.position)
      results = results.union(
        summary.returns.flatMap { substitute($0, passing) }.filter { $0 != .unknown })
    }
    return results
  }

  /// The stored property that an expression names, `coordinator.path` or `self.paths[tab]`.
  func propertyReference(of expression: Expression, _ frame: Frame) -> PropertyReference? {
    switch expression.kind {
    case .name(let name, _):
      if let origin = frame.copies[name] { return origin }
      if let values = frame.locals[name] {
        if case .property(let reference, _)? = values.first { return reference }
        return nil
      }
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      var enclosing = frame.selfType
      while let type = enclosing, let id = type.id {
        if let property = property(named: plain, of: type) {
          return PropertyReference(owner: property.owner, name: plain)
        }
        enclosing = index[id].parent.map { index.type($0) }
      }
      return index.globalProperties[plain] == nil
        ? nil : PropertyReference(owner: nil, name: plain)
    case .member(let base?, let name, _):
      if name == "wrappedValue" || name == "projectedValue" {
        return propertyReference(of: base, frame)
      }
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      for value in receiver(base, frame) {
        guard let type = value.type(in: index)?.unwrapped else { continue }
        let owner = if case .metatype(let type) = value { type } else { type }
        if let property = property(named: plain, of: owner) {
          return PropertyReference(owner: property.owner, name: plain)
        }
        if isWholeState(plain, of: owner) { return propertyReference(of: base, frame) }
      }
      return nil
    case .subscripted(let base, _):
      return propertyReference(of: base, frame)
    default:
      return nil
    }
  }

  /// What a member is read from or written to.
  ///
  /// Expressions nest: whoever asks twice takes twice as long for each level. So what calls something
  /// is evaluated once.
  func receiver(_ base: Expression, _ frame: Frame) -> [Value] {
    if let known = frame.receivers[base.position] { return known }
    return evaluateReceiver(base, frame)
  }

  func evaluateReceiver(_ base: Expression, _ frame: Frame) -> [Value] {
    let values = evaluate(base, frame)
    if base.beginsWithCall { frame.receivers[base.position] = values }
    return values
  }
}

extension Expression {
  /// Whether it is a call, or a member or element of what a call gives.
  fileprivate var beginsWithCall: Bool {
    var expression = self
    while true {
      switch expression.kind {
      case .call: return true
      case .member(let base?, _, _), .subscripted(let base, _): expression = base
      default: return false
      }
    }
  }
}
