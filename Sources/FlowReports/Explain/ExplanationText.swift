import FlowModel

extension NodeExplanation.Step {
  /// `CartView push Route.checkout`, with its style.
  var phrase: String {
    let style = style.map { " (\($0))" } ?? ""
    return "\(from) \(kind.verb)\(style) \(to)"
  }

  /// The edge with everything that tells why it is there.
  var line: String {
    var text = phrase
    if let trigger { text += " in \(trigger)" }
    if let label { text += ", \(label)" }
    if let condition { text += ", if \(condition)" }
    switch confidence {
    case .certain: break
    case .inferred: text += " (inferred)"
    case .dynamic: text += " (perhaps: the source does not say which)"
    }
    if let location { text += " · \(location)" }
    return text
  }
}

extension NodeExplanation {
  /// The explanation for a reader, with a final newline.
  package var text: String {
    var lines = ["\(kind.rawValue) \(name) (\(module))" + (location.map { " · \($0)" } ?? "")]
    lines.append("  \(reason)")
    lines += reachLines
    lines += section("comes from", incoming)
    lines += section("leads to", outgoing)
    if !madeIn.isEmpty {
      lines.append("made in")
      lines += madeIn.map { "  \($0)" }
    }
    return VisibleText.escapeLines(lines)
  }

  private var reachLines: [String] {
    switch reach {
    case "reached" where path.isEmpty: return ["reached: it is a start itself"]
    case "reached":
      return ["reached in \(AuditSummaryText.amount(path.count, "step"))"]
        + path.map { "  \($0.line)" }
        + (gates.isEmpty ? [] : ["every way leads through \(gates.joined(separator: " → "))"])
    case "perhaps":
      return ["perhaps reached: only over edges whose value the source does not say"]
        + path.map { "  \($0.line)" }
    case "unreached":
      let way = missing ?? []
      if isMissingFirst == false, way.count > 1 {
        return ["not reached: no edge leads from \(way[0]), which is, to \(way[1])"]
          + (way.count > 2 ? ["  and on: \(way.dropFirst().joined(separator: " → "))"] : [])
      }
      return ["not reached: nothing that an entry leads to has to do with \(way.first ?? name)"]
        + (way.count > 1 ? ["  and on: \(way.joined(separator: " → "))"] : [])
    default: return ["no entry of an app is in the graph, so nothing is known to be reached"]
    }
  }

  private func section(_ title: String, _ steps: [Step]) -> [String] {
    steps.isEmpty ? [] : [title] + steps.map { "  \($0.line)" }
  }
}

extension PlaceExplanation {
  /// The explanation for a reader, with a final newline.
  package var text: String {
    var lines = ["\(file):\(line)"]
    lines += nodes.map { "  declares \($0.text)" }
    lines += edges.map { "  gives the edge: \($0.line)" }
    lines += notices.map { "  gives no edge: \($0.text) (column \($0.column))" }
    lines += observations.map { "  noted: \($0.text)" }
    if nodes.isEmpty, edges.isEmpty, notices.isEmpty {
      lines.append("  nothing on this line was taken for navigation")
      lines += nearest.map { "  near it, line \($0.line): \($0.text)" }
    }
    if !isReadWhole { lines.append("  the file was not read whole; what it says may be missing") }
    return VisibleText.escapeLines(lines)
  }
}

extension VisibleText {
  fileprivate static func escapeLines(_ lines: [String]) -> String {
    lines.map { escape($0) + "\n" }.joined()
  }
}
