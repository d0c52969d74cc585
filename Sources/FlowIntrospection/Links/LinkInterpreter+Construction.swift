import SwiftFacts

extension LinkInterpreter {
  /// `URL(string:)`, `UUID(uuidString:)`, `Int(…)` of a part of the link; `nil` for all else.
  func constructPart(
    _ type: String, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    if type == "NSPredicate" { return constructPredicate(arguments, state, frame) }
    guard let first = arguments.first, Self.understood.contains(type) else { return nil }
    let results = evaluate(first.value, state, frame)
    guard results.contains(where: { $0.value.isOfLink || Self.isPlain($0.value) }) else {
      return nil
    }
    return results.map { result in
      LinkResult(state: result.state, value: constructed(type, result.value, first.value))
    }
  }

  private static let predicate = ResolvedType(name: "NSPredicate")

  /// `NSPredicate(format: "name = %@", key)`: it asks for query items of a name.
  private func constructPredicate(
    _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard arguments.count == 2, arguments[0].label == "format",
      case .text(let format)? = evaluate(arguments[0].value, state, frame).first?.value,
      ["name=%@", "name==%@"].contains(format.filter { $0 != " " })
    else { return nil }
    return evaluate(arguments[1].value, state, frame).map { result in
      let field = LinkValue.Field(name: "name", value: result.value)
      return LinkResult(state: result.state, value: .instance(Self.predicate, [field]))
    }
  }

  /// The name of the query items that such a predicate asks for.
  static func predicateKey(_ value: LinkValue) -> String? {
    guard case .instance(predicate, let fields) = value, case .text(let key)? = fields.first?.value
    else { return nil }
    return key
  }

  private static func isPlain(_ value: LinkValue) -> Bool {
    switch value {
    case .text, .array, .dictionary: true
    default: false
    }
  }

  private static let understood: Set<String> = Set(LinkConversions.types.keys).union([
    "URL", "NSURL", "URLComponents", "NSURLComponents", "Array", "Set", "Dictionary", "Substring",
    "ArraySlice", "URLRequest",
  ])

  private func constructed(_ type: String, _ value: LinkValue, _ argument: Expression) -> LinkValue
  {
    switch (type, value) {
    case ("URL", .part(let part)), ("NSURL", .part(let part)), ("URLComponents", .part(let part)),
      ("NSURLComponents", .part(let part)):
      return part.part == .whole
        ? .link : .open(.unknown, text: ExpressionText.text(argument), isOfLink: true)
    case ("URL", .link), ("NSURL", .link), ("URLComponents", .link), ("NSURLComponents", .link),
      ("Array", _), ("Set", _), ("Dictionary", _), ("ArraySlice", _), ("Substring", _),
      ("String", .text), ("String", .part):
      return value
    case ("String", .converted(let part, _)): return .part(part)
    case (_, .part(let part)) where LinkConversions.types[type] != nil && part.edit == nil:
      return .converted(part, type: LinkConversions.types[type] ?? type)
    case ("Int", .text(let text)): return Int(text).map { .integer($0) } ?? .none
    case ("URL", .text(let text)), ("NSURL", .text(let text)), ("URLComponents", .text(let text)):
      return ConstantAddress.value(of: text)
    default:
      return .open(
        .some(ResolvedType(name: type)), text: "\(type)(\(ExpressionText.text(argument)))",
        isOfLink: value.isOfLink)
    }
  }

  /// `Type(…)` of a type that the tree declares.
  func construct(
    _ type: ResolvedType, _ arguments: [Argument], _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult] {
    guard let id = type.id else {
      return callLibrary([], arguments, whole, state, frame, expected: nil)
    }
    let symbol = index[id]
    if arguments.first?.label == "rawValue", symbol.kind == .enum,
      !symbol.initializers.contains(where: { index[$0].parameters.first?.label == "rawValue" })
    {
      return evaluate(arguments[0].value, state, frame).map { result in
        LinkResult(state: result.state, value: rawCase(id, result.value, whole))
      }
    }
    let initializers = symbol.initializers
    guard let chosen = overload(initializers, arguments, state, frame) else {
      return memberwise(type, id, arguments, whole, state, frame)
    }
    var scope = self.frame(for: chosen).scope
    scope.substitution.merge(evaluator.substitution(of: type, for: chosen.owner)) { $1 }
    return self.arguments(arguments, for: chosen, scope, state, frame).flatMap {
      made -> [LinkResult] in
      if let counted = counted(id, made.values) { return fixed(counted, made.state) }
      return initialize(type, chosen, made.values, whole, made.state, frame)
    }
  }

  private func rawCase(_ id: TypeID, _ value: LinkValue, _ whole: Expression) -> LinkValue {
    switch value {
    case .part(let part) where part.edit == nil: return .rawCase(part, id)
    case .text(let text):
      return index[id].cases.first { rawValue(of: id, $0.name) == text }
        .map { .enumCase(id, $0.name, []) } ?? .none
    default:
      return .open(
        .some(index.type(id)), text: ExpressionText.text(whole), isOfLink: value.isOfLink)
    }
  }

  /// An enum with one case for each number of elements, made of the elements of a path.
  private func counted(_ id: TypeID, _ values: [LinkValue]) -> LinkValue? {
    guard case .list(let list)? = values.first, CountedEnum(id, in: index) != nil else {
      return nil
    }
    return .counted(id, list)
  }

  private func initialize(
    _ type: ResolvedType, _ unit: CodeUnit, _ values: [LinkValue], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    let kind = type.id.map { index[$0].kind }
    let named = zip(unit.parameters, values).map { LinkValue.Field(name: $0.name, value: $1) }
    if let label = type.id.flatMap({ evaluator.wrappingLabel(of: $0) }),
      let content = zip(unit.parameters, values).first(where: { $0.0.label == label })?.1,
      case .open(let screen, _, _) = content, screen != .unknown
    {
      return fixed(content, state)
    }
    let matters = values.contains { $0.isOfLink || $0.isMeaning } || kind == .struct
    guard kind != .class, kind != .actor, matters, !isScreen(type) else {
      if kind == .enum {
        return fixed(open(type, ExpressionText.text(whole)), state)
      }
      return fixed(raise(lower(.instance(type, named)), text: ExpressionText.text(whole)), state)
    }
    let blank: LinkValue? = kind == .enum ? nil : .instance(type, [])
    return call(unit, values, state, frame, isSelf: blank).map { result in
      // An initialiser that only hands its parameters on keeps them under their names.
      guard case .instance(let made, let fields) = result.value, fields.isEmpty else {
        return result
      }
      return LinkResult(state: result.state, value: .instance(made, named))
    }
  }

  private func isScreen(_ type: ResolvedType) -> Bool {
    type.id.map { vocabulary.isScreen($0, in: index) } ?? false
  }

  private func memberwise(
    _ type: ResolvedType, _ id: TypeID, _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    guard index[id].kind == .struct, !isScreen(type) else {
      return callLibrary([], arguments, whole, state, frame, expected: nil)
    }
    let stored = index[id].propertyOrder.compactMap { index[id].properties[$0] }
      .filter { $0.isStored && !$0.declaration.isStatic }
    let parts = arguments.map { argument in
      let property = stored.first { $0.name == argument.label }
      return (argument.value, property.flatMap { evaluator.propertyType($0, of: type) })
    }
    return product(parts, state, frame).map { made in
      var fields = zip(arguments, made.values).map {
        LinkValue.Field(name: $0.label, value: $1)
      }
      for property in stored where !fields.contains(where: { $0.name == property.name }) {
        let isOptional = property.declaration.type?.name == "Optional"
        if property.initialValue == nil, isOptional {
          fields.append(.init(name: property.name, value: .none))
        }
      }
      return LinkResult(state: made.state, value: .instance(type, fields))
    }
  }

  /// `self.init(…)`: what it makes is `self`.
  func delegateInitializer(
    _ type: ResolvedType, _ arguments: [Argument], _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult] {
    construct(type, arguments, whole, state, frame).map { result in
      var state = result.state
      if result.value == .none {
        state.outcome = .returned(.none)
      } else {
        state.locals["self"] = result.value
      }
      return LinkResult(state: state, value: .void)
    }
  }
}
