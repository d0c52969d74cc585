import FlowModel

/// Draws *something of this type* as one line instead of one to every case.
///
/// A router that restores a saved path may lead to any of thirty routes: thirty dotted lines from
/// each of its callers would say no more than a line to *any route*.
struct AnyGathering {
  /// Cases from which on they are drawn as one.
  private static let least = 4

  /// What can be meant, by the node that stands for it, sorted.
  private(set) var nodes: [NodeID: [NodeID]] = [:]
  private(set) var lines: [RawLine] = []

  init(_ raw: [RawLine], graph: FlowGraph) {
    struct Pair: Hashable {
      let from: NodeID
      let to: NodeID
    }
    let certain = Set(
      raw.filter { $0.edge.confidence != .dynamic }.map { Pair(from: $0.from, to: $0.to) })
    var targets: [Pair: Set<NodeID>] = [:]
    func hub(_ line: RawLine) -> Pair? {
      guard line.edge.confidence == .dynamic, line.kind != .opens, line.kind != .returns,
        !certain.contains(Pair(from: line.from, to: line.to)), let owner = graph[line.to]?.owner,
        let module = graph[line.to]?.module
      else { return nil }
      return Pair(from: line.from, to: NodeID("any:\(module)/\(owner)"))
    }
    for line in raw {
      if let pair = hub(line) { targets[pair, default: []].insert(line.to) }
    }
    for var line in raw {
      if let pair = hub(line), let cases = targets[pair], cases.count >= Self.least {
        nodes[pair.to] = Set(nodes[pair.to] ?? []).union(cases).sorted()
        line.to = pair.to
      }
      lines.append(line)
    }
  }
}
