import FlowModel
import FlowReports
import Foundation
import TestSupport
import Testing

@Suite("SARIF")
struct SARIFTests {
  private static let reports = [SampleReport.usual, SampleReport.hostile, SampleReport.empty]

  private func print(_ report: AuditReport, folder: String = "") -> Data {
    let options = ReporterOptions(
      root: "/src/Shop app", folder: folder, sourceLine: SampleReport.line)
    return Data(SARIFReporter(options).report(report).utf8)
  }

  private func run(_ report: AuditReport, folder: String = "") throws -> [String: Any] {
    let log = try JSONSerialization.jsonObject(with: print(report, folder: folder))
    let runs = try #require((log as? [String: Any])?["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func results(_ report: AuditReport, folder: String = "") throws -> [[String: Any]] {
    try #require(run(report, folder: folder)["results"] as? [[String: Any]])
  }

  @Test("Each schema that is at hand takes it", arguments: SARIFSchemas.all, reports)
  func schema(schema: SARIFSchemas.Entry, report: AuditReport) throws {
    #expect(try JSONSchema(schema.data).problems(in: print(report)) == [])
  }

  @Test(
    "The schemas take nothing else", arguments: SARIFSchemas.all,
    [
      ("\"version\" : \"2.1.0\"", "\"version\" : \"2.0.0\""),
      ("\"startLine\" : 5", "\"startLine\" : 0"),
      ("\"level\" : \"warning\"", "\"level\" : \"Warning\""),
      ("\"driver\" :", "\"drover\" :"),
    ])
  func mistakes(schema: SARIFSchemas.Entry, mistake: (String, String)) throws {
    let right = String(decoding: print(SampleReport.usual), as: UTF8.self)
    let wrong = right.replacing(mistake.0, with: mistake.1)
    #expect(wrong != right)
    #expect(try !JSONSchema(schema.data).problems(in: Data(wrong.utf8)).isEmpty)
  }

  @Test("A result's index leads to its rule", arguments: reports)
  func indices(report: AuditReport) throws {
    let driver = ((try run(report)["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count)
    for result in try results(report) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
    }
  }

  @Test("Fingerprints are unique, and stay when code moves")
  func fingerprints() throws {
    func prints(_ report: AuditReport) throws -> [String] {
      try results(report).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["flowvizKey/v1"]
      }
    }
    var twice = SampleReport.usual
    twice.findings += twice.findings
    let all = try prints(twice)
    #expect(all.count == 6 && Set(all).count == 6)
    var moved = SampleReport.usual
    for index in moved.findings.indices {
      moved.findings[index].location?.line += 7
      moved.findings[index].message += " now"
    }
    #expect(try prints(moved) == prints(SampleReport.usual))
  }

  @Test("Paths are relative to the repository and encoded")
  func paths() throws {
    func paths(_ report: AuditReport) throws -> [String] {
      try results(report, folder: "apps/Shop app").compactMap { result in
        let location = (result["locations"] as? [[String: Any]])?.first
        let physical = location?["physicalLocation"] as? [String: Any]
        return (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
      }
    }
    #expect(
      try paths(SampleReport.usual) == [
        "apps/Shop%20app/Sources/Home.swift", "apps/Shop%20app/Sources/Route.swift",
        "apps/Shop%20app/.flowviz.json",
      ])
    for path in try paths(SampleReport.hostile) {
      #expect(URL(string: path) != nil && !path.contains(":") && !path.contains("\n"))
    }
  }

  @Test("Columns count UTF-16 units")
  func columns() throws {
    let result = try #require(
      try results(SampleReport.hostile).first { result in
        "\(result)".contains("N%C3%A4me")
      })
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let region = (location["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
    // `\tlet 名前 = "🛒"; path…`: each of 名前 has three bytes, the cart four and two units.
    #expect(
      region == ["startLine": 7, "startColumn": 16, "endLine": 7, "endColumn": 27])
  }

  @Test("A path whose places are known is a code flow")
  func codeFlow() throws {
    var report = SampleReport.usual
    #expect(try results(report).allSatisfy { $0["codeFlows"] == nil })
    report.places = [
      NodeID("entry:Shop/ShopApp"): SourceLocation(file: "App.swift", line: 3, column: 8),
      NodeID("flow:Shop/AppFlow"): SourceLocation(file: "Flow.swift", line: 1, column: 7),
    ]
    let flow = try #require(try results(report).first?["codeFlows"] as? [[String: Any]])
    let thread = try #require((flow.first?["threadFlows"] as? [[String: Any]])?.first)
    #expect((thread["locations"] as? [Any])?.count == 2)
    for schema in SARIFSchemas.all {
      #expect(try JSONSchema(schema.data).problems(in: print(report)) == [])
    }
  }
}
