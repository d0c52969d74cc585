import FlowModel
import Testing

@Suite("What counts as the app's, and what was understood")
struct ProofTests {
  @Test func previewsProveNothing() {
    let graph = introspect(
      Library.app(home: Library.home("guide.zorp(.shelf)")) + """
        #Preview { OldView() }
        #Preview("Two") {
          let guide = Guide()
          guide.zorp(.author(""))
          return HomeView(guide: guide)
        }
        struct OldView: View { var body: some View { NavigationLink("") { ShelfView() } } }
        struct Old_Previews: PreviewProvider {
          static var previews: some View { Group { OldView(); BookView(id: 1) } }
        }
        """)
    #expect(graph.transitions == ["HomeView push Place.shelf", "OldView push ShelfView"])
    #expect(graph.edges(.contains, to: "OldView").isEmpty)
    #expect(graph.observed(.makesRoute) == ["Shop/Place.shelf"])
  }

  @Test func testsProveNothing() {
    let graph = introspect([
      "Sources/Shop/App.swift": Library.app(home: Library.home("guide.zorp(.shelf)")),
      "Tests/ShopTests/GuideTests.swift": """
      @testable import Shop
      final class GuideTests: XCTestCase {
        func testZorp() {
          let guide = Guide()
          guide.zorp(.author("x"))
          guide.trail = [.book(1)]
        }
      }
      final class SpyGuide: Guide {}
      """,
    ])
    #expect(graph.transitions == ["HomeView push Place.shelf"])
    #expect(graph.observed(.makesRoute) == ["Shop/Place.shelf"])
    #expect(graph.nodes.allSatisfy { $0.module == "Shop" })
  }

  @Test func bothBranchesOfAConditionalCompilation() {
    let graph = introspect(
      Library.app(
        home: Library.home(
          """
          #if os(iOS)
          guide.zorp(.shelf)
          #else
          guide.zorp(.book(1))
          #endif
          """)))
    #expect(graph.transitions == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }

  @Test func declarationsInsideConditionalCompilation() {
    let graph = introspect(
      """
      struct HomeView: View {
        #if DEBUG
        @State private var isOn = false
        #endif
        var body: some View {
          Text("")
          #if DEBUG
            .sheet(isPresented: $isOn) { DebugView() }
            .onTapGesture { isOn = true }
          #endif
        }
      }
      #if DEBUG
      struct DebugView: View { var body: some View { Text("") } }
      #endif
      """)
    #expect(graph.transitions == ["HomeView present.sheet DebugView"])
  }

  @Test func unresolvedNavigationIsANotice() {
    let graph = introspect(
      """
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() { navigation.pushViewController(PlumController(), animated: true) }
        func mystery() {
          navigation.pushViewController(Elsewhere.make(), animated: true)
        }
      }

      """ + controllers("PlumController"))
    #expect(graph.transitions == ["Zigzag push PlumController"])
    #expect(graph.notices.map { $0.location?.line } == [5])
    #expect(graph.project.navigationCalls == 2)
    #expect(graph.project.understoodCalls == 1)
  }

  @Test func understoodCallsGiveNoNotice() {
    let graph = introspect(Library.app(home: Library.home("guide.zorp(.shelf)")))
    #expect(graph.notices.isEmpty)
    #expect(graph.project.navigationCalls > 0)
    #expect(graph.project.understoodCalls == graph.project.navigationCalls)
  }

  @Test func syntaxErrorCostsOnlyItsPlace() {
    let graph = introspect([
      "Sources/Shop/App.swift": Library.app(home: Library.home("guide.zorp(.shelf)")),
      "Sources/Shop/Broken.swift": """
      struct LeftView: View { var body: some View { NavigationLink("") { ShelfView() } } }
      struct Broken { func oops( { let = 3 }
      """,
    ])
    #expect(graph.has(.push, from: "LeftView", to: "ShelfView"))
    #expect(graph.has(.push, from: "HomeView", to: "Place.shelf"))
    #expect(graph.notices.contains { $0.location?.file == "Sources/Shop/Broken.swift" })
  }

  @Test func emptyProject() {
    let graph = introspect([(path: String, source: String)]())
    #expect(graph.nodes.isEmpty && graph.edges.isEmpty && graph.notices.isEmpty)
  }
}
