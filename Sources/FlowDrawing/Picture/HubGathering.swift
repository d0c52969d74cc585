import FlowModel

/// Draws what many places lead to with one line in place of dozens.
///
/// In a dense picture a shared destination keeps the line that a newcomer needs, from where the app's
/// start is nearest; the others become one line from a node that counts them. A flow's own lines to
/// what stands in its box, and has another line, are said by the box.
struct HubGathering {
  /// Places that lead to the same, drawn as one node.
  struct Hub {
    let target: NodeID
    let sources: [NodeID]
    let isResult: Bool
  }

  /// Sources from which on they are drawn as one.
  private static let least = 6
  /// Lines from which on a picture can be dense.
  private static let manyLines = 70

  private(set) var hubs: [NodeID: Hub] = [:]
  private(set) var lines: [RawLine] = []
  /// What the boxes say: edges by the node that they lead to.
  private(set) var told: [NodeID: [Edge]] = [:]

  private struct Pair: Hashable {
    let from: NodeID
    let to: NodeID
  }

  init(_ raw: [RawLine], grouping: Grouping, graph: FlowGraph) {
    let pairs = Set(raw.map { Pair(from: $0.from, to: $0.to) })
    let nodes = Set(pairs.flatMap { [$0.from, $0.to] })
    guard pairs.count > Self.manyLines, pairs.count * 2 > nodes.count * 3 else {
      lines = raw
      return
    }
    let depth = Self.depths(raw, graph: graph)
    var sources: [NodeID: Set<NodeID>] = [:]
    var results: [NodeID: Set<NodeID>] = [:]
    for line in raw where line.from != line.to && Self.canGather(line) {
      if line.kind == .returns {
        results[line.to, default: []].insert(line.from)
      } else {
        sources[line.to, default: []].insert(line.from)
      }
    }
    func isInOwnBox(_ line: RawLine) -> Bool {
      grouping.flows.contains(line.from) && grouping.group[line.to] == line.from
    }
    var kept: [RawLine] = []
    for line in raw {
      let others = (sources[line.to] ?? []).subtracting([line.from])
      if isInOwnBox(line), line.kind.leadsOn, !others.isEmpty, graph[line.to]?.kind != .root {
        told[line.to, default: []].append(line.edge)
        sources[line.to]?.remove(line.from)
      } else {
        kept.append(line)
      }
    }
    for line in kept {
      var line = line
      let isResult = line.kind == .returns
      if Self.canGather(line), line.from != line.to,
        let all = isResult ? results[line.to] : sources[line.to], all.count >= Self.least
      {
        let nearest = all.min { (depth[$0] ?? .max, $0) < (depth[$1] ?? .max, $1) }
        if isResult || line.from != nearest {
          let id = NodeID("many\(isResult ? "-results" : ""):\(line.to)")
          let gathered = isResult ? all : all.subtracting([nearest].compactMap(\.self))
          hubs[id] = Hub(target: line.to, sources: gathered.sorted(), isResult: isResult)
          line.from = id
          line.label = nil
          line.edge.label = nil
        }
      }
      lines.append(line)
    }
  }

  private static func canGather(_ line: RawLine) -> Bool {
    switch line.kind {
    case .launch, .opens: false
    default: true
    }
  }

  /// Lines from the nearest entry.
  private static func depths(_ raw: [RawLine], graph: FlowGraph) -> [NodeID: Int] {
    let next = Dictionary(grouping: raw.filter(\.kind.leadsOn), by: \.from)
    var depth: [NodeID: Int] = [:]
    var queue = next.keys.filter { graph[$0]?.kind == .entry }.sorted()
    for id in queue { depth[id] = 0 }
    var place = 0
    while place < queue.count {
      let id = queue[place]
      place += 1
      for line in next[id] ?? [] where depth[line.to] == nil {
        depth[line.to] = (depth[id] ?? 0) + 1
        queue.append(line.to)
      }
    }
    return depth
  }
}
