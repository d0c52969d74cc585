import FlowModel
import FlowReports
import Foundation
import Testing

@Suite struct ReporterTests {
  private func print(
    _ format: ReporterFormat, _ report: AuditReport, color: Bool = false, width: Int = 100
  ) -> String {
    let options = ReporterOptions(
      root: "/src/Shop app", usesColor: color, width: width, sourceLine: SampleReport.line)
    return format.reporter(options).report(report)
  }

  @Test(arguments: ReporterFormat.allCases)
  func printsAUsualReport(_ format: ReporterFormat) throws {
    try expectGolden(print(format, SampleReport.usual), "usual.\(format.rawValue).txt")
  }

  @Test(arguments: ReporterFormat.allCases)
  func printsAHostileReport(_ format: ReporterFormat) throws {
    try expectGolden(print(format, SampleReport.hostile), "hostile.\(format.rawValue).txt")
  }

  @Test(arguments: ReporterFormat.allCases)
  func printsAnEmptyReport(_ format: ReporterFormat) throws {
    try expectGolden(print(format, SampleReport.empty), "empty.\(format.rawValue).txt")
  }

  @Test func coloursAndWrapsIfAsked() throws {
    try expectGolden(
      print(.text, SampleReport.usual, color: true, width: 50), "narrow-colour.text.txt")
  }

  @Test(arguments: [30, 46, 60, 80, 100, 200])
  func keepsWithinTheTerminal(_ width: Int) {
    let limit = max(width, 40)
    for report in [SampleReport.usual, SampleReport.empty] {
      for line in print(.text, report, width: width).split(separator: "\n") {
        // A single word, such as a place, is not broken.
        let words = line.drop { $0 == " " }.split(separator: " ")
        #expect(line.count <= limit || words.count <= 2, "\(line)")
      }
    }
  }

  @Test(arguments: [40, 61, 62])
  func placesWithSpacesAreNotBroken(_ width: Int) {
    let place = FlowModel.SourceLocation(
      file: "Sources/Fruit and nut/Pear tree.swift", line: 4, column: 9)
    let lines = print(
      .text,
      AuditReport(
        findings: [
          Finding(
            rule: "unused-route", severity: .warning, subject: "Shop/Route.pear",
            message: "unused",
            location: place, related: [RelatedPlace(message: "made here", location: place)]),
          Finding(
            rule: "unused-route", severity: .warning, subject: "Shop/Route.fig", message: "unused",
            related: [RelatedPlace(message: "made here", location: place)]),
        ], rules: SampleReport.rules,
        project: SampleReport.usual.project), width: width
    ).split(separator: "\n")
    #expect(lines.contains("    at    \(place)"))
    #expect(lines.contains("    see   made here"))
    #expect(lines.contains("    see   \(place): made here") == (width == 62))
    #expect(lines.contains("    see   \(place):") == (width < 62))
    #expect(lines.contains("          made here") == (width < 62))
  }

  @Test func theWorstFindingOfARuleComesFirst() {
    let findings = [Severity.note, .error, .warning, .error].enumerated().map { number, severity in
      Finding(
        rule: "unused-route", severity: severity, subject: "Shop/Route.\(number)",
        message: "message \(number)")
    }
    let text = print(
      .text,
      AuditReport(
        findings: findings, rules: SampleReport.rules, project: SampleReport.usual.project))
    #expect(text.matches(of: /message (\d)/).map { String($0.1) } == ["1", "3", "2", "0"])
  }

  @Test(arguments: [30, 60, 100])
  func coloursChangeNothingElse(_ width: Int) {
    let report = SampleReport.usual
    let plain = print(.text, report, width: width).replacing("`", with: "")
    let coloured = print(.text, report, color: true, width: width)
    #expect(coloured != plain)
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing("`", with: "") == plain)
    // No colour is left on at the end of a line.
    for line in coloured.split(separator: "\n") {
      let last = line.matches(of: /\u{1B}\[([0-9;]*)m/).last
      #expect(last == nil || last?.1 == "0", "\(line)")
    }
  }

  @Test(arguments: ReporterFormat.allCases)
  func letsNoControlCharacterThrough(_ format: ReporterFormat) {
    let text = print(format, SampleReport.hostile)
    let controls = text.unicodeScalars.filter { scalar in
      scalar != "\n" && scalar.properties.generalCategory == .control
    }
    #expect(controls.isEmpty)
    #expect(!text.contains("\u{202E}") && !text.contains("\u{2028}"))
  }

  @Test func everyLineForXcodeIsADiagnostic() {
    let lines = print(.xcode, SampleReport.hostile).split(separator: "\n")
    let diagnostic = /(\/.+:\d+:\d+: )?(error|warning|note): .+/
    for line in lines { #expect(line.wholeMatch(of: diagnostic) != nil) }
  }

  @Test func jsonKeepsEveryCharacter() throws {
    struct Printed: Decodable {
      struct Item: Decodable {
        struct Place: Decodable {
          let column: Int
          let endColumn: Int?
        }
        let message: String
        let location: Place?
      }
      let findings: [Item]
    }
    let text = print(.json, SampleReport.hostile)
    let printed = try JSONDecoder().decode(Printed.self, from: Data(text.utf8))
    #expect(printed.findings.map(\.message) == SampleReport.hostile.findings.map(\.message))
    #expect(printed.findings.compactMap(\.location?.endColumn) == [8005, 33])
  }

  @Test func theSameReportGivesTheSameBytes() {
    for format in ReporterFormat.allCases {
      #expect(print(format, SampleReport.hostile) == print(format, SampleReport.hostile))
    }
  }
}
