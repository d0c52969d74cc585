internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ literal: StringLiteralExprSyntax) -> Expression {
    let position = position(of: literal)
    let pounds = literal.openingPounds?.text.utf8.count ?? 0
    var segments: [StringSegment] = []
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        text += unescaped(segment.content.text, pounds: pounds)
      case .expressionSegment(let segment):
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        let value = interpolated(segment)
        segments.append(.interpolation(value))
      @unknown default:
        break
      }
    }
    if !text.isEmpty || segments.isEmpty { segments.append(.text(text)) }
    noteURL(segments, at: position)
    return Expression(.string(segments), at: position)
  }

  private func interpolated(_ segment: ExpressionSegmentSyntax) -> Expression {
    let arguments = comparing(false) { lower(segment.expressions) }
    if arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
    return Expression(.other(arguments.map(\.value)), at: position(of: segment))
  }

  private func noteURL(_ segments: [StringSegment], at position: Position) {
    var holdsURL = false
    for case .text(let text) in segments where text.contains("://") { holdsURL = true }
    guard holdsURL else { return }
    let text = segments.map { segment in
      switch segment {
      case .text(let text): text
      case .interpolation: #"\()"#
      }
    }
    facts.urlLiterals.append(
      URLLiteral(
        text: text.joined(), position: position, declaration: declaration, isCompared: isCompared))
  }
}
