import DeepLinks
import FlowModel
import FlowReports
import Foundation
import Testing

/// The matrix of links in each of its forms.
@Suite struct LinkReporterTests {
  private static func node(_ kind: NodeKind, _ path: String) -> Node {
    Node(
      id: NodeID("\(kind.rawValue):Shop/\(path)"), kind: kind,
      name: path.split(separator: ".").last.map(String.init) ?? path, qualifiedName: path,
      module: "Shop", location: SourceLocation(file: "Sources/Route.swift", line: 3, column: 8))
  }

  /// A link of each kind: working, waiting, conditional, unhandled, unclaimed, of a notification.
  private static let graph: FlowGraph = {
    let place = SourceLocation(file: "Sources/Links.swift", line: 7, column: 5)
    let product = node(.route, "Route.productDetail")
    let cart = node(.tab, "AppTab.cart")
    let main = node(.root, "Root.main")
    func link(
      _ text: String, order: Int, _ change: (inout DeepLinkDescription) -> Void
    ) -> DeepLinkDescription {
      guard let pattern = try? LinkPattern(parsing: text) else { preconditionFailure(text) }
      var link = DeepLinkDescription(
        id: NodeID("deepLink:Shop/Links#\(text)"), pattern: pattern, order: order, location: place)
      change(&link)
      return link
    }
    return FlowGraph(
      project: ProjectSummary(name: "Shop", fileCount: 1, parsedFileCount: 1, lineCount: 30),
      nodes: [product, cart, main],
      deepLinks: [
        link("shop://cart", order: 0) {
          $0.landings = [
            Landing(condition: "root == .main", hops: [cart.id]),
            Landing(condition: "otherwise", hops: [cart.id], deferredUntil: main.id),
          ]
        },
        link("shop://product/:id(UUID)", order: 1) {
          $0.landings = [Landing(condition: "a || b", hops: [cart.id, product.id])]
        },
        link("shop://history", order: 2) {
          $0.handled = false
          $0.value = "DeepLink.history"
        },
        link("other://cart", order: 3) { $0.landings = [Landing(hops: [cart.id])] },
        link("payload://?screen=cart", order: 4) { $0.landings = [Landing(hops: [cart.id])] },
      ],
      claims: [Claim(kind: .scheme, value: "shop"), Claim(kind: .scheme, value: "shop-old")])
  }()

  private func report(_ format: LinkReporterFormat, _ graph: FlowGraph = Self.graph) -> String {
    format.reporter(ReporterOptions(width: 80)).report(LinkMatrix(graph), of: graph)
  }

  @Test(arguments: LinkReporterFormat.allCases)
  func isAsRecorded(_ format: LinkReporterFormat) throws {
    try expectGolden(report(format), "links.\(format.rawValue)")
  }

  @Test func anAppWithoutLinksSaysSo() {
    let empty = FlowGraph(
      project: ProjectSummary(name: "Shop", fileCount: 1, parsedFileCount: 1, lineCount: 1))
    #expect(report(.text, empty) == "0 links\n")
    #expect(report(.markdown, empty).contains("No link"))
  }

  @Test func hostileNamesStayWithinTheirCells() throws {
    let name = "a|b`c\n<script>=1\u{1B}[31m"
    let tab = Node(
      id: NodeID("tab:Shop/T.x"), kind: .tab, name: name, qualifiedName: name, module: "Shop",
      location: nil)
    let pattern = try LinkPattern(parsing: "shop://cart")
    var link = DeepLinkDescription(
      id: NodeID("deepLink:Shop/Links#x"), pattern: pattern, order: 0, location: nil)
    link.landings = [Landing(condition: "x == \"|\"", hops: [tab.id])]
    link.pattern = "=HYPERLINK(\"x\")"
    let graph = FlowGraph(
      project: ProjectSummary(name: "S|<b>", fileCount: 1, parsedFileCount: 1, lineCount: 1),
      nodes: [tab], deepLinks: [link])
    let markdown = report(.markdown, graph)
    #expect(!markdown.contains("<script>"))
    #expect(!markdown.contains("<b>"))
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    for row in rows {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 4, "\(row)")
    }
    let csv = report(.csv, graph)
    #expect(csv.contains("\"'=HYPERLINK(\"\"x\"\")\","))
    #expect(csv.split(separator: "\r\n").count == 2)
    for format in LinkReporterFormat.allCases {
      #expect(!report(format, graph).contains("\u{1B}"))
    }
    let json = try JSONSerialization.jsonObject(with: Data(report(.json, graph).utf8))
    #expect(json is [String: Any])
  }

  /// The page is for readers who know no code: conditions stay out, links that look alike are one.
  @Test func pageSaysNoCode() throws {
    let (cart, list) = (Self.node(.tab, "AppTab.cart"), Self.node(.tab, "AppTab.orderList"))
    let links = try ["shop://cart where isOpen", "shop://cart", "shop://list"].enumerated().map {
      order, text in
      var link = DeepLinkDescription(
        id: NodeID("deepLink:Shop/Links#\(text)"), pattern: try LinkPattern(parsing: text),
        order: order, location: nil)
      link.landings =
        order == 0
        ? [Landing(condition: "store?.isOpen == true", hops: [list.id])]
        : [Landing(hops: [order == 1 ? cart.id : list.id])]
      return link
    }
    let graph = FlowGraph(
      project: ProjectSummary(name: "Shop", fileCount: 1, parsedFileCount: 1, lineCount: 3),
      nodes: [cart, list], deepLinks: links, claims: [Claim(kind: .scheme, value: "shop")])
    let page = report(.markdown, graph)
    #expect(page.contains("| Order list<br>or Cart<br>(the app decides) | `shop://cart` |  |"))
    #expect(page.contains("| Order list | `shop://list` |  |"))
    #expect(!page.contains("isOpen"))
  }
}
