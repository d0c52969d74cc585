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
        switch lay(current, style: style, as: format) {
        case .success(let drawn):
          let data =
            format == .svg ? try SVGFinisher(current).finished(drawn.bytes) : Data(drawn.bytes)
          let note = reasons.isEmpty ? [] : ["\(note(current, style)), because \(reasons[0])"]
          return RenderedPicture(data: data, messages: note + drawn.messages)
        case .failure(let error):
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
  ) -> Result<GraphvizPicture, GraphvizError> {
    let dot = DOTWriter(picture, style: style).text()
    do throws(GraphvizError) {
      switch layout {
      case .inProcess:
        return .success(try Graphviz.render(dot, as: format))
      case .childProcess(let executable, let arguments, let timeLimit):
        let child = ChildLayout(
          executable: executable, arguments: arguments, timeLimit: timeLimit)
        return .success(try child.render(dot, as: format))
      }
    } catch {
      return .failure(error)
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
