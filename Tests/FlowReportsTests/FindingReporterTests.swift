import FlowModel
import Foundation
import Markup
import TestSupport
import Testing

@testable import FlowReports

@Suite("Reports for programs")
struct FindingReporterTests {
  private func print(
    _ format: ReporterFormat, _ report: AuditReport, folder: String = "",
    failOn: Severity = .warning
  ) -> String {
    let options = ReporterOptions(
      folder: folder, failOn: failOn, sourceLine: SampleReport.line)
    return format.reporter(options).report(report)
  }

  private func finding(_ severity: Severity, _ number: Int) -> Finding {
    Finding(
      rule: "flow-advice", severity: severity, subject: "Shop/Flow\(number)",
      message: "flow \(number)",
      location: SourceLocation(file: "A.swift", line: number, column: 1))
  }

  @Test("SHA-256 is the standard's")
  func hash() {
    let vectors = [
      "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq":
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
      String(repeating: "a", count: 1000):
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
    ]
    for (text, expected) in vectors { #expect(SHA256.hexadecimal(Array(text.utf8)) == expected) }
  }

  @Test("GitHub gets the worst first, and a count of what it would not show")
  func githubLimits() throws {
    let severities: [Severity] = [.note, .warning, .error]
    let findings = severities.flatMap { severity in (1...12).map { finding(severity, $0) } }
    let report = AuditReport(findings: findings, project: ProjectSummary(name: "Shop"))
    let lines = print(.github, report).split(separator: "\n")
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error file=A.swift,line=") })
    #expect(lines.dropFirst(10).prefix(10).allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines.count == 30)
    let last = try #require(lines.last)
    #expect(
      String(last) == "::notice title=flowviz::2 errors, 2 warnings, 3 notes more; "
        + "another reporter lists them all")
    let few = AuditReport(findings: [finding(.note, 1)], project: ProjectSummary(name: "Shop"))
    #expect(print(.github, few).split(separator: "\n").count == 1)
  }

  @Test("A line for GitHub is one command, whatever is in it")
  func githubEscapes() {
    for line in print(.github, SampleReport.hostile).split(separator: "\n") {
      let command = /::(error|warning|notice) [a-zA-Z]+=[^:,]*(,[a-zA-Z]+=[^:,]*)*::.*/
      #expect(line.wholeMatch(of: command) != nil, "\(line)")
    }
  }

  @Test(
    "What is XML is well-formed, and gives back every name",
    arguments: [ReporterFormat.junit, .checkstyle],
    [SampleReport.usual, SampleReport.hostile, SampleReport.empty])
  func xml(format: ReporterFormat, report: AuditReport) throws {
    let text = print(format, report)
    let names = try XMLReading.attributes(of: text)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    for finding in report.findings {
      let attribute = format == .junit ? "name" : "message"
      let expected = VisibleText.escape(
        format == .junit
          ? finding.subject
          : [finding.message, finding.hint].compactMap(\.self).joined(separator: "; "))
      #expect(names.contains { $0[attribute] == expected }, "\(expected)")
    }
  }

  @Test("JUnit fails what fails the audit, and passes what does not")
  func junit() {
    let usual = print(.junit, SampleReport.usual)
    #expect(usual.contains("tests=\"3\" failures=\"2\""))
    #expect(usual.split(separator: "\n").count { $0.contains("<system-out>") } == 1)
    let strict = print(.junit, SampleReport.usual, failOn: .note)
    #expect(strict.contains("failures=\"3\"") && !strict.contains("<system-out>"))
    let empty = AuditReport(
      findings: [], rules: SampleReport.rules, project: ProjectSummary(name: "Shop"))
    #expect(print(.junit, empty).contains("tests=\"3\" failures=\"0\""))
  }

  @Test("GitLab gets what it needs of each finding")
  func codeClimate() throws {
    struct Issue: Decodable {
      struct Lines: Decodable { let begin: Int }
      struct Location: Decodable {
        let path: String
        let lines: Lines
      }
      let description: String
      let checkName: String
      let fingerprint: String
      let severity: String
      let location: Location
    }
    var report = SampleReport.usual
    report.findings += report.findings
    let text = print(.codeclimate, report, folder: "ios")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let issues = try decoder.decode([Issue].self, from: Data(text.utf8))
    #expect(Set(issues.map(\.fingerprint)).count == 6)
    #expect(issues.map(\.severity).prefix(3) == ["major", "minor", "info"])
    #expect(issues[1].location.path == "ios/Sources/Route.swift")
    #expect(issues[1].location.lines.begin == 5)
    #expect(issues.allSatisfy { !$0.description.isEmpty && !$0.checkName.isEmpty })
  }

  @Test("Markdown stays below what a comment may hold, and says what it left out")
  func longMarkdown() {
    let report = AuditReport(
      findings: (1...4_000).map { finding(.warning, $0) }, project: ProjectSummary(name: "Shop"))
    let text = print(.markdown, report)
    #expect(text.utf16.count < 65_000)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| `A.swift") }
    #expect(rows > 500)
    #expect(text.hasSuffix("\n\(4_000 - rows) more findings did not fit in here.\n"))
  }

  private func report(naming name: String) -> AuditReport {
    AuditReport(
      findings: [
        Finding(
          rule: name, severity: .error, subject: name, message: name, hint: name,
          location: SourceLocation(file: name, line: 1, column: 1),
          related: [RelatedPlace(message: name)], path: [NodeID("a:\(name)"), NodeID("b:x")])
      ], notices: [Notice(message: name)], project: ProjectSummary(name: name))
  }

  @Test("Names of an attacker are no markup")
  func markup() {
    let name = "</style><script>alert(1)</script>\" onload='x' <img src=x> | [a](b)"
    let page = print(.html, report(naming: name))
    #expect(!page.contains("<script") && !page.contains("<img"))
    #expect(page.components(separatedBy: "</style>").count == 2)
    #expect(!page.contains("\" onload"))
    // Code spans are read as they are.
    let prose = print(.markdown, report(naming: name)).replacing(/`[^`\n]*`/, with: "")
    #expect(!prose.contains("<img") && !prose.contains("<script"))
    #expect(!prose.replacing("\\]", with: "").contains("](b)"))
  }

  @Test("Whom a name addresses is not called", arguments: ["`@team`", "@team", "a `b @team"])
  func mentions(name: String) {
    // Code calls nobody; prose does, unless the sign is taken apart from the name.
    let prose = print(.markdown, report(naming: name)).replacing(/`[^`\n]*`/, with: "")
    #expect(!prose.contains("@team"))
  }

  @Test("The page loads nothing and runs nothing")
  func selfContained() {
    let page = print(.html, SampleReport.usual)
    #expect(page.contains("default-src 'none'"))
    for text in ["http:", "https:", "<script", "<link", "<img", "@import", "url(", "javascript:"] {
      #expect(!page.contains(text), "\(text)")
    }
  }
}
