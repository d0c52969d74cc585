import FlowModel

/// Makes a picture of a graph at one level of detail.
struct PictureBuilder {
  let index: GraphIndex
  let names: NodeNames
  private let options: DrawingOptions

  private var graph: FlowGraph { index.graph }

  let scope: [String]

  init(_ part: GraphPart, options: DrawingOptions) {
    index = GraphIndex(part)
    // So that a node is called the same in every picture.
    names = NodeNames(part.whole)
    scope = part.scope
    self.options = options
  }

  /// The picture at a level; that of flows draws as many as stay readable.
  func picture(_ detail: DetailLevel) -> Picture {
    guard detail == .flows else {
      return picture(Folding(index, detail: detail), detail)
    }
    var result: Picture?
    for limit in DetailChooser.flowLimits {
      let picture = picture(Folding(index, detail: .flows, flowLimit: limit), .flows)
      if picture.lineCount <= DetailChooser.manyFlowLines { return picture }
      result = picture
    }
    return result ?? picture(Folding(index, detail: .flows), .flows)
  }

  private func picture(_ folding: Folding, _ detail: DetailLevel) -> Picture {
    let links = LinkGathering(graph, folding: folding)
    var raw = RawLine.all(in: graph, folding: folding)
    var members = membersByStand(folding)
    let grouping =
      detail == .flows
      ? Grouping()
      : Grouping(nodes: members.keys.sorted(), lines: raw, index: index, folding: folding)
    if detail != .flows { raw += tabLines(raw, folding: folding) }
    let anchors = FlowAnchors(grouping: grouping, lines: raw, index: index)
    raw += links.lines
    raw = raw.compactMap { line in
      var line = line
      line.from = anchors(line.from)
      line.to = anchors(line.to)
      let becameLoop = line.from == line.to && line.edge.from != line.edge.to
      return becameLoop && !line.edge.kind.isTransition ? nil : line
    }
    let any = AnyGathering(raw, graph: graph)
    let hubs = HubGathering(any.lines, grouping: grouping, graph: graph)
    raw = hubs.lines
    dropHeaders(grouping, lines: raw, members: &members)
    raw += startLines(grouping, members: members, folding: folding, lines: raw)

    let drawing = NodeDrawing(
      index: index, names: names, links: SourceLinks(template: options.sourceURL),
      marks: options.marks, pages: options.pages)
    var nodes = self.nodes(members, links: links, grouping: grouping, drawing: drawing)
    nodes += any.nodes.map { id, cases in
      drawing.any(id, cases: cases, group: cases.first.flatMap { grouping.group[$0] })
    }
    let titles = Dictionary(
      nodes.map { ($0.id, $0.title.replacing("\n", with: ", ")) },
      uniquingKeysWith: { first, _ in first })
    let told = Dictionary(grouping: hubs.told, by: \.to)
    for place in nodes.indices {
      let id = nodes[place].id
      nodes[place].tell(hubs.boxed[id] ?? [])
      if let hub = hubs.hubs[id] {
        nodes[place].count(hub, edges: (told[id] ?? []).map(\.edge)) {
          titles[$0] ?? $0.subject
        }
      }
      if nodes[place].role == .deepLink {
        nodes[place].group = landingGroup(of: nodes[place].id, lines: raw, grouping: grouping)
      }
    }
    nodes.sort { $0.id < $1.id }
    let arrangement = Arrangement(nodes, lines: raw, graph: graph)
    let lines = LineMerging(links: SourceLinks(template: options.sourceURL))
    return Picture(
      title: options.title ?? graph.project.name, summary: PictureSummary.text(index),
      detail: detail, nodes: nodes,
      lines: lines.lines(raw, titles: titles, isCrowded: raw.count > DetailChooser.readable),
      told: lines.lines(hubs.told, titles: titles), lineCount: hubs.lineCount,
      groups: groups(nodes, drawing: drawing),
      ranks: arrangement.ranks, rows: arrangement.rows,
      omissions: scope + PictureSummary.omissions(index, folding: folding, detail))
  }

  /// The group in which a link ends, if it ends in only one: beside its target it needs no long way.
  private func landingGroup(
    of link: NodeID, lines: [RawLine], grouping: Grouping
  ) -> NodeID? {
    let groups = Set(
      lines.filter { $0.from == link }.map { line in
        grouping.flows.contains(line.to) ? line.to : grouping.group[line.to]
      })
    return groups.count == 1 ? groups.first ?? nil : nil
  }

  private func membersByStand(_ folding: Folding) -> [NodeID: [NodeID]] {
    var members: [NodeID: [NodeID]] = [:]
    for node in graph.nodes where node.kind != .deepLink {
      for stand in folding.stands(for: node.id) { members[stand, default: []].append(node.id) }
    }
    for (stand, ids) in members {
      members[stand] = (ids.contains(stand) ? [stand] : []) + ids.filter { $0 != stand }
    }
    return members
  }

  private func nodes(
    _ members: [NodeID: [NodeID]], links: LinkGathering, grouping: Grouping, drawing: NodeDrawing
  ) -> [PictureNode] {
    var nodes = members.map { id, ids in
      guard let node = graph[id] else { return drawing.area(id, members: ids) }
      let isHeader = grouping.flows.contains(id)
      let group = isHeader ? id : grouping.group[id]
      return drawing.node(node, members: ids, group: group, isHeader: isHeader)
    }
    nodes += links.bundles.compactMap(drawing.node)
    return nodes
  }

  private func groups(_ nodes: [PictureNode], drawing: NodeDrawing) -> [PictureGroup] {
    // The type's name stands on the flow's node or on what the flow stands in, where there is one.
    let named = Set(nodes.flatMap(\.members))
    return Set(nodes.compactMap(\.group)).sorted().compactMap { graph[$0] }.map { flow in
      var group = drawing.group(flow)
      if named.contains(flow.id) { group.detail = nil }
      return group
    }
  }

  /// A line to every tab that nothing contains yet, from the view that builds the tabs, else from
  /// the flow that declares them.
  private func tabLines(_ raw: [RawLine], folding: Folding) -> [RawLine] {
    let known = Set(raw.filter { $0.kind == .tabs }.map(\.to))
    let declarations = graph.edges.filter {
      $0.kind == .declares && graph[$0.to]?.kind == .tab && !known.contains($0.to)
    }
    let built = Set(declarations.filter { graph[$0.from]?.kind != .flow }.map(\.to))
    return declarations.compactMap { edge in
      guard graph[edge.from]?.kind != .flow || !built.contains(edge.to),
        let from = folding.stands(for: edge.from).first, from != edge.to
      else { return nil }
      return RawLine(from: from, to: edge.to, kind: .tabs, edge: edge)
    }
  }

  /// Removes the nodes of flows that a group shows already and that no line touches.
  private func dropHeaders(
    _ grouping: Grouping, lines: [RawLine], members: inout [NodeID: [NodeID]]
  ) {
    let touched = Set(lines.flatMap { [$0.from, $0.to] })
    for flow in grouping.flows where !touched.contains(flow) { members[flow] = nil }
  }

  /// A line from the node of a flow, or from the one that it stands in, to what it starts with.
  private func startLines(
    _ grouping: Grouping, members: [NodeID: [NodeID]], folding: Folding, lines: [RawLine]
  ) -> [RawLine] {
    let known = Set(lines.map { [$0.from, $0.to] })
    let contained = Set(lines.filter { $0.kind == .tabs }.map(\.to))
    return graph.edges.compactMap { edge in
      guard edge.kind == .declares, grouping.flows.contains(edge.from),
        graph[edge.to]?.isInitial == true, members[edge.to] != nil,
        let from = folding.stands(for: edge.from).first, from != edge.to, members[from] != nil,
        !contained.contains(edge.to), !known.contains([from, edge.to])
      else { return nil }
      return RawLine(from: from, to: edge.to, kind: .launch, edge: edge)
    }
  }
}

extension Grouping {
  /// No groups at all.
  init() {}
}
