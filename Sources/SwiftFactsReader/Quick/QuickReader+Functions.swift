internal import SwiftFacts

extension QuickReader {
  mutating func readFunction(
    _ prefix: QuickPrefix, in surroundings: Surroundings
  ) throws(QuickDoubt) -> FunctionDeclaration {
    let kind: FunctionDeclaration.Kind
    var nameToken = token
    switch token.word {
    case .func:
      kind = .function
      try advance()
      nameToken = token
    case .`init`: kind = .initializer
    case .deinit: kind = .deinitializer
    case .subscript: kind = .subscript
    default: throw QuickDoubt()
    }
    let position = position(nameToken)
    let name = try readFunctionName(kind)
    var function = FunctionDeclaration(
      kind: kind, name: name, attributes: prefix.attributes, modifiers: prefix.modifiers,
      access: prefix.access ?? surroundings.access, isStatic: prefix.isStatic, body: nil,
      position: position)
    if kind == .initializer, isAt(.postfixQuestion) || isAt(.exclamation) { try advance() }

    let outerMember = member
    let isOutermost = member == nil
    if isOutermost {
      declarations.append("")
      member = declarations.count - 1
    }
    let firstURL = urlPlaces.count
    var generics: [GenericParameter] = []
    if kind != .deinitializer {
      generics = try readGenericParametersIfAny()
      function.parameters = try readParameters(ofSubscript: kind == .subscript)
      if kind != .subscript { try skipEffects() }
      if try take(.arrow) {
        function.result = try readType()
        guard kind != .initializer, !token.word.isEffect else { throw QuickDoubt() }
      } else if kind == .subscript {
        throw QuickDoubt()
      }
    }
    let labels = labels
    function.generics = try readWhereClause(adding: generics)
    function.body = try readBody(kind)
    if isOutermost, let member, prefix.firstURL < urlPlaces.count || firstURL < urlPlaces.count {
      assign(member, toAttributesFrom: prefix.firstURL, to: firstURL)
      let signature =
        kind == .deinitializer ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
      declarations[member] = (typePath + [signature]).joined(separator: ".")
    }
    member = outerMember
    return function
  }

  private mutating func assign(_ declaration: Int, toAttributesFrom first: Int, to end: Int) {
    for place in first..<max(first, end) { urlPlaces[place].declaration = declaration }
  }

  private mutating func readFunctionName(
    _ kind: FunctionDeclaration.Kind
  ) throws(QuickDoubt) -> String {
    guard kind == .function else {
      let name = text(token)
      try advance()
      return name
    }
    if isAt(.identifier) { return try takeIdentifier() }
    guard token.isOperator else { throw QuickDoubt() }
    let name = text(token)
    // `func ==<T>` is rare.
    guard !name.hasSuffix("<") || next.kind == .leftParen else { throw QuickDoubt() }
    try advance()
    return name
  }

  private mutating func readBody(
    _ kind: FunctionDeclaration.Kind
  ) throws(QuickDoubt) -> [Statement]? {
    guard isAt(.leftBrace) else { return nil }
    guard kind == .subscript else { return try readBlock() }
    let accessors = try readAccessors()
    guard accessors.getter != nil || accessors.setter != nil else { return nil }
    return (accessors.getter ?? []) + (accessors.setter?.body ?? [])
  }

  // MARK: Parameters

  private mutating func readParameters(
    ofSubscript: Bool
  ) throws(QuickDoubt) -> [Parameter] {
    labels = []
    try expect(.leftParen)
    var parameters: [Parameter] = []
    var firstNames: [String] = []
    while !isAt(.rightParen) {
      var attributes: [Attribute] = []
      while isAt(.at) { attributes.append(try readAttribute()) }
      guard token.isLabel, next.kind == .colon || next.isLabel && peek(2).kind == .colon else {
        throw QuickDoubt()
      }
      let first = name(token)
      try advance()
      var second: String?
      if !isAt(.colon) {
        second = name(token)
        try advance()
      }
      try expect(.colon)
      let type = try readType()
      let isVariadic = isEllipsis(token)
      if isVariadic { try advance() }
      let value = try take(.equal) ? readExpression() : nil
      firstNames.append(first)
      parameters.append(
        Parameter(
          label: first == "_" || (ofSubscript && second == nil) ? nil : first,
          name: second ?? first, type: isVariadic ? TypeReference("Array", [type]) : type,
          defaultValue: value, attributes: attributes))
      guard try take(.comma) else { break }
    }
    try expect(.rightParen)
    labels = firstNames
    return parameters
  }

  // MARK: Generics

  mutating func readGenericParametersIfAny() throws(QuickDoubt) -> [GenericParameter] {
    guard startsWith(UInt8(ascii: "<")) else { return [] }
    try takePrefix()
    var generics: [GenericParameter] = []
    repeat {
      if startsWith(UInt8(ascii: ">")) { break }
      if isAt(.each) { try advance() }
      guard isAt(.identifier) else { throw QuickDoubt() }
      let name = try takeIdentifier()
      var constraints: [TypeReference] = []
      if try take(.colon) {
        guard isAt(.identifier) || isAt(.Any) || isAtOperator(UInt8(ascii: "~")) else {
          throw QuickDoubt()
        }
        constraints = Self.unfolded(try readType())
      }
      generics.append(GenericParameter(name: name, constraints: constraints))
    } while try take(.comma)
    guard startsWith(UInt8(ascii: ">")) else { throw QuickDoubt() }
    try takePrefix()
    return generics
  }

  /// The generic parameters with what a `where` clause adds to them.
  mutating func readWhereClause(
    adding generics: [GenericParameter], keepsOthers: Bool = false
  ) throws(QuickDoubt) -> [GenericParameter] {
    var generics = generics
    for (left, right) in try readRequirements() {
      if let index = generics.firstIndex(where: { $0.name == left }) {
        generics[index].constraints += Self.unfolded(right)
      } else if keepsOthers {
        generics.append(GenericParameter(name: left, constraints: Self.unfolded(right)))
      }
    }
    return generics
  }

  /// The left and right side of each requirement of a `where` clause.
  mutating func readRequirements() throws(QuickDoubt) -> [(String, TypeReference)] {
    guard try take(.where) else { return [] }
    var requirements: [(String, TypeReference)] = []
    repeat {
      if isAt(.leftBrace) { break }
      let left = try readType().name
      if try take(.colon) {
        guard !isAt(.identifier) || !text(token).hasPrefix("_") else { throw QuickDoubt() }
      } else {
        guard token.isOperator, text(token) == "==" else { throw QuickDoubt() }
        try advance()
        guard !isAt(.integer) else { throw QuickDoubt() }
      }
      requirements.append((left, try readType()))
    } while try take(.comma)
    return requirements
  }

  private static func unfolded(_ constraint: TypeReference) -> [TypeReference] {
    constraint.name == "Composition" ? constraint.arguments : [constraint]
  }
}
