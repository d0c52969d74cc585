import FlowViz
import TestSupport
import Testing

@testable import FlowVizCLI

/// Every command prints the same bytes from an export as from the sources.
@Suite("An export in place of sources")
struct ExportInPlaceTests {
  private static let commands =
    [
      ["export"], ["render", "--format", "dot"], ["render", "-f", "dot", "--detail", "flows"],
      ["render", "-f", "dot", "--findings", "--title", "T", "--source-url", "s/{file}#{line}"],
      ["audit"],
    ] + ReporterFormat.allCases.map { ["audit", "--reporter", $0.rawValue] }

  @Test("From a file, found beside the sources", arguments: Repository.samples, commands)
  func file(sample: String, command: [String]) throws {
    let folder = try TemporaryFolder()
    let export = folder("flows.json")
    #expect(Recording("export", sample, "-o", export).status == .success)
    let fromSources = Recording(command + [sample], in: Repository.root)
    let fromExport = Recording(command + [export], in: sample)
    expectEqual(fromExport, fromSources)
    // From the folder above, the sources are searched.
    expectEqual(Recording(command + [export], in: Repository.root + "/samples"), fromSources)
  }

  @Test("From standard input, with the sources' folder given", arguments: Repository.samples)
  func standardInput(sample: String) {
    let export = Recording("export", sample).output
    for reporter in ReporterFormat.allCases.map(\.rawValue) {
      expectEqual(
        Recording(["audit", "-r", reporter, "--root", sample, "-"], input: export),
        Recording("audit", "-r", reporter, sample))
    }
  }

  private func expectEqual(_ left: Recording, _ right: Recording) {
    #expect(left.output == right.output)
    #expect(left.error == right.error)
    #expect(left.status == right.status)
  }
}
