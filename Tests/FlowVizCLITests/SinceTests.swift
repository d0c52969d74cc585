import FlowViz
import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

/// `audit --since`, in repositories of its own.
@Suite("audit --since")
struct SinceTests {
  private static let routes = """
    enum Way: Hashable { case home, pond }
    """

  private static func app(calls: String) -> String {
    """
    @main struct PondApp: App {
      @State var path: [Way] = []
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $path) {
            Button("Go") { \(calls) }
              .navigationDestination(for: Way.self) { way in
                switch way {
                case .home: HomeView()
                case .pond: PondView()
                }
              }
          }
        }
      }
    }
    struct HomeView: View { var body: some View { Text("") } }
    struct PondView: View { var body: some View { Text("") } }
    """
  }

  private let folder: TemporaryFolder

  /// A repository whose first commit, `before`, makes both routes.
  init() throws {
    folder = try TemporaryFolder([
      "ios/Sources/Way.swift": Self.routes,
      "ios/Sources/App.swift": Self.app(calls: "path.append(.home); path.append(.pond)"),
    ])
    try git("init -q && git add -A && git commit -qm first && git tag before")
  }

  private func git(_ line: String) throws {
    let identity = "export HOME=\"$PWD\" GIT_CONFIG_NOSYSTEM=1; "
    let settings =
      "git config user.name t && git config user.email t@example.invalid && "
    let run = try Program(
      shell: identity + "git init -q . && \(settings)git \(line)", in: folder.path)
    #expect(run.status == 0, "\(run.error)")
  }

  private func write(calls: String) throws {
    try folder.write("ios/Sources/App.swift", Data(Self.app(calls: calls).utf8))
  }

  private func audit(_ words: String..., path: String = "ios") -> Recording {
    Recording(["audit", path, "--no-cache"] + words, in: folder.path)
  }

  @Test("Who removes the last caller learns of the route in the file that was not touched")
  func deletion() throws {
    try write(calls: "path.append(.home)")
    let recording = audit("--since", "before")
    #expect(recording.status == .gateFailed, "\(recording.error)")
    #expect(recording.output.contains("route `Way.pond` is never made\n"))
    #expect(recording.output.contains("at    Sources/Way.swift:1:33\n"))
    #expect(recording.output.contains("\n1 warning new since before (0 known, 0 gone) "))
    // Committed or not makes no difference.
    try git("commit -qam second")
    #expect(audit("--since", "before").output == recording.output)
    // Since then nothing is new, and what there is is known.
    let since = audit("--since", "HEAD")
    #expect(since.status == .success)
    #expect(since.output.hasPrefix("nothing new since HEAD (1 known, 0 gone) "))
  }

  @Test("What moved, was renamed or is gone is not new")
  func moves() throws {
    try write(calls: "path.append(.home)")
    try git("commit -qam second && git tag found")
    try FileManager.default.moveItem(
      atPath: folder("ios/Sources/Way.swift"), toPath: folder("ios/Sources/Paths.swift"))
    try folder.write("ios/Sources/Paths.swift", Data("\n\n\n\(Self.routes)".utf8))
    #expect(audit("--since", "found").output.hasPrefix("nothing new since found (1 known"))
    try write(calls: "path.append(.home); path.append(.pond)")
    #expect(audit("--since", "found").output.hasPrefix("nothing new since found (0 known, 1 gone)"))
  }

  @Test("The work tree, the index and other commits stay as they are")
  func untouched() throws {
    try write(calls: "path.append(.pond)")
    try folder.write("ios/Sources/New.swift", Data("struct New {}".utf8))
    try git("add ios/Sources/New.swift")
    let index = try Data(contentsOf: URL(fileURLWithPath: folder(".git/index")))
    let names = try folder.names(in: "ios/Sources")
    #expect(audit("--since", "before").status == .gateFailed)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder(".git/index"))) == index)
    #expect(try folder.names(in: "ios/Sources") == names)
    #expect(try folder.names(in: ".git").contains { $0.contains("lock") } == false)
    #expect(try folder.text("ios/Sources/App.swift").contains("path.append(.home)") == false)
  }

  @Test("Nothing of the repository is run")
  func hostile() throws {
    try folder.write(
      "run.sh", Data("#!/bin/sh\ntouch \"\(folder("ran"))\"\ncat\n".utf8))
    #expect(chmod(folder("run.sh"), 0o755) == 0)
    let script = folder("run.sh")
    try git(
      "config core.fsmonitor \(script) && git config filter.x.smudge \(script) && "
        + "git config filter.x.clean \(script) && git config core.hooksPath \(folder.path)")
    try folder.write(".gitattributes", Data("*.swift filter=x export-ignore\n".utf8))
    try? FileManager.default.removeItem(atPath: folder("ran"))
    try write(calls: "path.append(.home)")
    #expect(audit("--since", "before").status == .gateFailed)
    #expect(!FileManager.default.fileExists(atPath: folder("ran")))
  }

  @Test("A project that the revision does not have is new as a whole")
  func newProject() throws {
    try FileManager.default.moveItem(atPath: folder("ios"), toPath: folder("app"))
    try folder.write("app/Sources/App.swift", Data(Self.app(calls: "path.append(.home)").utf8))
    let recording = audit("--since", "before", path: "app")
    #expect(recording.output.contains(" new since before (0 known, 0 gone)"))
    #expect(recording.status == .gateFailed)
  }

  @Test("Baseline and comments count in both revisions")
  func silenced() throws {
    try write(calls: "path.append(.home)")
    #expect(audit("--write-baseline").status == .success)
    let putOff = audit("--since", "before")
    #expect(putOff.status == .success)
    #expect(putOff.output.contains("1 in the baseline"))
    #expect(audit("--since", "before", "--no-baseline").status == .gateFailed)
  }

  @Test("A submodule whose earlier state is not at hand is told of")
  func submodules() throws {
    try git(
      "update-index --add --cacheinfo 160000,$(git rev-parse HEAD),ios/Kit && git commit -qm kit "
        + "&& git tag kit")
    let recording = audit("--since", "kit")
    #expect(recording.status == .success)
    #expect(recording.output.contains("the submodule 'ios/Kit' is not at hand as it was at kit"))
    // One that has nothing to do with what is read is none of the reader's business.
    #expect(!audit("--since", "kit", path: "ios/Sources").output.contains("submodule"))
  }

  @Test("What cannot be compared is said, and is 2")
  func errors() throws {
    let unknown = audit("--since", "nowhere")
    #expect(unknown.status == .failure)
    #expect(unknown.error.hasPrefix("error: the repository has no revision 'nowhere'; give a "))
    for odd in ["--since=--help", "--since=", "--since=HEAD:ios", "--since=HEAD..HEAD"] {
      let recording = audit(odd)
      #expect(recording.status == .failure)
      #expect(recording.error.hasPrefix("error: the repository has no revision '"))
    }
    let outside = try TemporaryFolder(["A.swift": "struct A {}"])
    let recording = Recording("audit", "--since", "HEAD", "--no-cache", in: outside.path)
    #expect(recording.status == .failure)
    #expect(recording.error.contains("lies in no git repository"))
    let export = Recording("audit", "flows.json", "--since", "HEAD")
    #expect(export.status == .usage)
    #expect(audit("--since", "before", "--write-baseline").status == .usage)
  }

  @Test("A shallow clone says that it may be what lacks the revision")
  func shallow() throws {
    try write(calls: "path.append(.home)")
    try git("commit -qam second")
    try git("clone -q --depth 1 \"file://$PWD\" copy")
    let recording = Recording("audit", "--since", "before", in: folder("copy"))
    #expect(recording.status == .failure)
    #expect(recording.error.hasPrefix("error: the shallow clone has no revision 'before'; fetch "))
  }

  @Test("A revision that was read once is not read again, unless it would be read otherwise")
  func keptGraph() throws {
    func audit() -> Recording {
      Recording(["audit", "ios", "--cache-dir", "kept", "--since", "before"], in: folder.path)
    }
    try write(calls: "path.append(.home)")
    let first = audit()
    #expect(first.status == .gateFailed, "\(first.error)")
    // Without its contents, the revision can only be known from before.
    try git(
      "rev-parse before:ios/Sources/App.swift >object && "
        + "rm -f .git/objects/$(cut -c1-2 object)/$(cut -c3-40 object) && git tag again before")
    #expect(self.audit("--since", "before").status == .failure)
    let second = audit()
    #expect(second.output == first.output)
    #expect(second.status == first.status)
    try folder.write(
      "ios/.flowviz.json", Data(#"{ "vocabulary": { "push": ["Post.go(to:)"] } }"#.utf8))
    #expect(audit().status == .failure)
  }
}
