import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

/// Pages of documentation, and pictures in several files.
struct PagesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Golden/FlowDrawing")

  private static let options = DrawingOptions(
    sourceURL: "https://host/{file}#L{line}",
    findings: [
      Finding(
        rule: "unused-route", severity: .warning, subject: "Shop/Route.settings",
        message: "route `Route.settings` is never made",
        location: SourceLocation(file: "Sources/Route.swift", line: 10, column: 3))
    ])

  @Test func thePageIsAsRecorded() throws {
    let picture = try FlowDrawing(ShopGraph.graph, options: Self.options).render(.markdown)
    let text = String(decoding: picture.data, as: UTF8.self)
    #expect(picture.messages.isEmpty)
    let file = Self.folder.appendingPathComponent("shop.md")
    if ProcessInfo.processInfo.environment["FLOWVIZ_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "\(Comment(rawValue: LineDifference.text(from: recorded, to: text)))")
  }

  /// The diagrams of a page.
  private static func diagrams(_ page: String) -> [String] {
    page.components(separatedBy: "```mermaid\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```\n").first }
  }

  @Test(.enabled(if: MermaidBrowser.isInstalled))
  func mermaidDrawsThePages() throws {
    var texts: [String] = []
    for graph in [ShopGraph.graph, TravelGraph.graph, RandomGraph.graph(nodes: 60, seed: 3)] {
      let page = try FlowDrawing(graph).render(.markdown)
      let found = Self.diagrams(String(decoding: page.data, as: UTF8.self))
      #expect(found.count == graph.nodes(of: .flow).count + 1)
      texts += found
    }
    for drawn in try MermaidBrowser.draw(texts) {
      #expect(drawn.error == nil)
      #expect(drawn.nodes > 1)
    }
  }

  @Test func hostileNamesStayInTheirCells() throws {
    for name in HostileNamesTests.names where name.count < 100 {
      let page = try FlowDrawing(HostileNamesTests.graph(name), options: Self.options)
        .render(.markdown)
      let text = String(decoding: page.data, as: UTF8.self)
      // Within back quotes it is text.
      let markup = text.replacing(/`[^`]*`/, with: "")
      #expect(!markup.contains("<script"))
      #expect(!markup.contains("</svg>"))
      var header = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let cells = line.replacing("\\|", with: "").filter { $0 == "|" }.count
        guard line.hasPrefix("|") else {
          header = 0
          continue
        }
        if header == 0 { header = cells }
        #expect(cells == header, "\(line)")
      }
    }
  }

  @Test func picturesOfFlowsLeadToEachOther() throws {
    let files = try SplitDrawing(GraphPart(ShopGraph.graph)).files(.svg)
    #expect(
      files.map(\.name) == ["index.svg", "AppCoordinator.svg", "OnboardingCoordinator.svg"])
    let texts = files.map { String(decoding: $0.picture.data, as: UTF8.self) }
    #expect(texts[0].contains("xlink:href=\"AppCoordinator.svg\""))
    #expect(texts[0].contains("xlink:href=\"OnboardingCoordinator.svg\""))
    #expect(texts[1].contains("xlink:href=\"OnboardingCoordinator.svg\""))
    #expect(texts[1].contains("xlink:href=\"index.svg\""))
    #expect(texts[2].contains("Shop · Onboarding"))
  }

  @Test func everyNodeIsOnAPage() throws {
    for seed in 0..<10 {
      let graph = RandomGraph.graph(nodes: 80, seed: UInt64(seed))
      let pages = FlowPages(GraphPart(graph)).pages
      let drawn = Set(pages.flatMap { $0.part.graph.nodes.map(\.id) })
      let missing = graph.nodes.filter {
        $0.kind != .entry && $0.kind != .deepLink && !drawn.contains($0.id)
      }
      #expect(missing.isEmpty)
      #expect(Set(pages.map(\.name)).count == pages.count)
    }
  }

  @Test func flowsOfOneNameHaveFilesOfTheirOwn() throws {
    var sketch = GraphSketch("App")
    let first = sketch.add(.flow, "MainFlow")
    let second = sketch.add(.flow, "MainFlow", module: "Other")
    sketch.edge(.child, first, second)
    #expect(FlowPages(GraphPart(sketch.graph)).pages.map(\.name) == ["MainFlow", "MainFlow_2"])
  }
}
