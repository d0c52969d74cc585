import FlowModel

/// One edge of the graph between two nodes of the picture, before parallel ones are merged.
struct RawLine {
  var from: NodeID
  var to: NodeID
  var kind: LineKind
  var edge: Edge
  /// Words for the line that do not stand in the edge.
  var label: String?

  /// The edges of the graph, moved to what stands for their ends.
  ///
  /// Links' hops are not among them: `LinkGathering` draws those.
  static func all(in graph: FlowGraph, folding: Folding) -> [RawLine] {
    var lines: [RawLine] = []
    for edge in graph.edges where !folding.hides(edge) {
      guard let kind = LineKind(edge) else { continue }
      for from in folding.stands(for: edge.from) {
        for to in folding.stands(for: edge.to) {
          if from == to, !isLoop(edge, at: from, in: graph) { continue }
          lines.append(
            RawLine(
              from: from, to: to, kind: kind.between(graph[from]?.kind, graph[to]?.kind),
              edge: edge))
        }
      }
    }
    return lines
  }

  /// Whether an edge leads back to where it starts in the source too, and not only because the
  /// picture draws both ends as one.
  private static func isLoop(_ edge: Edge, at stand: NodeID, in graph: FlowGraph) -> Bool {
    guard edge.kind.isTransition, graph[edge.from]?.kind != .flow else { return false }
    return edge.from == edge.to || edge.to == stand && graph[stand]?.kind != .flow
  }
}

extension LineKind {
  /// What an edge is drawn as; `nil` if it is not drawn as a line.
  init?(_ edge: Edge) {
    switch edge.kind {
    case .launch: self = .launch
    case .shows: self = .shows
    case .contains: self = .contains
    case .child: self = .child
    case .push: self = .push
    case .present:
      switch edge.style {
      case "sheet", nil: self = .sheet
      case "fullScreenCover", "window": self = .cover
      case "embed", "detail": self = .shows
      default: self = .overlay
      }
    case .replace: self = .replace
    case .select: self = .select
    case .switch: self = .switch
    case .returns: self = .returns
    case .declares, .opens, .dismisses: return nil
    }
  }

  /// What contains the content of a tab contains the tab.
  fileprivate func between(_ source: NodeKind?, _ target: NodeKind?) -> LineKind {
    guard self == .contains, target == .tab else { return self }
    switch source {
    case .entry, .root, .flow, .screen: return .tabs
    default: return self
    }
  }
}
