import DeepLinks
import FlowModel
import FlowReports
import Testing

@Suite("Links of one site that lead to the same")
struct LinkRowGroupTests {
  private func report(
    _ patterns: [String], _ format: LinkReporterFormat, conditions: [String?] = [nil],
    to second: Int? = nil
  ) -> String {
    func screen(_ name: String) -> Node {
      Node(
        id: NodeID("screen:Shop/\(name)"), kind: .screen, name: name, qualifiedName: name,
        module: "Shop", location: nil)
    }
    let list = screen("ListView")
    let other = screen("OtherView")
    let links = patterns.enumerated().map { order, text in
      guard let pattern = try? LinkPattern(parsing: text) else { preconditionFailure(text) }
      var link = DeepLinkDescription(
        id: NodeID("deepLink:Shop/Links#\(text)"), pattern: pattern, order: order, location: nil)
      let target = order == second ? other.id : list.id
      link.landings = conditions.map { Landing(condition: $0, hops: [target]) }
      return link
    }
    let graph = FlowGraph(
      project: ProjectSummary(name: "Shop", fileCount: 1, parsedFileCount: 1, lineCount: 3),
      nodes: [list, other], deepLinks: links, claims: [Claim(kind: .scheme, value: "shop")])
    return format.reporter(ReporterOptions(width: 80)).report(LinkMatrix(graph), of: graph)
  }

  @Test func shareAParagraphOfTheTable() {
    #expect(
      report(["shop://list/a", "shop://other", "shop://list/b"], .text, to: 1) == """
          Link           Lands on
          shop://list/a
          shop://list/b
                         ListView
          shop://other   OtherView

        3 links, all land

        """)
  }

  @Test func tellWhatElseMustHoldBelowThePattern() {
    let text = report([#"shop://list/** where host contains "x"; a; b; c"#], .text)
    #expect(
      text.contains("  shop://list/**\n    where host contains \"x\"\n    and a\n    and b\n"))
    #expect(text.contains("\n    and 1 more\n"))
    #expect(!text.contains(" c\n"))
  }

  @Test func manyAreCutShort() {
    let text = report((1...9).map { "shop://list/p\($0)" }, .text)
    #expect(text.contains("shop://list/p6") && !text.contains("shop://list/p7"))
    #expect(text.contains("and 3 more like these"))
  }

  @Test func longConditionsAreCutShort() {
    let text = report(["shop://list"], .text, conditions: ["a && f(b && c) && d && e"])
    #expect(text.contains("if a && f(b && c) && … (2 more)"))
    #expect(
      report(["shop://list"], .csv, conditions: ["a && f(b && c) && d && e"])
        .contains("a && f(b && c) && d && e"))
  }

  @Test func shareALineOfThePage() {
    let page = report(["shop://list/a", "shop://list/b"], .markdown)
    #expect(page.contains("| List | `shop://list/a`<br>`shop://list/b` |  |\n"))
  }
}
