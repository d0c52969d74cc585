import FlowModel

/// A graph as several pictures that are linked to each other: an overview, and one for each flow.
///
/// For apps whose one picture would be too large to read.
public struct SplitDrawing: Sendable {
  /// One of the pictures.
  public struct File: Hashable, Sendable {
    /// With the format's extension; the overview is called `index`.
    public var name: String
    public var picture: RenderedPicture
  }

  private let part: GraphPart
  private let options: DrawingOptions

  public init(_ part: GraphPart, options: DrawingOptions = .init()) {
    self.part = part
    self.options = options
  }

  /// All pictures, the overview first.
  ///
  /// - Throws: `DrawingError` if one of them cannot be laid out at any level.
  public func files(
    _ format: PictureFormat, using layout: LayoutEngine = .inProcess
  ) throws(DrawingError) -> [File] {
    try files(format, laidOutBy: layout)
  }

  /// As `files(_:using:)`, laid out by whomever.
  package func files(
    _ format: PictureFormat, laidOutBy layout: any GraphLayout
  ) throws(DrawingError) -> [File] {
    let pages = FlowPages(part).pages
    let fileExtension = format.fileExtension
    let places = Dictionary(
      pages.map { ($0.node, "\($0.name).\(fileExtension)") },
      uniquingKeysWith: { first, _ in first })
    let title = options.title ?? part.graph.project.name
    let index = "index.\(fileExtension)"

    var overview = options
    overview.detail = overview.detail ?? .flows
    overview.pages = places
    var files = [
      File(
        name: index,
        picture: try FlowDrawing(part, options: overview).render(format, laidOutBy: layout))
    ]
    for page in pages {
      var options = options
      options.title = "\(title) · \(page.title)"
      options.pages = places
      // Its own header leads back.
      options.pages[page.node] = index
      files.append(
        File(
          name: "\(page.name).\(fileExtension)",
          picture: try FlowDrawing(page.part, options: options).render(format, laidOutBy: layout)))
    }
    return files
  }
}

extension PictureFormat {
  /// What files of the format end with, without the dot.
  public var fileExtension: String {
    switch self {
    case .text: "txt"
    case .mermaid: "mmd"
    case .markdown: "md"
    default: rawValue
    }
  }
}
