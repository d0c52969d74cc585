import SwiftFacts

extension Evaluator {
  /// The value of `base.name`, or of `.name` where the context gives the type.
  func evaluateMember(
    _ base: Expression?, _ name: String, _ arguments: [TypeReference], at position: Position,
    _ frame: Frame, expected: ResolvedType?
  ) -> [Value] {
    guard let base else {
      return evaluateImplicitMember(name, at: position, frame, expected: expected)
    }
    var result: [Value] = []
    let values = withoutGuise(evaluateReceiver(base, frame), base)
    if Self.elementNames.contains(name), let element = waitingElement(of: base, values, frame) {
      return [element]
    }
    for value in values {
      let made = member(name, of: value, at: position, frame)
      result = result.union(guise(of: value, for: made)).union(made)
      noteTableRead(name, of: value, base, frame)
    }
    return result.isEmpty ? [.unknown] : result
  }

  private func evaluateImplicitMember(
    _ name: String, at position: Position, _ frame: Frame, expected: ResolvedType?
  ) -> [Value] {
    // One value for an array: an element of a variadic parameter.
    guard let type = expected?.unwrapped.elementIfUndeclared else { return [.unknown] }
    guard let id = type.id else {
      if let screen = screen(inColumn: name, of: type) { return [screen] }
      // `.reset`: a library's transition that shows nothing.
      return vocabulary.routing.transitionTypes.contains(type.simpleName)
        ? [.some(type)] : [.unknown]
    }
    if index[id].enumCase(named: name) != nil {
      return make(.enumCase(id, name, []), at: position, frame)
    }
    return member(name, of: .metatype(type), at: position, frame)
  }

  /// A case that the code writes down: proof that the route is used.
  func make(_ value: Value, at position: Position, _ frame: Frame) -> [Value] {
    frame.emit(.make, value, at: position)
    return [value]
  }

  /// What reading a member of a value gives.
  func member(_ name: String, of value: Value, at position: Position, _ frame: Frame) -> [Value] {
    switch value {
    case .metatype(let type):
      return staticMember(name, of: type, at: position, frame)
    case .tuple(let fields):
      if let field = fields.first(where: { $0.name == name }) { return [field.value] }
      if let number = Int(name), number < fields.count { return [fields[number].value] }
      return [.unknown]
    case .instance(_, let fields) where frame.inlineDepth > 0:
      // Following one value: what was passed to its initialiser is what it holds.
      if let field = fields.first(where: { $0.name == name }) { return [field.value] }
    case .instance(let type, let fields):
      // A constant stays what the initialiser was given.
      if let field = fields.first(where: { $0.name == name }), !field.value.isOpen,
        field.value.isSettledValue, property(named: name, of: type)?.declaration.isConstant == true
      {
        return [field.value]
      }
    case .property(_, let type):
      if name == "wrappedValue" || name == "projectedValue" { return [value] }
      if let type = type?.unwrapped, let property = property(named: name, of: type) {
        let reference = PropertyReference(owner: property.owner, name: name)
        return [.property(reference, propertyType(property, of: type))]
      }
      if let part = statePart(name, of: value) { return [part] }
    default: break
    }
    guard let type = value.type(in: index)?.unwrapped else { return [.unknown] }
    if name.hasPrefix("$"), let property = property(named: String(name.dropFirst()), of: type) {
      let reference = PropertyReference(owner: property.owner, name: property.name)
      return [.property(reference, propertyType(property, of: type))]
    }
    if let owner = ownerGuise(name, of: value, frame) { return owner }
    if let property = property(named: name, of: type) {
      let values = read(property, of: type, value: value, frame)
      // What a requirement's implementations give of it is open by itself.
      if values.contains(where: \.isOpen) { return values }
      return openMember(property, of: value, frame).map { [$0] } ?? values
    }
    let methods = methods(named: name, of: type)
    if !methods.isEmpty { return methods.map { .method($0) } }
    if isWholeState(name, of: type) { return [value] }
    if type.name == "Tuple" {
      if let number = type.labels.firstIndex(of: name) ?? Int(name), number < type.arguments.count {
        return [.some(type.arguments[number])]
      }
    }
    if vocabulary.channels.passers.contains(name), isChannel(type) { return [value] }
    if case .instance(let type, let fields) = value, type.id == nil,
      let field = fields.first(where: { $0.name == name })
    {
      return [field.value]
    }
    if ["first", "last"].contains(name), let element = type.element { return [.some(element)] }
    // The view inside of a `UIHostingController<CartView>`.
    if let content = type.arguments.first, type.id == nil,
      vocabulary.screenWrappers[type.simpleName] == name
    {
      return [.some(content)]
    }
    if ["values", "reversed", "lazy"].contains(name), type.element != nil { return [value] }
    if let value = guise(name, of: value) { return [value] }
    // `wrappedValue` and the like of a wrapper that the tree does not declare.
    if name == "wrappedValue" { return [value] }
    return [.unknown]
  }

  private func staticMember(
    _ name: String, of type: ResolvedType, at position: Position, _ frame: Frame
  ) -> [Value] {
    if name == "self" || name == "Type" { return [.metatype(type)] }
    guard let id = type.id else {
      // `UIApplication.shared.router`: the tree says what the library's only instance has.
      let isKnown =
        !lineage(of: type).isEmpty || vocabulary.linkRouters.family(of: type.simpleName) != nil
      if Self.isOnlyInstance(name), isKnown { return [.some(type)] }
      return [.metatype(ResolvedType(name: "\(type.name).\(name)"))]
    }
    let symbol = index[id]
    if symbol.enumCase(named: name) != nil {
      return make(.enumCase(id, name, []), at: position, frame)
    }
    if let property = property(named: name, of: type) {
      if name == "allCases" { return allCases(of: type, frame) }
      return read(property, of: type, frame)
    }
    if name == "allCases" { return allCases(of: type, frame) }
    let nested = index.resolve(
      TypeReference("\(symbol.name).\(name)"),
      in: TypeScope(file: symbol.file, owner: symbol.parent ?? id))
    if nested.id != nil { return [.metatype(nested)] }
    let methods = methods(named: name, of: type)
    return methods.isEmpty ? [.unknown] : methods.map { .method($0) }
  }

  /// What libraries call the instance of a type that all code shares.
  static func isOnlyInstance(_ name: String) -> Bool {
    onlyInstances.contains(name) || name.hasPrefix("shared")
  }

  private static let onlyInstances: Set<String> = [
    "current", "default", "general", "instance", "main", "standard",
  ]

  private func allCases(of type: ResolvedType, _ frame: Frame) -> [Value] {
    if let id = type.id, !frame.unit.isTest { records.anyCases[id, default: []].insert("allCases") }
    return [.some(.array(type))]
  }
}
