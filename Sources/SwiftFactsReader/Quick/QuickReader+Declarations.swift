internal import SwiftFacts

/// What stands before a declaration's keyword.
struct QuickPrefix {
  var attributes: [Attribute] = []
  /// All but access levels, as written.
  var modifiers: [String] = []
  var access: AccessLevel?
  /// The first URL of the attributes, which belong to what they stand on.
  var firstURL = 0
  var position: Position

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isLazy: Bool { modifiers.contains("lazy") }
  var isWeak: Bool { modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") } }
}

extension QuickReader {
  // MARK: Looking ahead

  /// Whether a declaration begins here, among statements.
  mutating func isAtDeclaration() throws(QuickDoubt) -> Bool {
    switch token.kind {
    case .at, .keyword, .identifier: break
    default: return false
    }
    if token.word == .none, !isAt(.at) { return false }
    let mark = mark
    let isDeclaration = try skipToDeclaration()
    try goBack(to: mark)
    return isDeclaration
  }

  private mutating func skipToDeclaration() throws(QuickDoubt) -> Bool {
    let hasAttribute = isAt(.at)
    while isAt(.at) {
      try advance()
      guard isAt(.identifier) || isAt(.keyword) else { throw QuickDoubt() }
      guard try isAtType() || isAt(.keyword) else { throw QuickDoubt() }
      try advance()
      while isAt(.period) {
        try advance()
        try advance()
      }
      if startsWith(UInt8(ascii: "<")) { throw QuickDoubt() }
      if isAt(.leftParen), !token.startsLine {
        guard !token.isSpaced else { throw QuickDoubt() }
        try skipBrackets()
      }
    }
    while token.word.isModifier, token.word != .class {
      let word = token.word
      try advance()
      if word != .open, word.takesDetail, isAt(.leftParen) { try skipBrackets() }
    }
    switch token.word {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .let, .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      return true
    case .actor: return next.kind == .identifier
    case .macro where next.kind == .identifier: throw QuickDoubt()
    case .`init`, .case, .inout: throw QuickDoubt()
    case .using where !next.startsLine && (next.kind == .at || next.kind == .identifier):
      throw QuickDoubt()
    case .yield where !next.startsLine, .discard where !next.startsLine:
      switch next.kind {
      case .identifier, .keyword, .prefixAmpersand, .dollar, .integer, .string, .prefixOperator:
        throw QuickDoubt()
      default: return false
      }
    default:
      if isAt(.pound), hasAttribute { return true }
      if hasAttribute { throw QuickDoubt() }
      return false
    }
  }

  // MARK: Attributes and modifiers

  mutating func readPrefix() throws(QuickDoubt) -> QuickPrefix {
    var prefix = QuickPrefix(firstURL: urlPlaces.count, position: position)
    while isAt(.at) { prefix.attributes.append(try readAttribute()) }
    while token.word.isModifier {
      if isAt(.class), !isClassModifier { break }
      let name = text(token)
      let word = token.word
      try advance()
      guard isAt(.leftParen), word.takesDetail else {
        if let level = AccessLevel(rawValue: name) {
          prefix.access = level
        } else {
          prefix.modifiers.append(name)
        }
        continue
      }
      try advance()
      let detail = text(token)
      guard isAt(.identifier) else { throw QuickDoubt() }
      try advance()
      try expect(.rightParen)
      if detail == "set" {
        guard word != .unowned, word != .nonisolated else { throw QuickDoubt() }
        continue
      }
      guard
        word == .unowned && ["safe", "unsafe"].contains(detail)
          || word == .nonisolated && detail == "unsafe"
      else { throw QuickDoubt() }
      prefix.modifiers.append("\(name)(\(detail))")
    }
    return prefix
  }

  /// Whether `class` stands before a member, as `static` does.
  private var isClassModifier: Bool {
    let word = next.word
    switch word {
    case .func, .var, .let, .subscript, .`init`, .typealias: return true
    default:
      return word.isModifier && next.kind == .keyword || word == .override
        || word.isModifier && peek(2).kind == .keyword
    }
  }

  /// Attributes whose arguments have a grammar of their own; other than the two read here they are
  /// rare.
  private static let oddAttributes: Set = [
    "_backDeploy", "_documentation", "_dynamicReplacement", "_effects", "_implements",
    "_originallyDefinedIn", "_specialize", "_spi_available", "backDeployed", "derivative",
    "differentiable", "transpose", "specialized", "abi", "attached", "freestanding", "rethrows",
  ]

  mutating func readAttribute() throws(QuickDoubt) -> Attribute {
    try expect(.at)
    let word = text(token)
    guard !Self.oddAttributes.contains(word) else { throw QuickDoubt() }
    let type = try readSimpleType()
    guard isAt(.leftParen), !token.startsLine, word != "Sendable" else {
      guard word != "available" else { throw QuickDoubt() }
      return Attribute(type.name, typeArguments: type.arguments)
    }
    guard !token.isSpaced else { throw QuickDoubt() }
    switch word {
    case "available":
      try skipAvailability()
      return Attribute(type.name)
    case "objc":
      return Attribute(type.name, arguments: try readSelector())
    default: break
    }
    try advance()
    let arguments = isAt(.rightParen) ? [] : try readArguments()
    try expect(.rightParen)
    return Attribute(type.name, typeArguments: type.arguments, arguments: arguments)
  }

  /// Skips `(iOS 16, macOS 13.1, *)` or `(*, deprecated, message: "…")`.
  mutating func skipAvailability() throws(QuickDoubt) {
    try expect(.leftParen)
    repeat {
      if isAtOperator(UInt8(ascii: "*")) {
        try advance()
        continue
      }
      switch try takeIdentifier() {
      case "message", "renamed":
        try expect(.colon)
        let firstURL = urlPlaces.count
        guard isAt(.string) else { throw QuickDoubt() }
        _ = try readString()
        forget(urlsFrom: firstURL, typesFrom: facts.types.count)
      case "unavailable", "noasync": break
      case "deprecated" where !isAt(.colon): break
      case "introduced", "deprecated", "obsoleted":
        try expect(.colon)
        try skipVersion()
      default: try skipVersion()
      }
    } while try take(.comma)
    try expect(.rightParen)
  }

  private mutating func skipVersion() throws(QuickDoubt) {
    guard isAt(.integer) || isAt(.float) else { throw QuickDoubt() }
    try advance()
    while try take(.period) {
      guard isAt(.integer) else { throw QuickDoubt() }
      try advance()
    }
  }

  /// The name in `(Name)`; longer selectors, `(go:animated:)`, are those of methods.
  private mutating func readSelector() throws(QuickDoubt) -> [Argument] {
    try expect(.leftParen)
    var names: [Argument] = []
    repeat {
      guard isAt(.identifier) else { throw QuickDoubt() }
      names.append(Argument(value: Expression(.name(text(token), []), at: position)))
      try advance()
    } while try take(.colon) && !isAt(.rightParen)
    try expect(.rightParen)
    return names.count == 1 ? names : []
  }

  /// Lets the URLs since then count to a declaration.
  mutating func assign(_ declaration: Int, toURLsFrom first: Int) {
    for place in first..<urlPlaces.count { urlPlaces[place].declaration = declaration }
  }

  // MARK: Local declarations

  mutating func readLocalDeclaration(into statements: inout [Statement]) throws(QuickDoubt) {
    let prefix = try readPrefix()
    switch token.word {
    case .let, .var:
      // Attributes of locals leave no trace.
      forget(urlsFrom: prefix.firstURL, typesFrom: facts.types.count)
      statements.append(Statement(.bindings(try readLocalBindings()), at: prefix.position))
    case .func:
      let function = try readFunction(prefix, in: Surroundings())
      statements.append(Statement(.function(function), at: prefix.position))
    case .typealias:
      _ = try readAlias()
    case .struct, .class, .enum, .actor, .protocol, .extension:
      try readTypeDeclaration(prefix, in: Surroundings(isLocal: true))
    default:
      throw QuickDoubt()
    }
  }

  private mutating func readLocalBindings() throws(QuickDoubt) -> [LocalBinding] {
    try advance()
    var bindings: [(binding: LocalBinding, isTyped: Bool, hasValue: Bool)] = []
    repeat {
      let pattern = try readPattern()
      let type = try take(.colon) ? readType() : nil
      let initial = try take(.equal) ? readExpression() : nil
      try checkBinding(isTyped: type != nil, hasValue: initial != nil)
      var value = initial
      if try isAtAccessors(hasValue: initial != nil) {
        value = try readLocalAccessors(following: initial)
      }
      bindings.append(
        (LocalBinding(pattern: pattern, type: type, value: value), type != nil, initial != nil))
    } while try take(.comma)
    var shared: TypeReference?
    for place in bindings.indices.reversed() {
      let (binding, isTyped, hasValue) = bindings[place]
      if hasValue || isTyped { shared = binding.type }
      bindings[place].binding.type = binding.type ?? shared
    }
    return bindings.map(\.binding)
  }

  /// The initial value; that of a computed variable is a closure's call.
  private mutating func readLocalAccessors(
    following initial: Expression?
  ) throws(QuickDoubt) -> Expression {
    let position = position
    let accessors = try readAccessors()
    func closure(_ body: [Statement]) -> Expression {
      Expression(.closure(Closure(body: body, position: position)), at: position)
    }
    let reactions = [accessors.setter, accessors.willSet, accessors.didSet].compactMap { $0?.body }
    let current = initial ?? Expression(.call(closure(accessors.getter ?? []), []), at: position)
    guard !reactions.isEmpty else { return current }
    return Expression(.other([current] + reactions.map(closure)), at: position)
  }

  /// Gives up on a binding that goes on as none may.
  mutating func checkBinding(isTyped: Bool, hasValue: Bool) throws(QuickDoubt) {
    guard !hasValue else { return }
    if isAt(.leftBrace) || isAt(.comma) || token.startsLine { return }
    switch token.kind {
    case .semicolon, .rightBrace, .end, .poundEndif, .poundElse, .poundElseif: return
    default: throw QuickDoubt()
    }
  }
}
