import FlowModel
import Foundation
import Graphviz

/// A flow graph as a picture.
///
/// The same graph and options give the same DOT, byte for byte; the same picture too, on equal
/// releases of Graphviz with equal fonts.
public struct FlowDrawing: Sendable {
  private let part: GraphPart
  private let builder: PictureBuilder
  private let options: DrawingOptions

  public init(_ graph: FlowGraph, options: DrawingOptions = .init()) {
    self.init(GraphPart(graph), options: options)
  }

  public init(_ part: GraphPart, options: DrawingOptions = .init()) {
    self.part = part
    builder = PictureBuilder(part, options: options)
    self.options = options
  }

  /// The picture in the DOT language.
  ///
  /// Needs no layout and cannot fail.
  public func dot() -> String {
    DOTWriter(picture).text()
  }

  /// The tree of flows as indented text, a fact a line.
  ///
  /// It tells of the whole graph, at whatever level pictures are drawn.
  public func outline() -> String {
    Outline(builder.index, scope: builder.scope, options: options).text()
  }

  /// The picture, laid out and drawn.
  ///
  /// Where the layout fails or takes too long, simpler pictures are tried, and the messages say so;
  /// a picture never lacks a line.
  ///
  /// - Throws: `DrawingError` if even the simplest picture cannot be laid out.
  public func render(
    _ format: PictureFormat, using layout: LayoutEngine = .inProcess
  ) throws(DrawingError) -> RenderedPicture {
    try render(format, laidOutBy: layout)
  }

  /// As `render(_:using:)`, laid out by whomever.
  package func render(
    _ format: PictureFormat, laidOutBy layout: any GraphLayout
  ) throws(DrawingError) -> RenderedPicture {
    let graphvizFormat: GraphvizFormat
    switch format {
    case .dot: return RenderedPicture(data: Data(dot().utf8))
    case .html:
      return try HTMLRendering(builder: builder, options: options, layout: layout).render()
    case .mermaid: return try MermaidAttempts(builder: builder, first: picture).render()
    case .markdown: return MarkdownPage(part, options: options).rendered()
    case .text: return RenderedPicture(data: Data(outline().utf8))
    case .svg: graphvizFormat = .svg
    case .png: graphvizFormat = .png
    case .pdf: graphvizFormat = .pdf
    }
    let attempts = LayoutAttempts(builder: builder, first: picture, layout: layout)
    return try attempts.render(graphvizFormat)
  }

  /// What is drawn, for every form that is written without Graphviz.
  package var picture: Picture {
    DetailChooser.picture(builder, wanted: options.detail)
  }
}
