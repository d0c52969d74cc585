import Testing

@testable import Graphviz

/// Pictures of generated graphs have all their edges, or there is an error.
struct EdgeCountTests {
  @Test(arguments: 0..<60)
  func noEdgeIsLost(seed: Int) throws {
    let size = 10 + (seed * 37) % 91
    let graph = RandomGraph(seed: UInt64(seed), size: size)
    do {
      let picture = try Graphviz.render(graph.dot, as: .svg)
      let svg = String(decoding: picture.bytes, as: UTF8.self)
      #expect(svg.components(separatedBy: "class=\"edge\"").count - 1 == graph.edgeCount)
    } catch GraphvizError.lostEdges(let drawn, let count, _) {
      #expect(drawn < count && count == graph.edgeCount)
    }
  }
}

/// A graph with clusters, labels, loops, parallel edges and cycles, the same for the same seed.
struct RandomGraph {
  let dot: String
  let edgeCount: Int

  init(seed: UInt64, size: Int) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    var lines = ["digraph { newrank=true; rankdir=LR; node [shape=box];"]
    let clusters = 1 + size / 12
    for cluster in 0..<clusters {
      let members = (0..<size).filter { $0 % clusters == cluster }.map { "n\($0);" }
      lines.append("subgraph cluster_\(cluster) { label=\"c\(cluster)\"; \(members.joined()) }")
    }
    var edges = 0
    for _ in 0..<(size * 3 / 2) {
      let from = next(below: size), to = next(below: size)
      let label = next(below: 3) == 0 ? " [label=\"step \(edges)\"]" : ""
      let copies = next(below: 12) == 0 ? 2 : 1
      for _ in 0..<copies {
        lines.append("n\(from) -> n\(to)\(label);")
        edges += 1
      }
    }
    dot = lines.joined(separator: "\n") + "}"
    edgeCount = edges
  }
}
