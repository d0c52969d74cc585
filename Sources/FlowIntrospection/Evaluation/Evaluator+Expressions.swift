import SwiftFacts

extension Evaluator {
  /// What the expression can be.
  ///
  /// `expected` gives leading-dot members their type.
  func evaluate(_ expression: Expression, _ frame: Frame, expected: ResolvedType? = nil)
    -> [Value]
  {
    switch expression.kind {
    case .name(let name, let arguments):
      return evaluate(name: name, arguments, frame)
    case .member(let base, let name, let arguments):
      return evaluateMember(
        base, name, arguments, at: expression.position, frame, expected: expected)
    case .call(let callee, let arguments):
      return evaluateCall(callee, arguments, at: expression.position, frame, expected: expected)
    case .subscripted(let base, let arguments):
      for argument in arguments { _ = evaluate(argument.value, frame) }
      return evaluate(base, frame).flatMap { elements(of: $0) }
    case .closure(let closure):
      return [
        .closure(
          ClosureValue(
            unit: frame.unit.id, closure: closure, captured: frame.locals,
            selfType: frame.selfType, name: nil))
      ]
    case .string(let segments):
      return evaluate(segments, frame)
    case .number(let text):
      return [.number(text)]
    case .boolean(let value):
      return [.boolean(value)]
    case .nilLiteral:
      return [.none]
    case .array(let elements):
      let element = expected.flatMap { elementType(of: $0) }
      let values = elements.reduce(into: [Value]()) {
        $0 = $0.union(evaluate($1, frame, expected: element))
      }
      return [limited(.array(values))]
    case .dictionary(let entries):
      let element = expected?.element ?? expected?.unwrapped.element
      var values: [Value] = []
      for entry in entries {
        _ = evaluate(entry.key, frame)
        values = values.union(evaluate(entry.value, frame, expected: element))
      }
      return [limited(.array(values))]
    case .tuple(let arguments):
      let tuple = expected?.unwrapped.name == "Tuple" ? expected?.unwrapped : nil
      let types = tuple?.arguments ?? []
      let fields = arguments.enumerated().map { number, argument in
        let type = number < types.count ? types[number] : nil
        // `return (screen, model)` takes its labels from the declared result.
        let label = tuple.flatMap { number < $0.labels.count ? $0.labels[number] : nil }
        return Value.Field(
          name: argument.label ?? (label?.isEmpty == false ? label : nil),
          value: evaluate(argument.value, frame, expected: type).first ?? .unknown)
      }
      return [limited(.tuple(fields))]
    case .keyPath(let root, let names):
      return [.keyPath(root.map { index.resolve($0, in: frame.scope) }, names)]
    case .ternary(let condition, let first, let second):
      _ = evaluate(condition, frame)
      return evaluate(first, frame, expected: expected)
        .union(evaluate(second, frame, expected: expected))
    case .binary(let symbol, let left, let right):
      return evaluate(binary: symbol, left, right, frame, expected: expected)
    case .prefix(let symbol, let operand):
      let values = evaluate(operand, frame, expected: expected)
      return symbol == "!" ? [.some(ResolvedType(name: "Bool"))] : values
    case .assignment(let target, let symbol, let value):
      evaluateAssignment(target, symbol, value, at: expression.position, frame)
      return []
    case .cast(let operand, let kind, let type):
      return evaluateCast(operand, kind, type, at: expression.position, frame)
    case .type(let type):
      return [.metatype(index.resolve(type, in: frame.scope))]
    case .macro(let name, let arguments):
      if let values = evaluateStoryboardMacro(
        name, arguments, at: expression.position, frame)
      {
        return values
      }
      for argument in arguments { _ = evaluate(argument.value, frame) }
      return [.unknown]
    case .statement(let statement):
      let inner = frame.nested()
      inner.resultType = expected ?? frame.resultType
      run([statement], inner)
      let yields = inner.yields
      inner.yields = []
      merge(inner, into: frame)
      return yields
    case .other(let parts):
      for part in parts { _ = evaluate(part, frame) }
      return [.unknown]
    }
  }

  /// What the elements of a collection literal are, where the context expects this type.
  ///
  /// A verb that takes several routes or transitions expects each of them to be one.
  private func elementType(of expected: ResolvedType) -> ResolvedType? {
    if let element = expected.element ?? expected.unwrapped.element { return element }
    let type = expected.unwrapped
    let isSingle =
      type.id.map { index[$0].kind == .enum }
      ?? vocabulary.routing.transitionTypes.contains(type.simpleName)
    return isSingle ? type : nil
  }

  private func evaluate(_ segments: [StringSegment], _ frame: Frame) -> [Value] {
    var text = ""
    var isConstant = true
    for segment in segments {
      switch segment {
      case .text(let part): text += part
      case .interpolation(let expression):
        switch evaluate(expression, frame).first {
        case .string(let part): text += part
        case .metatype(let type) where type.id != nil: text += type.simpleName
        default: isConstant = false
        }
      }
    }
    return isConstant ? [.string(text)] : [.some(ResolvedType(name: "String"))]
  }

  private func evaluate(
    binary symbol: String, _ left: Expression, _ right: Expression, _ frame: Frame,
    expected: ResolvedType?
  ) -> [Value] {
    switch symbol {
    case "??":
      let values = evaluate(left, frame, expected: expected)
      let type = expected ?? values.lazy.compactMap { $0.type(in: self.index)?.unwrapped }.first
      return values.filter { $0 != .none }.union(evaluate(right, frame, expected: type))
    case "+":
      let values = evaluate(left, frame, expected: expected)
      let others = evaluate(right, frame, expected: expected)
      if case .string(let first)? = values.first, case .string(let second)? = others.first,
        values.count == 1, others.count == 1
      {
        return [.string(first + second)]
      }
      return values.union(others)
    case "==", "!=", "===", "!==", "~=":
      let values = evaluate(left, frame)
      let type = values.lazy.compactMap { $0.type(in: self.index)?.unwrapped }.first
      _ = evaluateCompared(right, frame, expected: type)
      return [.some(ResolvedType(name: "Bool"))]
    default:
      if let tried = tryEvent(by: symbol, left, right, at: left.position, frame) { return tried }
      let values = evaluate(left, frame, expected: expected)
      let others = evaluate(right, frame, expected: expected)
      if ["&&", "||", "<", ">", "<=", ">="].contains(symbol) {
        return [.some(ResolvedType(name: "Bool"))]
      }
      return (values + others).compactMap { $0.type(in: index) }.first.map { [.some($0)] }
        ?? [.unknown]
    }
  }

  /// A case that something is compared with is not made.
  private func evaluateCompared(_ expression: Expression, _ frame: Frame, expected: ResolvedType?)
    -> [Value]
  {
    let inner = frame.nested()
    let values = evaluate(expression, inner, expected: expected)
    frame.effects.add(contentsOf: inner.effects, where: { effects[$0].verb != .make })
    return values
  }

  private func evaluateCast(
    _ operand: Expression, _ kind: Expression.CastKind, _ reference: TypeReference,
    at position: Position, _ frame: Frame
  ) -> [Value] {
    let type = index.resolve(reference, in: frame.scope)
    let values = evaluate(operand, frame, expected: type)
    if kind == .test { return [.some(ResolvedType(name: "Bool"))] }
    noteColumn(operand, holds: type, frame)
    let isKnown = values.contains {
      switch $0 {
      case .instance(let known, _): known.id != nil
      case .enumCase: true
      default: false
      }
    }
    if isKnown { return values }
    if type.id == nil, values.contains(where: { $0.isOpenScene }) { return values }
    if let id = type.id, vocabulary.isInstantiation(operand), index[id].kind == .class {
      return made(.instance(type, []), at: position, frame)
    }
    if kind == .upcast, !values.isEmpty, values != [.unknown] { return values }
    // `step as? HomeStep` is still what the caller passed.
    if let id = type.id, index[id].kind == .enum, values.count == 1,
      case .parameter(let number, _) = values[0], number >= 0
    {
      return [.parameter(number, type)]
    }
    return [.some(type)]
  }

  /// An object that the code makes here.
  func made(_ value: Value, at position: Position, _ frame: Frame) -> [Value] {
    frame.emit(.construct, value, at: position)
    return [value]
  }

  /// Forgets what lies too deep, so that values of recursive types stay finite.
  func limited(_ value: Value) -> Value {
    guard value.depth > Value.depthLimit else { return value }
    if case .instance(let type, let fields) = value {
      let kept = fields.map { field in
        field.value.depth < Value.depthLimit
          ? field
          : Value.Field(
            name: field.name, value: field.value.type(in: index).map { .some($0) } ?? .unknown)
      }
      return .instance(type, kept)
    }
    return value.type(in: index).map { .some($0) } ?? .unknown
  }

  // MARK: Names

  private func evaluate(name: String, _ arguments: [TypeReference], _ frame: Frame) -> [Value] {
    if let values = frame.locals[name] { return values }
    switch name {
    case "self": return [frame.selfValue ?? .unknown]
    case "super":
      let parent = frame.unit.declaringType.flatMap { index.ancestry(of: $0).declared.first }
      return parent.map { [.some($0)] } ?? [.unknown]
    case "Self": return frame.selfType.map { [.metatype($0)] } ?? [.unknown]
    default: break
    }
    if name.hasPrefix("$"), name.count > 1, !(name.dropFirst().first?.isNumber ?? false) {
      return binding(String(name.dropFirst()), frame)
    }
    if let values = evaluateOwnMember(name, frame) { return values }
    let type = index.resolve(TypeReference(name, arguments), in: frame.scope)
    if type.id != nil { return [.metatype(type)] }
    if let property = visibleGlobal(name, frame) {
      return read(property, of: nil, frame)
    }
    if let functions = index.globalFunctions[name] { return functions.map { .method($0) } }
    if name.first?.isUppercase == true { return [.metatype(type)] }
    return frame.selfValue.flatMap { guise(name, of: $0) }.map { [$0] } ?? [.unknown]
  }

  /// A member of the type that the code stands in, or of a type around it.
  private func evaluateOwnMember(_ name: String, _ frame: Frame) -> [Value]? {
    var enclosing = frame.selfType
    while let type = enclosing, let id = type.id {
      if let property = property(named: name, of: type) {
        let value = type == frame.selfType ? frame.selfValue : nil
        if let route = ownRoute(property, value, frame) { return [route] }
        return read(property, of: type, value: value, frame)
      }
      let methods = methods(named: name, of: type)
      if !methods.isEmpty { return methods.map { .method($0) } }
      if frame.unit.isStatic, index[id].enumCase(named: name) != nil {
        return [.enumCase(id, name, [])]
      }
      enclosing = index[id].parent.map { index.type($0) }
    }
    return nil
  }

  private func visibleGlobal(_ name: String, _ frame: Frame) -> PropertySymbol? {
    let candidates = index.globalProperties[name] ?? []
    return candidates.first { $0.file == frame.unit.file }
      ?? candidates.first {
        $0.declaration.access != .private && $0.declaration.access != .fileprivate
      }
  }

  private func binding(_ name: String, _ frame: Frame) -> [Value] {
    if let values = frame.locals["$\(name)"] ?? frame.locals[name] {
      // `@Bindable var coordinator = coordinator`: a binding to a local is one to its properties.
      return values.map { value in
        if case .property = value { return value }
        return .property(
          PropertyReference(owner: nil, name: "$\(name)"), value.type(in: index))
      }
    }
    guard let type = frame.selfType, let property = property(named: name, of: type) else {
      return [.unknown]
    }
    let reference = PropertyReference(owner: property.owner, name: name)
    return [.property(reference, propertyType(property, of: type))]
  }
}
