import FlowModel

/// What stands beside what.
struct Arrangement {
  private(set) var ranks: [[NodeID]]
  private(set) var rows: [[NodeID]] = []

  init(_ nodes: [PictureNode], lines: [RawLine], graph: FlowGraph) {
    ranks = Self.starts(nodes) + Self.roots(nodes, lines: lines, graph: graph)
    let touched = Set(lines.flatMap { [$0.from, $0.to] })
    let groups = Dictionary(
      grouping: nodes.filter { $0.role != .deepLink && $0.role != .entry }, by: \.group)
    for members in groups.values {
      let loose = members.filter { !touched.contains($0.id) }.map(\.id)
      let unreached = Set(members.filter { $0.unreached != nil }.map(\.id))
      // Each kind stands in a box of its own.
      let rows =
        Self.rows(
          loose.filter(unreached.contains), of: loose.count)
        + Self.rows(loose.filter { !unreached.contains($0) }, of: loose.count)
      self.rows += rows
      let heads = rows.isEmpty ? loose : rows.compactMap(\.first)
      // Beside what the group begins with, rather than left of everything.
      if let first = Self.first(of: members, lines: lines), !heads.isEmpty {
        ranks.append([first] + heads)
      }
    }
    ranks.sort { $0.lexicographicallyPrecedes($1) }
    rows.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// Links that do not stand beside their target stand with the entries.
  private static func starts(_ nodes: [PictureNode]) -> [[NodeID]] {
    let starts = nodes.filter {
      $0.role == .entry || $0.role == .deepLink && $0.group == nil
    }.map(\.id)
    return starts.count > 1 ? [starts] : []
  }

  /// Roots of one owner stand in one rank, unless one leads to another.
  private static func roots(
    _ nodes: [PictureNode], lines: [RawLine], graph: FlowGraph
  ) -> [[NodeID]] {
    var roots = Dictionary(grouping: nodes.filter { $0.role == .root }) { graph[$0.id]?.owner }
    for line in lines where graph[line.from]?.kind == .root && graph[line.to]?.kind == .root {
      if line.from != line.to { roots[graph[line.from]?.owner] = nil }
    }
    return roots.values.map { $0.map(\.id).sorted() }.filter { $0.count > 1 }
  }

  /// Many nodes would all stand in one column; nodes are wider than high.
  private static func rows(_ loose: [NodeID], of count: Int) -> [[NodeID]] {
    guard count > 3, !loose.isEmpty else { return [] }
    let width = min(6, Int((Double(loose.count) * 1.5).squareRoot().rounded(.up)))
    return stride(from: 0, to: loose.count, by: width).map {
      Array(loose[$0..<min($0 + width, loose.count)])
    }
  }

  /// The member of a group that lines from outside lead to, the flow's own node before any other.
  private static func first(of members: [PictureNode], lines: [RawLine]) -> NodeID? {
    guard let group = members.first?.group else { return nil }
    let inside = Set(members.map(\.id))
    let touched = lines.filter { inside.contains($0.from) || inside.contains($0.to) }
    guard !touched.isEmpty else { return nil }
    if members.contains(where: { $0.id == group }) { return group }
    let entered = touched.filter { inside.contains($0.to) && !inside.contains($0.from) }
    return entered.map(\.to).min()
  }
}
