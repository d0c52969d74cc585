import FlowViz
import TestSupport
import Testing

@testable import FlowVizCLI

/// What commands say about how much they understood, and where reading left gaps.
@Suite("Understanding")
struct UnderstandingTests {
  private let source = """
    import UIKit
    final class PlumController: UIViewController {
      func ripen() { present(PearController(), animated: true) }
      func rot() { present(something, animated: true) }
    }
    final class PearController: UIViewController {}

    """

  @Test(
    "The gate fails below the share that is asked for", arguments: ["audit", "render", "export"])
  func gate(command: String) throws {
    let folder = try TemporaryFolder(["Fruit.swift": source])
    let words = command == "render" ? [command, "-o", "a.dot"] : [command]
    let failed = Recording(words + ["--min-understood", "51"], in: folder.path)
    #expect(failed.status == .gateFailed)
    #expect(
      failed.error.contains("understood 1 of 2 navigation calls, less than 51 %"),
      "\(failed.error)")
    let passed = Recording(words + ["--min-understood", "50%"], in: folder.path)
    #expect(passed.status == .success)
  }

  @Test("Audit and render say in a line what was understood")
  func line() throws {
    let folder = try TemporaryFolder(["Fruit.swift": source])
    let line = "understood 1 of 2 navigation calls"
    #expect(Recording("audit", in: folder.path).output.contains(line))
    #expect(Recording("render", "-o", "a.dot", in: folder.path).error.contains(line))
  }

  @Test("Findings about what no code does name the files that were not read whole")
  func gaps() throws {
    let app = """
      import SwiftUI
      enum Route: Hashable { case plum, pear }
      @main struct FruitApp: App {
        @State private var path: [Route] = []
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) {
              Button("Plum") { path.append(.plum) }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .plum: PlumView()
                  case .pear: PlumView()
                  }
                }
            }
          }
        }
      }
      struct PlumView: View { var body: some View { Text("") } }

      """
    let whole = try TemporaryFolder(["Fruit.swift": app])
    let clean = Recording("audit", in: whole.path).output
    #expect(clean.contains("pear"))
    #expect(!clean.contains("not read whole"))
    let broken = try TemporaryFolder(["Fruit.swift": app, "Broken.swift": "func a( {\n"])
    let output = Recording("audit", in: broken.path).output
    #expect(output.contains("this file was not read whole"))
    #expect(output.contains("1 file not read whole"))
    let export = Recording("export", "-o", "a.json", in: broken.path)
    #expect(export.status == .success)
    #expect(Recording("audit", "a.json", "--root", ".", in: broken.path).output == output)
  }

  @Test("An ignore comment with an unknown rule is told")
  func unknownRule() throws {
    let folder = try TemporaryFolder([
      "Fruit.swift": "// flowviz:ignore unused-rout - later\n" + source
    ])
    let output = Recording("audit", in: folder.path).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("names a rule 'unused-rout' that does not exist"))
    #expect(output.contains("did you mean 'unused-route'?"))
  }

  @Test("A root that holds none of the files is an error")
  func root() throws {
    let folder = try TemporaryFolder(["App/Fruit.swift": source, "Other/a.txt": ""])
    #expect(Recording("export", "App", "-o", "a.json", in: folder.path).status == .success)
    for root in ["nowhere", "Other"] {
      let recording = Recording("audit", "a.json", "--root", root, in: folder.path)
      #expect(recording.status == .failure)
      #expect(recording.error.contains("none of the project's files lies below '\(root)'"))
    }
    #expect(Recording("audit", "a.json", "--root", "App", in: folder.path).status == .success)
  }

  @Test("A lost URL makes the exit status 1, whatever the reporter", arguments: ["text", "json"])
  func lostURL(reporter: String) throws {
    let folder = try TemporaryFolder(["Fruit.swift": source])
    let recording = Recording("resolve", "fruit://plum", "-r", reporter, in: folder.path)
    #expect(recording.status == .gateFailed)
  }
}
