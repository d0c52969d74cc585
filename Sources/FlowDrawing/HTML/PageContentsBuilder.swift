import FlowModel
import Graphviz

/// Gathers what a page's script needs to know, each thing, way and file once.
struct PageContentsBuilder {
  /// Ways that a line tells one by one.
  private static let waysPerLine = 12
  /// The same where no line is drawn: there are many of these.
  private static let waysUndrawn = 2

  private let index: GraphIndex
  private let names: NodeNames
  private let options: DrawingOptions
  private let thingNumbers: [NodeID: Int]
  private let edgesByID: [String: Edge]
  private var fileNumbers: [String: Int] = [:]
  private var files: [String] = []
  private var textNumbers: [String: Int] = [:]
  private var texts: [String] = []
  private var wayNumbers: [String: Int] = [:]
  private var ways: [PageContents.Way] = []

  init(_ index: GraphIndex, names: NodeNames, options: DrawingOptions) {
    self.index = index
    self.names = names
    self.options = options
    thingNumbers = Dictionary(
      uniqueKeysWithValues: index.graph.nodes.enumerated().map { ($1.id, $0) })
    edgesByID = Dictionary(uniqueKeysWithValues: index.graph.edges.map { ($0.id, $0) })
  }

  /// The number by which a page names a node of the graph.
  func number(of id: NodeID) -> Int? {
    thingNumbers[id]
  }

  mutating func contents(_ pictures: [Picture], first: Int) -> PageContents {
    let levels = pictures.map { level($0) }
    let things = self.things()
    let findings = options.findings.map { remark($0) }
    var words: [String: String] = [:]
    for role in PictureRole.allCases { words[role.rawValue] = role.words }
    for kind in LineKind.allCases { words["line-\(kind.rawValue)"] = kind.words }
    return PageContents(
      title: pictures.first?.title ?? "",
      source: SourceLinks(template: options.sourceURL).safeTemplate, words: words, files: files,
      texts: texts, things: things, ways: ways, findings: findings, levels: levels, first: first,
      hasEntries: index.reachability.hasEntries)
  }

  // MARK: - The graph

  private mutating func things() -> [PageContents.Thing] {
    let graph = index.graph
    // A way by hand says more than a link that lands there at once.
    let byHand = Reachability(
      FlowGraph(
        project: graph.project, nodes: graph.nodes, edges: graph.edges,
        observations: graph.observations))
    return graph.nodes.map { node in
      let reach = index.reachability[node.id]
      let ways = byHand[node.id] == reach ? byHand : index.reachability
      return PageContents.Thing(
        id: node.id.rawValue, name: names.title(node),
        kind: node.roles.contains("component") ? "component" : node.kind.rawValue,
        at: place(node.location), before: ways.path(to: node.id).last.flatMap { way($0) })
    }
  }

  private mutating func way(_ edge: Edge) -> Int? {
    if let number = wayNumbers[edge.id] { return number }
    guard let from = thingNumbers[edge.from], let to = thingNumbers[edge.to] else { return nil }
    let kind = LineKind(edge).map { "line-\($0.rawValue)" }
    ways.append(
      PageContents.Way(
        from: from, to: to, kind: kind ?? edge.kind.rawValue,
        trigger: edge.trigger.map { text($0) }, condition: edge.condition.map { text($0) },
        label: edge.label,
        at: place(edge.locations.first),
        doubt: edge.confidence == .certain ? nil : edge.confidence.rawValue))
    wayNumbers[edge.id] = ways.count - 1
    return ways.count - 1
  }

  private mutating func remark(_ finding: Finding) -> PageContents.Remark {
    let things = index.graph.nodes.filter { $0.subject == finding.subject }
    return PageContents.Remark(
      rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
      hint: finding.hint, at: place(finding.location),
      things: things.compactMap { number(of: $0.id) })
  }

  private mutating func text(_ text: String) -> Int {
    let text = Words.shortened(text, to: 120)
    if let number = textNumbers[text] { return number }
    texts.append(text)
    textNumbers[text] = texts.count - 1
    return texts.count - 1
  }

  private mutating func place(_ location: SourceLocation?) -> [Int]? {
    guard let location else { return nil }
    if let number = fileNumbers[location.file] { return [number, location.line] }
    files.append(location.file)
    fileNumbers[location.file] = files.count - 1
    return [files.count - 1, location.line]
  }

  // MARK: - Levels

  private mutating func level(_ picture: Picture) -> PageContents.Level {
    let groups = Dictionary(
      uniqueKeysWithValues: picture.groups.enumerated().map { ($1.id, $0) })
    let nodes = Dictionary(uniqueKeysWithValues: picture.nodes.enumerated().map { ($1.id, $0) })
    return PageContents.Level(
      name: picture.detail.rawValue,
      nodes: picture.nodes.map { node in
        PageContents.LevelNode(
          title: node.title, detail: node.detail, role: node.role.rawValue,
          group: node.group.flatMap { groups[$0] },
          things: node.members.compactMap { number(of: $0) }, unreached: node.unreached,
          guess: node.isUncertain ? true : nil, any: node.role == .any ? node.tooltip : nil)
      },
      lines: picture.lines.map { line($0, nodes: nodes, limit: Self.waysPerLine) }
        + picture.told.map { line($0, nodes: nodes, limit: Self.waysUndrawn) },
      groups: picture.groups.map { group in
        PageContents.LevelGroup(
          title: group.title, detail: group.detail, thing: number(of: group.id))
      })
  }

  private mutating func line(
    _ line: PictureLine, nodes: [NodeID: Int], limit: Int
  ) -> PageContents.LevelLine {
    let told = line.edges.prefix(limit)
    return PageContents.LevelLine(
      from: nodes[line.from] ?? 0, to: nodes[line.to] ?? 0, kind: line.kind.rawValue,
      label: line.label, ways: told.compactMap { edgesByID[$0] }.compactMap { way($0) },
      more: told.count < line.edges.count ? line.edges.count - told.count : nil,
      guess: line.isDynamic ? true : nil)
  }
}
