import FlowViz
import TestSupport
import Testing

// The two types below stand in the README as they stand here; a test holds that.

/// The routes of each flow as comma-separated values.
struct RouteTable {
  let graph: FlowGraph

  var csv: String {
    let reachability = Reachability(graph)
    var lines = ["flow,route,shows,reached"]
    for flow in graph.nodes(of: .flow) {
      for edge in graph.outgoing(flow.id) where edge.kind == .declares {
        guard let route = graph[edge.to], route.kind == .route else { continue }
        let screens = graph.outgoing(route.id).filter { $0.kind == .shows }
          .compactMap { graph[$0.to]?.name }.joined(separator: " ")
        lines.append("\(flow.name),\(route.qualifiedName),\(screens),\(reachability[route.id])")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Our notifications open tabs by link, so every tab needs one.
struct TabWithoutLinkRule: Rule {
  let description = RuleDescription(
    id: "tab-without-link", summary: "A tab that no deep link opens",
    hint: "give the tab a URL", level: .note)

  func findings(in context: AuditContext) -> [Finding] {
    let linked = context.graph.deepLinks.flatMap(\.landings).flatMap(\.hops)
    return context.graph.nodes(of: .tab)
      .filter { !linked.contains($0.id) }
      .map { finding(about: $0, "no deep link opens the tab `\($0.name)`") }
  }
}

@Suite("Reports and rules of one's own")
struct CustomReportTests {
  private let graph = SwiftProject(
    name: "Tiny",
    sources: [
      "Sources/Tiny.swift": """
      import SwiftUI

      enum Tab { case home, profile }
      enum Route: Hashable { case detail(Int) }

      @MainActor @Observable final class HomeFlow {
        var tab = Tab.home
        var path: [Route] = []
        func showDetail(_ number: Int) { path.append(.detail(number)) }
      }

      @main struct TinyApp: App {
        @State private var flow = HomeFlow()
        var body: some Scene { WindowGroup { RootView(flow: flow) } }
      }

      struct RootView: View {
        @Bindable var flow: HomeFlow
        var body: some View {
          TabView(selection: $flow.tab) {
            HomeView(flow: flow).tag(Tab.home)
            ProfileView().tag(Tab.profile)
          }
        }
      }

      struct HomeView: View {
        @Bindable var flow: HomeFlow
        var body: some View {
          NavigationStack(path: $flow.path) {
            Button("First") { flow.showDetail(1) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail: DetailView()
                }
              }
          }
        }
      }

      struct DetailView: View { var body: some View { Text("Detail") } }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      """
    ]
  ).flowGraph()

  @Test("A report is a function of the graph")
  func report() {
    #expect(
      RouteTable(graph: graph).csv == """
        flow,route,shows,reached
        HomeFlow,Route.detail,DetailView,reached

        """)
  }

  @Test("A rule runs beside the built-in ones")
  func rule() {
    let report = Auditor(rules: .builtIn + [TabWithoutLinkRule()]).audit(graph)
    let own = report.findings.filter { $0.rule == "tab-without-link" }
    #expect(own.map(\.subject) == ["Tiny/Tab.home", "Tiny/Tab.profile"])
    #expect(TextReporter().report(report).contains("no deep link opens the tab `profile`"))
  }

  @Test("The README shows the same code, and it is short")
  func readme() throws {
    let readme = try Repository.text("README.md")
    let here = try Repository.text("Tests/FlowVizTests/CustomReportTests.swift")
    for start in ["/// The routes of each flow", "/// Our notifications open tabs"] {
      let snippet = try #require(Snippet.declaration(in: here, startingWith: start))
      #expect(snippet.split(separator: "\n").count < 30)
      #expect(readme.contains("```swift\n\(snippet)\n```"), "\(snippet)")
    }
  }
}

private enum Snippet {
  /// A declaration with its comment, from the line that begins so to the next closing brace in the
  /// first column.
  static func declaration(in text: String, startingWith start: String) -> String? {
    guard let first = text.range(of: "\n\(start)")?.lowerBound else { return nil }
    let rest = text[text.index(after: first)...]
    guard let last = rest.range(of: "\n}\n") else { return nil }
    return String(rest[..<last.lowerBound]) + "\n}"
  }
}
