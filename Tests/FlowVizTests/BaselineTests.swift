import TestSupport
import Testing

@testable import FlowViz

@Suite("Baseline")
struct BaselineTests {
  private func finding(_ subject: String, rule: String = "unused-route") -> Finding {
    Finding(rule: rule, severity: .warning, subject: subject, message: "\(subject) is unused")
  }

  private func report(_ subjects: String...) -> AuditReport {
    AuditReport(
      findings: subjects.map { finding($0) },
      rules: [RuleDescription(id: "unused-route", summary: "A route that no code makes")],
      project: ProjectSummary(name: "Shop"))
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try Baseline(text: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Its text is sorted, an entry a line, and reads back")
  func text() throws {
    let baseline = Baseline([
      Baseline.Entry(FindingKey(rule: "unused-route", subject: "Shop/Route.b")),
      Baseline.Entry(
        FindingKey(rule: "unused-route", subject: "Shop/Route.a\u{1B}", detail: "x \"y\""),
        reason: "widgets open it", until: "2027-01-31"),
      Baseline.Entry(FindingKey(rule: "orphan-flow", subject: "Shop/Flow")),
      Baseline.Entry(FindingKey(rule: "orphan-flow", subject: "Shop/Flow"), reason: "twice"),
    ])
    #expect(
      baseline.text == #"""
        {
          "version": 1,
          "entries": [
            {"rule": "orphan-flow", "subject": "Shop/Flow"},
            {"rule": "unused-route", "subject": "Shop/Route.a\u001b", "detail": "x \"y\"", "reason": "widgets open it", "until": "2027-01-31"},
            {"rule": "unused-route", "subject": "Shop/Route.b"}
          ]
        }

        """#)
    var read = try Baseline(text: baseline.text).entries
    #expect(read.map(\.location?.line) == [4, 5, 6])
    for index in read.indices { read[index].location = nil }
    #expect(read == baseline.entries)
    #expect(try Baseline(text: Baseline().text) == Baseline())
  }

  @Test("What it puts off is not reported, what is gone is told of")
  func applied() {
    let baseline = Baseline([
      Baseline.Entry(FindingKey(rule: "unused-route", subject: "a")),
      Baseline.Entry(FindingKey(rule: "unused-route", subject: "gone")),
      Baseline.Entry(FindingKey(rule: "other-rule", subject: "a")),
    ])
    let result = baseline.applied(to: report("a", "b"), today: "2027-01-01")
    #expect(result.findings.map(\.subject) == ["b"])
    #expect(result.baselined.map(\.subject) == ["a"])
    #expect(
      result.notices.map(\.message) == [
        "the baseline holds unused-route of gone, which is found no more; "
          + "'--write-baseline' removes it"
      ])
    // A rule that did not run says nothing about its entries.
    #expect(baseline.stale(for: report("a", "b")).map(\.key.subject) == ["gone"])
  }

  @Test(
    "An entry counts through its last day",
    arguments: [("2027-01-30", true), ("2027-01-31", true), ("2027-02-01", false)])
  func until(today: String, counts: Bool) {
    let baseline = Baseline([
      Baseline.Entry(FindingKey(rule: "unused-route", subject: "a"), until: "2027-01-31")
    ])
    let result = baseline.applied(to: report("a"), today: today)
    #expect(result.findings.isEmpty == counts)
    #expect(
      result.notices.map(\.message)
        == (counts ? [] : ["the baseline put off unused-route of a until 2027-01-31"]))
  }

  @Test("Covering a report keeps reasons, drops what is gone, and leaves other rules alone")
  func covering() {
    let old = Baseline([
      Baseline.Entry(FindingKey(rule: "unused-route", subject: "a"), reason: "soon"),
      Baseline.Entry(FindingKey(rule: "unused-route", subject: "gone")),
      Baseline.Entry(FindingKey(rule: "other-rule", subject: "x")),
    ])
    let new = old.covering(report("a", "b", "b"))
    #expect(new.entries.map(\.key.subject) == ["x", "a", "b"])
    #expect(new.entries.map(\.reason) == [nil, "soon", nil])
    #expect(new.covering(report("a", "b")) == new)
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      ("{}", "1:1: 'version' is missing in the baseline"),
      ("{ \"version\": 2 }", "1:14: this program reads version 1 of the baseline"),
      (
        "{ \"version\": 1, \"entrys\": [] }",
        "1:17: unknown key 'entrys' in the baseline; did you mean 'entries'?"
      ),
      (
        "{ \"version\": 1, \"entries\": [{ \"rule\": \"a\" }] }",
        "1:29: an entry needs 'rule' and 'subject'"
      ),
      (
        "{ \"version\": 1, \"entries\": [{ \"rule\": 1 }] }",
        "1:39: 'entries.rule' must be a text, not a number"
      ),
      (
        "{ \"version\": 1, \"entries\": [{ \"until\": \"soon\" }] }",
        "1:40: 'until' must be a day such as 2027-01-31"
      ),
      (
        "{ \"version\": 1, \"entries\": [{ \"until\": \"2027-13-01\" }] }",
        "1:40: 'until' must be a day such as 2027-01-31"
      ),
      ("{ \"version\": 1, \"entries\": {} }", "1:28: 'entries' must be a list, not an object"),
      ("<<<<<<< HEAD", "1:1: '<<<<<<<' is no value"),
    ])
  func mistakes(text: String, message: String) {
    #expect(failure(text) == ".flowviz-baseline.json:" + message)
  }
}
