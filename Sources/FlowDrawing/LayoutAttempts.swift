import Foundation
import Graphviz

/// Lays a picture out; where that fails, a simpler style and then coarser levels.
struct LayoutAttempts {
  private let builder: PictureBuilder
  private let first: Picture
  private let layout: LayoutEngine

  init(builder: PictureBuilder, first: Picture, layout: LayoutEngine) {
    self.builder = builder
    self.first = first
    self.layout = layout
  }

  func render(_ format: GraphvizFormat) throws(DrawingError) -> RenderedPicture {
    var reasons: [String] = []
    var picture: Picture? = first
    while let current = picture {
      for style in styles(for: current, format) {
        do throws(GraphvizError) {
          let drawn = try lay(current, style: style, as: format)
          let notes =
            reasons.isEmpty ? [] : ["\(reasons.joined(separator: "; ")): \(note(current, style))"]
          let data =
            format == .svg
            ? SVGFinisher(current).finished(drawn.bytes) : Data(drawn.bytes)
          return RenderedPicture(data: data, messages: notes + drawn.messages)
        } catch {
          reasons.append(error.description)
        }
      }
      picture = current.detail.coarser.map(builder.picture)
    }
    throw .layoutFailed(reasons: reasons)
  }

  private func styles(for picture: Picture, _ format: GraphvizFormat) -> [LayoutStyle] {
    var styles = [LayoutStyle.full, .simple]
    // Bitmaps are for screens with two dots a point, as long as they do not become huge.
    if format == .png, picture.nodes.count <= DetailChooser.readable {
      for index in styles.indices { styles[index].resolution = 144 }
    }
    return styles
  }

  private func lay(
    _ picture: Picture, style: LayoutStyle, as format: GraphvizFormat
  ) throws(GraphvizError) -> GraphvizPicture {
    let dot = DOTWriter(picture, style: style).text()
    switch layout {
    case .inProcess:
      return try Graphviz.render(dot, as: format)
    case .childProcess(let executable, let arguments, let timeLimit):
      return try ChildLayout(
        executable: executable, arguments: arguments, timeLimit: timeLimit
      ).render(dot, as: format)
    }
  }

  private func note(_ picture: Picture, _ style: LayoutStyle) -> String {
    var parts: [String] = []
    if !style.hasLabels { parts.append("lines are straight and carry no words") }
    if picture.detail != first.detail {
      parts.append("drawn at the level '\(picture.detail.rawValue)'")
    }
    return "simplified: " + parts.joined(separator: ", ")
  }
}
