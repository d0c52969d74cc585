import FlowModel
import Testing

/// Lists of a tab bar's controllers that are put together in several steps.
@Suite struct TabBarListTests {
  private func graph(_ list: String) -> FlowGraph {
    introspect(
      """
      import UIKit
      final class Bar: UITabBarController {
        var isShort = false
        override func viewDidLoad() {
          let plum: PlumController? = PlumController()
          \(list)
        }
      }

      """ + controllers("PlumController", "PearController"))
  }

  private func expectTabs(_ graph: FlowGraph) {
    #expect(graph.names(.tab) == ["Bar.PearController", "Bar.PlumController"])
  }

  @Test func absentOnesAreLeftOut() {
    expectTabs(
      graph(
        """
        let all = [plum, isShort ? nil : PearController()].compactMap { $0 }
        setViewControllers(all, animated: false)
        """))
  }

  @Test func eachIsPutIntoAStack() {
    expectTabs(
      graph(
        """
        let all: [UIViewController] = [PlumController(), PearController()]
        viewControllers = all.map { UINavigationController(rootViewController: $0) }
        """))
  }
}
