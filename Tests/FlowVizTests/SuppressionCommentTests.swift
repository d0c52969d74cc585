import TestSupport
import Testing

@testable import FlowViz

@Suite("Ignore comments")
struct SuppressionCommentTests {
  /// An app with three routes that are never made, on lines 3, 5 and 7 if the comments are one each.
  private func findings(
    _ first: String = "//", _ second: String = "//", _ third: String = "//", end: String = ""
  ) -> (found: [String], suppressed: Int, notices: [String]) {
    let source = """
      enum Way: Hashable {
        case home
        \(first)
        case 甲, 乙 \(end)
        \(second)
        case old(
          id: Int)
        \(third)
      }
      @main struct PondApp: App {
        @State var path: [Way] = []
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) {
              Button("Go") { path.append(.home) }
                .navigationDestination(for: Way.self) { way in
                  switch way {
                  case .home: PondView()
                  case .甲, .乙: PondView()
                  case .old: PondView()
                  }
                }
            }
          }
        }
      }
      struct PondView: View { var body: some View { Text("") } }
      """
    let project = SwiftProject(name: "Pond", sources: ["Sources/Pond/App.swift": source])
    let graph = project.flowGraph()
    let rules = ["unused-route", "unsound-suppression"]
    let report = Auditor(rules: BuiltInRules.all.filter { rules.contains($0.description.id) })
      .audit(graph)
    let routes = report.findings.filter { $0.rule == "unused-route" }.map(\.subject)
    let unsound = report.findings.filter { $0.rule == "unsound-suppression" }.map(\.message)
    return (
      routes.map { $0.replacing("Pond/Way.", with: "") }.sorted(), report.suppressed.count,
      unsound + (report.notices + graph.notices).map(\.message)
    )
  }

  @Test("Without a comment all are reported")
  func none() {
    #expect(findings().found == ["old", "乙", "甲"])
  }

  @Test("A comment before a declaration is about all of it, and about nothing else")
  func next() {
    let first = findings("// flowviz:ignore unused-route - the server 🦆 names them")
    #expect(first.found == ["old"])
    #expect(first.suppressed == 2)
    #expect(first.notices == [])
    // Even where the declaration goes over several lines.
    #expect(findings("//", "// flowviz:ignore unused-route").found == ["乙", "甲"])
    // Nothing follows here.
    #expect(findings("//", "//", "// flowviz:ignore unused-route").found.count == 3)
  }

  @Test("A comment at the end of a line is about the line")
  func line() {
    #expect(findings(end: "// flowviz:ignore:this unused-route").found == ["old"])
    #expect(findings(end: "/* 甲 */ // flowviz:ignore:this orphan-flow").found.count == 3)
  }

  @Test("A comment can be about the file, wherever it stands")
  func file() {
    #expect(findings("//", "//", "// flowviz:ignore:file unused-route - old app").found.isEmpty)
  }

  @Test("It names rules, one or several, or none for all; a reason may follow")
  func rules() {
    #expect(findings("// flowviz:ignore orphan-flow, unused-route").found == ["old"])
    #expect(findings("// flowviz:ignore orphan-flow unused-route - why - so").found == ["old"])
    #expect(findings("// flowviz:ignore orphan-flow - unused-route").found.count == 3)
    #expect(findings("// flowviz:ignore").found == ["old"])
    #expect(findings("// flowviz:ignore - all of them, of rules - unknown").found == ["old"])
    #expect(findings("// flowviz:ignore - all of them, of rules - unknown").notices == [])
  }

  @Test("What it names and does not exist is told of")
  func unknown() {
    #expect(
      findings("// flowviz:ignore unused-rout").notices == [
        "the ignore comment names a rule 'unused-rout' that does not exist"
      ])
    #expect(
      findings("// flowviz:ignore:files unused-route").notices == [
        "unknown directive 'flowviz:ignore:files'; did you mean 'flowviz:ignore:file'?"
      ])
    #expect(
      findings("// flowviz:ignroe unused-route").notices == [
        "unknown directive 'flowviz:ignroe'; did you mean 'flowviz:ignore'?"
      ])
  }
}
