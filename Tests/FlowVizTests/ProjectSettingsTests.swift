import Foundation
import TestSupport
import Testing

@testable import FlowViz

@Suite("What a configuration changes")
struct ProjectSettingsTests {
  private let sources = [
    "Sources/App/App.swift": """
    @main struct PondApp: App { var body: some Scene { WindowGroup { PondView() } } }
    struct PondView: View { var body: some View { Text("") } }
    """,
    "Sources/App/Generated/Made.swift":
      "struct MadeView: View { var body: some View { PondView() } }",
    "Playground/Try.swift": "struct TryView: View { var body: some View { PondView() } }",
  ]

  private func project(_ configuration: String) throws -> SwiftProject {
    SwiftProject(
      name: "Pond", sources: sources,
      configuration: try ProjectConfiguration(text: configuration))
  }

  @Test(
    "Files are chosen",
    arguments: [
      ("{}", 3), ("{ exclude: ['Generated'] }", 2), ("{ include: ['Sources'] }", 2),
      ("{ include: ['Sources'], exclude: ['Generated'] }", 1),
    ])
  func files(configuration: String, count: Int) throws {
    let graph = try project(configuration).flowGraph()
    #expect(graph.project.fileCount == count)
    #expect(graph.notices.isEmpty)
  }

  @Test("A pattern that fits no file is told of")
  func unusedPatterns() throws {
    let configuration = "{ exclude: ['Generatd'],\n  modules: { A: ['Playground', 'Pod'] } }"
    let graph = try project(configuration).flowGraph()
    #expect(
      graph.notices.map { "\($0.location?.description ?? "") \($0.message)" } == [
        ".flowviz.json:1:13 'Generatd' in exclude fits no file of the project",
        ".flowviz.json:2:32 'Pod' in modules fits no file of the project",
      ])
  }

  @Test("Folders become modules")
  func modules() throws {
    #expect(try project("{}").modules == ["App", "Playground"])
    let named = try project("{ modules: { Made: ['**/Generated'], Pond: ['Sources/App'] } }")
    #expect(named.modules == ["Made", "Playground", "Pond"])
    let screens = named.flowGraph().nodes(of: .screen).map { "\($0.module).\($0.name)" }
    #expect(screens.contains("Pond.PondView"))
  }

  @Test("A configuration that leaves nothing is an error, not an empty graph")
  func nothingLeft() throws {
    let folder = try TemporaryFolder(sources)
    try folder.write(".flowviz.json", Data("{ include: ['Elsewhere'] }".utf8))
    let error = #expect(throws: ProjectError.self) { try SwiftProject(paths: [folder.path]) }
    #expect(
      error?.description == "no Swift file is left: 'include' and 'exclude' in .flowviz.json "
        + "leave all of them out")
  }

  @Test("Files on disk are chosen too, and a change of the choice is seen at once")
  func disk() throws {
    let folder = try TemporaryFolder(sources)
    let cache = try TemporaryFolder()
    func count() throws -> Int {
      try SwiftProject(paths: [folder.path])
        .flowGraph(ReadingOptions(cacheFolder: cache.path)).project.fileCount
    }
    #expect(try count() == 3)
    try folder.write(".flowviz.json", Data("{ exclude: ['Playground'] }".utf8))
    #expect(try count() == 2)
    #expect(try count() == 2)
  }

  @Test("Where a part is read, what lies above it in the repository counts, from there on")
  func above() throws {
    let folder = try TemporaryFolder(sources)
    try folder.write(".flowviz.json", Data("{ exclude: ['Sources/App/Generated', 'X'] }".utf8))
    func graph() throws -> FlowGraph {
      try SwiftProject(paths: [folder("Sources/App")]).flowGraph()
    }
    // Outside of a repository it may be anybody's.
    #expect(try graph().project.fileCount == 2)
    try folder.makeFolder(".git")
    #expect(try graph().project.fileCount == 1)
    #expect(try graph().notices.isEmpty)
    let file = ProjectFile(named: ".flowviz.json", from: folder("Sources/App"))
    #expect(file?.name == "../../.flowviz.json")
    try folder.write("Sources/.flowviz.json", Data("{ excl: [] }".utf8))
    let error = #expect(throws: ProjectError.self) { try graph() }
    #expect(error?.description.hasPrefix("../.flowviz.json:1:3: unknown key 'excl'") == true)
  }

  @Test("Rules are made louder, softer or silent, and tuned")
  func rules() throws {
    let rules = [
      RuleDescription(id: "plain", summary: "A plain rule"),
      RuleDescription(
        id: "tuned", summary: "A rule with options",
        options: [
          RuleOption("limit", "How many", default: 3),
          RuleOption("strict", "Whether", default: false),
          RuleOption("name", "Which", default: "x"),
        ]),
    ]
    let configuration = try ProjectConfiguration(
      text: """
        { rules: {
          plain: 'off', tuned: { severity: 'error', limit: 9, strict: true, name: 'y' }
        } }
        """, rules: rules)
    #expect(configuration.audit.levels == ["plain": .off, "tuned": .error])
    #expect(
      configuration.audit.options == ["tuned": ["limit": 9, "strict": true, "name": "y"]])
    for text in ["limit: 'x'", "limit: 1.5", "strict: 1", "name: true", "lmit: 1"] {
      #expect(throws: ConfigurationError.self) {
        try ProjectConfiguration(text: "{ rules: { tuned: { \(text) } } }", rules: rules)
      }
    }
  }

  @Test("Drawing settings fill in what a command line leaves open")
  func drawing() throws {
    let settings = try ProjectConfiguration(
      text: "{ drawing: { detail: 'flows', title: 'Pond', sourceURL: 'x/{file}' } }"
    ).drawing
    #expect(
      settings.completing(DrawingOptions(title: "Mine"))
        == DrawingOptions(detail: .flows, title: "Mine", sourceURL: "x/{file}"))
  }
}
