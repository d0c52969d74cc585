import FlowModel
import Foundation
import Graphviz
import Testing

@testable import FlowDrawing

@Suite("Remembered layouts")
struct LayoutMemoryTests {
  private func graph(line: Int = 1, extra: Bool = false) -> FlowGraph {
    func node(_ name: String, _ kind: NodeKind) -> Node {
      Node(
        id: NodeID("\(kind.rawValue):App/\(name)"), kind: kind, name: name, qualifiedName: name,
        module: "App", location: SourceLocation(file: "\(name).swift", line: line, column: 1))
    }
    let more = extra ? [node("Cart", .screen)] : []
    let nodes = [node("Demo", .entry), node("Home", .screen)] + more
    let edges = nodes.dropFirst().map { Edge(kind: .push, from: nodes[0].id, to: $0.id) }
    return FlowGraph(project: ProjectSummary(name: "App"), nodes: nodes, edges: edges)
  }

  private func draw(_ graph: FlowGraph, _ memory: LayoutMemory) throws -> (Data, Int) {
    let drawn = try memory.drawing { layout in
      try FlowDrawing(graph).render(.svg, laidOutBy: layout).data
    }
    let result = try #require(drawn)
    return (result.picture, result.layoutCount)
  }

  @Test("What looks the same is laid out once, and still tells of new places")
  func places() throws {
    let memory = LayoutMemory(.inProcess)
    let first = try draw(graph(), memory)
    #expect(first.1 == 1)
    #expect(try draw(graph(), memory) == (first.0, 0))
    let moved = try draw(graph(line: 7), memory)
    #expect(moved.1 == 0)
    #expect(moved.0 != first.0)
    #expect(try moved.0 == FlowDrawing(graph(line: 7)).render(.svg).data)
  }

  @Test("Another graph is laid out, and the one before is forgotten")
  func change() throws {
    let memory = LayoutMemory(.inProcess)
    _ = try draw(graph(), memory)
    let larger = try draw(graph(extra: true), memory)
    #expect(larger.1 == 1)
    #expect(try larger.0 == FlowDrawing(graph(extra: true)).render(.svg).data)
    #expect(try draw(graph(), memory).1 == 1)
  }

  @Test("An abandoned picture is none, and the next one is drawn")
  func abandoned() throws {
    let memory = LayoutMemory(.inProcess)
    memory.abandon()
    let none = try memory.drawing { try FlowDrawing(graph()).render(.svg, laidOutBy: $0) }
    #expect(none == nil)
    memory.welcome()
    #expect(try draw(graph(), memory).1 == 1)
  }

  @Test("A child that nobody waits for is ended at once")
  func endsChild() throws {
    let memory = LayoutMemory(
      .childProcess(
        executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "sleep 60", "x"],
        timeLimit: .seconds(60)))
    let start = ContinuousClock.now
    Thread {
      usleep(200_000)
      memory.abandon()
    }.start()
    let none = try memory.drawing { try FlowDrawing(graph()).render(.svg, laidOutBy: $0) }
    #expect(none == nil)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("What failed is not tried again")
  func failure() throws {
    let memory = LayoutMemory(
      .childProcess(
        executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "sleep 60", "x"],
        timeLimit: .milliseconds(50)))
    for expected in [true, false] {
      let start = ContinuousClock.now
      #expect(throws: DrawingError.self) {
        _ = try memory.drawing { try FlowDrawing(graph()).render(.svg, laidOutBy: $0) }
      }
      #expect((ContinuousClock.now - start >= .milliseconds(50)) == expected)
    }
  }
}
