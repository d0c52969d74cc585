import FlowModel
import Foundation
import TestSupport

@testable import FlowDrawing

/// A page in a folder of its own, for a browser to open.
struct PageFile {
  private let folder: TemporaryFolder
  var path: String { folder("page.html") }

  init(_ graph: FlowGraph, options: DrawingOptions = .init()) throws {
    folder = try TemporaryFolder()
    try folder.write("page.html", FlowDrawing(graph, options: options).render(.html).data)
  }

  /// All of a graph of any size, its nodes in rows: a layout that takes no time.
  init(laidOutAsGrid graph: FlowGraph) throws {
    let builder = PictureBuilder(GraphPart(graph), options: DrawingOptions())
    let picture = builder.picture(.screens)
    let rendering = HTMLRendering(
      builder: builder, options: DrawingOptions(), layout: LayoutEngine.inProcess)
    let level = HTMLPage.Level(picture: picture, svg: GridLayout(picture).svg)
    folder = try TemporaryFolder(["page.html": rendering.page([level], first: 0).text()])
  }

  /// The shop, with a finding about its unused route.
  static func shop() throws -> PageFile {
    let finding = Finding(
      rule: "unused-route", severity: .warning, subject: "Shop/Route.settings",
      message: "route `Route.settings` is never made", hint: "remove it",
      location: SourceLocation(file: "Sources/Route.swift", line: 10, column: 3))
    return try PageFile(
      ShopGraph.graph,
      options: DrawingOptions(
        sourceURL: "https://host/blob/main/{file}#L{line}", findings: [finding]))
  }

  /// Opens the page and waits until its script has run.
  func open(in browser: Browser) async throws {
    try await browser.open(path)
    try await browser.wait(until: "document.documentElement.classList.contains('js')")
  }
}

/// Functions for scripts of tests, to be put before them.
enum PageProbe {
  static let functions = """
    const all = (selector) => [...document.querySelectorAll(selector)];
    const picture = all('#canvas .picture').find((one) => !one.hidden);
    const title = (node) => node.querySelector('text').textContent;
    const nodes = [...picture.querySelectorAll('.node[id]')];
    const titles = (list) => list.map(title).sort();
    const named = (name) => nodes.find((node) => title(node) === name);
    const isSeen = (element) => element.getBoundingClientRect().width > 0;

    """
}

extension Browser {
  /// What the body of a function gives in the page, with the functions of `PageProbe`.
  func probe<Value: Decodable>(_ script: String, as type: Value.Type = Value.self) async throws
    -> Value
  {
    try await value(PageProbe.functions + script, as: type)
  }

  /// Gives the node with this title an attribute by which the pointer finds it.
  func tag(_ title: String) async throws -> String {
    let _: Bool = try await probe(
      """
      all('[data-tag]').forEach((element) => element.removeAttribute('data-tag'));
      named('\(title)').setAttribute('data-tag', '');
      return true;
      """)
    return "[data-tag]"
  }
}
