import Testing

@Suite("Types are found by scope, not by simple name")
struct DeclaredTypeTests {
  @Test func nestedInAnExtensionInAnotherFile() {
    let graph = introspect([
      "Sources/Shop/Guide.swift": """
      @Observable final class Guide {
        var trail: [Stop] = []
        func zorp() { trail.append(.shelf) }
      }
      struct GuideView: View {
        @State private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.trail) {
            Button("") { guide.zorp() }
              .navigationDestination(for: Guide.Stop.self) { stop in
                switch stop { case .shelf: ShelfView() }
              }
          }
        }
      }
      """,
      "Sources/Shop/Stop.swift": "extension Guide { enum Stop: Hashable { case shelf } }",
      "Sources/Shop/Views.swift": views("ShelfView"),
    ])
    #expect(graph.node("route:Shop/Guide.Stop.shelf") != nil)
    #expect(graph.shown("Guide.Stop.shelf") == ["ShelfView"])
    #expect(graph.edges(.push, to: "Guide.Stop.shelf", trigger: "Guide.zorp()").count == 1)
  }

  @Test func methodsInAnExtensionOfAnotherModule() {
    let graph = introspect([
      "Sources/Core/Guide.swift": Library.places
        + "@Observable public final class Guide { public var trail: [Place] = [] }",
      "Sources/Shop/Guide+Zorp.swift":
        "import Core\nextension Guide { func zorp() { trail.append(.shelf) } }",
      "Sources/Shop/App.swift": "import Core\n" + Library.home("guide.zorp()") + Library.stack,
    ])
    #expect(graph.transitions == ["HomeView push Place.shelf"])
    #expect(graph.node("Place.shelf")?.module == "Core")
    #expect(graph.triggers(.push, from: "HomeView", to: "Place.shelf") == ["Guide.zorp()"])
  }

  @Test func sameNameInTwoModules() {
    func module(_ name: String, _ place: String) -> String {
      """
      enum Stop: Hashable { case \(place) }
      @Observable final class \(name)Flow {
        var trail: [Stop] = []
        func zorp(_ stop: Stop) { trail.append(stop) }
      }
      struct \(name)View: View {
        @State private var flow = \(name)Flow()
        var body: some View {
          NavigationStack(path: $flow.trail) {
            Button("") { flow.zorp(.\(place)) }
              .navigationDestination(for: Stop.self) { stop in
                switch stop { case .\(place): LeafView() }
              }
          }
        }
      }
      struct LeafView: View { var body: some View { Text("") } }
      """
    }
    let graph = introspect([
      "Sources/Tea/Tea.swift": module("Tea", "leaf"),
      "Sources/Coffee/Coffee.swift": module("Coffee", "bean"),
    ])
    #expect(
      graph.nodes(of: .route).map(\.id.rawValue) == [
        "route:Coffee/Stop.bean", "route:Tea/Stop.leaf",
      ])
    #expect(graph.has(.shows, from: "Tea/Stop.leaf", to: "Tea/LeafView"))
    #expect(graph.has(.shows, from: "Coffee/Stop.bean", to: "Coffee/LeafView"))
    #expect(!graph.has(.shows, from: "Coffee/Stop.bean", to: "Tea/LeafView"))
    #expect(graph.edges(.push, from: "Tea/TeaView").allSatisfy { $0.to.subject == "Tea/Stop.leaf" })
  }

  @Test func privateTwinsInTwoFiles() {
    func file(_ host: String) -> String {
      """
      struct \(host): View { var body: some View { NavigationLink("") { RowView() } } }
      private struct RowView: View { var body: some View { Text("") } }
      """
    }
    let graph = introspect([
      "Sources/Shop/Left.swift": file("LeftView"), "Sources/Shop/Right.swift": file("RightView"),
    ])
    #expect(graph.has(.push, from: "LeftView", to: "screen:Shop/RowView@Left"))
    #expect(graph.has(.push, from: "RightView", to: "screen:Shop/RowView@Right"))
    #expect(graph.edges(.push).count == 2)
  }

  @Test func aLonePrivateTypeCarriesItsFileToo() {
    let graph = introspect([
      "Sources/Shop/Left.swift": """
      struct LeftView: View { var body: some View { NavigationLink("") { RowView() } } }
      fileprivate struct RowView: View { var body: some View { Text("") } }
      """
    ])
    #expect(graph.node("screen:Shop/RowView@Left") != nil)
  }

  @Test func privateRouteEnumCarriesItsFile() {
    let graph = introspect([
      "Sources/Shop/Left.swift": """
      private enum Stop: Hashable { case shelf }
      struct LeftView: View {
        @State private var trail: [Stop] = []
        var body: some View {
          NavigationStack(path: $trail) {
            Button("") { trail.append(.shelf) }
              .navigationDestination(for: Stop.self) { stop in
                switch stop { case .shelf: ShelfView() }
              }
          }
        }
      }
      """, "Sources/Shop/Views.swift": views("ShelfView"),
    ])
    #expect(graph.node("route:Shop/Stop.shelf@Left") != nil)
    #expect(graph.shown("Stop.shelf") == ["ShelfView"])
  }

  @Test func nestedTypeHidesTheOneOutside() {
    let graph = introspect(
      """
      enum Stop: Hashable { case shelf }
      final class Unrelated { var state: Stop = .shelf }
      @Observable final class Guide {
        enum Stop: Hashable { case attic }
        var trail: [Stop] = []
      }
      struct GuideView: View {
        @State private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.trail) {
            Button("") { guide.trail.append(.attic) }
              .navigationDestination(for: Guide.Stop.self) { stop in
                switch stop { case .attic: AtticView() }
              }
          }
        }
      }
      """ + views("AtticView"))
    #expect(graph.names(.route) == ["Guide.Stop.attic"])
  }

  @Test func moduleQualifiedName() {
    let graph = introspect([
      "Sources/Core/Place.swift": Library.places,
      "Sources/Shop/App.swift": """
      import Core
      @Observable final class Guide { var trail: [Core.Place] = [] }
      """ + Library.home("guide.trail.append(.shelf)") + Library.stack,
    ])
    #expect(graph.transitions == ["HomeView push Place.shelf"])
  }
}
