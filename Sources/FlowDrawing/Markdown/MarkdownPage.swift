import DeepLinks
import FlowModel
import Foundation

/// The graph as a page of documentation: an overview, a section for each flow with its diagram,
/// tables of routes and links, and what a review found.
///
/// The same graph gives the same bytes. Diagrams are Mermaid, which hosts of Markdown draw.
struct MarkdownPage {
  private let part: GraphPart
  private let options: DrawingOptions
  private let index: GraphIndex
  private let names: NodeNames
  private let pages: [FlowPages.Page]
  private let sources: SourceLinks

  init(_ part: GraphPart, options: DrawingOptions) {
    self.part = part
    self.options = options
    index = GraphIndex(part)
    names = NodeNames(part.whole)
    pages = FlowPages(part).pages
    sources = SourceLinks(template: options.sourceURL)
  }

  func rendered() -> RenderedPicture {
    var messages: [String] = []
    let title = MarkdownText.escape(options.title ?? part.graph.project.name)
    var text = "# Navigation of \(title.isEmpty ? "the app" : title)\n\n"
    let summary = PictureSummary.text(index)
    text += summary.isEmpty ? "No navigation was found.\n" : "\(MarkdownText.escape(summary))\n"
    for sentence in part.scope { text += "\n\(MarkdownText.escape(sentence))\n" }
    guard !part.graph.nodes.isEmpty else { return RenderedPicture(data: Data(text.utf8)) }
    if pages.count != 1 {
      text += "\n## Overview\n\n"
      var overview = options
      overview.detail = .flows
      text += diagram(part, overview, called: "the overview", &messages)
      text += contents
    }
    for page in pages { text += section(page, &messages) }
    text += MarkdownLinkTable(part.graph, names: names).text
    text += findings
    return RenderedPicture(data: Data(text.utf8), messages: messages)
  }

  private func diagram(
    _ part: GraphPart, _ options: DrawingOptions, called name: String, _ messages: inout [String]
  ) -> String {
    let drawing = FlowDrawing(part, options: options)
    do {
      let picture = try drawing.render(.mermaid)
      messages += picture.messages.map { "\(name): \($0)" }
      return "```mermaid\n\(String(decoding: picture.data, as: UTF8.self))```\n"
    } catch {
      messages.append("\(name) has no diagram: \(error)")
      return "There is no diagram: \(MarkdownText.escape(error.description)).\n"
    }
  }

  private var contents: String {
    guard !pages.isEmpty else { return "" }
    var text = "\n| Section | Type | Routes | Screens |\n| --- | --- | ---: | ---: |\n"
    for page in pages {
      let flow = part.graph[page.node]
      let nodes = page.part.graph.nodes.filter { belongs($0, to: page) }
      text += "| [\(MarkdownText.escape(page.title))](#\(anchor(page))) "
      text += "| \(flow.map { MarkdownText.code($0.qualifiedName) } ?? "module") "
      text += "| \(nodes.count { $0.kind == .route }) | \(nodes.count { $0.kind == .screen }) |\n"
    }
    return text
  }

  private func section(_ page: FlowPages.Page, _ messages: inout [String]) -> String {
    let flow = part.graph[page.node]
    var text = "\n<a id=\"\(anchor(page))\"></a>\n\n## \(MarkdownText.escape(page.title))\n\n"
    if let flow {
      text += link(MarkdownText.code(flow.qualifiedName), to: flow.location)
      if let reason = UnreachedReasons(index: index, names: names).reason(for: [flow.id]) {
        text += ": \(MarkdownText.escape(reason))"
      }
      text += "\n\n"
    } else {
      text += "What belongs to no flow.\n\n"
    }
    var options = options
    options.title = page.title
    text += diagram(page.part, options, called: page.title, &messages)
    text += routes(of: page)
    return text
  }

  private func routes(of page: FlowPages.Page) -> String {
    let kinds: [NodeKind] = [.root, .tab, .route]
    let nodes = page.part.graph.nodes.filter { kinds.contains($0.kind) && belongs($0, to: page) }
    guard !nodes.isEmpty else { return "" }
    let reasons = UnreachedReasons(index: index, names: names)
    var text = "\n| Name | In code | Shows | Comes from |\n| --- | --- | --- | --- |\n"
    for node in nodes {
      let shown = (index.shown[node.id] ?? []).compactMap { part.graph[$0]?.name }
      let from = Set(
        part.graph.incoming(node.id).filter { $0.kind.isTransition || $0.kind == .opens }
          .compactMap { part.graph[$0.from]?.name }
      ).sorted()
      let kind = node.kind == .route ? "" : " (\(node.kind.rawValue))"
      text += "| \(MarkdownText.escape(names.title(node)))\(kind) "
      text += "| \(link(MarkdownText.code(NodeNames.source(node)), to: node.location)) "
      text += "| \(shown.map(MarkdownText.code).joined(separator: ", ")) | "
      text += from.prefix(6).map(MarkdownText.code).joined(separator: ", ")
      if from.count > 6 { text += " and \(from.count - 6) more" }
      if let reason = reasons.reason(for: [node.id]) { text += MarkdownText.escape(reason) }
      text += " |\n"
    }
    return text
  }

  private var findings: String {
    let subjects = Set(part.graph.nodes.map(\.subject))
    // Of a part only what is about it.
    let findings = options.findings.filter { part.scope.isEmpty || subjects.contains($0.subject) }
    guard !findings.isEmpty else { return "" }
    var text = "\n## Findings\n\n| Severity | Rule | What | Where |\n| --- | --- | --- | --- |\n"
    for finding in findings {
      let place = finding.location.map { "\($0.file):\($0.line)" } ?? finding.subject
      text += "| \(finding.severity.rawValue) | \(MarkdownText.code(finding.rule)) "
      text += "| \(MarkdownText.prose(finding.message)) "
      text += "| \(link(MarkdownText.code(place), to: finding.location)) |\n"
    }
    return text
  }

  private func belongs(_ node: Node, to page: FlowPages.Page) -> Bool {
    let home = index.home[node.id] ?? Folding.area(of: node.module)
    return home == page.node && node.id != page.node
  }

  private func anchor(_ page: FlowPages.Page) -> String { "page-\(page.name)" }

  private func link(_ words: String, to place: SourceLocation?) -> String {
    guard let url = sources.url(for: place) else { return words }
    // Brackets would end the link.
    let safe = url.replacing("(", with: "%28").replacing(")", with: "%29")
    return "[\(words)](\(safe))"
  }
}
