import FlowModel
import Foundation
import Testing

@Suite("The same facts give the same bytes, in whatever order files stand")
struct SameExportTests {
  /// Modules that share simple names, share views and start each other.
  private static let files: [(path: String, source: String)] = (0..<60).map { number in
    let next = (number + 1) % 60
    let module = "M\(number % 7)"
    return (
      "Sources/\(module)/File\(number).swift",
      """
      enum Stop\(number): Hashable { case first, second(Int), nested(Stop\(next)) }
      @Observable final class Flow\(number) {
        var path: [Stop\(number)] = []
        var child: Flow\(next)?
        var onFinish: () -> Void = {}
        func zorp(_ stop: Stop\(number)) { path.append(stop); onFinish() }
        func open() {
          let flow = Flow\(next)()
          flow.onFinish = { [weak self] in self?.zorp(.second(1)) }
          child = flow
          flow.zorp(.nested(.first))
        }
      }
      struct Host\(number): View {
        @State private var flow = Flow\(number)()
        @State private var isOn = false
        var body: some View {
          NavigationStack(path: $flow.path) {
            Leaf(flow: flow, isOn: $isOn)
              .navigationDestination(for: Stop\(number).self) { stop in
                switch stop {
                case .first: Shared\(number % 5)()
                case .second: Host\(next)()
                case .nested: EmptyView()
                }
              }
          }
          .sheet(isPresented: $isOn) { Host\(next)() }
        }
      }
      private struct Leaf: View {
        let flow: Flow\(number)
        @Binding var isOn: Bool
        var body: some View {
          Button("") { flow.zorp(Bool.random() ? .first : .second(1)); isOn = true }
          Button("", action: flow.open)
        }
      }
      \(number < 5 ? "struct Shared\(number): View { var body: some View { Text(\"\") } }" : "")
      """
    )
  }

  @Test func twice() throws {
    let first = try GraphExport.encode(introspect(Self.files))
    #expect(try GraphExport.encode(introspect(Self.files)) == first)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func shuffled(_ seed: UInt64) throws {
    var random = Shuffler(state: seed)
    let first = try lines(introspect(Self.files))
    let other = try lines(introspect(Self.files.shuffled(using: &random)))
    #expect(other.difference(from: first).prefix(6).map { "\($0)" } == [])
  }

  @Test func reversedSmallApp() throws {
    let files = [
      ("Sources/Shop/Places.swift", Library.places), ("Sources/Shop/Guide.swift", Library.guide),
      ("Sources/Shop/Home.swift", Library.home("guide.zorp(.shelf)")),
      ("Sources/Shop/Stack.swift", Library.stack),
    ].map { (path: $0.0, source: $0.1) }
    #expect(
      try lines(introspect(files)) == lines(introspect(Array(files.reversed()))))
  }

  @Test func everyFlowAndRouteOfTheBigProject() {
    let graph = introspect(Self.files)
    #expect(graph.nodes(of: .flow).count == 60)
    #expect(graph.nodes(of: .route).count == 180)
    #expect(graph.edges(.child).count == 60)
  }

  private func lines(_ graph: FlowGraph) throws -> [Substring] {
    try String(decoding: GraphExport.encode(graph), as: UTF8.self).split(separator: "\n")
  }
}

private struct Shuffler: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
