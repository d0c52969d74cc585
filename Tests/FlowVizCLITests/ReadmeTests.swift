import FlowViz
import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("The README")
struct ReadmeTests {
  @Test("It shows what the audit of Shop prints")
  func audit() throws {
    let printed = Recording("audit", "samples/Shop", in: Repository.root).output
    #expect(try Repository.text("README.md").contains("```text\n\(printed)```\n"), "\(printed)")
  }

  @Test("Every command line in it is understood")
  func commandLines() throws {
    let lines = try Repository.text("README.md").split(separator: "\n")
      .filter { $0.hasPrefix("flowviz ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.split(separator: " ").dropFirst()
        .map { $0.trimmingCharacters(in: ["'"]) }
      // An empty folder: what is understood fails for want of a Swift file.
      let folder = try TemporaryFolder()
      #expect(Recording(words, in: folder.path).status != .usage, "\(line)")
    }
  }

  @Test("Every configuration in it is read")
  func configurations() throws {
    let blocks = try Repository.text("README.md").matches(of: /```json5\n((?s).*?)```/)
    #expect(blocks.count > 2)
    for block in blocks { _ = try ProjectConfiguration(text: String(block.1)) }
  }

  @Test("Every exit status is explained")
  func statuses() throws {
    let readme = try Repository.text("README.md")
    for status in FlowVizCLI.ExitStatus.allCases {
      #expect(readme.contains("\n| \(status.rawValue) | "))
    }
  }

  @Test("Its picture is one of Shop")
  func picture() throws {
    let picture = try Repository.text("Documentation/images/Shop.svg")
    #expect(picture.contains("<svg"))
    #expect(picture.contains("AppCoordinator"))
  }
}
