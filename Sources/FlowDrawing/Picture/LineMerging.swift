import FlowModel

/// Draws parallel lines as one.
struct LineMerging {
  private struct Key: Hashable {
    let from: NodeID
    let to: NodeID
    /// Results and links keep lines of their own beside those that take the user further.
    let lane: Int
  }

  private let links: SourceLinks

  init(links: SourceLinks) {
    self.links = links
  }

  /// The lines, sorted by their ends.
  func lines(_ raw: [RawLine], titles: [NodeID: String], isCrowded: Bool = false) -> [PictureLine] {
    let lanes = Dictionary(grouping: raw) { line in
      let lane =
        switch line.kind {
        case .returns: 2
        case .opens: 1
        default: 0
        }
      return Key(from: line.from, to: line.to, lane: lane)
    }
    return lanes.map { key, lines in line(key, lines, titles: titles, isCrowded: isCrowded) }
      .sorted { ($0.from, $0.to, $0.kind) < ($1.from, $1.to, $1.kind) }
  }

  private func line(
    _ key: Key, _ lines: [RawLine], titles: [NodeID: String], isCrowded: Bool
  ) -> PictureLine {
    let kinds = Set(lines.map(\.kind)).sorted()
    let kind = kinds.first ?? .push
    let headline = [
      "\(titles[key.from] ?? "?") → \(titles[key.to] ?? "?"): "
        + kinds.map(\.words).joined(separator: ", ")
    ]
    return PictureLine(
      from: key.from, to: key.to, kind: kind,
      label: label(lines, kinds: kinds, isCrowded: isCrowded),
      tooltip: headline + triggers(lines),
      edges: Set(lines.map(\.edge.id)).sorted(),
      isDynamic: lines.allSatisfy { $0.edge.confidence == .dynamic },
      url: links.url(for: lines.compactMap(\.edge.locations.first).min()))
  }

  private func label(
    _ lines: [RawLine], kinds: [LineKind], isCrowded: Bool
  ) -> String? {
    let said = Set(
      lines.compactMap { line in
        line.label ?? line.edge.label.flatMap { TapLabel.shown($0, isCrowded: isCrowded) }
      }
    ).sorted()
    switch said.count {
    case 0:
      // The head says it too.
      let words = isCrowded ? [] : kinds.compactMap(\.label)
      return words.isEmpty ? nil : words.joined(separator: ", ")
    case 1, 2:
      return said.joined(separator: " / ")
    default:
      return "\(said.count) ways"
    }
  }

  private func triggers(_ lines: [RawLine]) -> [String] {
    let all = Set(
      lines.map { line in
        var text = line.edge.trigger ?? line.kind.words
        if let condition = line.edge.condition { text += " if \(condition)" }
        if let place = line.edge.locations.first { text += " (\(place.file):\(place.line))" }
        if line.edge.confidence != .certain { text += " [\(line.edge.confidence.rawValue)]" }
        return Words.shortened(text, to: 200)
      }
    ).sorted()
    guard all.count > 12 else { return all }
    return all.prefix(11) + ["and \(all.count - 11) more"]
  }
}

extension LineKind {
  /// What the line says, in tooltips and the legend.
  package var words: String {
    switch self {
    case .launch: "launch"
    case .switch: "switch of root"
    case .tabs: "has the tab"
    case .child: "starts flow"
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "full-screen cover"
    case .overlay: "popover or alert"
    case .replace: "replaces the stack"
    case .select: "selects the tab"
    case .shows: "shows"
    case .contains: "contains"
    case .opens: "deep link"
    case .returns: "hands back a result"
    }
  }

  /// What stands on a line that has no words of its own.
  var label: String? {
    switch self {
    case .sheet: "sheet"
    case .cover: "cover"
    case .replace: "replace"
    case .overlay: "popover"
    case .launch, .switch, .tabs, .child, .push, .select, .shows, .contains, .opens, .returns: nil
    }
  }
}
