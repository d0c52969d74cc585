import FlowModel

/// How far every node is from where an app starts, in lines.
///
/// The layout puts the end of a line to the right of its start. A line that leads back (a result, a
/// selected tab, a shared route) is therefore written the other way round, with its head at the
/// tail: so it takes part in the routing without pushing what it leads to away from the start.
struct Depths {
  private var depth: [NodeID: Int] = [:]

  /// A breadth-first search from the entries, then from whatever it has not reached.
  init(_ picture: Picture) {
    var next: [NodeID: [NodeID]] = [:]
    var hasSource: Set<NodeID> = []
    for line in picture.lines where line.kind.leadsOn {
      next[line.from, default: []].append(line.to)
      if line.from != line.to { hasSource.insert(line.to) }
    }
    let entries = picture.nodes.filter { $0.role == .entry }.map(\.id)
    search(from: entries, along: next)
    search(from: picture.nodes.map(\.id).filter { !hasSource.contains($0) }, along: next)
    for node in picture.nodes { search(from: [node.id], along: next) }
  }

  /// The depth of what lies furthest from the start.
  var deepest: Int { depth.values.max() ?? 0 }

  /// Whether the line leads back towards the start.
  func leadsBack(_ line: PictureLine) -> Bool {
    guard let from = depth[line.from], let to = depth[line.to] else { return false }
    return to < from
  }

  /// Whether the line leads further from the start.
  func leadsFurther(_ line: PictureLine) -> Bool {
    if line.kind == .opens { return true }
    guard let from = depth[line.from], let to = depth[line.to] else { return false }
    return to > from
  }

  private mutating func search(from starts: [NodeID], along next: [NodeID: [NodeID]]) {
    var queue = starts.filter { depth[$0] == nil }
    for start in queue { depth[start] = 0 }
    var index = 0
    while index < queue.count {
      let id = queue[index]
      index += 1
      for target in next[id] ?? [] where depth[target] == nil {
        depth[target] = (depth[id] ?? 0) + 1
        queue.append(target)
      }
    }
  }
}
