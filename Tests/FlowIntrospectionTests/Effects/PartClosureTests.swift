import FlowModel
import Testing

/// Closures that a screen hands to a part of itself, and to functions that show what they give.
@Suite struct PartClosureTests {
  private func graph(_ closure: String, _ guide: String = "", part: String = "onPick(.right)")
    -> FlowGraph
  {
    introspect(
      """
      import SwiftUI
      enum Side { case left, right }
      final class Guide {
        let navigation = UINavigationController()
        func showShelf() {
          navigation.pushViewController(UIHostingController(rootView: ShelfView()), animated: true)
        }
        \(guide)
      }
      struct SidesView: View {
        let onPick: (Side) -> Void
        var body: some View { Button("") { \(part) } }
      }
      struct HomeView: View {
        let guide: Guide
        var body: some View { SidesView(onPick: \(closure)) }
      }
      struct OtherView: View {
        let guide: Guide
        var body: some View { SidesView(onPick: { side in print(side) }) }
      }

      """ + views("ShelfView"))
  }

  @Test func whatTheClosureNamesItselfIsItsScreens() {
    let graph = graph("{ side in print(side); guide.showShelf() }")
    #expect(graph.transitions == ["HomeView push ShelfView"])
    #expect(graph.triggers(.push, from: "HomeView", to: "ShelfView") == ["Guide.showShelf()"])
  }

  @Test func theScreenSwitchesOverWhatThePartSays() {
    let graph = graph(
      "{ side in switch side { case .left: break; case .right: guide.showShelf() } }")
    #expect(graph.transitions == ["HomeView push ShelfView"])
  }

  @Test func aFunctionShowsWhatAClosureGives() {
    let graph = graph(
      "{ _ in guide.raise { ShelfView() } }",
      """
      func raise(animated: Bool = true, content: () -> any View) {
        navigation.present(host(content()), animated: animated)
      }
      private func host<Content: View>(_ content: Content) -> UIViewController {
        UIHostingController(rootView: content)
      }
      """)
    #expect(graph.transitions(from: "HomeView") == ["present.sheet ShelfView"])
  }
}
