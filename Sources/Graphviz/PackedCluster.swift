internal import CGraphviz

/// A cluster of samples whose columns are drawn together, as `RowPacking` says.
///
/// Not for use outside `Graphviz`'s lock.
struct PackedCluster {
  private let cluster: UnsafeMutablePointer<Agraph_t>
  private let nodes: [UnsafeMutablePointer<Agnode_t>]

  init(_ cluster: UnsafeMutablePointer<Agraph_t>) {
    self.cluster = cluster
    var nodes: [UnsafeMutablePointer<Agnode_t>] = []
    var node = agfstnode(cluster)
    while let current = node {
      nodes.append(current)
      node = agnxtnode(cluster, current)
    }
    self.nodes = nodes
  }

  /// Moves the samples, their lines and words, and the cluster's right side.
  func draw() {
    var columns: [CInt: RowPacking.Column] = [:]
    for node in nodes {
      let box = cgraphviz_node_box(node)
      let rank = cgraphviz_node_rank(node)
      let width = max(box.width, columns[rank]?.width ?? 0)
      columns[rank, default: .init(x: box.x)].width = width
    }
    let edges = self.edges
    for edge in edges where cgraphviz_tail_label_box(edge).width > 0 {
      guard let tail = cgraphviz_edge_tail(edge) else { continue }
      let words = cgraphviz_tail_label_box(edge).width
      let rank = cgraphviz_node_rank(tail)
      let widest = max(words, columns[rank]?.words ?? 0)
      columns[rank]?.words = widest
    }
    let ranks = columns.keys.sorted()
    let places = RowPacking.places(of: ranks.compactMap { columns[$0] })
    let moves = Dictionary(
      uniqueKeysWithValues: zip(ranks, places).map { ($0, $1 - (columns[$0]?.x ?? $1)) })
    let widest = right
    for edge in edges { move(edge, moves) }
    for node in nodes {
      let x = cgraphviz_node_box(node).x + (moves[cgraphviz_node_rank(node)] ?? 0)
      cgraphviz_move_node(node, x)
    }
    cgraphviz_set_cluster_right(cluster, cgraphviz_cluster_right(cluster) - widest + right)
  }

  /// How far the samples reach.
  private var right: Double {
    nodes.map { cgraphviz_node_box($0).x + cgraphviz_node_box($0).width / 2 }.max() ?? 0
  }

  private var edges: [UnsafeMutablePointer<Agedge_t>] {
    var edges: [UnsafeMutablePointer<Agedge_t>] = []
    for node in nodes {
      var edge = agfstout(cluster, node)
      while let line = edge {
        edges.append(line)
        edge = agnxtout(cluster, line)
      }
    }
    return edges
  }

  /// Draws a line straight between the places of its ends, with its words in the middle above it.
  private func move(_ edge: UnsafeMutablePointer<Agedge_t>, _ moves: [CInt: Double]) {
    guard let tail = cgraphviz_edge_tail(edge), let head = cgraphviz_edge_head(edge),
      cgraphviz_edge_curve_count(edge) == 1
    else { return }
    let curves = LaidOutGraph.curves(of: edge, 0)
    guard var start = curves.first?.start, var end = curves.last?.end else { return }
    let (left, right) = (
      moves[cgraphviz_node_rank(tail)] ?? 0, moves[cgraphviz_node_rank(head)] ?? 0
    )
    start.x += left
    end.x += right
    LaidOutGraph.set(
      [Curve(start, start.towards(end, 1.0 / 3), start.towards(end, 2.0 / 3), end)], of: edge)
    cgraphviz_move_heads(edge, 0, left, right)
    let words = cgraphviz_tail_label_box(edge)
    guard words.width > 0 else { return }
    let (from, to) = (cgraphviz_node_box(tail).x + left, cgraphviz_node_box(head).x + right)
    cgraphviz_move_tail_label(edge, (from + to) / 2, start.y + words.height / 2 + 2)
  }
}
