import FlowModel
import Testing

@Suite("Navigation state that nobody reads")
struct UnboundStateTests {
  /// A flow with a bound stack, and a sheet that only `more` may read.
  private func properties(
    flow: String = "", state: String = "var sheet: Sheet?", inherits: String = "",
    body: String = "", more: String = ""
  ) -> [String] {
    let graph = introspect(
      """
      enum Place: Hashable { case shelf }
      enum Sheet: Hashable { case filter, help }
      @Observable final class Guide\(inherits) {
        var trail: [Place] = []
        \(state)
        func filter() { sheet = .filter }
        func close() { sheet = nil }
        \(flow)
      }
      struct HomeView: View {
        @State private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.trail) {
            Button("") { guide.filter() }
              .navigationDestination(for: Place.self) { _ in ShelfView() }
          }
          \(body)
        }
      }
      \(more)

      """ + views("ShelfView"))
    return graph.observations(of: .unboundState).compactMap { $0.data["property"] }
  }

  @Test func reportsStateThatIsOnlyWritten() {
    #expect(properties() == ["sheet"])
    #expect(properties(body: ".task { guide.sheet = .help }") == ["sheet"])
  }

  @Test(arguments: [
    "if guide.sheet == .filter { ShelfView() }", ".sheet(item: $guide.sheet) { _ in ShelfView() }",
    ".environment(\\.sheet, guide.sheet)", ".task { observe(guide, \\.sheet) }",
    ".task { find().sheet.use() }",
  ])
  func silentIfAViewReadsIt(body: String) {
    #expect(properties(body: body) == [])
  }

  @Test func silentIfTheFlowReadsItItself() {
    #expect(properties(flow: "var isOpen: Bool { sheet != nil }") == [])
    #expect(properties(flow: "func show() -> Sheet? { self.sheet }") == [])
  }

  @Test func anothersPropertyOfThatNameIsNotIt() {
    let other = """
      @Observable final class Desk { var sheet: Sheet? }
      struct DeskView: View {
        let desk: Desk
        var body: some View { if desk.sheet == .filter { ShelfView() } }
      }
      """
    #expect(properties(more: other) == ["sheet"])
  }

  @Test func silentIfTheTypeMayBeReadByOtherCode() {
    #expect(properties(inherits: ": Codable") == [])
    #expect(properties(inherits: ": LibraryFlow") == [])
  }

  @Test(arguments: [
    "var sheet: Sheet? { didSet { tell() } }", "@Stored var sheet: Sheet?",
    "static var sheet: Sheet?", "weak var sheet: SheetBox?",
  ])
  func silentIfMoreHappensThanAWrite(state: String) {
    #expect(properties(state: state) == [])
  }

  @Test func silentForStateThatIsNoPlace() {
    #expect(
      properties(
        flow: "var event: Fact?\n func note() { event = .seen }", state: "let sheet: Sheet? = nil",
        more: "enum Fact { case seen }") == [])
  }
}
