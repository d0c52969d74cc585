import DeepLinks
import FlowModel

/// Links for people at a terminal: one paragraph for the links of one site that lead to the same,
/// what is wrong with them below.
public struct TextLinkReporter: LinkReporter {
  private let width: Int
  private let style: TerminalStyle

  public init(_ options: ReporterOptions = ReporterOptions()) {
    width = options.width
    style = TerminalStyle(usesColor: options.usesColor)
  }

  public func report(_ matrix: LinkMatrix, of graph: FlowGraph) -> String {
    let words = LinkWording(matrix: matrix, graph: graph)
    let groups = LinkRowGroup.groups(of: matrix.rows, words)
    let widest = groups.flatMap { $0.heads.map { VisibleText.columns(VisibleText.escape($0)) } }
    let column = min(widest.max() ?? 0, max(24, width / 2 - 4))
    var text = ""
    if !matrix.rows.isEmpty {
      text += style("  Link".padded(to: column + 4) + "Lands on", .bold) + "\n"
    }
    for group in groups { text += paragraph(group, column: column) }
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

  /// The links of a group, and beside or below them where they lead.
  private func paragraph(_ group: LinkRowGroup, column: Int) -> String {
    let mark = group.works ? "  " : style("!", .warning) + " "
    let blank = String(repeating: " ", count: column + 4)
    let heads = group.heads.map { VisibleText.escape($0) }
    let isBeside = heads.count == 1 && VisibleText.columns(heads[0]) <= column
    var text = ""
    if !isBeside {
      for (number, head) in heads.enumerated() {
        let isCondition = head.hasPrefix("  ")
        text += TextWrap.block(
          style(isCondition ? String(head.dropFirst(2)) : head, isCondition ? .dim : .bold),
          after: isCondition ? "    " : number == 0 ? mark : "  ", columns: 4, width: width)
      }
    }
    for (number, landing) in group.landings.map({ VisibleText.escape($0) }).enumerated() {
      let start =
        isBeside && number == 0
        ? mark + style(heads[0], .bold)
          + String(repeating: " ", count: column + 2 - VisibleText.columns(heads[0])) : blank
      text += TextWrap.block(landing, after: start, columns: column + 4, width: width)
    }
    for problem in group.problems {
      text += TextWrap.block(
        style(VisibleText.escape(problem), .warning), after: blank, columns: column + 4,
        width: width)
    }
    if !group.works, let location = group.location {
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
