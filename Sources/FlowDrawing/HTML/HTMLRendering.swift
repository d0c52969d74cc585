import FlowModel
import Foundation

/// Lays out what a page shows: the level that was asked for or the best one, and the coarser ones
/// beside it.
struct HTMLRendering {
  /// Bytes that a page may have before levels beside the main one are left out.
  private static let sizeLimit = 1_000_000

  let builder: PictureBuilder
  let options: DrawingOptions
  let layout: any GraphLayout

  func render() throws(DrawingError) -> RenderedPicture {
    let chosen = DetailChooser.picture(builder, wanted: options.detail)
    let main = try attempt(chosen)
    var messages = main.messages
    var levels = [main.level]
    for picture in others(than: main.level.picture) {
      // The page is whole without them.
      do throws(DrawingError) {
        let other = try attempt(picture)
        guard other.level.picture.detail == picture.detail else { continue }
        levels.append(other.level)
      } catch {
        messages.append("the level '\(picture.detail.rawValue)' is left out: \(error)")
      }
    }
    levels = slim(levels, keeping: main.level)
    levels.sort { $0.picture.detail < $1.picture.detail }
    let first = levels.firstIndex { $0.picture.detail == main.level.picture.detail } ?? 0
    let page = page(levels, first: first)
    return RenderedPicture(data: Data(page.text().utf8), messages: messages)
  }

  private func attempt(
    _ picture: Picture
  ) throws(DrawingError) -> (level: HTMLPage.Level, messages: [String]) {
    let drawn = try LayoutAttempts(builder: builder, first: picture, layout: layout).layOut(.svg)
    let tree = try SVGFinisher(drawn.picture).tree(drawn.bytes)
    return (HTMLPage.Level(picture: drawn.picture, svg: tree), drawn.messages)
  }

  /// Further levels that are worth a switch: coarser ones that say something, and richer ones that a
  /// layout can be expected for.
  private func others(than picture: Picture) -> [Picture] {
    guard options.detail == nil else { return [] }
    var drawn = [picture.nodes.count]
    return DetailLevel.allCases.filter { $0 != picture.detail }.map(builder.picture).filter {
      guard $0.nodes.count > 2, $0.nodes.count <= DetailChooser.huge, $0.lines.count <= 800,
        !drawn.contains($0.nodes.count)
      else { return false }
      drawn.append($0.nodes.count)
      return true
    }
  }

  /// The levels without the richest of those that nobody asked for, where the page becomes too large
  /// to be sent around.
  private func slim(_ levels: [HTMLPage.Level], keeping main: HTMLPage.Level) -> [HTMLPage.Level] {
    var levels = levels
    while page(levels, first: 0).text().utf8.count > Self.sizeLimit {
      guard
        let extra = levels.filter({ $0.picture.detail != main.picture.detail })
          .max(by: { $0.picture.detail < $1.picture.detail })
      else { break }
      levels.removeAll { $0.picture.detail == extra.picture.detail }
    }
    return levels
  }

  /// A page of levels that are laid out already.
  func page(_ levels: [HTMLPage.Level], first: Int) -> HTMLPage {
    var builder = PageContentsBuilder(
      self.builder.index, names: self.builder.names, options: options)
    let contents = builder.contents(levels.map(\.picture), first: first)
    let richest = self.builder.picture(.screens)
    let things = builder
    let outline = PageOutline(
      richest, graph: self.builder.index.graph, links: SourceLinks(template: options.sourceURL)
    ) { things.number(of: $0) }
    return HTMLPage(
      levels: levels, first: first, outline: outline, contents: contents, title: richest.title,
      summary: richest.summary)
  }
}
