import FlowModel
import Testing

@Suite("Sizes of flows, stored enums, views by themselves, and tests")
struct FlowSizeTests {
  private let guide = """
    enum Place: Hashable { case shelf, attic }
    @Observable final class Guide {
      var trail: [Place] = []
      let limit = 3
      func load() { URLSession.shared.start(); trail.append(.shelf) }
    }
    struct HomeView: View {
      @State private var guide = Guide()
      var body: some View {
        NavigationStack(path: $guide.trail) {
          ShelfView().navigationDestination(for: Place.self) { _ in AtticView() }
        }
      }
    }

    """

  @Test func countsMembersAndNamesStores() {
    let graph = introspect(guide + views("ShelfView", "AtticView"))
    let sizes = graph.observations(of: .flowSize)
    #expect(sizes.map(\.subject) == ["Shop/Guide"])
    #expect(sizes.map(\.data) == [["members": "3", "touches": "URLSession"]])
  }

  @Test(arguments: ["Trip", "Trip?", "[Trip]"])
  func storedEnum(type: String) {
    let source = "enum Trip { case home, book(Int) }\n"
    func stored(_ more: String = "") -> [String] {
      introspect(
        source + more + "struct V: View { @SceneStorage(\"\") var trip: \(type) = .home }"
      ).observed(.storesEnum)
    }
    #expect(stored() == ["Shop/Trip"])
    #expect(stored("extension Trip: RawRepresentable {}\n") == [])
    #expect(stored("extension Trip { var rawValue: String { \"\" } }\n") == [])
    #expect(stored("extension Trip: Storable {}\n") == [])
    #expect(stored("extension SceneStorage { init(_ key: String) {} }\n") == [])
  }

  @Test func storedCollectionWithARawValue() {
    #expect(
      introspect(
        """
        enum Trip { case home, book(Int) }
        extension Array: RawRepresentable where Element: Codable {}
        struct V: View { @AppStorage("") var trips: [Trip] = [] }
        """
      ).observed(.storesEnum) == [])
  }

  @Test func selfContainedViews() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var shows = false
        var body: some View {
          Button("") { shows = true }.fullScreenCover(isPresented: $shows) { CoverView(title: "") }
          Button("") { shows = true }.fullScreenCover(isPresented: $shows) { ToldView { } }
          Button("") { shows = true }.fullScreenCover(isPresented: $shows) { BoundView(b: $shows) }
          Button("") { shows = true }.fullScreenCover(isPresented: $shows) { SharedView() }
        }
      }
      struct CoverView: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct ToldView: View {
        let done: () -> Void
        var body: some View { Button("", action: done) }
      }
      struct BoundView: View {
        @Binding var b: Bool
        var body: some View { Toggle("", isOn: $b) }
      }
      struct SharedView: View {
        var body: some View { Button("") { Hub.shared.close() } }
      }
      final class Hub { static let shared = Hub(); func close() {} }
      """)
    #expect(graph.observed(.selfContained).contains("Shop/CoverView"))
    for name in ["ToldView", "BoundView", "SharedView"] {
      #expect(!graph.observed(.selfContained).contains("Shop/\(name)"), "\(name)")
    }
  }

  @Test func whatTestsName() {
    let graph = introspect([
      "Sources/Shop/Shop.swift": guide + views("ShelfView", "AtticView"),
      "Tests/ShopTests/ShopTests.swift": """
      func test() { check(\"shop://attic\"); if case .attic = find() {} }
      """,
    ])
    #expect(graph.observed(.testedCase) == ["Shop/Place.attic"])
    #expect(graph.observed(.testedLink) == ["shop://attic"])
  }
}
