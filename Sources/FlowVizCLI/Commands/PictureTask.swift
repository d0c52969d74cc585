import FlowViz

/// What is to be drawn of a graph, and where it goes.
struct PictureTask: Sendable {
  /// What was drawn.
  enum Product: Hashable, Sendable {
    case picture(RenderedPicture)
    /// An overview and a picture of each flow.
    case pages([SplitDrawing.File])
  }

  var output: ProductOutput
  /// The folder of all pictures; `nil` for one picture.
  var split: String?
  var format: PictureFormat
  var options: DrawingOptions
  var selection: GraphSelection
  var marksFindings: Bool

  /// Draws without writing.
  func draw(
    _ graph: FlowGraph, _ configuration: ProjectConfiguration, laidOutBy layout: any GraphLayout
  ) throws -> Product {
    var options = configuration.drawing.completing(options)
    if marksFindings || format.tellsFindings {
      let report = Auditor(configuration: configuration.audit).audit(graph)
      options.findings = report.findings
      if marksFindings { options.marks = report.marks(in: graph) }
    }
    let part = try graph.part(selection)
    if split != nil {
      return .pages(try SplitDrawing(part, options: options).files(format, laidOutBy: layout))
    }
    return .picture(
      try FlowDrawing(part, options: options).render(format, laidOutBy: layout))
  }

  /// Writes what was drawn.
  ///
  /// - Parameter earlier: what was written before; what was simplified is then not said again.
  func write(_ product: Product, to console: Console, inPlaceOf earlier: Product? = nil) throws {
    var talk = console
    if earlier != nil { talk.writeError = { _ in } }
    switch product {
    case .pages(let files):
      guard let split else { return }
      var known: [SplitDrawing.File] = []
      if case .pages(let files)? = earlier { known = files }
      try PictureFolder(console.absolutePath(split), name: split)
        .write(files, talk, earlier: known)
    case .picture(let picture):
      try output.write(picture.data, to: console)
      for message in picture.messages { talk.talk("note: \(message)") }
    }
  }
}

extension PictureFormat {
  /// Whether it has room for what a review found, beside what the picture shows.
  fileprivate var tellsFindings: Bool { self == .html || self == .markdown }
}
