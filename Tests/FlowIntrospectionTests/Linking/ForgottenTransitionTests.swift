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

/// Tables of flows for values that nobody is known to choose.
@Suite struct UnchosenRouteTests {
  private func graph(_ tap: String) -> FlowGraph {
    introspect(
      """
      import UIKit
      enum Entry { case account, about }
      protocol MenuDelegate: AnyObject { func didSelect(_ entry: Entry) }
      final class MenuController: UIViewController {
        weak var delegate: MenuDelegate?
        var entries: [Entry] = []
        func tapped(_ row: Int) { delegate?.didSelect(\(tap)) }
      }
      final class Guide: MenuDelegate {
        let navigation = UINavigationController()
        func start() {
          let menu = MenuController()
          menu.delegate = self
          navigation.pushViewController(menu, animated: false)
        }
        func didSelect(_ entry: Entry) {
          switch entry {
          case .account: showAccount()
          case .about: showAbout()
          }
        }
        private func showAccount() {
          navigation.pushViewController(AccountController(), animated: true)
        }
        private func showAbout() {
          navigation.pushViewController(AboutController(), animated: true)
        }
      }

      """ + controllers("AccountController", "AboutController"))
  }

  @Test func aChoiceThatOnlyDataMakesStartsAtTheFlowToo() {
    let graph = graph("entries[row]")
    #expect(
      graph.transitions(from: "MenuController") == ["push? Entry.about", "push? Entry.account"])
    #expect(graph.has(.push, from: "Guide", to: "AboutController", confidence: .inferred))
    #expect(graph.shown("Entry.about") == ["AboutController"])
  }
}
