import FlowModel
import Testing

/// Transitions of flows that are handed on in ways that are not followed.
@Suite struct ForgottenTransitionTests {
  private func graph(_ rows: String) -> FlowGraph {
    introspect(
      """
      import UIKit
      struct Row { let title: String; let action: () -> Void }
      final class Desk { var rows: [Row] = []; func fill(_ rows: [Row]) { self.rows = rows } }
      final class Guide {
        let navigation = UINavigationController()
        let desk = Desk()
        func start() {
          \(rows)
          navigation.pushViewController(HomeController(), animated: false)
        }
        private func showMenu(_ number: Int) {
          navigation.pushViewController(MenuController(number: number), animated: true)
        }
        private func stop() { navigation.popViewController(animated: true) }
      }
      final class HomeController: UIViewController {}
      final class MenuController: UIViewController {
        let number: Int
        init(number: Int) { self.number = number }
      }
      """)
  }

  @Test func whatNobodyIsKnownToRunStartsAtTheFlow() {
    let graph = graph("desk.fill([Row(title: \"Menu\", action: { self.showMenu(1) })])")
    #expect(graph.transitions == ["Guide push HomeController", "Guide push MenuController"])
  }

  @Test func aClosureThatIsOnlyKeptStartsAtTheFlow() {
    let graph = graph(
      """
      let row = Row(title: "Menu", action: {
        self.navigation.pushViewController(MenuController(number: 1), animated: true)
      })
      print(row)
      """)
    #expect(graph.transitions(from: "Guide") == ["push HomeController", "push MenuController"])
  }
}
