import DeepLinks
import FlowModel

/// Links for people at a terminal: one paragraph a link, what is wrong with it below.
public struct TextLinkReporter: LinkReporter {
  private let width: Int
  private let style: TerminalStyle

  public init(_ options: ReporterOptions = ReporterOptions()) {
    width = options.width
    style = TerminalStyle(usesColor: options.usesColor)
  }

  public func report(_ matrix: LinkMatrix, of graph: FlowGraph) -> String {
    let words = LinkWording(matrix: matrix, graph: graph)
    let patterns = matrix.rows.map { VisibleText.escape($0.link.pattern) }
    let widest = patterns.map(VisibleText.columns).max() ?? 0
    let column = min(widest, max(24, width / 2 - 4))
    var text = ""
    if !matrix.rows.isEmpty {
      text += style("  Link".padded(to: column + 4) + "Lands on", .bold) + "\n"
    }
    for (row, pattern) in zip(matrix.rows, patterns) {
      text += paragraph(row, pattern, column: column, words)
    }
    for claim in matrix.unansweredClaims {
      text += warning(
        "\(claim.kind.rawValue) \(claim.value) is claimed, but no pattern takes a link of it",
        at: claim.location)
    }
    for site in matrix.unansweredPaths {
      text += warning(
        "\(LinkWording.path(site)) of the web site is sent to the app, but no pattern takes it",
        at: site.location)
    }
    if !text.isEmpty { text += "\n" }
    if matrix.rows.contains(where: { $0.link.pattern.hasPrefix("~") }) {
      text += "~ takes capitals and small letters alike\n"
    }
    return text + words.summary + "\n"
  }

  private func warning(_ words: String, at location: SourceLocation?) -> String {
    let place = location.map { " (\($0))" } ?? ""
    return TextWrap.block(
      VisibleText.escape(words + place), after: style("!", .warning) + " ", columns: 2,
      width: width)
  }

  private func paragraph(
    _ row: LinkMatrix.Row, _ pattern: String, column: Int, _ words: LinkWording
  ) -> String {
    let mark = row.works ? "  " : style("!", .warning) + " "
    let blank = String(repeating: " ", count: column + 4)
    var landings = LinkWording.ways(of: row.link).map { VisibleText.escape(words.text(of: $0)) }
    if landings.isEmpty { landings = ["nowhere"] }
    var text = ""
    for (number, landing) in landings.enumerated() {
      let isBeside = number == 0 && VisibleText.columns(pattern) <= column
      if number == 0, !isBeside { text += mark + style(pattern, .bold) + "\n" }
      text += TextWrap.block(
        landing,
        after: isBeside
          ? mark + style(pattern, .bold)
            + String(repeating: " ", count: column + 2 - VisibleText.columns(pattern)) : blank,
        columns: column + 4, width: width)
    }
    for problem in words.problems(of: row) {
      text += TextWrap.block(
        style(VisibleText.escape(problem), .warning), after: blank, columns: column + 4,
        width: width)
    }
    if !row.works, let location = row.link.location {
      text += "\(blank)\(style(VisibleText.escape(location.description), .dim))\n"
    }
    return text
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
