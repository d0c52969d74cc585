import FlowModel

/// What one Swift file says: plain values that know nothing of flows.
package struct FileFacts: Hashable, Codable, Sendable {
  /// Relative to the project's root, with `/`.
  package var path: String
  package var lineCount: Int
  package var imports: [String]
  /// All types and extensions, nested ones too, in source order.
  package var types: [TypeDeclaration]
  /// Functions outside types, previews among them.
  package var functions: [FunctionDeclaration]
  /// Properties outside types.
  package var properties: [PropertyDeclaration]
  package var aliases: [TypeAlias]
  /// Top-level code, as in `main.swift`.
  package var statements: [Statement]
  package var directives: [Directive]
  /// String literals that hold `://`, wherever they stand.
  package var urlLiterals: [URLLiteral]
  /// Where `await` stands.
  package var suspensions: [Position]
  /// The branches of `#if`, wherever they stand.
  package var conditionals: [ConditionalRegion]
  package var problems: [Problem]

  package init(
    path: String, lineCount: Int = 0, imports: [String] = [], types: [TypeDeclaration] = [],
    functions: [FunctionDeclaration] = [], properties: [PropertyDeclaration] = [],
    aliases: [TypeAlias] = [], statements: [Statement] = [], directives: [Directive] = [],
    urlLiterals: [URLLiteral] = [], suspensions: [Position] = [],
    conditionals: [ConditionalRegion] = [], problems: [Problem] = []
  ) {
    self.path = path
    self.lineCount = lineCount
    self.imports = imports
    self.types = types
    self.functions = functions
    self.properties = properties
    self.aliases = aliases
    self.statements = statements
    self.directives = directives
    self.urlLiterals = urlLiterals
    self.suspensions = suspensions
    self.conditionals = conditionals
    self.problems = problems
  }
}

/// A comment that speaks to the tool: `// flowviz:ignore unused-route - shown by the server`.
package struct Directive: Hashable, Codable, Sendable {
  /// What follows `flowviz:`, up to the first space, `ignore`, `ignore:this`, `root`, `pushes`, ….
  package var name: String
  /// The rest of the line, trimmed.
  package var text: String
  package var position: Position
  /// The lines of the declaration or statement that follows, 1-based and inclusive.
  package var firstLine: Int
  package var lastLine: Int

  package init(name: String, text: String, position: Position, firstLine: Int, lastLine: Int) {
    self.name = name
    self.text = text
    self.position = position
    self.firstLine = firstLine
    self.lastLine = lastLine
  }
}

/// A string literal that looks like a URL.
package struct URLLiteral: Hashable, Codable, Sendable {
  /// The text; each interpolation stands as `\()`.
  package var text: String
  package var position: Position
  /// The declaration that it stands in, `AppCoordinator.openHelp()`.
  package var declaration: String
  /// Whether it stands in a pattern, an operand of `==`, or an argument of `hasPrefix` and the like,
  /// where it is no link but a test for one.
  package var isCompared: Bool

  package init(text: String, position: Position, declaration: String, isCompared: Bool) {
    self.text = text
    self.position = position
    self.declaration = declaration
    self.isCompared = isCompared
  }
}

/// Something that could not be read; the rest of the file is still there.
package struct Problem: Hashable, Codable, Sendable {
  package var message: String
  package var position: Position

  package init(message: String, position: Position) {
    self.message = message
    self.position = position
  }
}
