internal import SwiftFacts

extension QuickReader {
  /// Reads a type or extension, with all that it holds, into the file's flat list.
  mutating func readTypeDeclaration(
    _ prefix: QuickPrefix, in surroundings: Surroundings
  ) throws(QuickDoubt) {
    let kind: TypeDeclaration.Kind
    switch token.word {
    case .struct: kind = .struct
    case .class: kind = .class
    case .enum: kind = .enum
    case .actor: kind = .actor
    case .protocol: kind = .protocol
    case .extension: kind = .extension
    default: throw QuickDoubt()
    }
    try enter()
    defer { leave() }
    try advance()
    let namePosition = position
    var path: [String] = []
    var generics: [GenericParameter] = []
    if kind == .extension {
      let extended = try readType()
      path = extended.name.split(separator: ".").map(String.init)
      generics = Self.elementGenerics(of: extended)
    } else {
      path = [try takeIdentifier()]
      if kind == .protocol {
        generics = try readPrimaryTypes()
      } else {
        generics = try readGenericParametersIfAny()
      }
    }

    let outerPath = typePath
    let outerMember = member
    let outerDeclaration = typeDeclaration
    typePath += path
    declarations.append(typePath.joined(separator: "."))
    typeDeclaration = declarations.count - 1
    member = nil
    defer {
      typePath = outerPath
      member = outerMember
      typeDeclaration = outerDeclaration
    }
    assign(typeDeclaration, toURLsFrom: prefix.firstURL)

    var inherited = try readInheritance()
    switch kind {
    case .protocol:
      inherited = try readRequirements().filter { $0.0 == "Self" }.map { $0.1 } + inherited
    case .extension: generics += try readWhereClause(adding: [], keepsOthers: true)
    default: generics = try readWhereClause(adding: generics)
    }
    let access = prefix.access ?? surroundings.access
    var type = TypeDeclaration(
      kind: kind, path: typePath, attributes: prefix.attributes, modifiers: prefix.modifiers,
      access: access, generics: generics, inherited: inherited, condition: surroundings.condition,
      isLocal: surroundings.isLocal, position: namePosition)
    // Holds the place before the types nested in this one.
    let place = facts.types.count
    facts.types.append(type)
    var members = Members()
    let inner = Surroundings(
      access: Self.memberAccess(kind, access), condition: surroundings.condition,
      isLocal: surroundings.isLocal)
    try expect(.leftBrace)
    try readMembers(into: &members, in: inner)
    try expect(.rightBrace)
    type.cases = members.cases
    type.properties = members.properties
    type.functions = members.functions
    type.aliases = members.aliases
    facts.types[place] = type
  }

  private mutating func readPrimaryTypes() throws(QuickDoubt) -> [GenericParameter] {
    guard startsWith(UInt8(ascii: "<")) else { return [] }
    try takePrefix()
    var primary: [GenericParameter] = []
    repeat {
      guard isAt(.identifier) else { throw QuickDoubt() }
      primary.append(GenericParameter(name: try takeIdentifier()))
    } while try take(.comma)
    guard startsWith(UInt8(ascii: ">")) else { throw QuickDoubt() }
    try takePrefix()
    return primary
  }

  mutating func readInheritance() throws(QuickDoubt) -> [TypeReference] {
    guard try take(.colon) else { return [] }
    var inherited: [TypeReference] = []
    repeat {
      if try take(.class) {
        inherited.append(TypeReference("AnyObject"))
      } else if let type = try readConstraint() {
        inherited.append(type)
      }
    } while try take(.comma)
    return inherited
  }

  private static func memberAccess(_ kind: TypeDeclaration.Kind, _ access: AccessLevel)
    -> AccessLevel
  {
    switch kind {
    case .extension, .protocol: access == .private ? .fileprivate : access
    default: .internal
    }
  }

  private static func elementGenerics(of extended: TypeReference) -> [GenericParameter] {
    let names: [String]
    switch extended.name {
    case "Array", "Set": names = ["Element"]
    case "Optional": names = ["Wrapped"]
    case "Dictionary": names = ["Key", "Value"]
    case "Binding": names = ["Value"]
    default: return []
    }
    return zip(names, extended.arguments).map { GenericParameter(name: $0, constraints: [$1]) }
  }

  // MARK: Members

  /// Members up to a closing brace or the next branch of an `#if`, which stay.
  private mutating func readMembers(
    into members: inout Members, in surroundings: Surroundings
  ) throws(QuickDoubt) {
    try enter()
    defer { leave() }
    var isFirst = true
    while true {
      switch token.kind {
      case .rightBrace, .poundElseif, .poundElse, .poundEndif: return
      case .end: throw QuickDoubt()
      default: break
      }
      guard isFirst || token.startsLine || tokens[index - 1].kind == .semicolon else {
        throw QuickDoubt()
      }
      isFirst = false
      guard isAt(.poundIf) else {
        try readMember(into: &members, in: surroundings)
        _ = try take(.semicolon)
        if isAt(.semicolon) { throw QuickDoubt() }
        continue
      }
      var earlier: [String] = []
      while !isAt(.poundEndif) {
        let condition = try readCondition(after: &earlier)
        var inner = surroundings
        inner.condition = ConditionText.joined(surroundings.condition, condition)
        try readMembers(into: &members, in: inner)
      }
      try endConditional()
    }
  }

  /// The condition of a branch, for `#else` what the earlier ones leave.
  mutating func readCondition(after earlier: inout [String]) throws(QuickDoubt) -> String {
    guard let condition = try readCondition() else {
      return earlier.map(ConditionText.negated).joined(separator: " && ")
    }
    earlier.append(condition)
    return condition
  }

  mutating func readMember(
    into members: inout Members, in surroundings: Surroundings
  ) throws(QuickDoubt) {
    let prefix = try readPrefix()
    try readMember(prefix, into: &members, in: surroundings)
  }

  mutating func readMember(
    _ prefix: QuickPrefix, into members: inout Members, in surroundings: Surroundings
  ) throws(QuickDoubt) {
    switch token.word {
    case .let, .var:
      members.properties += try readProperties(prefix, in: surroundings)
    case .func, .`init`, .deinit, .subscript:
      members.functions.append(try readFunction(prefix, in: surroundings))
    case .case:
      forget(urlsFrom: prefix.firstURL, typesFrom: facts.types.count)
      try readEnumCases(into: &members)
    case .typealias:
      forget(urlsFrom: prefix.firstURL, typesFrom: facts.types.count)
      members.aliases.append(try readAlias())
    case .associatedtype:
      forget(urlsFrom: prefix.firstURL, typesFrom: facts.types.count)
      members.aliases.append(try readAssociatedType())
    case .struct, .class, .enum, .protocol, .extension:
      try readTypeDeclaration(prefix, in: surroundings)
    case .actor where next.kind == .identifier:
      try readTypeDeclaration(prefix, in: surroundings)
    default:
      guard isAt(.pound) else { throw QuickDoubt() }
      forget(urlsFrom: prefix.firstURL, typesFrom: facts.types.count)
      if let preview = try readMacroDeclaration(at: prefix.position) {
        members.functions.append(preview)
      }
    }
  }

  mutating func readAlias() throws(QuickDoubt) -> TypeAlias {
    try advance()
    let name = try takeIdentifier()
    _ = try readGenericParametersIfAny()
    try expect(.equal)
    let type = try readType()
    _ = try readRequirements()
    return TypeAlias(name: name, type: type)
  }

  private mutating func readAssociatedType() throws(QuickDoubt) -> TypeAlias {
    try advance()
    let name = try takeIdentifier()
    let constraints = try readInheritance()
    let value = try take(.equal) ? readType() : nil
    _ = try readRequirements()
    let type =
      switch constraints.count {
      case 0: value ?? TypeReference("Any")
      case 1: constraints[0]
      default: TypeReference("Composition", constraints)
      }
    return TypeAlias(name: name, type: type, isAssociated: true)
  }

  // MARK: Enum cases

  private mutating func readEnumCases(into members: inout Members) throws(QuickDoubt) {
    try advance()
    repeat {
      let position = position
      let name = try takeIdentifier()
      if startsWith(UInt8(ascii: "<")) { throw QuickDoubt() }
      let payload = isAt(.leftParen) ? try readPayload() : []
      let rawValue = try take(.equal) ? readExpression() : nil
      members.cases.append(
        EnumCase(name: name, payload: payload, rawValue: rawValue, position: position))
    } while try take(.comma)
  }

  private mutating func readPayload() throws(QuickDoubt) -> [Parameter] {
    try expect(.leftParen)
    var payload: [Parameter] = []
    while !isAt(.rightParen) {
      var first: String?
      var second: String?
      if token.isLabel, next.kind == .colon || next.isLabel && peek(2).kind == .colon {
        if next.kind != .colon, token.word != .none { throw QuickDoubt() }
        first = isAt(.wildcard) ? nil : name(token)
        try advance()
        if !isAt(.colon) {
          second = name(token)
          try advance()
        }
        try expect(.colon)
      }
      let type = try readType()
      let value = try take(.equal) ? readExpression() : nil
      payload.append(
        Parameter(label: first, name: second ?? first ?? "", type: type, defaultValue: value))
      guard try take(.comma) else { break }
    }
    try expect(.rightParen)
    return payload
  }
}
