import Foundation
import Testing

@testable import Graphviz

struct RenderTests {
  @Test(arguments: [
    (GraphvizFormat.svg, Array("<?xml".utf8)), (.png, [0x89, 0x50, 0x4E, 0x47]),
    (.pdf, Array("%PDF".utf8)), (.dot, Array("digraph".utf8)),
  ])
  func writesEveryFormat(format: GraphvizFormat, start: [UInt8]) throws {
    let picture = try Graphviz.render("digraph { a -> b }", as: format)
    #expect(picture.bytes.starts(with: start))
    #expect(picture.messages.isEmpty)
  }

  @Test func aPDFCarriesNoDate() throws {
    let picture = try Graphviz.render("digraph { a -> b }", as: .pdf)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    for date in text.split(separator: "Date (D:").dropFirst() {
      #expect(date.hasPrefix("20000101000000"))
    }
    var bytes = Array("<< /CreationDate (D:20311224180000Z) /ModDate (D:20311224)".utf8)
    PDFDate.remove(from: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "<< /CreationDate (D:20000101000000Z) /ModDate (D:20000101)")
  }

  @Test func knowsItsVersion() throws {
    let version = try #require(Graphviz.version)
    #expect(version.split(separator: ".").count >= 2)
  }

  @Test(arguments: ["", "digraph {", "graph \"a", "digraph { a -> }", "this is no graph"])
  func saysWhatIsWrongWithTheGraph(dot: String) throws {
    let error = #expect(throws: GraphvizError.self) { try Graphviz.render(dot, as: .svg) }
    guard case .invalidGraph(let messages) = try #require(error) else {
      Issue.record("not an invalid graph: \(String(describing: error))")
      return
    }
    if !dot.isEmpty { #expect(messages.joined().contains("syntax error")) }
    #expect("\(try #require(error))".hasPrefix("Graphviz cannot read the graph: "))
  }

  @Test func errorsOfTheLayoutAreErrors() {
    #expect(throws: GraphvizError.self) {
      try Graphviz.render("digraph { a [label=<<b>open>] }", as: .svg)
    }
  }

  @Test func warningsComeWithThePicture() throws {
    let picture = try Graphviz.render("digraph { a [shape=unheardof]; a -> b }", as: .svg)
    #expect(picture.messages.contains { $0.contains("unheardof") })
  }

  @Test func oneFailureDoesNotPoisonTheNextPicture() throws {
    for _ in 0..<3 {
      #expect(throws: GraphvizError.self) { try Graphviz.render("digraph {", as: .svg) }
      let picture = try Graphviz.render("digraph { a -> b }", as: .svg)
      #expect(picture.messages.isEmpty)
    }
  }

  @Test func sameGraphSameBytes() throws {
    let dot = "digraph g { a -> b; b -> c; a -> c; subgraph cluster_x { c; d } }"
    let first = try Graphviz.render(dot, as: .svg)
    let second = try Graphviz.render(dot, as: .svg)
    #expect(second.text == first.text)
  }

  @Test func threadsWaitForEachOther() async throws {
    let dot = "digraph g { a -> b; b -> c }"
    let expected = try Graphviz.render(dot, as: .svg)
    try await withThrowingTaskGroup(of: GraphvizPicture.self) { group in
      for _ in 0..<16 { group.addTask { try Graphviz.render(dot, as: .svg) } }
      for try await picture in group { #expect(picture.text == expected.text) }
    }
  }
}

extension GraphvizPicture {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
