import FlowModel
import Testing

@Suite("Elements of collections, and views of a library's own kind")
struct ElementTests {
  @Test("first(where:) gives an element")
  func firstWhere() {
    let graph = introspect(
      """
      import SwiftUI
      struct Melon: Hashable { var code: String }
      @main struct Fruit: App { var body: some Scene { WindowGroup { Bowl() } } }
      struct Bowl: View {
        @State var melons: [Melon] = []
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Pick") {
              if let melon = melons.first(where: { $0.code == "a" }) { path.append(melon) }
            }
            .navigationDestination(for: Melon.self) { _ in MelonView() }
          }
        }
      }
      struct MelonView: View { var body: some View { Text("") } }
      """)
    #expect(graph.edges.contains { $0.kind == .push && $0.to.rawValue.hasSuffix("/Melon") })
    #expect(graph.observations(of: .pushesValue).allSatisfy { $0.data["type"] != "Array" })
  }

  @Test("A struct that conforms to a library's kind of view is a screen, whatever it links to")
  func libraryView() {
    let graph = introspect(
      """
      import SwiftUI
      struct Home: View {
        var body: some View { NavigationLink(destination: Detail()) { Text("go") } }
      }
      struct Detail: WiredView {
        func body(props: Int) -> some View { NavigationLink(destination: Other()) { Text("on") } }
      }
      struct Other: View { var body: some View { Text("") } }
      """)
    let detail = graph.nodes.first { $0.name == "Detail" }
    #expect(detail?.kind == .screen)
    #expect(
      graph.edges.contains {
        $0.kind == .push && $0.from.rawValue.hasSuffix("/Home") && $0.to == detail?.id
      })
  }
}
