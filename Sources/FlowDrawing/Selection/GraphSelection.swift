import FlowModel

/// Which part of a graph is drawn, by names as a person gives them.
public struct GraphSelection: Hashable, Sendable {
  /// What is drawn as one node.
  public enum Collapse: String, Hashable, Sendable, CaseIterable {
    /// Every flow with all that belongs to it.
    case flow
    /// Every module.
    case module
  }

  /// Only these flows, with what belongs to them and the neighbours that they touch.
  public var flows: [String]
  /// Only these modules, with the neighbours that they touch.
  public var modules: [String]
  /// Only what is near these nodes.
  public var focus: [String]
  /// How many steps around `focus`; how much longer than the shortest a way may be.
  public var depth: Int?
  /// Only the ways that start here.
  public var from: String?
  /// Only the ways that end here.
  public var to: String?
  /// Only nodes of these kinds, empty for all; lines lead past the others.
  public var only: Set<NodeKind>
  /// Without nodes whose name one of these patterns fits; `*` is any text, `?` any character.
  public var excluded: [String]
  public var collapse: Collapse?

  public init(
    flows: [String] = [], modules: [String] = [], focus: [String] = [], depth: Int? = nil,
    from: String? = nil, to: String? = nil, only: Set<NodeKind> = [], excluded: [String] = [],
    collapse: Collapse? = nil
  ) {
    self.flows = flows
    self.modules = modules
    self.focus = focus
    self.depth = depth
    self.from = from
    self.to = to
    self.only = only
    self.excluded = excluded
    self.collapse = collapse
  }
}

extension FlowGraph {
  /// The part that a selection names.
  ///
  /// First what is excluded goes, then the rest narrows the graph in the order of the selection's
  /// properties; kinds and collapsing come last.
  ///
  /// - Throws: `SelectionError` where a name is unknown or nothing is left.
  public func part(_ selection: GraphSelection) throws(SelectionError) -> GraphPart {
    var part = GraphPart(self)
    let names = SelectedNames(self)
    if !selection.excluded.isEmpty {
      part = try ExcludedNodes(names, patterns: selection.excluded).applied(to: part)
    }
    if !selection.flows.isEmpty {
      part = try Neighbourhood.flows(selection.flows, names: names).applied(to: part)
    }
    if !selection.modules.isEmpty {
      part = try Neighbourhood.modules(selection.modules, names: names).applied(to: part)
    }
    if !selection.focus.isEmpty {
      let centres = try names.nodes(selection.focus, option: "--focus")
      part = FocusedNodes(centres: centres, depth: selection.depth ?? 2).applied(to: part)
    }
    if selection.from != nil || selection.to != nil {
      let ways = Ways(
        from: try names.nodes(selection.from.map { [$0] } ?? [], option: "--from"),
        to: try names.nodes(selection.to.map { [$0] } ?? [], option: "--to"),
        detour: selection.depth)
      part = try ways.applied(to: part)
    }
    if !selection.only.isEmpty { part = KindContraction(selection.only).applied(to: part) }
    if let collapse = selection.collapse { part = CollapsedNodes(collapse).applied(to: part) }
    guard !part.graph.nodes.isEmpty || nodes.isEmpty else { throw .nothingLeft }
    return part
  }
}
