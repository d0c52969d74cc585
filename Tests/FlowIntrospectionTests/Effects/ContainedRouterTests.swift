import FlowModel
import Testing

/// A router behind a protocol that screens get from a container of dependencies.
@Suite struct ContainedRouterTests {
  private func graph(_ home: String, _ more: String = "") -> FlowGraph {
    introspect(
      """
      import SwiftUI
      protocol Guiding { func showShelf(); func showBook(_ number: Int) }
      final class Guide: Guiding {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func showShelf() {
          navigation.pushViewController(UIHostingController(rootView: ShelfView()), animated: true)
        }
        func showBook(_ number: Int) {
          navigation.pushFading(viewController: UIHostingController(rootView: BookView()))
        }
      }
      class IdleGuide: Guiding { func showShelf() {}; func showBook(_ number: Int) {} }
      \(home)
      \(more)

      """ + views("ShelfView", "BookView"))
  }

  private func home(_ action: String) -> String {
    """
    struct HomeView: View {
      let guide: any Guiding
      let depot: Depot
      var body: some View { Button("") { \(action) } }
    }
    """
  }

  @Test func aPlaceholderThatDoesNothingLeavesNoDoubt() {
    let graph = graph(home("guide.showShelf()"))
    #expect(graph.transitions(from: "HomeView") == ["push ShelfView"])
    #expect(
      graph.has(
        .push, from: "HomeView", to: "ShelfView", trigger: "Guide.showShelf()",
        confidence: .certain))
  }

  @Test func aContainerGivesTheTypeThatItIsAskedFor() {
    let graph = graph(home("depot.resolve(Guiding.self)!.showShelf()"))
    #expect(graph.transitions(from: "HomeView") == ["push ShelfView"])
  }

  @Test func aLibrarysWayOfPushingIsAGuess() {
    let graph = graph(home("guide.showBook(1)"))
    #expect(graph.transitions(from: "HomeView") == ["push BookView"])
    #expect(graph.has(.push, from: "HomeView", to: "BookView", confidence: .inferred))
  }

  @Test func aViewThatOwnsTabsAsksTheRouterAsAnyScreen() {
    let graph = graph(
      """
      enum Corner: Hashable { case books, map }
      struct CornersView: View {
        let guide: any Guiding
        @State private var corner = Corner.books
        var body: some View {
          TabView(selection: $corner) {
            MapView().tag(Corner.map)
            Button("") { guide.showShelf() }.tag(Corner.books)
          }
        }
      }
      """, views("MapView"))
    #expect(graph.kind("CornersView") == .flow)
    #expect(graph.transitions == ["CornersView push ShelfView", "Guide push BookView"])
  }

  @Test func whatAHostingControllerHoldsIsKnownByItsType() {
    let graph = graph(
      """
      enum Corner: Hashable { case books, map }
      final class Corners: ObservableObject {
        @Published var corner = Corner.books
      }
      struct CornersView: View {
        @ObservedObject var corners: Corners
        var body: some View {
          TabView(selection: $corners.corner) {
            ShelfView().tag(Corner.books)
            MapView().tag(Corner.map)
          }
        }
      }
      struct LinkView: View {
        let host: UIHostingController<CornersView>?
        var body: some View { Button("") { host?.rootView.corners.corner = .map } }
      }
      """, views("MapView"))
    #expect(graph.transitions(from: "LinkView") == ["select Corner.map"])
  }
}

/// Properties that share a name with a library's method.
@Suite struct NamesakeTests {
  @Test func aCallWithLabelsIsTheLibrarys() {
    let graph = introspect(
      """
      import UIKit
      final class MenuController: UIViewController {
        let dismiss: () -> Void
        init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }
      }
      final class Guide {
        let navigation = UINavigationController()
        var menu: MenuController?
        func start() {
          let menu = MenuController(dismiss: { print(1) })
          navigation.present(menu, animated: true)
          self.menu = menu
        }
        func proceed() {
          menu?.dismiss(animated: true) {
            self.navigation.pushViewController(MapController(), animated: true)
          }
        }
      }

      """ + controllers("MapController"))
    #expect(graph.has(.push, from: "Guide", to: "MapController", trigger: "Guide.proceed()"))
  }
}
