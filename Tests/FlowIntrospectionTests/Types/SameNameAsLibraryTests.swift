import FlowModel
import Testing

/// Functions of the project that go by the name of a library's view.
@Suite struct SameNameAsLibraryTests {
  @Test func aCallThatDoesNotFitIsTheLibrarys() {
    let graph = introspect(
      Library.places + Library.guide + """
        func Section(
          _ title: String, @ViewBuilder content: @escaping () -> some View,
          note: @escaping () -> String
        ) -> some View {
          NotedView(text: note()) { content() }
        }
        struct NotedView<Content: View>: View {
          let text: String
          @ViewBuilder let content: () -> Content
          var body: some View { content() }
        }
        struct HomeView: View {
          let guide: Guide
          var body: some View {
            List {
              Section { Button("A") { guide.zorp(.shelf) } }
              Section("B") { Button("B") { guide.zorp(.book(1)) } } note: { "" }
            }
          }
        }

        """ + Library.stack)
    #expect(graph.transitions(from: "HomeView") == ["push Place.book", "push Place.shelf"])
    #expect(graph.edges(.contains, from: "HomeView", to: "NotedView").count == 1)
  }
}
