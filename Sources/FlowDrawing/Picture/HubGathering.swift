import FlowModel

/// Writes on a node that many places lead to it, in place of drawing dozens of lines.
///
/// In a dense picture a shared destination keeps the line that a newcomer needs, from where the app's
/// start is nearest; the node counts the others. A component of dozens of screens keeps none. A flow's own lines to what stands in its box, and
/// has another line, are said by the box.
struct HubGathering {
  /// Where lines that are not drawn come from.
  struct Hub {
    var sources: Set<NodeID> = []
    /// Those that hand back a result.
    var results: Set<NodeID> = []
  }

  /// Sources from which on a node counts them, fewer where too many lines would be left.
  private static let least = [6, 5, 4, 3]
  /// Containers from which on a part belongs to none of them more than to the others.
  private static let everywhere = 20
  /// Lines from which on a picture can be dense.
  private static let manyLines = 70

  /// By the node that counts them.
  private(set) var hubs: [NodeID: Hub] = [:]
  private(set) var lines: [RawLine] = []
  /// How many pairs of nodes would have a line if none were counted early for want of room.
  private(set) var lineCount: Int
  /// What nodes and boxes say in place of lines.
  private(set) var told: [RawLine] = []
  /// Of these, what boxes say: edges by the node that they lead to.
  private(set) var boxed: [NodeID: [Edge]] = [:]

  struct Pair: Hashable {
    let from: NodeID
    let to: NodeID
  }

  init(_ raw: [RawLine], grouping: Grouping, graph: FlowGraph) {
    let pairs = Set(raw.map { Pair(from: $0.from, to: $0.to) })
    let nodes = Set(pairs.flatMap { [$0.from, $0.to] })
    lineCount = pairs.count
    guard pairs.count > Self.manyLines, pairs.count * 2 > nodes.count * 3 else {
      lines = raw
      gatherBundles(depth: Self.depths(raw, graph: graph))
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
        boxed[line.to, default: []].append(line.edge)
        told.append(line)
        sources[line.to]?.remove(line.from)
      } else {
        kept.append(line)
      }
    }
    let boxes = told
    let nearest = sources.mapValues { all in
      all.min { (depth[$0] ?? .max, $0) < (depth[$1] ?? .max, $1) }
    }
    for least in Self.least {
      (lines, told, hubs) = ([], boxes, [:])
      for line in kept {
        let isResult = line.kind == .returns
        let count = (isResult ? results[line.to] : sources[line.to])?.count ?? 0
        let isNearest =
          line.from == nearest[line.to] && !(count >= Self.everywhere && isPart(line, graph))
        if !Self.canGather(line) || line.from == line.to || count < least
          || !isResult && isNearest
        {
          lines.append(line)
        } else {
          told.append(line)
          if isResult {
            hubs[line.to, default: Hub()].results.insert(line.from)
          } else {
            hubs[line.to, default: Hub()].sources.insert(line.from)
          }
        }
      }
      let drawn = Set(lines.map { Pair(from: $0.from, to: $0.to) }).count
      if least == Self.least[0] { lineCount = drawn }
      if drawn <= DetailChooser.readableLines { break }
    }
  }

  /// In a picture that is not dense, counts what `LineBundles` finds.
  private mutating func gatherBundles(depth: [NodeID: Int]) {
    let bundles = LineBundles(lines)
    guard !bundles.sources.isEmpty else { return }
    func isBundled(_ line: RawLine) -> Bool {
      line.kind == .shows && bundles.sources[line.to]?.contains(line.from) == true
    }
    // What has a line from elsewhere needs none of the bundle.
    let reached = Set(lines.filter { $0.kind.leadsOn && !isBundled($0) }.map(\.to))
    let nearest = bundles.sources.filter { !reached.contains($0.key) }.mapValues { sources in
      sources.min { (depth[$0] ?? .max, $0) < (depth[$1] ?? .max, $1) }
    }
    func isTold(_ line: RawLine) -> Bool {
      isBundled(line) && nearest[line.to] != line.from
    }
    told = lines.filter(isTold)
    lines.removeAll(where: isTold)
    for line in told { hubs[line.to, default: Hub()].sources.insert(line.from) }
    lineCount = Set(lines.map { Pair(from: $0.from, to: $0.to) }).count
  }

  /// Whether a line leads to a component of many screens.
  private func isPart(_ line: RawLine, _ graph: FlowGraph) -> Bool {
    line.kind == .contains && graph[line.to]?.roles.contains("component") == true
  }

  /// What an app starts with and where links land is always drawn.
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
