internal import CGraphviz

/// The one owner of Graphviz's context: plugins, fonts and caches.
///
/// Not for use outside `Graphviz`'s lock.
struct GraphvizContext: ~Copyable {
  private let handle: OpaquePointer?

  init() {
    handle = gvContext()
  }

  deinit {
    if let handle { gvFreeContext(handle) }
  }

  var version: String? {
    guard let handle, let text = gvcVersion(handle) else { return nil }
    return String(cString: text)
  }

  /// - Parameter isLast: Whether the process ends with this picture: then nothing is freed.
  func render(
    _ dot: String, as format: GraphvizFormat, isLast: Bool
  ) throws(GraphvizError) -> GraphvizPicture {
    guard let handle else { throw .unavailable }
    MessageLog.start()
    guard let graph = cgraphviz_read(dot) else { throw .invalidGraph(messages: MessageLog.take()) }
    let edgeCount = Int(agnedges(graph))

    let status = gvLayout(handle, graph, "dot")
    // A layout that failed has freed some of its graph already; freeing it again would crash.
    guard status == 0 else { throw .layoutFailed(messages: MessageLog.take()) }
    defer {
      if !isLast {
        gvFreeLayout(handle, graph)
        agclose(graph)
      }
    }
    let drawn = drawnEdgeCount(graph)
    guard drawn == edgeCount else {
      throw .lostEdges(drawn: drawn, of: edgeCount, messages: MessageLog.take())
    }
    guard agerrors() < Int32(AGERR.rawValue) else {
      throw .layoutFailed(messages: MessageLog.take())
    }
    LaidOutGraph(graph).tidy()

    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    let rendered = cgraphviz_render(handle, graph, format.renderer, &bytes, &count)
    defer { if let bytes { gvFreeRenderData(bytes) } }
    guard rendered == 0, let bytes, count > 0 else {
      throw .renderingFailed(format: format.rawValue, messages: MessageLog.take())
    }
    var data = Array(UnsafeRawBufferPointer(start: bytes, count: count))
    if format == .pdf { PDFDate.remove(from: &data) }
    return GraphvizPicture(bytes: data, messages: MessageLog.take())
  }

  /// Edges of the graph that the layout gave a line.
  private func drawnEdgeCount(_ graph: UnsafeMutablePointer<Agraph_t>) -> Int {
    var count = 0
    var node = agfstnode(graph)
    while let current = node {
      var edge = agfstout(graph, current)
      while let line = edge {
        if cgraphviz_edge_is_drawn(line) != 0 { count += 1 }
        edge = agnxtout(graph, line)
      }
      node = agnxtnode(graph, current)
    }
    return count
  }
}
