import FlowModel

/// Puts words on the nodes and groups of a picture.
struct NodeDrawing {
  let index: GraphIndex
  let names: NodeNames
  let links: SourceLinks
  let marks: [NodeID: [Mark]]
  /// Other pictures that nodes lead to.
  let pages: [NodeID: String]
  private let reasons: UnreachedReasons

  init(
    index: GraphIndex, names: NodeNames, links: SourceLinks, marks: [NodeID: [Mark]],
    pages: [NodeID: String] = [:]
  ) {
    self.index = index
    self.names = names
    self.links = links
    self.marks = marks
    self.pages = pages
    reasons = UnreachedReasons(index: index, names: names)
  }

  /// A node that stands for `members`, itself first.
  ///
  /// A header is the node of a flow inside its own group, which carries the flow's title already.
  func node(
    _ node: Node, members: [NodeID], group: NodeID?, isHeader: Bool = false
  ) -> PictureNode {
    let role = role(of: node)
    let others = members.dropFirst().compactMap { index.graph[$0] }
    let views = others.filter { other in
      index.shown[node.id]?.contains(other.id) == true
    }
    let title = names.title(node)
    let remarks = members.flatMap { marks[$0] ?? [] }
    var tooltip = ["\(title) (\(role.words))", "\(node.module)/\(node.qualifiedName)"]
    for other in others { tooltip.append("with \(other.name)") }
    if let place = node.location { tooltip.append("\(place.file):\(place.line)") }
    if !node.isDeclared { tooltip.append("declared outside these sources") }
    for mark in remarks { tooltip.append("\(mark.label): \(mark.message)") }
    return PictureNode(
      id: node.id, members: members, role: role, title: isHeader ? node.name : title,
      detail: isHeader
        ? nil : withFlows(others, names.detail(node, role: role, showing: views), role: role),
      unreached: reasons.reason(for: members), isUncertain: reasons.isUncertain(members),
      marks: remarks, tooltip: shortened(tooltip),
      url: members.compactMap { pages[$0] }.first ?? links.url(for: node.location),
      group: group)
  }

  /// The detail, with how many flows stand in the node at the coarsest level.
  private func withFlows(_ others: [Node], _ detail: String?, role: PictureRole) -> String? {
    let count = role == .flow ? others.count { $0.kind == .flow } : 0
    guard count > 0 else { return detail }
    let more = "with \(Words.count(count, "more flow"))"
    return detail.map { "\($0) · \(more)" } ?? more
  }

  /// A node for links that land on the same nodes.
  func node(_ bundle: LinkGathering.Bundle) -> PictureNode? {
    let nodes = bundle.members.compactMap { index.graph[$0] }
    guard let first = nodes.first else { return nil }
    let patterns = nodes.map(\.name)
    var tooltip = patterns
    for node in nodes {
      if let place = node.location { tooltip.append("\(place.file):\(place.line)") }
    }
    return PictureNode(
      id: first.id, members: bundle.members, role: .deepLink,
      title: LinkTitles.lines(patterns).joined(separator: "\n"), detail: nil,
      unreached: bundle.problem, isUncertain: false,
      marks: bundle.members.flatMap { marks[$0] ?? [] }, tooltip: shortened(tooltip),
      url: links.url(for: first.location), group: nil)
  }

  /// Whichever of some cases is meant.
  func any(_ id: NodeID, cases: [NodeID], group: NodeID?) -> PictureNode {
    let nodes = cases.compactMap { index.graph[$0] }
    let owner = nodes.first?.owner ?? ""
    let noun = nodes.first?.kind.rawValue ?? "route"
    let all = index.graph.nodes.filter { $0.owner == owner && $0.module == nodes.first?.module }
    let count = cases.count < all.count ? "one of \(cases.count)" : "any of \(cases.count)"
    return PictureNode(
      id: id, members: [], role: .any, title: "Any \(noun)", detail: "\(count) · \(owner)",
      unreached: nil, isUncertain: false, marks: [], tooltip: shortened(nodes.map(names.title)),
      url: nil, group: group)
  }

  /// All things of a module that belong to no flow.
  func area(_ id: NodeID, members: [NodeID]) -> PictureNode {
    let module = id.subject
    return PictureNode(
      id: id, members: members, role: .area, title: module.isEmpty ? "App" : module,
      detail: "\(members.count) outside flows", unreached: nil, isUncertain: false, marks: [],
      tooltip: shortened(members.compactMap { index.graph[$0]?.qualifiedName }), url: pages[id],
      group: nil)
  }

  func group(_ flow: Node) -> PictureGroup {
    let title = names.title(flow)
    var tooltip = ["\(title) (flow)", "\(flow.module)/\(flow.qualifiedName)"]
    if let place = flow.location { tooltip.append("\(place.file):\(place.line)") }
    return PictureGroup(
      id: flow.id, title: title, detail: flow.name == title ? nil : flow.name, tooltip: tooltip,
      isUnreached: reasons.reason(for: [flow.id]) != nil,
      url: pages[flow.id] ?? links.url(for: flow.location))
  }

  private func role(of node: Node) -> PictureRole {
    switch node.kind {
    case .entry: .entry
    case .root: .root
    case .tab: .tab
    case .flow: ModuleNode.is(node) ? .area : .flow
    case .route: .route
    case .screen: node.roles.contains("component") ? .component : .screen
    case .deepLink: .deepLink
    case .external: .external
    }
  }

  private func shortened(_ lines: [String]) -> [String] {
    let lines = lines.map { Words.shortened($0, to: 200) }
    return lines.count > 24 ? lines.prefix(23) + ["and \(lines.count - 23) more"] : lines
  }
}

extension PictureNode {
  /// Adds edges that the node's box says.
  mutating func tell(_ told: [Edge]) {
    guard !told.isEmpty else { return }
    edges = Set(edges + told.map(\.id)).sorted()
    let triggers = Set(told.compactMap(\.trigger)).sorted()
    tooltip.append(
      "also led to by its flow"
        + (triggers.isEmpty ? "" : ": \(Words.shortened(Words.list(triggers), to: 160))"))
  }
}

extension PictureNode {
  /// Counts the places that lead here without lines of their own.
  mutating func count(_ hub: HubGathering.Hub, edges told: [Edge], named name: (NodeID) -> String) {
    edges = Set(edges + told.map(\.id)).sorted()
    var parts: [String] = []
    for (places, words, noun) in [
      (hub.sources, "also from", "place"), (hub.results, "results of", "flow"),
    ] where !places.isEmpty {
      let count = "\(words) \(Words.count(places.count, noun))"
      parts.append(count)
      tooltip.append("\(count): \(Words.shortened(Words.list(places.map(name).sorted()), to: 160))")
    }
    shared = parts.joined(separator: " · ")
  }
}

extension PictureRole {
  /// What the legend and tooltips call it.
  package var words: String {
    switch self {
    case .entry: "entry"
    case .root: "root"
    case .tab: "tab"
    case .flow: "flow"
    case .route: "route"
    case .screen: "screen"
    case .component: "shared component"
    case .external: "system screen"
    case .deepLink: "deep link"
    case .area: "module"
    case .any: "one of several"
    }
  }
}
