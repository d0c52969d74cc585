internal import SwiftFacts

/// Reads the Swift that apps are written in straight into facts, an order of magnitude faster than
/// through a syntax tree.
///
/// It gives exactly what `Lowering` gives for the tree of SwiftSyntax, or gives up: it knows the
/// language's common forms, and where it meets another one, or what could be an error, the file is
/// read through SwiftSyntax. Tests hold both against each other.
///
/// The grammar is in the extensions, one for each group of forms; the names are those of `Lowering`.
struct QuickReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var tokens: [QuickToken]
  /// The place of the current token among the tokens.
  var index = 0
  /// The current token, or what is left of it where a part of it was taken.
  var token: QuickToken
  /// How many tokens may still be looked ahead at, so that odd input costs linear time.
  var lookAheadBudget: Int

  var facts: FileFacts
  /// The path of the type that is read.
  var typePath: [String] = []
  /// The member that is read, as a place among `declarations`; `nil` between members.
  var member: Int?
  /// The names of declarations that URLs stand in.
  var declarations: [String] = [""]
  /// Where types' own names stand among `declarations`.
  var typeDeclaration = 0
  /// For each URL so far: where its declaration stands, and the scope of comparisons it is in.
  var urlPlaces: [(declaration: Int, scope: Int)] = []
  var isCompared = false
  /// What lies between a comparison and this scope is compared too; closures open a scope.
  var scope = 0
  var lastScope = 0
  /// How deep the forms nest that are being read.
  var nesting = 0
  /// How deep what was read nests when it is lowered, at most.
  var need = 0
  var names: QuickNames
  /// The outer names of the parameters that were read last.
  var labels: [String] = []

  /// How deep forms may nest, so that no stack overflows.
  static let nestingLimit = 120

  private init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(QuickDoubt) {
    self.bytes = bytes
    tokens = try QuickLexer.tokens(of: bytes)
    token = tokens[0]
    facts = FileFacts(path: path)
    lookAheadBudget = tokens.count * 8 + 1_000
    names = QuickNames(bytes)
  }

  /// The facts of a file, `nil` if it must be read through SwiftSyntax.
  static func facts(of bytes: UnsafeBufferPointer<UInt8>, path: String) -> FileFacts? {
    guard bytes.count < Int32.max else { return nil }
    do {
      var reader = try QuickReader(bytes, path: path)
      try reader.readFile()
      guard reader.need < Lowering.nestingLimit else { return nil }
      for (number, place) in reader.urlPlaces.enumerated() {
        reader.facts.urlLiterals[number].declaration = reader.declarations[place.declaration]
      }
      // What was read twice is one place.
      reader.facts.suspensions = Set(reader.facts.suspensions).sorted()
      let end = reader.token
      reader.facts.lineCount = Int(end.column == 1 ? end.line - 1 : end.line)
      reader.facts.trim()
      return reader.facts
    } catch {
      return nil
    }
  }

  // MARK: Tokens

  var next: QuickToken { peek(1) }

  func peek(_ offset: Int) -> QuickToken {
    tokens[min(index + offset, tokens.count - 1)]
  }

  mutating func advance() throws(QuickDoubt) {
    let whole = tokens[index]
    if token.end < whole.end { return try takeRest(from: Int(token.end), of: whole) }
    if index < tokens.count - 1 { index += 1 }
    token = tokens[index]
  }

  /// Makes the rest of an operator, whose beginning was taken, the current token.
  private mutating func takeRest(from start: Int, of whole: QuickToken) throws(QuickDoubt) {
    let rest = try QuickLexer.operatorToken(
      in: bytes, at: start, limit: Int(whole.end), isRest: true)
    token.kind = rest.kind
    token.start = Int32(truncatingIfNeeded: start)
    token.end = Int32(truncatingIfNeeded: rest.end)
    token.column = whole.column + token.start - whole.start
    token.startsLine = false
    token.isSpaced = false
  }

  /// Takes the first byte of an operator.
  mutating func takePrefix() throws(QuickDoubt) {
    if token.end - token.start == 1 { return try advance() }
    try takeRest(from: Int(token.start) + 1, of: tokens[index])
  }

  func isAt(_ kind: QuickToken.Kind) -> Bool { token.kind == kind }
  func isAt(_ word: QuickWord) -> Bool { token.word == word }

  func startsWith(_ byte: UInt8) -> Bool {
    token.isOperator && bytes[Int(token.start)] == byte
  }

  /// Whether the current token is just this operator, whatever its sides.
  func isAtOperator(_ byte: UInt8) -> Bool {
    token.end - token.start == 1 && bytes[Int(token.start)] == byte
      && (token.isOperator || token.kind == .prefixAmpersand)
  }

  func isEllipsis(_ token: QuickToken) -> Bool {
    token.isOperator && token.end - token.start == 3
      && bytes[Int(token.start)] == UInt8(ascii: ".")
      && bytes[Int(token.start) + 1] == UInt8(ascii: ".")
      && bytes[Int(token.start) + 2] == UInt8(ascii: ".")
  }

  mutating func take(_ kind: QuickToken.Kind) throws(QuickDoubt) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  mutating func take(_ word: QuickWord) throws(QuickDoubt) -> Bool {
    guard token.word == word else { return false }
    try advance()
    return true
  }

  mutating func expect(_ kind: QuickToken.Kind) throws(QuickDoubt) {
    guard token.kind == kind else { throw QuickDoubt() }
    try advance()
  }

  mutating func expect(_ word: QuickWord) throws(QuickDoubt) {
    guard token.word == word else { throw QuickDoubt() }
    try advance()
  }

  /// The text of a token, as it is written.
  mutating func text(_ token: QuickToken) -> String {
    names.text(Int(token.start), Int(token.end))
  }

  /// The name that a token spells, without backticks.
  mutating func name(_ token: QuickToken) -> String {
    token.isSpecial
      ? names.text(Int(token.start) + 1, Int(token.end) - 1)
      : names.text(Int(token.start), Int(token.end))
  }

  mutating func takeIdentifier() throws(QuickDoubt) -> String {
    guard token.kind == .identifier else { throw QuickDoubt() }
    let name = name(token)
    try advance()
    return name
  }

  func position(_ token: QuickToken) -> Position {
    Position(line: Int(token.line), column: Int(token.column))
  }

  var position: Position { position(token) }

  // MARK: Looking ahead

  /// Where to come back to.
  struct Mark {
    fileprivate var index: Int
    fileprivate var token: QuickToken
  }

  var mark: Mark { Mark(index: index, token: token) }

  mutating func goBack(to mark: Mark) throws(QuickDoubt) {
    lookAheadBudget -= index - mark.index
    guard lookAheadBudget > 0 else { throw QuickDoubt() }
    index = mark.index
    token = mark.token
  }

  // MARK: Depth

  mutating func enter() throws(QuickDoubt) {
    nesting += 1
    guard nesting < Self.nestingLimit else { throw QuickDoubt() }
  }

  mutating func leave() { nesting -= 1 }
}

/// The texts of a file; long ones are made once.
struct QuickNames {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var slots = [String?](repeating: nil, count: 64)
  private var count = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func text(_ start: Int, _ end: Int) -> String {
    let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
    // Strings of up to 15 bytes need no memory of their own.
    guard part.count > 15 else { return String(decoding: part, as: UTF8.self) }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in part { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash >> 7) & (slots.count - 1)
    while let known = slots[slot] {
      if known.utf8.count == part.count, known.utf8.elementsEqual(part) { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    let text = String(decoding: part, as: UTF8.self)
    slots[slot] = text
    count += 1
    if count * 2 > slots.count { grow() }
    return text
  }

  private mutating func grow() {
    let known = slots.compactMap { $0 }
    slots = [String?](repeating: nil, count: slots.count * 2)
    for text in known {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      var slot = Int(truncatingIfNeeded: hash >> 7) & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = text
    }
  }
}
