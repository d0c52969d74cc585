import FlowViz
import Foundation
import TestSupport
import Testing

/// The sample with one flaw for each rule.
@Suite("Flawed has the flaws that its page lists, and no others")
struct FlawedAuditTests {
  private static func report() throws -> (FlowGraph, AuditReport) {
    let graph = try FlowGraph(paths: ["\(Repository.root)/samples/Flawed"])
    return (graph, Auditor().audit(graph))
  }

  /// `rule file`, as the page lists them; either of two files may be named.
  private static func listed() throws -> [(rule: String, subject: String, files: [String])] {
    try SampleGraphPage("samples/Flawed/EXPECTED.md").rows("").map { row in
      (
        row.names("rule").first ?? "", row.names("subject").first ?? "",
        row.names("file").map { "Sources/Flawed/\($0)" }
      )
    }
  }

  @Test func everyFlawIsFound() throws {
    let findings = try Self.report().1.findings
    let missing = try Self.listed().filter { flaw in
      !findings.contains { finding in
        finding.rule == flaw.rule && flaw.files.contains(finding.location?.file ?? "")
      }
    }.map { "\($0.rule) \($0.subject)" }
    #expect(missing == [])
    #expect(try Self.listed().count == 9)
  }

  @Test func nothingElseIsFound() throws {
    let listed = try Self.listed()
    let others = try Self.report().1.findings.filter { finding in
      !listed.contains { flaw in
        finding.rule == flaw.rule && flaw.files.contains(finding.location?.file ?? "")
      }
    }.map { "\($0.rule) \($0.subject) \($0.location?.file ?? "")" }
    #expect(others == [])
    #expect(try Self.report().1.findings.count == 9)
  }

  /// `FLOWVIZ_RECORD=1` records the text anew.
  @Test func textReport() throws {
    let path = "Tests/Golden/Flawed-audit.txt"
    let options = ReporterOptions(sourceLine: { file, line in
      let text = try? Repository.text("samples/Flawed/\(file)")
      let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      return lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
    })
    let actual = try TextReporter(options).report(Self.report().1)
    if ProcessInfo.processInfo.environment["FLOWVIZ_RECORD"] == "1" {
      try Data(actual.utf8).write(to: URL(fileURLWithPath: "\(Repository.root)/\(path)"))
    }
    let recorded = try Repository.text(path).split(
      separator: "\n", omittingEmptySubsequences: false)
    let difference = actual.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: recorded).map { change in
        switch change {
        case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
        case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
        }
      }
    #expect(difference == [], "FLOWVIZ_RECORD=1 records it anew")
  }

  @Test func subjects() throws {
    let findings = try Self.report().1.findings
    let wrong = try Self.listed().filter { $0.subject.hasPrefix("Flawed/") }.filter { flaw in
      findings.contains { $0.rule == flaw.rule }
        && !findings.contains { $0.rule == flaw.rule && $0.subject == flaw.subject }
    }.map { flaw in
      "\(flaw.rule): \(findings.filter { $0.rule == flaw.rule }.map(\.subject))"
    }
    #expect(wrong == [])
  }

  @Test(arguments: SampleGraphTests.samples)
  func theOtherSamplesAreClean(_ sample: String) throws {
    let graph = try FlowGraph(paths: ["\(Repository.root)/samples/\(sample)"])
    let page = try SampleGraphPage("samples/\(sample)/EXPECTED-GRAPH.md")
    let listed = page.rows("Audit").map { "\($0.names("rule")) \($0.names("subject"))" }
    let found = Auditor().audit(graph).findings.filter { $0.severity != .note }.map {
      "\([$0.rule]) \([$0.subject])"
    }
    #expect(found.sorted() == listed.sorted())
  }
}
