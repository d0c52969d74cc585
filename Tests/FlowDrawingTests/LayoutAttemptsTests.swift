import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

/// What happens when a layout fails.
struct LayoutAttemptsTests {
  private func shell(_ script: String, limit: Duration = .seconds(10)) -> LayoutEngine {
    .childProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], timeLimit: limit)
  }

  @Test func aSimplerPictureComesWithAReason() throws {
    // The first layout hangs; the one without words gets a picture.
    let picture = try FlowDrawing(ShopGraph.graph).render(
      .png,
      using: shell(
        "grep -q nslimit || sleep 20; printf png; echo '{\"messages\":[]}' >&2",
        limit: .milliseconds(500)))
    #expect(picture.data == Data("png".utf8))
    #expect(
      picture.messages == [
        "drawn with straight lines and without words on the lines, because the layout took longer "
          + "than 0.5 s; draw less or raise the limit"
      ])
  }

  @Test func coarserLevelsComeLast() throws {
    let picture = try FlowDrawing(ShopGraph.graph).render(
      .png,
      using: shell(
        "grep -q 'this level (flows)' || exit 1; printf png; echo '{\"messages\":[]}' >&2"))
    #expect(picture.messages.count == 1)
    #expect(picture.messages[0].hasPrefix("drawn at the level 'flows', because"))
  }

  @Test func noPictureAtAllIsAnError() throws {
    let error = #expect(throws: DrawingError.self) {
      try FlowDrawing(ShopGraph.graph).render(.svg, using: shell("exit 1"))
    }
    #expect("\(try #require(error))".hasPrefix("the graph cannot be laid out: "))
  }

  @Test func whatIsNoSVGIsAnError() {
    #expect(throws: DrawingError.self) {
      try FlowDrawing(ShopGraph.graph).render(
        .svg, using: shell("printf '<svg'; echo '{\"messages\":[]}' >&2"))
    }
  }

  @Test func dotNeedsNoLayout() throws {
    let picture = try FlowDrawing(ShopGraph.graph).render(.dot, using: shell("exit 1"))
    #expect(String(decoding: picture.data, as: UTF8.self) == FlowDrawing(ShopGraph.graph).dot())
  }
}
