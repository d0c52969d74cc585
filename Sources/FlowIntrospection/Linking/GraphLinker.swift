import FlowModel
import SwiftFacts

/// Joins what evaluation found into nodes and edges.
///
/// Each kind of edge has a file of its own; this one holds what they share: the nodes made so far
/// and the edges between them.
final class GraphLinker {
  let index: SymbolIndex
  let vocabulary: Vocabulary
  let evaluator: Evaluator
  let roles: Roles
  let records: Records
  let summaries: Summaries

  private(set) var nodes: [NodeID: Node] = [:]
  private(set) var edges: [Edge] = []
  /// The edges by what they lead to, and those of kind `shows` by where they start.
  private var edgesByTarget: [NodeID: [Int]] = [:]
  private var showsBySource: [NodeID: [Int]] = [:]
  var observations: [Observation] = []
  var notices: [Notice] = []
  var deepLinks: [DeepLinkDescription] = []
  /// Enums whose cases are roots and tabs; those of all other route types are routes.
  var rootTypes: Set<TypeID> = []
  var tabTypes: Set<TypeID> = []
  /// How routes say themselves that they are shown, where that is no push.
  var ownStyles: [NodeID: String] = [:]
  /// Cases that are tabs though others of their enum are not.
  var tabCases: Set<EnumCaseReference> = []
  /// The tabs of a tab bar in the order in which its owner gives them.
  var tabsInOrder: [NodeID: [NodeID]] = [:]
  /// The enums whose cases stand for the places of tabs, by the number of tabs.
  lazy var tabPlaces = findTabPlaces()
  lazy var fileByPath = Dictionary(
    index.files.enumerated().map { ($1.facts.path, $0) }, uniquingKeysWith: { first, _ in first })
  /// Whether a type only carries a screen, as far as it was asked.
  var boxes: [TypeID: Bool] = [:]
  /// The properties of views that some code fills with a certain route.
  lazy var routesGiven = findGivenRoutes()
  /// Flows that the code makes as the payload of a route.
  lazy var flowsInPayloads = findFlowsInPayloads()
  /// How flows keep their children.
  lazy var childKeeping = ChildKeeping(
    index: index, roles: roles, vocabulary: vocabulary, summaries: summaries, evaluator: evaluator)
  lazy var childReleases = findChildReleases()
  lazy var signatures = Signatures(index)
  lazy var handledCases = HandledCases(index)
  lazy var choosingLinks = ChoosingLinks(index: index)
  /// Struct, class and library types that are destination values.
  var destinationTypes: Set<ResolvedType> = []
  /// What bound stacks hold.
  var stackElements: Set<ResolvedType> = []
  /// Places that look like navigation, and those among them that became edges.
  var navigationPlaces: Set<SourceLocation> = []
  var understoodPlaces: Set<SourceLocation> = []
  /// Whether effects are only looked at, and their places not counted.
  var isTrying = false
  var openPlaces: Set<SourceLocation> = []
  /// The cases that the cases of an enum's own `ID` stand for.
  let identities: [PropertyReference: PropertyReference]
  /// Where actions of reducers are sent from.
  var actionSenders: [PropertyReference: [Sender]] = [:]
  /// The states of reducers that the app makes.
  let states: [TypeID: [[Value.Field]]]
  var knownMadeTypes: Set<TypeID>?

  init(index: SymbolIndex, vocabulary: Vocabulary, evaluator: Evaluator, roles: Roles) {
    self.index = index
    self.vocabulary = vocabulary
    self.evaluator = evaluator
    self.roles = roles
    records = evaluator.records
    summaries = evaluator.allSummaries
    identities = Self.identities(in: records, index)
    states = Self.states(in: summaries, index)
  }

  func graph(of project: ProjectFacts) -> FlowGraph {
    classifyCases()
    linkDeclarations()
    linkDestinations()
    linkCaseSinks()
    linkPropertyRoutes()
    linkKeys()
    linkTabs()
    linkTabBars()
    linkTableReads()
    linkEntries()
    linkTransitions()
    linkSegues()
    dropGeneralPlaces()
    linkDirectives()
    linkContents()
    linkChildren()
    linkFactories()
    linkCaseReducers()
    linkInitials()
    linkBeginnings()
    linkFirsts()
    observe()
    observeIsolation(project.mainActorModules)
    linkDeepLinks(project)
    markComponents()
    dropLooseScreens()
    noteHomeless()
    let summary = ProjectSummary(
      name: project.name, fileCount: project.fileCount, parsedFileCount: project.files.count,
      lineCount: project.lineCount, navigationCalls: navigationPlaces.count,
      understoodCalls: understoodPlaces.intersection(navigationPlaces).count)
    return FlowGraph(
      project: summary, nodes: Array(nodes.values), edges: edges, deepLinks: deepLinks,
      claims: project.claims, observations: observations + project.sitePaths,
      suppressions: suppressions(),
      notices: project.notices + problems() + unusedMethods()
        + notices.filter { !isUnderstood($0) })
  }

  /// Whether what was not understood for one caller or type became an edge for another.
  private func isUnderstood(_ notice: Notice) -> Bool {
    notice.location.map { understoodPlaces.contains($0) } ?? false
  }

  // MARK: Nodes

  func add(_ node: Node) {
    if nodes[node.id] == nil { nodes[node.id] = node }
  }

  func update(_ id: NodeID, _ change: (inout Node) -> Void) {
    guard var node = nodes[id] else { return }
    change(&node)
    nodes[id] = node
  }

  /// The node of a declared type that has a place in the graph: an entry, flow or screen.
  func node(for type: TypeID) -> NodeID? {
    let type = roles.representative(type)
    let kind: NodeKind
    switch roles.role(of: type) {
    case .entry: kind = .entry
    case .flow: kind = .flow
    case .screen: kind = .screen
    case .model, .neutral: return nil
    }
    let symbol = index[type]
    guard !symbol.isTest, symbol.isDeclared else { return nil }
    let id = NodeID("\(kind.rawValue):\(index.subject(of: type))")
    if nodes[id] == nil {
      add(
        Node(
          id: id, kind: kind, name: symbol.name, qualifiedName: symbol.qualifiedName,
          module: symbol.module, location: index.location(of: symbol),
          isPublic: symbol.access == .public || symbol.access == .open,
          style: kind == .flow ? style(of: type) : nil,
          view: roles.views[type].map { index[$0].qualifiedName }))
    }
    return id
  }

  /// How a flow is written.
  private func style(of type: TypeID) -> String {
    if index.isReducer(type) { return "composable" }
    let ancestry = index.ancestry(of: type)
    let libraries = Set(vocabulary.flowBases.values)
    for (base, name) in vocabulary.flowBases.sorted(by: { $0.key < $1.key })
    where ancestry.inherits([base]) {
      // Libraries have coordinators of the same name.
      let imports = index.files[index[type].file].facts.imports
      return imports.first { libraries.contains($0) } ?? name
    }
    if ancestry.inherits(["View", "ObservableObject", "Observable"]) { return "swiftUI" }
    let symbol = index[type]
    if symbol.hasAttribute("Observable") { return "swiftUI" }
    let isBound = roles.sinks.keys.contains { $0.owner == type }
    return isBound ? "swiftUI" : "uiKit"
  }

  /// The node of one case of a route, tab or root enum.
  func node(for enumeration: TypeID, case name: String) -> NodeID? {
    let (enumeration, name) = canonicalCase(enumeration, name)
    guard roles.isRouteType(enumeration), let declared = index[enumeration].enumCase(named: name)
    else { return nil }
    let isTab =
      tabTypes.contains(enumeration)
      || tabCases.contains(EnumCaseReference(type: enumeration, name: name))
    let kind: NodeKind = rootTypes.contains(enumeration) ? .root : isTab ? .tab : .route
    let owner = caseOwner(enumeration)
    let symbol = index[owner]
    let id = NodeID("\(kind.rawValue):\(index.subject(of: owner, caseName: name))")
    if nodes[id] == nil {
      ownStyles[id] = ownStyle(of: enumeration, case: name)
      var roles: [String] = []
      if kind == .root, isTab { roles = ["tab"] }
      if kind == .tab, isAlsoRoute(enumeration, case: name) { roles = ["route"] }
      add(
        Node(
          id: id, kind: kind, name: name, qualifiedName: "\(symbol.qualifiedName).\(name)",
          module: symbol.module,
          location: index.location(
            declared.position, in: symbol.caseFiles[declared.name] ?? symbol.file),
          owner: symbol.qualifiedName,
          payload: declared.payload.map {
            PayloadElement(label: $0.label ?? ($0.name.isEmpty ? nil : $0.name), type: $0.type.text)
          }, roles: roles, isPublic: symbol.access == .public || symbol.access == .open))
    }
    return id
  }

  /// The route that stands for values of a struct, class or library type.
  func node(forValuesOf type: ResolvedType, in module: String) -> NodeID? {
    let type = type.unwrapped
    if let id = type.id {
      let symbol = index[id]
      guard !symbol.isTest, symbol.kind != .enum else { return nil }
      let node = NodeID("route:\(index.subject(of: id))")
      add(
        Node(
          id: node, kind: .route, name: symbol.name, qualifiedName: symbol.qualifiedName,
          module: symbol.module, location: index.location(of: symbol)))
      return node
    }
    let node = NodeID("route:\(module)/\(type.name)")
    add(
      Node(
        id: node, kind: .route, name: type.simpleName, qualifiedName: type.name, module: module,
        isDeclared: false))
    return node
  }

  /// The node of a screen that the tree does not declare.
  func node(forExternal type: ResolvedType, in module: String) -> NodeID? {
    let name = type.name
    guard vocabulary.looksLikeScreen(type.simpleName) || name == "Alert" else { return nil }
    let isSystem = type.isOfSystem || name == "Alert"
    let kind: NodeKind = isSystem ? .external : .screen
    let id = NodeID("\(kind.rawValue):\(module)/\(name)")
    add(
      Node(
        id: id, kind: kind, name: type.simpleName, qualifiedName: name, module: module,
        isDeclared: false))
    return id
  }

  // MARK: Edges

  /// Adds an edge; its place counts as understood.
  func connect(
    _ kind: EdgeKind, _ from: NodeID, _ to: NodeID, style: String? = nil, trigger: String? = nil,
    condition: String? = nil, label: String? = nil, order: Int? = nil,
    confidence: Confidence = .certain, at location: SourceLocation? = nil
  ) {
    edgesByTarget[to, default: []].append(edges.count)
    if kind == .shows { showsBySource[from, default: []].append(edges.count) }
    edges.append(
      Edge(
        kind: kind, from: from, to: to, style: style, trigger: trigger, condition: condition,
        label: label, order: order, confidence: confidence,
        locations: location.map { [$0] } ?? []))
  }

  /// Takes edges away for which a change leaves no place.
  func changeEdges(_ change: (Edge) -> Edge?) {
    let old = edges
    edges = []
    edgesByTarget = [:]
    showsBySource = [:]
    for edge in old {
      guard let edge = change(edge) else { continue }
      edgesByTarget[edge.to, default: []].append(edges.count)
      if edge.kind == .shows { showsBySource[edge.from, default: []].append(edges.count) }
      edges.append(edge)
    }
  }

  /// The edges so far that lead to a node, in the order in which they were found.
  func edges(to node: NodeID) -> some Sequence<Edge> {
    (edgesByTarget[node] ?? []).lazy.map { [edges] in edges[$0] }
  }

  /// What appears for a route, as far as it is known.
  func shows(from route: NodeID) -> some Sequence<Edge> {
    (showsBySource[route] ?? []).lazy.map { [edges] in edges[$0] }
  }

  /// The place of something in a unit's file.
  func location(_ position: Position, in unit: UnitID) -> SourceLocation {
    index.location(position, in: index[unit].file)
  }

  func module(of unit: UnitID) -> String {
    index.files[index[unit].file].module
  }

  /// A screen that nothing shows and that leads nowhere, such as a base class, has no place here.
  private func dropLooseScreens() {
    let connected = Set(edges.flatMap { [$0.from, $0.to] })
    nodes = nodes.filter { id, node in node.kind != .screen || connected.contains(id) }
  }
}
