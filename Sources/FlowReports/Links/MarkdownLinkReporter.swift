import DeepLinks
import FlowModel

/// The page about an app's links for those who put them into letters and posters.
///
/// Says in plain words what a link opens, with a link to try; code names are left to the other
/// reporters. Links that do not work stand apart.
public struct MarkdownLinkReporter: LinkReporter {
  public init() {}

  public func report(_ matrix: LinkMatrix, of graph: FlowGraph) -> String {
    let words = LinkWording(matrix: matrix, graph: graph)
    var text = "# Links of \(Self.escape(graph.project.name))\n\n"
    let urls = matrix.rows.filter { !$0.link.isPayload }
    let working = urls.filter(\.works)
    if working.isEmpty {
      text += "No link that opens a place in the app was found.\n"
    } else {
      text += "Each row is one kind of link. The example is one to try on a device that has the app"
      text +=
        working.contains { Self.hasParts($0.link) }
        ? "; the parts listed beside it are to be replaced by real ones.\n\n" : ".\n\n"
      text += "| Opens | Example | Parts to fill in |\n| --- | --- | --- |\n"
      for line in Self.lines(of: working, graph) {
        let parts = line.parts.joined(separator: "<br>")
        text += "| \(line.opens) | \(line.example) | \(parts) |\n"
      }
    }
    text += broken(urls.filter { !$0.works }, words)
    text += payloads(matrix.rows.filter { $0.link.isPayload && $0.works }, graph)
    if !matrix.unansweredClaims.isEmpty || !matrix.unansweredPaths.isEmpty {
      text += "\n## Claimed, but never answered\n\n"
      text += "The system opens the app for these, and the app then does nothing:\n\n"
      for claim in matrix.unansweredClaims {
        text += "- \(claim.kind.rawValue) \(Self.code(claim.value))\n"
      }
      for site in matrix.unansweredPaths {
        text += "- pages \(Self.code(LinkWording.path(site))) of the web site\n"
      }
    }
    return text
  }

  private func broken(_ rows: [LinkMatrix.Row], _ words: LinkWording) -> String {
    guard !rows.isEmpty else { return "" }
    var text = "\n## Links that do not work\n\nDo not use these until they are mended.\n\n"
    text += "| Link | Why |\n| --- | --- |\n"
    for row in rows {
      let problems = words.problems(of: row)
      let why = problems.isEmpty ? "it opens nothing" : problems.joined(separator: "; ")
      text += "| \(Self.code(row.example ?? row.link.pattern)) | \(Self.escape(why)) |\n"
    }
    return text
  }

  private func payloads(_ rows: [LinkMatrix.Row], _ graph: FlowGraph) -> String {
    guard !rows.isEmpty else { return "" }
    var text = "\n## Notifications and shortcuts\n\n| Opens | With |\n| --- | --- |\n"
    for row in rows {
      let hops = row.link.landings.first?.hops.map { Self.plainName($0, graph) } ?? []
      let items = row.link.query.map { item in
        item.equals.map { "\(item.key) = \($0)" } ?? item.key
      }
      text += "| \(Self.escape(hops.joined(separator: " → "))) | "
      text += "\(items.map(Self.code).joined(separator: ", ")) |\n"
    }
    return text
  }

  // MARK: Plain words

  /// A line of the table: what one example opens.
  private struct Line {
    var places: [String]
    /// What the links of a line have in common: scheme and host.
    let site: String
    var examples: [String]
    var parts: [String]
    var isCertain: Bool

    /// Examples of other forms of the link.
    static let exampleLimit = 3

    var example: String {
      let more = examples.count - Self.exampleLimit
      return examples.prefix(Self.exampleLimit).joined(separator: "<br>")
        + (more > 0 ? "<br>and \(more) more" : "")
    }

    /// The places, and whether what happens in the app decides.
    ///
    /// Conditions are code: those who need them find them in the other reports.
    var opens: String {
      let text = places.joined(separator: "<br>or ")
      if isCertain { return text }
      return text + (places.count > 1 ? "<br>(the app decides)" : " (not in every situation)")
    }
  }

  /// What each example opens: links that look alike to a reader, or lead from one site to the same
  /// places, share a line.
  private static func lines(of rows: [LinkMatrix.Row], _ graph: FlowGraph) -> [Line] {
    var lines: [Line] = []
    for row in rows {
      let ways = LinkWording.ways(of: row.link)
      let places = ways.map { place(of: $0, graph) }.reduce(into: [String]()) { known, place in
        if !known.contains(place) { known.append(place) }
      }
      let isCertain =
        row.link.predicates.isEmpty
        && ways.allSatisfy { way in
          ways.count == 1
            && way.landings.contains { $0.condition == nil || $0.condition == "otherwise" }
        }
      let example = code(row.example ?? row.link.pattern)
      let line = Line(
        places: places, site: site(of: row.link), examples: [example],
        parts: [parts(of: row.link)].filter { !$0.isEmpty }, isCertain: isCertain)
      if let known = lines.firstIndex(where: {
        $0.examples == line.examples && $0.parts == line.parts
      }) {
        for place in places where !lines[known].places.contains(place) {
          lines[known].places.append(place)
        }
        lines[known].isCertain =
          lines[known].isCertain && isCertain && lines[known].places.count == 1
      } else if let known = lines.firstIndex(where: {
        $0.site == line.site && $0.places == places && $0.isCertain == isCertain
      }), line.parts.allSatisfy(lines[known].parts.contains) || !isCertain {
        if !lines[known].examples.contains(example) { lines[known].examples.append(example) }
        for part in line.parts where !lines[known].parts.contains(part) {
          lines[known].parts.append(part)
        }
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  private static func site(of link: DeepLinkDescription) -> String {
    let pattern = LinkPattern(description: link)
    var site = LinkPattern()
    site.schemes = pattern.schemes
    site.host = pattern.host
    return site.description
  }

  /// `Catalog → Product detail`, and what it waits for.
  private static func place(of way: LinkWording.Way, _ graph: FlowGraph) -> String {
    let hops = escape(way.hops.map { plainName($0, graph) }.joined(separator: " → "))
    if let root = way.landings.compactMap(\.deferredUntil).first {
      return "\(hops) (waits until “\(escape(plainName(root, graph)))” is shown)"
    }
    return hops
  }

  private static let endings = ["ViewController", "Controller", "Screen", "View", "Page"]

  /// What the code calls `ProductDetailView`: Product detail.
  private static func plainName(_ id: NodeID, _ graph: FlowGraph) -> String {
    var name = graph[id]?.name ?? id.subject
    for ending in endings where name.hasSuffix(ending) && name != ending {
      name = String(name.dropLast(ending.count))
      break
    }
    return name.separatedWords
  }

  private static func hasParts(_ link: DeepLinkDescription) -> Bool { parts(of: link) != "" }

  /// What stands for real values, as `id`: an identifier.
  private static func parts(of link: DeepLinkDescription) -> String {
    var parts: [String] = []
    for segment in [link.host].compactMap(\.self) + link.path {
      switch segment.kind {
      case .binding, .oneOf:
        parts.append(part(segment.name ?? "any text", type: segment.type, values: segment.values))
      case .wildcard: parts.append("any text")
      case .rest: parts.append("anything more")
      case .prefix: parts.append("a text that begins with \(code(segment.value ?? ""))")
      case .suffix: parts.append("a text that ends with \(code(segment.value ?? ""))")
      case .regex, .literal: break
      }
    }
    for item in link.query where item.equals == nil {
      parts.append(
        part(item.key, type: item.type, values: item.values)
          + (item.isOptional ? ", may be left out" : ""))
    }
    return parts.joined(separator: "<br>")
  }

  private static func part(_ name: String, type: String?, values: [String]?) -> String {
    if let values, !values.isEmpty {
      return "\(code(name)): \(values.prefix(12).map(code).joined(separator: ", "))"
        + (values.count > 12 ? " and \(values.count - 12) more" : "")
    }
    switch type {
    case nil: return code(name)
    case "Int", "UInt", "Int64", "Int32": return "\(code(name)): a whole number"
    case "UUID": return "\(code(name)): an identifier such as \(code("8A6E0804-…"))"
    case let type?: return "\(code(name)): \(escape(type.separatedWords.lowercased()))"
    }
  }

  // MARK: Markdown

  private static func escape(_ text: String) -> String { MarkdownText.escape(text) }

  private static func code(_ text: String) -> String { MarkdownText.code(text) }
}

extension String {
  /// `productDetail` and `ProductDetail` as `Product detail`, `URLList` as `URL list`.
  var separatedWords: String {
    var words: [String] = []
    var previous: Character?
    let characters = Array(self)
    for (place, character) in characters.enumerated() {
      let isNext = place + 1 < characters.count && characters[place + 1].isLowercase
      let isBreak =
        character.isUppercase && (previous?.isLowercase == true || previous?.isNumber == true)
        || character.isUppercase && previous?.isUppercase == true && isNext
      if character == "_" || character == "-" || character == "." || character == " " {
        words.append("")
      } else if isBreak || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
      previous = character
    }
    let joined = words.filter { !$0.isEmpty }.enumerated().map { place, word in
      let isAcronym = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
      if isAcronym { return word }
      return place == 0 ? word.prefix(1).uppercased() + word.dropFirst() : word.lowercased()
    }
    return joined.joined(separator: " ")
  }
}
