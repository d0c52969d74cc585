import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("The page about the rules")
struct RulesPageTests {
  /// `FLOWVIZ_RECORD=1` writes the page anew.
  @Test("It is what the program prints")
  func current() throws {
    let printed = Recording("rules", "--format", "markdown", in: Repository.root).output
    if ProcessInfo.processInfo.environment["FLOWVIZ_RECORD"] == "1" {
      let file = URL(fileURLWithPath: "\(Repository.root)/Documentation/Rules.md")
      try Data(printed.utf8).write(to: file)
    }
    #expect(
      try Repository.text("Documentation/Rules.md") == printed,
      "make it anew: flowviz rules --format markdown > Documentation/Rules.md")
  }

  @Test("One rule makes a page too")
  func oneRule() {
    let page = Recording("rules", "dead-end", "--format", "markdown").output
    #expect(page.contains("\n## dead-end\n"))
    #expect(!page.contains("\n## nested-stack\n"))
  }
}
