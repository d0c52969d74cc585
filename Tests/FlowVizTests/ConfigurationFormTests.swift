import Foundation
import TestSupport
import Testing

@testable import FlowViz

@Suite("The form of a configuration")
struct ConfigurationFormTests {
  private static let rules = [
    RuleDescription(id: "plain", summary: "A plain rule"),
    RuleDescription(
      id: "tuned", summary: "A rule with options", level: .off,
      options: [
        RuleOption("limit", "How many", default: 3),
        RuleOption("strict", "Whether", default: false),
        RuleOption("name", "Which", default: "x"),
      ]),
  ]

  private func accepts(_ text: String) -> Bool {
    (try? ProjectConfiguration(text: text, rules: Self.rules)) != nil
  }

  @Test("The schema in the documentation is the program's")
  func schemaIsCurrent() throws {
    let path = "\(Repository.root)/Documentation/flowviz.schema.json"
    let current = ConfigurationSchema.text()
    let recorded = try? String(contentsOfFile: path, encoding: .utf8)
    guard recorded != current else { return }
    if ProcessInfo.processInfo.environment["FLOWVIZ_RECORD"] == "1" {
      try Data(current.utf8).write(to: URL(fileURLWithPath: path))
    } else {
      Issue.record("flowviz.schema.json is not current; FLOWVIZ_RECORD=1 writes it anew")
    }
  }

  /// Configurations, and whether they are right.
  private static let samples: [(String, Bool)] = [
    (#"{}"#, true), (#"[]"#, false), (#"1"#, false),
    (#"{"$schema": "flowviz.schema.json"}"#, true), (#"{"$schema": 1}"#, false),
    (#"{"includes": []}"#, false),
    (#"{"include": []}"#, true), (#"{"include": ["a", "b/**", "/c", "./d", "*.swift"]}"#, true),
    (#"{"include": "a"}"#, false), (#"{"include": [1]}"#, false), (#"{"include": [""]}"#, false),
    (#"{"exclude": ["a..b", "..."]}"#, true), (#"{"exclude": ["../a"]}"#, false),
    (#"{"exclude": ["a/.."]}"#, false), (#"{"exclude": ["a/../b"]}"#, false),
    (#"{"exclude": ["/"]}"#, false), (#"{"exclude": ["."]}"#, false),
    (#"{"exclude": [null]}"#, false),
    (#"{"modules": {}}"#, true), (#"{"modules": {"A": ["a"], "B": []}}"#, true),
    (#"{"modules": {"A": "a"}}"#, false), (#"{"modules": {"A/B": ["a"]}}"#, false),
    (#"{"modules": {"": ["a"]}}"#, false), (#"{"modules": []}"#, false),
    (#"{"rules": {}}"#, true), (#"{"rules": {"plain": "off", "tuned": "error"}}"#, true),
    (#"{"rules": {"plain": "loud"}}"#, false), (#"{"rules": {"plain": 1}}"#, false),
    (#"{"rules": {"plane": "off"}}"#, false), (#"{"rules": {"plain": {}}}"#, true),
    (#"{"rules": {"plain": {"severity": "note"}}}"#, true),
    (#"{"rules": {"plain": {"severity": "Note"}}}"#, false),
    (#"{"rules": {"plain": {"limit": 1}}}"#, false),
    (#"{"rules": {"tuned": {"limit": 1, "strict": true, "name": ""}}}"#, true),
    (#"{"rules": {"tuned": {"limit": 1.5}}}"#, false),
    (#"{"rules": {"tuned": {"limit": 0}}}"#, true),
    (#"{"rules": {"tuned": {"limit": -1}}}"#, false),
    (#"{"rules": {"tuned": {"limit": "1"}}}"#, false),
    (#"{"rules": {"tuned": {"strict": 1}}}"#, false),
    (#"{"rules": {"tuned": {"name": false}}}"#, false),
    (#"{"rules": []}"#, false),
    (#"{"links": ["links.txt", "Documentation/page..md"]}"#, true), (#"{"links": "a"}"#, false),
    (#"{"links": ["/a"]}"#, false), (#"{"links": ["../a"]}"#, false),
    (#"{"links": ["a/.."]}"#, false), (#"{"links": [""]}"#, false), (#"{"links": [1]}"#, false),
    (#"{"contracts": []}"#, true), (#"{"contracts": {}}"#, false),
    (#"{"contracts": [{"name": "a", "forbidden": {}}]}"#, true),
    (
      #"{"contracts": [{"name": "a", "required": {"from": "A", "edge": "push", "to": "*B"}}]}"#,
      true
    ),
    (
      ##"{"contracts": [{"name": "a", "reachable": {"kind": "root", "except": ["A"]},"##
        + ##" "without": ["present"], "severity": "error", "hint": "h"}]}"##, true
    ),
    (#"{"contracts": [{"name": "a", "maxDepth": 3}]}"#, true),
    (#"{"contracts": [{"name": "a", "maxFanOut": 3, "of": {"kind": ["flow"]}}]}"#, true),
    (#"{"contracts": [{"forbidden": {}}]}"#, false),
    (#"{"contracts": [{"name": "a"}]}"#, false),
    (#"{"contracts": [{"name": "A b", "maxDepth": 3}]}"#, false),
    (#"{"contracts": [{"name": "a", "maxDepth": -1}]}"#, false),
    (#"{"contracts": [{"name": "a", "maxDepth": 1, "maxFanOut": 1}]}"#, false),
    (#"{"contracts": [{"name": "a", "maxDepth": 1, "without": "push"}]}"#, false),
    (#"{"contracts": [{"name": "a", "forbidden": {"edge": "pusch"}}]}"#, false),
    (#"{"contracts": [{"name": "a", "forbidden": {"to": {"names": "x"}}}]}"#, false),
    (
      #"{"contracts": [{"name": "a", "forbidden": {"to": {"except": {"except": "x"}}}}]}"#, false
    ),
    (#"{"vocabulary": {"push": ["A.b(_:)"], "dismiss": []}}"#, true),
    (#"{"vocabulary": {"shove": ["A.b(_:)"]}}"#, false),
    (#"{"vocabulary": {"push": "A.b(_:)"}}"#, false),
    (#"{"vocabulary": {"push": [1]}}"#, false), (#"{"vocabulary": null}"#, false),
    (#"{"drawing": {"detail": "flows", "title": "", "sourceURL": "{file}"}}"#, true),
    (#"{"drawing": {"detail": "all"}}"#, false), (#"{"drawing": {"title": 1}}"#, false),
    (#"{"drawing": {"sourceURL": "https://host"}}"#, false),
    (#"{"drawing": {"colour": "red"}}"#, false),
  ]

  @Test("The schema takes what the program takes", arguments: samples)
  func schemaAgrees(text: String, isRight: Bool) throws {
    let schema = try JSONSchema(Data(ConfigurationSchema.text(rules: Self.rules).utf8))
    let problems = try schema.problems(in: Data(text.utf8))
    #expect(accepts(text) == isRight)
    #expect(problems.isEmpty == isRight, "\(problems)")
  }

  @Test("Every key and value of the schema is one that the program knows")
  func schemaIsKnown() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text().utf8))
    let keys = try #require((object as? [String: Any])?["properties"] as? [String: Any])
    #expect(keys.count > 5)
    let rules = try #require((keys["rules"] as? [String: Any])?["properties"] as? [String: Any])
    #expect(Set(rules.keys) == Set(ProjectConfiguration.rules.map(\.id)))
    let words = try #require(
      (keys["vocabulary"] as? [String: Any])?["properties"] as? [String: Any])
    for word in words.keys {
      let text = "{ vocabulary: { \(word): ['A.b(_:)'] } }"
      #expect((try? ProjectConfiguration(text: text)) != nil)
    }
  }

  @Test("The listing shows each value with its origin, and reads back as the same")
  func listing() throws {
    let text = """
      {
        exclude: ["a'b"],
        modules: { "Check out": ['c'] },
        rules: { tuned: { limit: 9 } },
        links: ["l.txt"],
        vocabulary: { push: ["A.b(_:)"] },
        drawing: { title: "x // y" },
      }
      """
    let configuration = try ProjectConfiguration(text: text, rules: Self.rules)
    let listing = ConfigurationListing(configuration, rules: Self.rules).text
    #expect(
      listing == """
        {
          "include": ["**"], // default
          "exclude": ["a'b"], // .flowviz.json:2:12
          "modules": {
            "Check out": ["c"], // .flowviz.json:3:27
          },
          "rules": {
            "plain": "warning", // default
            "tuned": { "limit": 9 }, // .flowviz.json:4:19
          },
          "contracts": [], // default
          "links": ["l.txt"], // .flowviz.json:5:10
          "vocabulary": {
            "push": ["A.b(_:)"], // .flowviz.json:6:23
          },
          "drawing": {
            // "detail": not set
            "title": "x // y", // .flowviz.json:7:21
            // "sourceURL": not set
          },
        }

        """)
    let again = try ProjectConfiguration(text: listing, rules: Self.rules)
    #expect(again.audit.options == configuration.audit.options)
    #expect(again.drawing == configuration.drawing)
    #expect(
      again.sources.modules.map(\.name) == configuration.sources.modules.map(\.name))
    // Without a configuration all is default, and that reads back too.
    let nothing = ConfigurationListing(ProjectConfiguration()).text
    let defaults = try ProjectConfiguration(text: nothing)
    for rule in ProjectConfiguration.rules {
      #expect(defaults.audit.level(of: rule) == rule.level)
    }
  }

  @Test("The first configuration says nothing, and each comment in it is right")
  func template() throws {
    let project = SwiftProject(
      name: "Pond\n\"x", sources: ["Sources/Shop/A.swift": "", "Sources/Pay/B.swift": ""])
    let text = ConfigurationTemplate(project).text
    #expect(text.contains("Found by themselves: Pay, Shop."))
    let read = try ProjectConfiguration(text: text)
    #expect(read.audit == AuditConfiguration() && read.drawing == DrawingSettings())
    #expect(read.settings.isEmpty)
    // With each example switched on it is read as well.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let examples = lines.map { $0.replacing(/^( *)\/\/ (?=")/) { String($0.1) } }
    let full = try ProjectConfiguration(text: examples.joined(separator: "\n"))
    #expect(full.audit.levels.count == ProjectConfiguration.rules.count)
    #expect(full.drawing.detail != nil && full.drawing.sourceURL != nil)
    #expect(full.sources.include.count == 1 && full.sources.exclude.count == 2)
    #expect(full.vocabulary.entries.count == 2)
    #expect(full.links.map(\.path) == ["Documentation/links.txt"])
  }
}
