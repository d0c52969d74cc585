import FlowIntrospection
import Foundation
import TestSupport
import Testing

@testable import FlowViz

@Suite("Project configuration")
struct ConfigurationTests {
  private func failure(_ text: String) -> String? {
    do {
      _ = try ProjectConfiguration(text: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("JSON with comments, trailing commas, plain keys and single quotes")
  func json5() throws {
    let configuration = try ProjectConfiguration(
      text: """
        // What our binary router does.
        {
          vocabulary: { /* by verb */
            "push": ["Router.go(to:)", 'Router.open',],
            dismiss: ["Router.close()"],
          },
        }
        """)
    let entries = configuration.vocabulary.entries
    #expect(entries.map(\.verb) == [.push, .push, .dismiss])
    #expect(
      entries.map(\.method.text) == ["Router.go(to:)", "Router.open", "Router.close()"])
    #expect(
      entries.first?.location == SourceLocation(file: ".flowviz.json", line: 4, column: 14))
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      (
        "{\n  \"vocabluary\": {}\n}",
        "2:3: unknown key 'vocabluary' in the configuration; did you mean 'vocabulary'?"
      ),
      (
        "{ \"vocabulary\": { \"pusch\": [] } }",
        "1:19: unknown key 'pusch' in vocabulary; did you mean 'push'?"
      ),
      (
        "{ \"x\": 1 }",
        "1:3: unknown key 'x' in the configuration; known are 'contracts', 'drawing', 'exclude', "
          + "'include', 'links', 'modules', 'rules', '$schema', 'vocabulary'"
      ),
      (
        "{ \"rules\": { \"unused-rout\": \"off\" } }",
        "1:14: unknown key 'unused-rout' in rules; did you mean 'unused-route'?"
      ),
      (
        "{ \"rules\": { \"unused-route\": \"of\" } }",
        "1:30: 'of' is no value of 'rules.unused-route'; did you mean 'off'?"
      ),
      (
        "{ \"rules\": { \"unused-route\": \"fatal\" } }",
        "1:30: 'fatal' is no value of 'rules.unused-route'; "
          + "choose one of 'off', 'note', 'warning', 'error'"
      ),
      (
        "{ \"rules\": { \"unused-route\": { \"severety\": 1 } } }",
        "1:32: unknown key 'severety' in rules.unused-route; did you mean 'severity'?"
      ),
      (
        "{ \"rules\": { \"unused-route\": 3 } }",
        "1:30: 'rules.unused-route' must be a text, not a number"
      ),
      (
        "{ \"exclude\": [\"../Other\"] }",
        "1:15: '../Other' fits nothing; write a path from the project's root on, with '*' for a part "
          + "of a name and '**' for folders"
      ),
      ("{ \"include\": \"Sources\" }", "1:14: 'include' must be a list of texts, not a text"),
      ("{ \"modules\": { \"a/b\": [] } }", "1:23: 'a/b' is no name of a module"),
      (
        "{ \"drawing\": { \"detail\": \"route\" } }",
        "1:26: 'route' is no value of 'drawing.detail'; did you mean 'routes'?"
      ),
      (
        "{ \"drawing\": { \"sourceURL\": \"https://host\" } }",
        "1:29: the template names no file; write '{file}' where the path belongs, and '{line}' "
          + "where the line does"
      ),
      ("{ \"$schema\": 1 }", "1:14: '$schema' must be a text, not a number"),
      (
        "{ \"vocabulary\": { \"push\": [\"Router go\"] } }",
        "1:28: 'Router go' names no method; "
          + "write it as 'Router.go(to:)' or 'Router.open(_:animated:)'"
      ),
      (
        "{ \"vocabulary\": { \"push\": \"Router.go\" } }",
        "1:27: 'vocabulary.push' must be a list of texts, not a text"
      ),
      (
        "{ \"vocabulary\": { \"push\": [1] } }",
        "1:28: 'vocabulary.push' must be a text, not a number"
      ),
      (
        "{ \"rules\": { \"modal-on-modal\": { \"depth\": 99999999999999999999 } } }",
        "1:43: 'rules.modal-on-modal.depth' must be a whole number of a usual size, "
          + "not 99999999999999999999"
      ),
      (
        "{ \"rules\": { \"modal-on-modal\": { \"depth\": -1 } } }",
        "1:43: 'rules.modal-on-modal.depth' must be zero or more, not -1"
      ),
      ("{ \"vocabulary\": [] }", "1:17: 'vocabulary' must be an object, not a list"),
      ("[]", "1:1: 'the configuration' must be an object, not a list"),
      ("{ \"vocabulary\": {}", "1:19: '}' is missing at the end"),
      ("{ \"vocabulary\" {} }", "1:16: ':' is missing behind 'vocabulary'"),
      ("{} x", "1:4: nothing may follow the last brace"),
      ("", "1:1: a value is missing at the end"),
      ("{ \"a\": \"b", "1:8: the text has no end"),
      ("/* {}", "1:1: the comment has no end"),
      ("{ \"a\": oops }", "1:8: 'oops' is no value"),
      ("{ \"vocabulary\": {}, \"vocabulary\": {} }", "1:21: the key 'vocabulary' stands twice"),
    ])
  func mistakes(text: String, message: String) {
    #expect(failure(text) == ".flowviz.json:" + message)
  }

  @Test("Deeply nested values are refused, not followed")
  func nesting() {
    let text = String(repeating: "[", count: 100_000)
    #expect(failure(text) == ".flowviz.json:1:65: values are nested too deep")
  }

  @Test("Every prefix of a configuration is read or refused")
  func prefixes() {
    let text = "{ // a\n 'vocabulary': { \"push\": [\"A.b(_:)\\u0041\\n\", ], /* x */ start: [] } }"
    for length in 0..<text.count { #expect(failure(String(text.prefix(length))) != nil) }
  }

  private let source = """
    import InHouse
    struct HomeView: View {
      let pilot: Pilot
      var body: some View { Button("Go") { pilot.fly(to: PondView()) } }
    }
    struct PondView: View { var body: some View { Text("") } }
    @main struct PondApp: App { var body: some Scene { WindowGroup { HomeView(pilot: Pilot()) } } }
    """

  private func pushes(_ graph: FlowGraph) -> Int { graph.edges.count { $0.kind == .push } }

  @Test("The root's file counts, unless another is given")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", Data(source.utf8))
    #expect(pushes(try SwiftProject(paths: [folder.path]).flowGraph()) == 0)
    try folder.write(
      ".flowviz.json", Data("{ vocabulary: { push: ['Pilot.fly(to:)', 'Pilot.sink()'] } }".utf8))
    let graph = try SwiftProject(paths: [folder.path]).flowGraph()
    #expect(pushes(graph) == 1)
    #expect(
      graph.notices.map(\.message)
        == ["the vocabulary names 'Pilot.sink()', but no code calls such a method"])
    let none = try SwiftProject(paths: [folder.path], configuration: ProjectConfiguration())
    #expect(pushes(none.flowGraph()) == 0)
    try folder.write(".flowviz.json", Data("{ vocab: 1 }".utf8))
    let error = #expect(throws: ProjectError.self) { try SwiftProject(paths: [folder.path]) }
    #expect(error?.description.hasPrefix(".flowviz.json:1:3: unknown key 'vocab'") == true)
  }

  @Test("A file that is missing or no text is told of by its name")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = "\(folder.path)/none.json"
    #expect(throws: ProjectError.missing(path: missing)) {
      try ProjectConfiguration(file: missing)
    }
    let binary = "\(folder.path)/binary.json"
    try Data([0xFF, 0xFE, 0x00, 0xC1]).write(to: URL(fileURLWithPath: binary))
    let error = #expect(throws: ProjectError.self) { try ProjectConfiguration(file: binary) }
    #expect(error?.description.contains("binary.json") == true)
  }
}
