import Graphviz

/// The lines of text on a node, and how much room they need.
struct NodeLabel {
  private struct Line {
    let text: String
    let size: Double
    let isBold: Bool
    let color: String
    var isMono = false
  }

  private static let titleSize = 10.5
  private static let detailSize = 8.5

  private let lines: [Line]

  init(_ node: PictureNode, look: NodeLook) {
    let isLink = node.role == .deepLink
    let titleSize = isLink ? 9.0 : Self.titleSize
    let titleLines =
      isLink
      ? node.title.split(separator: "\n").map { Words.shortened(String($0), to: 48) }
      : Wrapping.lines(node.title, width: 24)
    var lines = titleLines.map {
      Line(text: $0, size: titleSize, isBold: !isLink, color: look.textColor, isMono: isLink)
    }
    if let detail = node.detail {
      lines += Wrapping.parts(detail, width: 34).prefix(4).map {
        Line(text: $0, size: Self.detailSize, isBold: false, color: Palette.secondary)
      }
    }
    if let shared = node.shared {
      lines += Wrapping.lines("◂ " + shared, width: 34, limit: 2).map {
        Line(text: $0, size: Self.detailSize, isBold: true, color: Palette.secondary)
      }
    }
    if let reason = node.unreached {
      lines += Wrapping.lines(reason, width: 34, limit: 2).map {
        Line(text: $0, size: Self.detailSize, isBold: true, color: Palette.problemBorder)
      }
    }
    for mark in node.marks.prefix(3) {
      lines.append(
        Line(
          text: "▲ " + Words.shortened(mark.label, to: 32), size: Self.detailSize, isBold: true,
          color: mark.severity == .note ? Palette.secondary : Palette.warning))
    }
    if node.marks.count > 3 {
      lines.append(
        Line(
          text: "and \(node.marks.count - 3) more", size: Self.detailSize, isBold: false,
          color: Palette.warning))
    }
    self.lines = lines
  }

  /// The label in Graphviz's HTML-like language.
  var html: String {
    lines.map { line in
      var attributes = "point-size=\"\(line.size)\" color=\"\(line.color)\""
      if line.isMono { attributes += " face=\"\(DOTWriter.monospaced)\"" }
      let text = DOT.html(line.text.isEmpty ? " " : line.text)
      let styled = line.isBold ? "<b>\(text)</b>" : text
      return "<font \(attributes)>\(styled)</font>"
    }.joined(separator: "<br/>")
  }

  /// The least width of the node in inches: the widest line and a tenth, and margins.
  var width: Double {
    let widest = lines.map { line in
      line.isMono
        ? Double(line.text.count) * line.size * 0.602
        : TextWidth.of(line.text, size: line.size, bold: line.isBold)
    }.max()
    let points = (widest ?? 0) * 1.1 + 18
    return (points / 72 * 100).rounded(.up) / 100
  }
}
