internal import SwiftSyntax

/// The lines that a directive is about.
struct DirectiveTarget {
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
  }

  /// For a comment on a line of its own: the declaration, statement or list element that begins
  /// with the token behind it, else only that token's line.
  func after(_ token: TokenSyntax) -> ClosedRange<Int> {
    let start = token.positionAfterSkippingLeadingTrivia
    var node = Syntax(token)
    while let parent = node.parent, parent.positionAfterSkippingLeadingTrivia == start {
      if Self.lists.contains(parent.kind) { return range(of: node) }
      node = parent
    }
    let line = line(of: start)
    if let parent = node.parent, Self.lists.contains(parent.kind) { return range(of: node) }
    return line...line
  }

  /// For a comment behind code: the innermost declaration or statement that begins on its line,
  /// else only that line.
  func around(_ token: TokenSyntax, _ line: Int) -> ClosedRange<Int> {
    var node = Syntax(token)
    while let parent = node.parent {
      if Self.lists.contains(parent.kind) {
        let range = range(of: node)
        if range.lowerBound == line { return range }
        if range.lowerBound < line { break }
      }
      node = parent
    }
    return line...line
  }

  /// The lists whose elements a directive can be about.
  private static let lists: Set<SyntaxKind> = [
    .codeBlockItemList, .memberBlockItemList, .switchCaseList, .arrayElementList,
    .dictionaryElementList, .labeledExprList, .enumCaseElementList,
    .accessorDeclList, .functionParameterList,
  ]

  private func range(of node: Syntax) -> ClosedRange<Int> {
    let first = line(of: node.positionAfterSkippingLeadingTrivia)
    let last = line(of: node.endPositionBeforeTrailingTrivia)
    return first...max(first, last)
  }

  private func line(of position: AbsolutePosition) -> Int {
    Int(lines.position(of: position.utf8Offset).line)
  }
}
