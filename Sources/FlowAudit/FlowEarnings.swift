import FlowModel

/// Whether a flow is worth having: what it shows, decides and owns.
struct FlowEarnings {
  private let context: AuditContext
  /// Edges that code of a type causes, by the type and every type around it.
  private let edgesByTriggerType: [Substring: [Edge]]
  /// What code of a type makes without saying how it is shown.
  private let madeByType: [Substring: Set<NodeID>]
  private let subjectsWithTraits: Set<String>
  /// Views that bring a navigation stack of their own.
  private let stackViews: Set<String>

  init(_ context: AuditContext) {
    self.context = context
    var edgesByTriggerType: [Substring: [Edge]] = [:]
    for edge in context.graph.edges {
      for type in Self.types(around: edge.trigger ?? "") {
        edgesByTriggerType[type, default: []].append(edge)
      }
    }
    self.edgesByTriggerType = edgesByTriggerType
    let screens = Dictionary(
      context.graph.nodes(of: .screen).map { ($0.subject, $0.id) }, uniquingKeysWith: { $1 })
    var madeByType: [Substring: Set<NodeID>] = [:]
    for making in context.graph.observations(of: .constructs) {
      guard let screen = screens[making.subject] else { continue }
      for type in Self.types(around: making.data["in"] ?? "") {
        madeByType[type, default: []].insert(screen)
      }
    }
    self.madeByType = madeByType
    subjectsWithTraits = Set(
      context.graph.observations(of: .flowTraits)
        .filter { !($0.data["reasons"] ?? "").isEmpty }.map(\.subject))
    // Only objects have their members counted.
    let objects = Set(context.graph.observations(of: .flowSize).map(\.subject))
    stackViews = Set(context.graph.observations(of: .stack).map(\.subject)).subtracting(objects)
  }

  /// The screen that the flow exists for, if it shows no other and earns nothing besides.
  ///
  /// Unreached flows are left alone, because another rule wants them gone altogether.
  func onlyScreen(of flow: Node) -> NodeID? {
    let graph = context.graph
    guard flow.style != "composable", !subjectsWithTraits.contains(flow.subject),
      !stackViews.contains(flow.subject),
      !context.reachability.hasEntries || context.reachability[flow.id] != .unreached,
      !ownsTopLevel(flow), Set(results(of: flow)).count < 2, parents(of: flow).count < 2
    else { return nil }

    let own = graph.outgoing(flow.id) + (edgesByTriggerType[flow.qualifiedName[...]] ?? [])
    let going = own.filter { $0.kind == .declares || (graph.isFollowed($0) && $0.to != flow.id) }
    // A condition is a decision, whoever fills a stack from its bottom owns it, and whoever leads on
    // from another screen is that screen's navigator.
    guard
      going.allSatisfy({ edge in
        edge.condition == nil && edge.confidence == .certain && edge.kind != .replace
          && edge.kind != .switch
      })
    else { return nil }
    var values: Set<NodeID> = []
    var shown: Set<NodeID> = []
    for target in Set(going.map(\.to)) {
      switch graph[target]?.kind {
      case .route, .tab, .root:
        values.insert(target)
        shown.formUnion(graph.outgoing(target).filter { $0.kind == .shows }.map(\.to))
      case .screen, .flow, .external: shown.insert(target)
      case .entry, .deepLink, nil: break
      }
    }
    // A flow that leaves it to whoever starts it to show what it made.
    if going.isEmpty, flow.style != "swiftUI" {
      shown = madeByType[flow.qualifiedName[...]] ?? []
    }
    guard values.count < 2, shown.count == 1, let screen = shown.first,
      graph[screen]?.kind == .screen, occasions(going, of: screen) < 2,
      !isLinkTarget(values.union([flow.id, screen])),
      !going.contains(where: { edge in
        flow.style != "swiftUI" && edge.kind.isTransition && edge.from != screen
          && graph[edge.from]?.kind == .screen
      })
    else { return nil }
    return screen
  }

  /// In how many functions the screen is shown: a sheet of the project's own serves several ends.
  private func occasions(_ edges: [Edge], of screen: NodeID) -> Int {
    Set(edges.filter { $0.to == screen && $0.kind.isTransition }.map(\.trigger)).count
  }

  /// Whether a tab, a root or the app itself shows the flow.
  private func ownsTopLevel(_ flow: Node) -> Bool {
    context.graph.incoming(flow.id).contains { edge in
      let source = context.graph[edge.from]?.kind
      return edge.kind == .launch || source == .tab || source == .root || source == .entry
    }
  }

  /// The flows that start it: what several of them share is worth a place of its own.
  private func parents(of flow: Node) -> Set<NodeID> {
    Set(context.graph.incoming(flow.id).filter { $0.kind == .child }.map(\.from))
  }

  /// Whom the flow hands a result.
  private func results(of flow: Node) -> [NodeID] {
    context.graph.outgoing(flow.id).filter { $0.kind == .returns && $0.to != flow.id }.map(\.to)
  }

  private func isLinkTarget(_ ids: Set<NodeID>) -> Bool {
    ids.contains { id in context.graph.incoming(id).contains { $0.kind == .opens } }
  }

  /// `Home.Menu.open(_:)`: `Home.Menu` and `Home`.
  private static func types(around trigger: String) -> [Substring] {
    var path = trigger.prefix { $0 != "(" }
    var types: [Substring] = []
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      types.append(path)
    }
    return types
  }
}
