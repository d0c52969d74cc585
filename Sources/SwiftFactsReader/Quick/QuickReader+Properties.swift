internal import SwiftFacts

extension QuickReader {
  /// One property for each name that the declaration binds.
  mutating func readProperties(
    _ prefix: QuickPrefix, in surroundings: Surroundings
  ) throws(QuickDoubt) -> [PropertyDeclaration] {
    let isConstant = isAt(.let)
    try advance()
    var properties: [PropertyDeclaration] = []
    repeat {
      if isAt(.leftParen) {
        guard properties.isEmpty else { throw QuickDoubt() }
        properties = try readTuple()
        // Only one tuple, which no name follows.
        guard !isAt(.comma) else { throw QuickDoubt() }
      } else {
        properties.append(try readProperty())
      }
    } while try take(.comma)
    // `let a, b: Int` states the type once, at the last name.
    var shared: TypeReference?
    for index in properties.indices.reversed() {
      if properties[index].initialValue != nil || properties[index].type != nil {
        shared = properties[index].type
      }
      properties[index].type = properties[index].type ?? shared
      properties[index].attributes = prefix.attributes
      properties[index].access = prefix.access ?? surroundings.access
      properties[index].isStatic = prefix.isStatic
      properties[index].isLazy = prefix.isLazy
      properties[index].isWeak = prefix.isWeak
      properties[index].isConstant = isConstant
    }
    return properties
  }

  /// The names of `let (a, b) = value`; the first one keeps the value, which is none of its own.
  private mutating func readTuple() throws(QuickDoubt) -> [PropertyDeclaration] {
    var properties: [PropertyDeclaration] = []
    var depth = 0
    repeat {
      switch token.kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .identifier:
        guard next.kind == .comma || next.kind == .rightParen else { throw QuickDoubt() }
        properties.append(PropertyDeclaration(name: name(token), position: position))
      case .wildcard, .comma: break
      default: throw QuickDoubt()
      }
      try advance()
    } while depth > 0
    try expect(.equal)
    let value = try readExpression()
    guard !isAt(.leftBrace) else { throw QuickDoubt() }
    if !properties.isEmpty {
      properties[0].initialValue = Expression(.other([value]), at: value.position)
    }
    return properties
  }

  private mutating func readProperty() throws(QuickDoubt) -> PropertyDeclaration {
    guard isAt(.identifier) else { throw QuickDoubt() }
    let position = position
    let name = try takeIdentifier()
    let type = try take(.colon) ? readType() : nil
    var property = PropertyDeclaration(name: name, type: type, position: position)
    let hasValue = try take(.equal)
    if hasValue {
      if typePath.isEmpty {
        let outer = enterMember(named: name)
        property.initialValue = try readExpression()
        member = outer
      } else {
        property.initialValue = try readExpression()
      }
    }
    try checkBinding(isTyped: type != nil, hasValue: hasValue)
    if try isAtAccessors(hasValue: hasValue) {
      let outer = enterMember(named: name)
      let accessors = try readAccessors()
      member = outer
      property.getter = accessors.getter
      property.setter = accessors.setter
      property.willSet = accessors.willSet
      property.didSet = accessors.didSet
    }
    return property
  }

  /// Begins a member's code, and gives what to go back to.
  ///
  /// Code of a local function counts to the member around it.
  private mutating func enterMember(named name: String) -> Int? {
    let outer = member
    if member == nil {
      declarations.append((typePath + [name]).joined(separator: "."))
      member = declarations.count - 1
    }
    return outer
  }

  // MARK: Accessors

  mutating func isAtAccessors(hasValue: Bool) throws(QuickDoubt) -> Bool {
    guard isAt(.leftBrace) else {
      // Without a brace, they are an error.
      return false
    }
    guard hasValue, token.startsLine else { return true }
    switch next.word {
    case .didSet, .willSet: return true
    case .`init`: throw QuickDoubt()
    default:
      if next.kind == .at { throw QuickDoubt() }
      return false
    }
  }

  mutating func readAccessors() throws(QuickDoubt) -> Accessors {
    try expect(.leftBrace)
    var accessors = Accessors()
    guard try isAtAccessor() else {
      accessors.getter = try readStatements()
      try expect(.rightBrace)
      return accessors
    }
    while !isAt(.rightBrace) {
      guard try isAtAccessor() else { throw QuickDoubt() }
      try readAccessor(into: &accessors)
    }
    try expect(.rightBrace)
    return accessors
  }

  private mutating func isAtAccessor() throws(QuickDoubt) -> Bool {
    guard isAt(.at) || token.word != .none else { return false }
    if isAt(.poundIf) { throw QuickDoubt() }
    let mark = mark
    while isAt(.at) {
      try advance()
      guard try skipType() else { throw QuickDoubt() }
      if isAt(.leftParen), !token.startsLine {
        guard !token.isSpaced else { throw QuickDoubt() }
        try skipBrackets()
      }
    }
    while [.mutating, .nonmutating, .borrowing, .consuming, .consumingOld].contains(token.word) {
      try advance()
    }
    let isAccessor = token.word.isAccessor
    try goBack(to: mark)
    return isAccessor
  }

  private mutating func readAccessor(into accessors: inout Accessors) throws(QuickDoubt) {
    let firstURL = urlPlaces.count
    while isAt(.at) { _ = try readAttribute() }
    forget(urlsFrom: firstURL, typesFrom: facts.types.count)
    while !token.word.isAccessor { try advance() }
    let word = token.word
    try advance()
    var parameter: String?
    if [.set, .willSet, .didSet].contains(word), try take(.leftParen) {
      parameter = try takeIdentifier()
      try expect(.rightParen)
    }
    try skipEffects()
    guard word != .`init` else { throw QuickDoubt() }
    guard isAt(.leftBrace) else { return }
    let body = try readBlock()
    switch word {
    case .get, .readOld, .read, .unsafeAddress:
      accessors.getter = (accessors.getter ?? []) + body
    case .willSet:
      accessors.willSet = Accessor(parameter: parameter ?? "newValue", body: body)
    case .didSet:
      accessors.didSet = Accessor(parameter: parameter ?? "oldValue", body: body)
    default:
      let earlier = accessors.setter?.body ?? []
      accessors.setter = Accessor(parameter: parameter ?? "newValue", body: earlier + body)
    }
  }
}
