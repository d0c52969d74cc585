import FlowViz
import Testing

/// Every rule's examples, read as an app is read: they are the rule's page in the manual and its
/// tests.
@Suite("The examples of the rules")
struct RuleExampleTests {
  fileprivate struct Case: Sendable, CustomTestStringConvertible {
    let rule: any Rule
    let number: Int
    let example: RuleExample

    /// Where the example begins, so that a failure points there.
    var sourceLocation: Testing.SourceLocation {
      Testing.SourceLocation(
        fileID: example.fileID, filePath: example.fileID, line: example.line, column: 1)
    }

    var testDescription: String { "\(rule.description.id) \(number)" }
  }

  @Test("A triggering example is reported at its marks and nowhere else", arguments: triggering)
  private func triggers(example: Case) {
    #expect(
      Set(places(of: example)) == Set(example.example.marks),
      sourceLocation: example.sourceLocation)
  }

  @Test(
    "Every rule shows two of each kind at least", arguments: BuiltInRules.all.map(\.description))
  private func showsEnough(rule: RuleDescription) {
    #expect(rule.triggering.count >= 2 && rule.nonTriggering.count >= 2, "\(rule.id)")
  }

  @Test("A non-triggering example is left alone", arguments: nonTriggering)
  private func leavesAlone(example: Case) {
    #expect(places(of: example) == [], sourceLocation: example.sourceLocation)
    let moved = findings(example, "// Überprüft 👩‍👩‍👧\n\(example.example.source)")
    #expect(moved == [], sourceLocation: example.sourceLocation)
  }

  @Test(
    "A comment silences every finding, and text beyond ASCII moves none", arguments: triggering)
  private func silenced(example: Case) {
    let text = "// Überprüft 👩‍👩‍👧\n\(example.example.source)"
    let moved = findings(example, text).compactMap { $0.location?.line }
    #expect(
      Set(moved) == Set(example.example.marks.map { $0.line + 1 }),
      sourceLocation: example.sourceLocation)
    let ignoring = "// flowviz:ignore:file \(example.rule.description.id) - tried\n\(text)"
    #expect(findings(example, ignoring) == [], sourceLocation: example.sourceLocation)
  }

  @Test("Columns count bytes", arguments: triggering)
  private func countsBytes(example: Case) {
    let comment = "/* é 👩‍👩‍👧 */ "
    let marks = example.example.marks
    let lines = example.example.source.split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.enumerated().map { index, line in
      marks.contains { $0.line == index + 1 } ? comment + line : String(line)
    }
    let expected = marks.map {
      RuleExample.Place(line: $0.line, column: $0.column + comment.utf8.count)
    }
    #expect(
      Set(places(of: findings(example, moved.joined(separator: "\n")))) == Set(expected),
      sourceLocation: example.sourceLocation)
  }

  @Test("The rest of a large file changes nothing", arguments: triggering + nonTriggering)
  private func inLargeFile(example: Case) {
    let filler = (1...400).map { number in
      """
      private struct Filler\(number): Equatable {
        var names: [String] = []
        let limit = \(number)

        mutating func add(_ name: String) {
          guard names.count < limit else { return }
          for known in names where known == name { return }
          names.append(name)
        }
      }

      """
    }
    let before = filler.prefix(200).joined(separator: "\n")
    let after = filler.suffix(200).joined(separator: "\n")
    let lines = before.count(where: \.isNewline) + 1
    let marked = example.example.marks.map {
      RuleExample.Place(line: $0.line + lines, column: $0.column)
    }
    let source = "\(before)\n\(example.example.source)\n\(after)"
    #expect(
      Set(places(of: findings(example, source)))
        == Set(Self.isTriggering(example) ? marked : []),
      sourceLocation: example.sourceLocation)
  }

  @Test("An export gives the findings that the sources give", arguments: triggering)
  private func survivesExport(example: Case) throws {
    let graph = graph(of: example.example.source, example)
    let exported = try GraphExport.decode(GraphExport.encode(graph))
    let auditor = Self.auditor(example)
    #expect(auditor.audit(exported) == auditor.audit(graph), sourceLocation: example.sourceLocation)
  }

  private static let triggering = cases(\.triggering)
  private static let nonTriggering = cases(\.nonTriggering)

  private static func isTriggering(_ example: Case) -> Bool {
    example.rule.description.triggering.contains(example.example)
  }

  private static func cases(_ examples: KeyPath<RuleDescription, [RuleExample]>) -> [Case] {
    BuiltInRules.all.flatMap { rule in
      rule.description[keyPath: examples].enumerated().map {
        Case(rule: rule, number: $0.offset + 1, example: $0.element)
      }
    }
  }

  private func places(of example: Case) -> [RuleExample.Place] {
    places(of: findings(example, example.example.source))
  }

  private func places(of findings: [Finding]) -> [RuleExample.Place] {
    findings.compactMap { finding in
      finding.location.map { RuleExample.Place(line: $0.line, column: $0.column) }
    }
  }

  private func findings(_ example: Case, _ source: String) -> [Finding] {
    Self.auditor(example).audit(graph(of: source, example)).findings
      .filter { $0.rule == example.rule.description.id }
  }

  /// Runs the rule with all others, because what one silences is what another asks for, and as a
  /// warning if it is off by default.
  private static func auditor(_ example: Case) -> Auditor {
    let description = example.rule.description
    let levels: [String: RuleLevel] = description.level == .off ? [description.id: .warning] : [:]
    return Auditor(configuration: AuditConfiguration(levels: levels))
  }

  private func graph(of source: String, _ example: Case) -> FlowGraph {
    var sources = ["Sources/Shop.swift": source]
    if !example.example.tests.isEmpty { sources["Tests/ShopTests.swift"] = example.example.tests }
    let schemes = example.example.claimedSchemes.map { "<string>\($0)</string>" }
    if !schemes.isEmpty {
      sources["Info.plist"] = """
        <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array>\(schemes.joined())</array>
        </dict></array></dict></plist>
        """
    }
    return SwiftProject(name: "Shop", sources: sources).flowGraph()
  }
}
