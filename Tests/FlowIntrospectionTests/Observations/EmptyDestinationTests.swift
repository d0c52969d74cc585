import FlowModel
import Testing

@Suite("Lines of a destination table that show nothing")
struct EmptyDestinationTests {
  private func app(_ line: String, _ more: String = "") -> FlowGraph {
    introspect(
      """
      enum Place: Hashable { case shelf, attic, cellar }
      struct HomeView: View {
        @State private var trail: [Place] = []
        var body: some View {
          NavigationStack(path: $trail) {
            Button("") { trail = [.shelf, .attic, .cellar] }
              .navigationDestination(for: Place.self) { place in
                switch place {
                case .shelf: ShelfView()
                case .attic: AtticView()
                case .cellar: \(line)
                }
              }
          }
          \(more)
        }
      }

      """ + views("ShelfView", "AtticView", "CellarView"))
  }

  @Test(arguments: ["EmptyView()", "AnyView(EmptyView())", "return EmptyView()"])
  func seesEmptyViews(line: String) {
    #expect(
      app(line).observed(.emptyDestination, ["content": "EmptyView"]) == ["Shop/Place.cellar"])
  }

  @Test(arguments: ["EmptyView().onAppear { trail = [] }", "Text(\"\")", "Color.clear"])
  func leavesOtherContentAlone(line: String) {
    #expect(app(line).observed(.emptyDestination) == [])
  }

  @Test(arguments: [
    ".onChange(of: trail) { if trail.last == .cellar { trail = [] } }",
    ".onChange(of: trail) { if case .cellar? = trail.last { trail = [] } }",
    ".task { switch trail.last { case .cellar?: open(CellarView()) default: open(AtticView()) } }",
  ])
  func leavesCasesAloneThatAreAnsweredElsewhere(more: String) {
    #expect(app("EmptyView()", more).observed(.emptyDestination) == [])
  }

  @Test func leavesASwitchAloneThatPicksOneCaseOut() {
    let graph = introspect(
      """
      enum Place: Hashable { case shelf, attic, cellar }
      struct HomeView: View {
        @State private var trail: [Place] = [.attic]
        var body: some View {
          NavigationStack(path: $trail) { ShelfView() }
          switch trail.last! {
          case .shelf: ShelfView()
          case .attic: EmptyView()
          case .cellar: EmptyView()
          }
        }
      }

      """ + views("ShelfView"))
    #expect(graph.observed(.emptyDestination) == [])
  }
}
