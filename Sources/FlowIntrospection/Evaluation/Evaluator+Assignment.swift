import SwiftFacts

/// Writing locals and properties.
extension Evaluator {
  func evaluateAssignment(
    _ target: Expression, _ symbol: String, _ value: Expression, at position: Position,
    _ frame: Frame
  ) {
    if case .name(let name, _) = target.kind, let known = frame.locals[name] {
      let type = known.lazy.compactMap { $0.type(in: self.index) }.first
      let values = evaluate(value, frame, expected: type)
      if symbol == "+=", frame.copies[name] == nil, let sum = sum(of: known, values) {
        frame.locals[name] = sum
        return
      }
      frame.locals[name] = values.contains { $0 != .unknown } ? values : known
      frame.unassigned.remove(name)
      if let origin = frame.copies[name] { write(values, to: origin, symbol, at: position, frame) }
      if case .property(let reference, _)? = known.first {
        write(values, to: reference, symbol, at: position, frame)
      }
      return
    }
    noteTabItem(target, value, at: position, frame)
    if assignToLibrary(target, value, at: target.position, frame) { return }
    let reference = propertyReference(of: target, frame) ?? wrapperReference(of: target, frame)
    guard let reference else {
      if case .member(let base?, _, _) = target.kind { _ = evaluate(base, frame) }
      if case .name("self", _) = target.kind {
        // An enum's initialiser chooses a case by `self = .case`.
        frame.returns = frame.returns.union(
          evaluate(value, frame, expected: frame.selfType))
        return
      }
      evaluateLoosely([Argument(value: value)], frame)
      return
    }
    // What was done to the copy was done to the property already.
    if case .name(let name, _) = value.kind, frame.copies[name] == reference { return }
    let isElement = if case .subscripted = target.kind { true } else { false }
    let property = reference.owner.flatMap { index[$0].properties[reference.name] }
    var type = property.flatMap { assignedType($0, in: target, frame) }
    if isElement { type = type?.element ?? type }
    let values = evaluate(value, frame, expected: type)
    if !frame.unit.isTest, let origin = propertyReference(of: value, frame), origin != reference {
      records.relays[origin, default: []].insert(reference)
    }
    write(values, to: reference, symbol, at: position, frame)
  }

  /// The collection that a local is a copy of, if the function writes the copy back:
  /// `var copy = path; copy.append(.cart); path = copy`.
  func origin(of value: Expression, copiedTo name: String, _ frame: Frame) -> PropertyReference? {
    guard let origin = propertyReference(of: value, frame), isCollection(origin) else { return nil }
    var isWrittenBack = false
    frame.unit.body.forEachExpression { expression in
      if case .assignment(let target, "=", let written) = expression.kind,
        case .name(name, _) = written.kind, propertyReference(of: target, frame) == origin
      {
        isWrittenBack = true
      }
    }
    return isWrittenBack ? origin : nil
  }

  /// The property's type in the very object that is written to: `tabs.selected` of a `Tabs<HomeTab>`.
  private func assignedType(
    _ property: PropertySymbol, in target: Expression, _ frame: Frame
  ) -> ResolvedType? {
    guard let owner = property.owner, !index[owner].generics.isEmpty,
      case .member(let base?, _, _) = target.kind
    else { return symbolType(property) }
    let receiver = self.receiver(base, frame).lazy
      .compactMap { $0.type(in: self.index)?.unwrapped }.first { !$0.arguments.isEmpty }
    return receiver.map { propertyType(property, of: $0) } ?? symbolType(property)
  }

  private func symbolType(_ property: PropertySymbol) -> ResolvedType? {
    property.owner.flatMap { propertyType(property, of: index.type($0)) }
  }

  /// `_path = path` in an initialiser sets the wrapper of `path`.
  private func wrapperReference(of target: Expression, _ frame: Frame) -> PropertyReference? {
    let name: String
    switch target.kind {
    case .name(let plain, _): name = plain
    case .member(let base?, let plain, _):
      guard case .name("self", _) = base.kind else { return nil }
      name = plain
    default: return nil
    }
    guard name.hasPrefix("_"), let type = frame.selfType,
      let property = property(named: String(name.dropFirst()), of: type)
    else { return nil }
    return PropertyReference(owner: property.owner, name: property.name)
  }

  private func write(
    _ values: [Value], to reference: PropertyReference, _ symbol: String, at position: Position,
    _ frame: Frame
  ) {
    // Adding to a number or a text shows nothing.
    if symbol != "=", symbol != "+=" || !isCollection(reference) { return }
    let operation: Effect.WriteOperation = symbol == "+=" ? .append(style: nil) : .assign
    for value in values.flatMap({ flattened($0) }) {
      switch value {
      case .closure, .method:
        handOver(value, to: reference, at: position, frame)
        continue
      case .property:
        handOver(value, to: reference, at: position, frame)
      case .parameter(_, let type)
      where type.isFunction || type.name == "Binding" || isChannel(type):
        handOver(value, to: reference, at: position, frame)
        continue
      case .instance(let type, _):
        noteInstance(value, in: reference, frame)
        hold(type, in: reference, frame)
      case .parameter(Value.selfNumber, _): noteInstance(value, in: reference, frame)
      default: break
      }
      frame.emit(.write(reference, operation), value, at: position)
    }
    if values.isEmpty || values == [.array([])] {
      frame.emit(.write(reference, .remove), .none, at: position)
    }
    runObservers(of: reference, values, at: position, frame)
    let publisher = PropertyReference(owner: reference.owner, name: "$\(reference.name)")
    if given.channels.contains(publisher), frame.unit.kind != .initializer {
      _ = send([values], through: publisher, at: position, frame)
    }
  }

  /// Whoever sets a property runs its setter and observers too.
  private func runObservers(
    of reference: PropertyReference, _ values: [Value], at position: Position, _ frame: Frame
  ) {
    guard let owner = reference.owner, frame.inlineDepth == 0,
      let property = index[owner].properties[reference.name]
    else { return }
    // An initialiser sets its own properties without observers.
    if frame.unit.kind == .initializer, frame.unit.owner == owner, property.isStored { return }
    for (number, observer) in property.observers.enumerated() where observer != frame.unit.id {
      noteCaller(frame, of: observer)
      // `didSet` is the last, and gets the old value.
      let isAfter =
        property.declaration.didSet != nil && number == property.observers.count - 1
      importEffects(
        of: summary(of: observer), from: observer,
        Passing(receiver: nil, arguments: isAfter ? [] : [values]), frame, at: position)
    }
  }

  private func isCollection(_ reference: PropertyReference) -> Bool {
    let property = reference.owner.flatMap { index[$0].properties[reference.name] }
    guard let type = property.flatMap({ symbolType($0) }) else { return true }
    return type.element != nil || type.unwrapped.element != nil
      || !["Int", "Double", "CGFloat", "String", "Float"].contains(type.unwrapped.name)
  }

  /// Notes that what a property holds is put into another, directly or by a function that is passed it.
  func noteRelays(_ values: [Value], to target: PropertyReference, _ frame: Frame) {
    for case .property(let origin, let type) in values where origin != target && !frame.unit.isTest
    {
      guard let id = type?.unwrapped.id, index[id].kind == .enum else { continue }
      records.relays[origin, default: []].insert(target)
    }
  }

  /// Remembers the type of an object that is kept in a property: one that the code makes, or itself.
  func noteInstance(_ value: Value, in reference: PropertyReference, _ frame: Frame) {
    guard !frame.unit.isTest, reference.owner != nil else { return }
    switch value {
    case .instance(let type, _) where type.id != nil:
      if isPlaceholder(type) { return noteAnyInstance(in: reference) }
      records.instances[reference, default: []].insert(type)
    case .parameter(Value.selfNumber, let type):
      guard let id = type.id, index[id].kind == .class else { return }
      records.instances[reference, default: []].insert(type)
    case .some(let type), .property(_, let type?):
      // What is declared as a class without heirs is of that class.
      guard let id = type.unwrapped.id, index[id].kind == .class, index.inheritors(of: id).isEmpty
      else { return noteAnyInstance(in: reference) }
      records.instances[reference, default: []].insert(type.unwrapped)
    case .unknown: noteAnyInstance(in: reference)
    default: break
    }
  }

  /// Whether no method of a class does anything, as those for previews are: others stand there, too.
  private func isPlaceholder(_ type: ResolvedType) -> Bool {
    guard let id = type.id, index[id].kind == .class else { return false }
    let functions = index[id].units.filter { index[$0].kind == .function }
    return !functions.isEmpty && !functions.contains(where: doesSomething)
  }

  /// Notes that a property can hold anything that it is declared to hold.
  private func noteAnyInstance(in reference: PropertyReference) {
    guard let owner = reference.owner, let property = index[owner].properties[reference.name],
      let type = propertyType(property, of: index.type(owner))?.unwrapped, let id = type.id,
      index[id].kind == .protocol
    else { return }
    records.instances[reference, default: []].insert(type)
  }

  private func hold(_ type: ResolvedType, in reference: PropertyReference, _ frame: Frame) {
    guard !frame.unit.isTest, let id = type.id, let owner = reference.owner else { return }
    guard index[id].kind == .class, !vocabulary.isScreen(id, in: index) else { return }
    records.holdings.insert(Records.Holding(screen: owner, model: id))
  }
}
