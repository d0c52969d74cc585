import SwiftFacts

extension Evaluator {
  /// `Type(…)` of a type that the tree declares.
  func construct(
    _ type: ResolvedType, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value] {
    guard let id = type.id else { return constructExternal(type, arguments, at: position, frame) }
    let symbol = index[id]
    guard symbol.kind != .enum, symbol.kind != .protocol else {
      // `Route(rawValue:)`, `init?(url:)` of an enum: some case of it.
      if !frame.unit.isTest, let label = arguments.first?.label, label == "rawValue" {
        records.anyCases[id, default: []].insert("rawValue")
      }
      let initializers = symbol.initializers
      if !initializers.isEmpty {
        let values = call(
          initializers, receiver: type, isSelf: true, arguments, at: position, frame)
        if frame.inlineDepth > 0, values.contains(where: { $0 != .unknown }) { return values }
      } else {
        evaluateLoosely(arguments, frame)
      }
      return [.some(type)]
    }
    if let rule = vocabulary.stacks[symbol.name], !symbol.generics.isEmpty,
      vocabulary.isScreen(id, in: index)
    {
      return evaluateStack(rule, arguments, at: position, frame)
    }
    let initializers = self.initializers(of: type)
    // What a navigation controller of the tree's own is made around: it stands for its first screen.
    var wrapped: [Value] = []
    let fields =
      initializers.isEmpty
      ? evaluateMemberwise(type, arguments, wrapping: &wrapped, at: position, frame)
      : evaluateInitializer(initializers, type, arguments, wrapping: &wrapped, at: position, frame)
    goToGivenRoutes(fields, of: type, at: position, frame)
    let values = made(limited(.instance(type, fields)), at: position, frame)
    wrapped.removeAll { $0 == .unknown || $0 == .none }
    return wrapped.isEmpty ? values : wrapped
  }

  /// Under which label a class that inherits from a navigation controller gets its first screen.
  func wrappingLabel(of id: TypeID) -> String? {
    guard index[id].kind == .class else { return nil }
    return index.ancestry(of: id).external.lazy.compactMap {
      self.vocabulary.screenWrappers[$0.simpleName]
    }.first
  }

  /// Whether some initialiser of the type takes a function, if the call has a trailing closure.
  func acceptsContent(_ type: ResolvedType, _ arguments: [Argument]) -> Bool {
    guard arguments.contains(where: \.isTrailing), let id = type.id, index[id].kind == .struct,
      !vocabulary.isScreen(id, in: index)
    else { return true }
    let initializers = initializers(of: type)
    if initializers.isEmpty {
      return index[id].properties.values.contains {
        $0.isStored && propertyType($0, of: type)?.isFunction ?? true
      }
    }
    return initializers.contains { unit in
      index[unit].parameters.contains { parameter in
        parameter.type.unwrapped.name == "Function"
          || index.resolve(
            parameter.type, in: TypeScope(file: index[unit].file, owner: id)
          ).isFunction
      }
    }
  }

  private func initializers(of type: ResolvedType) -> [UnitID] {
    for candidate in lineage(of: type) where index[candidate].isDeclared {
      let initializers = index[candidate].initializers
      if !initializers.isEmpty { return initializers }
    }
    return []
  }

  private func evaluateInitializer(
    _ initializers: [UnitID], _ type: ResolvedType, _ arguments: [Argument],
    wrapping wrapped: inout [Value], at position: Position, _ frame: Frame
  ) -> [Value.Field] {
    guard let id = type.id else { return [] }
    let label = wrappingLabel(of: id)
    let unit = index[
      initializers.max {
        fitness(index[$0].parameters, arguments) < fitness(index[$1].parameters, arguments)
      } ?? initializers[0]]
    var scope = TypeScope(
      file: unit.file, owner: unit.owner, substitution: substitution(of: type, for: unit.owner))
    let values = evaluate(arguments, for: unit, &scope, frame)
    var fields: [Value.Field] = []
    for (parameter, passed) in zip(unit.parameters, values) {
      note(passed, passedTo: type)
      if let label, parameter.label == label { wrapped = passed }
      // An initialiser's parameter and the property that keeps it mostly share their name.
      let reference = PropertyReference(owner: id, name: parameter.name)
      show(passed, givenTo: reference, among: fields, at: position, frame)
      if parameter.isBuilder || parameter.type.yields(oneOf: index[unit.owner ?? id].generics) {
        let handed = handedValues(of: index.resolve(parameter.type, in: scope))
        give(passed, to: reference, among: fields, handing: handed, at: position, frame)
      }
      if let value = passed.first(where: { $0 != .unknown }) ?? passed.first {
        fields.append(Value.Field(name: parameter.name, value: value))
      }
    }
    noteCaller(frame, of: unit.id)
    if frame.inlineDepth == 0 {
      importEffects(
        of: summary(of: unit.id), from: unit.id,
        Passing(receiver: .some(type), arguments: values), frame, at: position)
    }
    return fields
  }

  private func fitness(_ parameters: [Parameter], _ arguments: [Argument]) -> Int {
    let matched = match(arguments, to: parameters)
    let missing = parameters.count - matched.compactMap { $0 }.count
    return -(matched.filter { $0 == nil }.count * 8) - missing
  }

  /// The initialiser that the compiler writes: one argument for each stored property.
  private func evaluateMemberwise(
    _ type: ResolvedType, _ arguments: [Argument], wrapping wrapped: inout [Value],
    at position: Position, _ frame: Frame
  ) -> [Value.Field] {
    guard let id = type.id else { return [] }
    let label = wrappingLabel(of: id)
    let properties = index[id].propertyOrder.compactMap { index[id].properties[$0] }
      .filter { $0.isStored && !$0.declaration.isStatic }
    var fields: [Value.Field] = []
    var used: Set<String> = []
    for argument in arguments {
      let isFirstTrailing = argument.isTrailing && argument.label == nil
      let property =
        isFirstTrailing
        ? properties.first {
          !used.contains($0.name) && (propertyType($0, of: type)?.isFunction ?? false)
        } : properties.first { $0.name == argument.label }
      guard let property else {
        let values = evaluateLoosely(argument, frame)
        if let label, argument.label == label { wrapped = values }
        continue
      }
      used.insert(property.name)
      let values = evaluate(argument.value, frame, expected: propertyType(property, of: type))
      note(values, passedTo: type)
      let isBuilder =
        property.declaration.attributes.nameBuilder
        || property.declaration.type.map { $0.yields(oneOf: index[id].generics) } ?? false
      let reference = PropertyReference(owner: id, name: property.name)
      if isBuilder {
        let handed = propertyType(property, of: type).map { handedValues(of: $0) } ?? []
        give(values, to: reference, among: fields, handing: handed, at: position, frame)
      } else {
        for value in values { handOver(value, to: reference, at: position, frame) }
        show(values, givenTo: reference, among: fields, at: position, frame)
      }
      if let value = values.first { fields.append(Value.Field(name: property.name, value: value)) }
    }
    return fields
  }

  /// A screen that is given a view model holds it.
  private func note(_ values: [Value], passedTo type: ResolvedType) {
    guard let screen = type.id else { return }
    for value in values {
      guard case .instance(let model, let fields) = value, let id = model.id,
        index[id].kind == .class, !vocabulary.isScreen(id, in: index)
      else { continue }
      records.holdings.insert(Records.Holding(screen: screen, model: id))
      // What a store of the project's own is made around, it only keeps in closures.
      for field in fields where !keeps(field, id) {
        guard let worker = worker(field.value) else { continue }
        records.holdings.insert(Records.Holding(screen: screen, model: worker))
      }
    }
  }

  private func keeps(_ field: Value.Field, _ type: TypeID) -> Bool {
    guard let name = field.name, let property = index[type].properties[name] else { return false }
    return property.isStored
  }

  private func worker(_ value: Value) -> TypeID? {
    guard case .instance(let type, _) = value, let id = type.id, index[id].kind == .class,
      !vocabulary.isScreen(id, in: index)
    else { return nil }
    return id
  }
}

extension TypeReference {
  /// Whether it is a function that gives a value of a generic parameter, as content closures do.
  func yields(oneOf generics: [GenericParameter]) -> Bool {
    let type = unwrapped
    guard type.name == "Function", let result = type.arguments.last else { return false }
    return generics.contains { $0.name == result.name }
  }
}

extension [Attribute] {
  /// Whether one of them is a result builder's, `@ViewBuilder`.
  var nameBuilder: Bool { contains { $0.name.hasSuffix("Builder") } }
}

extension Parameter {
  /// Whether it takes content to build rather than an action to run.
  var isBuilder: Bool {
    if attributes.nameBuilder { return true }
    let type = type.unwrapped
    guard type.name == "Function", let result = type.arguments.last else { return false }
    return result.name != "Void" && !(result.name == "Tuple" && result.arguments.isEmpty)
      && result.existential == .some
  }
}
