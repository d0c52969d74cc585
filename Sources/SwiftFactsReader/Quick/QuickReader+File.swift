internal import SwiftFacts

extension QuickReader {
  mutating func readFile() throws(QuickDoubt) {
    var members = Members()
    try readTopLevel(into: &members, in: Surroundings())
    guard isAt(.end) else { throw QuickDoubt() }
    facts.properties = members.properties
    facts.functions = members.functions
    facts.aliases = members.aliases
  }

  private mutating func readTopLevel(
    into members: inout Members, in surroundings: Surroundings
  ) throws(QuickDoubt) {
    try enter()
    defer { leave() }
    var isFirst = true
    while true {
      switch token.kind {
      case .end, .poundElseif, .poundElse, .poundEndif: return
      case .rightBrace: throw QuickDoubt()
      default: break
      }
      guard isFirst || token.startsLine || tokens[index - 1].kind == .semicolon else {
        throw QuickDoubt()
      }
      isFirst = false
      guard isAt(.poundIf) else {
        try readTopLevelItem(into: &members, in: surroundings)
        _ = try take(.semicolon)
        if isAt(.semicolon) { throw QuickDoubt() }
        continue
      }
      var earlier: [String] = []
      while !isAt(.poundEndif) {
        let condition = try readCondition(after: &earlier)
        var inner = surroundings
        inner.condition = ConditionText.joined(surroundings.condition, condition)
        try readTopLevel(into: &members, in: inner)
      }
      try endConditional()
    }
  }

  private mutating func readTopLevelItem(
    into members: inout Members, in surroundings: Surroundings
  ) throws(QuickDoubt) {
    let start = position
    if try isAtDeclaration() {
      let prefix = try readPrefix()
      if isAt(.import) {
        try readImport()
        forget(urlsFrom: prefix.firstURL, typesFrom: facts.types.count)
      } else {
        try readMember(prefix, into: &members, in: surroundings)
      }
    } else if isAtStatement() {
      facts.statements.append(try readStatement())
    } else if isAt(.pound), text(next) == "Preview" {
      guard let preview = try readMacroDeclaration(at: start) else { throw QuickDoubt() }
      // Something behind it would make it an expression.
      guard token.startsLine || isAt(.semicolon) else { throw QuickDoubt() }
      guard !isAt(.period), !isAt(.binaryOperator) else { throw QuickDoubt() }
      members.functions.append(preview)
    } else {
      guard !isAt(.`init`), !isAt(.subscript) else { throw QuickDoubt() }
      facts.statements.append(Statement(.expression(try readExpression()), at: start))
    }
  }

  private mutating func readImport() throws(QuickDoubt) {
    try advance()
    switch token.word {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: try advance()
    default: break
    }
    guard !token.startsLine else { throw QuickDoubt() }
    let module = try takeIdentifier()
    while try take(.period) {
      guard isAt(.identifier) else { throw QuickDoubt() }
      try advance()
    }
    if !facts.imports.contains(module) { facts.imports.append(module) }
  }

  // MARK: Previews

  /// The preview that a macro declares; `nil` for any other macro.
  mutating func readMacroDeclaration(at start: Position) throws(QuickDoubt) -> FunctionDeclaration?
  {
    let isPreview = text(next) == "Preview"
    let firstURL = urlPlaces.count
    let firstType = facts.types.count
    guard isPreview else {
      _ = try readMacroParts(.basic)
      forget(urlsFrom: firstURL, typesFrom: firstType)
      return nil
    }
    try advance()
    try advance()
    if startsWith(UInt8(ascii: "<")) { throw QuickDoubt() }
    if isAt(.leftParen), !token.startsLine {
      try advance()
      // Closures among the arguments are rare.
      guard !isAt(.rightParen) else { throw QuickDoubt() }
      for argument in try readArguments() {
        if case .closure = argument.value.kind { throw QuickDoubt() }
      }
      try expect(.rightParen)
      forget(urlsFrom: firstURL, typesFrom: firstType)
    }
    let outer = member
    if member == nil {
      declarations.append((typePath + ["#Preview"]).joined(separator: "."))
      member = declarations.count - 1
    }
    defer { member = outer }
    var body: [Statement] = []
    for argument in try readTrailingClosuresIfAny(.basic) {
      if case .closure(let closure) = argument.value.kind { body += closure.body }
    }
    return FunctionDeclaration(kind: .preview, name: "#Preview", body: body, position: start)
  }
}
