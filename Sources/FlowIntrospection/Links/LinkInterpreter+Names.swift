import SwiftFacts

extension LinkInterpreter {
  func evaluate(
    name: String, _ expression: Expression, _ state: LinkState, _ frame: LinkFrame,
    expected: ResolvedType?
  ) -> [LinkResult] {
    if let value = state.locals[name] { return fixed(value, state) }
    if name == "self" {
      let value = frame.selfType.map { open($0, "self") }
      return fixed(value ?? .open(.unknown, text: "self", isOfLink: false), state)
    }
    if Self.activityTypes.contains(name) { return fixed(.text(name), state) }
    var enclosing = frame.selfType
    while let type = enclosing, let id = type.id {
      if let property = evaluator.property(named: name, of: type) {
        return read(
          property, of: state.locals["self"] ?? open(type, "self"), type, expression, state, frame)
      }
      if frame.unit.isStatic || index[id].kind == .enum, index[id].enumCase(named: name) != nil {
        return fixed(.enumCase(id, name, []), state)
      }
      enclosing = index[id].parent.map { index.type($0) }
    }
    if index.resolve(TypeReference(name), in: frame.scope).id == nil,
      let property = index.globalProperties[name]?.first, property.declaration.isConstant,
      property.initialValue != nil
    {
      return read(property, of: nil, nil, expression, state, frame)
    }
    return fallBack(expression, state, frame, expected: expected)
  }

  /// The system's own types of activities: the first carries a link of the web.
  static let activityTypes: Set<String> = [
    "NSUserActivityTypeBrowsingWeb", "CSSearchableItemActionType", "CSQueryContinuationActionType",
  ]

  func implicitMember(
    _ name: String, _ expression: Expression, _ state: LinkState, _ frame: LinkFrame,
    expected: ResolvedType?
  ) -> [LinkResult] {
    guard let type = expected?.unwrapped, type.id != nil else {
      return fallBack(expression, state, frame, expected: expected)
    }
    return staticMember(name, of: type, expression, state, frame)
      ?? fallBack(expression, state, frame, expected: expected)
  }

  /// `Type.name`: a case or a constant.
  func staticMember(
    _ name: String, of type: ResolvedType, _ expression: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let id = type.id else { return nil }
    if index[id].enumCase(named: name) != nil { return fixed(.enumCase(id, name, []), state) }
    if name == "self" { return nil }
    if name == "allCases", evaluator.property(named: name, of: type) == nil {
      let cases = index[id].cases.filter(\.payload.isEmpty).map {
        LinkValue.enumCase(id, $0.name, [])
      }
      return fixed(.array(cases), state)
    }
    guard let property = evaluator.property(named: name, of: type), property.declaration.isStatic
    else { return nil }
    return read(property, of: nil, type, expression, state, frame)
  }

  // MARK: Properties

  /// What a property holds: what was written on the way, what its initial value or getter says.
  func read(
    _ property: PropertySymbol, of receiver: LinkValue?, _ type: ResolvedType?,
    _ expression: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    let reference = PropertyReference(owner: property.owner, name: property.name)
    if case .instance(_, let fields)? = receiver,
      let field = fields.first(where: { $0.name == property.name })
    {
      return fixed(field.value, state)
    }
    if let known = state.store[reference] { return fixed(known, state) }
    if case .counted(_, let list)? = receiver,
      let element = type.flatMap({ evaluator.propertyType(property, of: $0) })?.element,
      ["String", "Substring"].contains(element.simpleName)
    {
      return fixed(.list(list), state)
    }
    let isKnown = receiver?.isOfLink == true || receiver?.isMeaning == true
    if let getter = property.getter, isKnown || property.declaration.isStatic {
      return call(index[getter], [], state, frame, isSelf: receiver)
    }
    if let replaced = replacedKind(property, type) {
      return fixed(open(replaced, ExpressionText.text(expression)), state)
    }
    if let unit = property.initialValue,
      property.declaration.isConstant || property.declaration.isStatic,
      let value = literal(of: index[unit], state, frame),
      property.declaration.isConstant || !Self.isOnlyABeginning(value)
    {
      return fixed(value, state)
    }
    if let value = assignedOnce(to: property, frame) { return fixed(value, state) }
    if let type = type.flatMap({ evaluator.propertyType(property, of: $0) }) {
      if let id = type.unwrapped.id, index[id].kind == .protocol || index[id].kind == .class {
        // One of several objects: what all of them are.
        if index[id].kind == .protocol, isOneOfSeveral(expression, state, frame) {
          return fixed(open(type.unwrapped, ExpressionText.text(expression)), state)
        }
        return fallBack(expression, state, frame, expected: nil)
      }
      return fixed(open(type, ExpressionText.text(expression)), state)
    }
    return fallBack(expression, state, frame, expected: nil)
  }

  /// The protocol of a property that begins with one of several objects and gets another later: the
  /// app's code fills in what a library only declares.
  private func replacedKind(_ property: PropertySymbol, _ type: ResolvedType?) -> ResolvedType? {
    guard !property.declaration.isConstant, property.initialValue != nil,
      let kind = type.flatMap({ evaluator.propertyType(property, of: $0) })?.unwrapped,
      let id = kind.id, index[id].kind == .protocol
    else { return nil }
    let heirs = index.inheritors(of: id).filter { index[$0].kind != .protocol }
    return heirs.count > 1 && heirs.count <= Self.bodyLimit ? kind : nil
  }

  /// Whether a variable surely changes: it begins empty or as a flag.
  private static func isOnlyABeginning(_ value: LinkValue) -> Bool {
    switch value {
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    case .boolean: true
    default: false
    }
  }

  private func isOneOfSeveral(_ expression: Expression, _ state: LinkState, _ frame: LinkFrame)
    -> Bool
  {
    budget.evaluate()
    let values = evaluator.evaluate(expression, evaluationFrame(state, frame))
    return Set(values.compactMap { $0.type(in: index)?.unwrapped.id }).count > 1
  }

  /// What the only initialiser of the type puts into a constant: a list of parsers or handlers.
  private func assignedOnce(to property: PropertySymbol, _ frame: LinkFrame) -> LinkValue? {
    guard property.declaration.isConstant, !property.declaration.isStatic,
      property.initialValue == nil, let owner = property.owner,
      index[owner].initializers.count == 1, let unit = index[owner].initializers.first
    else { return nil }
    let values = index[unit].body.compactMap { statement -> Expression? in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, "=", let value) = expression.kind,
        Self.isOwn(target, property.name), case .array = value.kind
      else { return nil }
      return value
    }
    guard values.count == 1, let value = values.first else { return nil }
    return literal(value, of: index[unit], frame)
  }

  private static func isOwn(_ target: Expression, _ name: String) -> Bool {
    switch target.kind {
    case .name(name, _): return true
    case .member(let base?, name, _):
      if case .name("self", _) = base.kind { return true }
      return false
    default: return false
    }
  }

  /// The value of a constant that is written as a literal, a table or a case.
  private func literal(of unit: CodeUnit, _ state: LinkState, _ frame: LinkFrame) -> LinkValue? {
    guard case .returned(let expression?)? = unit.body.first?.kind else { return nil }
    return literal(expression, of: unit, frame)
  }

  private func literal(_ expression: Expression, of unit: CodeUnit, _ frame: LinkFrame)
    -> LinkValue?
  {
    guard frame.depth < Self.depthLimit, !frame.stack.contains(unit.id) else { return nil }
    switch expression.kind {
    case .string, .number, .boolean, .array, .dictionary, .member, .tuple, .call: break
    default: return nil
    }
    var inner = self.frame(for: unit)
    inner.depth = frame.depth + 1
    inner.stack = frame.stack + [unit.id]
    var state = LinkState()
    for parameter in unit.parameters where !parameter.name.isEmpty {
      let type = index.resolve(parameter.type, in: inner.scope)
      state.locals[parameter.name] = open(type, parameter.name)
    }
    let results = evaluate(expression, state, inner, expected: inner.result)
    guard results.count == 1, results[0].state.isRunning else { return nil }
    switch results[0].value {
    case .open, .void, .none: return nil
    case .instance(let type, _):
      if ConstantAddress.text(of: results[0].value) != nil { return results[0].value }
      guard let id = type.id, index[id].kind == .struct else { return nil }
      return results[0].value
    default: return results[0].value
    }
  }
}
