import Foundation
import Graphviz

/// Lays a picture out; where that fails, a simpler style and then coarser levels.
struct LayoutAttempts {
  private let builder: PictureBuilder
  private let first: Picture
  private let layout: any GraphLayout

  init(builder: PictureBuilder, first: Picture, layout: any GraphLayout) {
    self.builder = builder
    self.first = first
    self.layout = layout
  }

  func render(_ format: GraphvizFormat) throws(DrawingError) -> RenderedPicture {
    let drawn = try layOut(format)
    let data =
      format == .svg
      ? try SVGFinisher(drawn.picture).finished(drawn.bytes) : Data(drawn.bytes)
    return RenderedPicture(data: data, messages: drawn.messages)
  }

  /// What Graphviz makes of the first picture that it can lay out, and which one that is.
  func layOut(
    _ format: GraphvizFormat
  ) throws(DrawingError) -> (picture: Picture, bytes: [UInt8], messages: [String]) {
    var reasons: [String] = []
    var isSlow = false
    var picture: Picture? = first
    while let current = picture {
      for style in styles(for: current, format) {
        // What takes too long needs less to draw, not other curves.
        if isSlow, style.hasLabels { continue }
        switch lay(current, style: style, as: format) {
        case .success(let drawn):
          let note = reasons.isEmpty ? [] : ["\(note(current, style)), because \(reasons[0])"]
          return (current, drawn.bytes, note + drawn.messages)
        case .failure(let error):
          reasons.append(error.description)
          if error == .abandoned { throw .layoutFailed(reasons: reasons) }
          if case .timeLimit = error { isSlow = true }
        }
      }
      picture = current.detail.coarser.map(builder.picture)
    }
    throw .layoutFailed(reasons: reasons)
  }

  private func styles(for picture: Picture, _ format: GraphvizFormat) -> [LayoutStyle] {
    var styles = [LayoutStyle.full, .straight, .simple]
    for index in styles.indices { styles[index].hasLinks = format == .pdf }
    // Bitmaps are for screens with two dots a point, as long as they do not become huge.
    if format == .png, picture.nodes.count <= DetailChooser.readable {
      for index in styles.indices { styles[index].resolution = 144 }
    }
    return styles
  }

  private func lay(
    _ picture: Picture, style: LayoutStyle, as format: GraphvizFormat
  ) -> Result<GraphvizPicture, GraphvizError> {
    let dot = DOTWriter(picture, style: style).text()
    do throws(GraphvizError) {
      return .success(try layout.laidOut(dot, as: format))
    } catch {
      return .failure(error)
    }
  }

  private func note(_ picture: Picture, _ style: LayoutStyle) -> String {
    var parts: [String] = []
    if !style.hasCurves { parts.append("with straight lines") }
    if !style.hasLabels { parts.append("without words on the lines") }
    if picture.detail != first.detail { parts.append("at the level '\(picture.detail.rawValue)'") }
    return "drawn " + Words.list(parts)
  }
}
