internal import SwiftFacts
internal import SwiftSyntax

/// Turns the syntax tree of one file into facts, in one walk.
///
/// The walk is in the extensions, one for each group of syntax. An instance belongs to one file and
/// one thread.
final class Lowering {
  /// How deep lowered values may nest, so that whoever walks them needs no large stack.
  static let nestingLimit = 1_000

  let lines: LineTable
  var facts: FileFacts
  /// The path of the type that the walk is in.
  var typePath: [String] = []
  /// The declaration that the walk is in, `CartView.body`; empty at the top level.
  var declaration = ""
  /// Whether what is lowered is compared with something.
  var isCompared = false
  var depth = 0
  private var hasNotedDepth = false

  init(lines: LineTable, path: String) {
    self.lines = lines
    facts = FileFacts(path: path)
  }

  func position(of node: some SyntaxProtocol) -> Position {
    lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Runs the work one level deeper, or notes a problem and gives the fallback at the limit.
  func nested<Result>(
    at node: some SyntaxProtocol, fallback: @autoclosure () -> Result, _ work: () -> Result
  ) -> Result {
    guard depth < Self.nestingLimit else {
      noteDepth(at: node)
      return fallback()
    }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  /// Notes once per file that something was too deeply nested to be kept whole.
  func noteDepth(at node: some SyntaxProtocol) {
    guard !hasNotedDepth else { return }
    hasNotedDepth = true
    facts.problems.append(
      Problem(message: "nested too deeply, not all of it was read", position: position(of: node)))
  }

  /// Lowers with the given value for `isCompared`.
  func comparing<Result>(_ isCompared: Bool, _ work: () -> Result) -> Result {
    let outer = self.isCompared
    self.isCompared = isCompared
    defer { self.isCompared = outer }
    return work()
  }

  /// Lowers a member's code; code of a local function counts to the member around it.
  func inDeclaration<Result>(_ name: String, _ work: () -> Result) -> Result {
    guard declaration.isEmpty || isAtTypeLevel else { return work() }
    let outer = declaration
    declaration = (typePath + [name]).joined(separator: ".")
    defer { declaration = outer }
    return work()
  }

  private var isAtTypeLevel: Bool {
    declaration == typePath.joined(separator: ".")
  }
}
