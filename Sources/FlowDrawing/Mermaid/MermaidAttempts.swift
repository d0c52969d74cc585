import Foundation

/// Writes a picture for Mermaid; where that is more than it draws, coarser levels.
struct MermaidAttempts {
  let builder: PictureBuilder
  let first: Picture

  func render() throws(DrawingError) -> RenderedPicture {
    var excess: String?
    var picture: Picture? = first
    while let current = picture {
      let writer = MermaidWriter(current)
      let text = writer.text()
      guard let found = MermaidLimits.excess(of: text, edges: writer.edgeCount) else {
        let messages = excess.map { ["drawn at the level '\(current.detail.rawValue)': \($0)"] }
        return RenderedPicture(data: Data(text.utf8), messages: messages ?? [])
      }
      excess = excess ?? found
      picture = current.detail.coarser.map(builder.picture)
    }
    throw .tooLarge(reason: excess ?? "")
  }
}
