import Foundation
import Graphviz
import Testing

@testable import LayoutProcesses

struct ChildLayoutTests {
  private static func shell(_ script: String, limit: Duration = .seconds(10)) -> ChildLayout {
    ChildLayout(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], timeLimit: limit)
  }

  @Test func endsAChildThatHangs() {
    let start = ContinuousClock.now
    #expect(throws: GraphvizError.timeLimit(seconds: 0.3)) {
      try Self.shell("sleep 30", limit: .milliseconds(300)).render("digraph {}", as: .svg)
    }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func aGrandchildDoesNotKeepItWaiting() {
    let start = ContinuousClock.now
    #expect(throws: GraphvizError.self) {
      try Self.shell("sleep 3 & exit 1").render("digraph {}", as: .svg)
    }
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test func neitherSideBlocksOnMuchData() throws {
    // More than any pipe holds, both ways, and the child reads nothing before it has written.
    let script = """
      head -c 3000000 /dev/zero; head -c 300000 /dev/zero | tr '\\0' ' ' >&2
      echo >&2; echo '{"messages":["fine"]}' >&2; cat >/dev/null
      """
    let dot = "digraph { " + String(repeating: "a; ", count: 500_000) + "}"
    let picture = try Self.shell(script).render(dot, as: .svg)
    #expect(picture.bytes.count == 3_000_000)
    #expect(picture.messages == ["fine"])
  }

  @Test func aChildThatReadsNothingIsNoProblem() {
    let dot = String(repeating: " ", count: 2_000_000)
    #expect(throws: GraphvizError.self) { try Self.shell("exit 3").render(dot, as: .svg) }
  }

  @Test func tellsThatTheChildCrashed() throws {
    let error = #expect(throws: GraphvizError.self) {
      try Self.shell("kill -SEGV $$").render("digraph {}", as: .svg)
    }
    #expect("\(try #require(error))".contains("signal 11"))
  }

  @Test func tellsThatThereIsNoSuchProgram() throws {
    let layout = ChildLayout(executable: URL(fileURLWithPath: "/nowhere/flow"), arguments: [])
    let error = #expect(throws: GraphvizError.self) {
      try layout.render("digraph {}", as: .svg)
    }
    #expect("\(try #require(error))".contains("/nowhere/flow"))
  }

  @Test func theWorkerAnswersWhatTheParentReads() throws {
    let picture = try Self.work("digraph g { a [shape=strange] }", format: "svg")
    let here = try Graphviz.render("digraph g { a [shape=strange] }", as: .svg)
    #expect(picture.bytes == here.bytes)
    #expect(picture.messages.contains { $0.contains("strange") })
  }

  @Test(arguments: [
    GraphvizError.unavailable, .invalidGraph(messages: ["a \"quote\"", "a \\ and a\ttab\u{1}"]),
    .layoutFailed(messages: []), .lostEdges(drawn: 3, of: 5, messages: ["Größe · 寸法"]),
    .renderingFailed(format: "gif", messages: ["no such format"]), .timeLimit(seconds: 0.25),
    .childFailed(reason: "line\nbreak"), .abandoned,
  ])
  func everyErrorArrivesAsItWas(_ error: GraphvizError) throws {
    let report = LayoutReport(messages: ["\"odd\" \\ message"], error: error)
    #expect(!report.json.contains("\n"))
    #expect(try JSONDecoder().decode(LayoutReport.self, from: Data(report.json.utf8)) == report)
  }

  @Test func theWorkersErrorIsTheParentsError() {
    #expect(throws: GraphvizError.self) { try Self.work("digraph {", format: "svg") }
    #expect(throws: GraphvizError.renderingFailed(format: "gif", messages: ["no such format"])) {
      try Self.work("digraph {}", format: "gif")
    }
  }

  /// Runs the worker in this process, over files.
  private static func work(_ dot: String, format: String) throws -> GraphvizPicture {
    let input = try ScratchFile()
    let output = try ScratchFile()
    let errors = try ScratchFile()
    try input.write(Data(dot.utf8))
    let status = LayoutWorker.run(
      format: format, input: input.handle.fileDescriptor,
      output: output.handle.fileDescriptor, errors: errors.handle.fileDescriptor)
    let answer = ChildAnswer(
      output: try output.contents(), messages: try errors.contents(), status: status)
    return try answer.picture()
  }
}
