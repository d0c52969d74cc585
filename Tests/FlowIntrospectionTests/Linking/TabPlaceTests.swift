import FlowModel
import Testing

/// Enums whose cases stand for the places of a tab bar's controllers.
@Suite struct TabPlaceTests {
  private func graph(_ select: String) -> FlowGraph {
    introspect(
      """
      import UIKit
      enum Corner: Int, CaseIterable { case plums, pears }
      final class Stack: UINavigationController {}
      final class PlumGuide {
        lazy var stack = Stack()
        func start() { stack.pushViewController(PlumController(), animated: false) }
      }
      final class PearGuide {
        lazy var stack = Stack()
        func start() { stack.pushViewController(PearController(), animated: false) }
      }
      final class Bar: UITabBarController {
        let plums = PlumGuide()
        let pears = PearGuide()
        override func viewDidLoad() { viewControllers = [plums.stack, pears.stack] }
        func show(_ corner: Corner) { \(select) }
      }
      final class HelpController: UIViewController {
        let bar: Bar
        init(bar: Bar) { self.bar = bar; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { bar.show(.pears) }
      }

      """ + controllers("PlumController", "PearController"))
  }

  private func expectTabs(_ graph: FlowGraph) {
    #expect(graph.names(.tab) == ["Corner.pears", "Corner.plums"])
    #expect(graph.shown("Corner.plums") == ["PlumGuide"])
    #expect(graph.shown("Corner.pears") == ["PearGuide"])
    #expect(graph.node("Corner.plums")?.isInitial == true)
    #expect(graph.transitions(from: "HelpController") == ["select Corner.pears"])
  }

  @Test func byRawValue() { expectTabs(graph("selectedIndex = corner.rawValue")) }

  @Test func byTheCasesPlace() {
    expectTabs(
      graph(
        """
        guard let place = Corner.allCases.firstIndex(of: corner) else { return }
        selectedIndex = place
        """))
  }

  @Test func usersChooseEveryPlaceWhateverTheCodeNames() {
    #expect(
      graph("selectedIndex = corner.rawValue").observed(.makesAnyCase) == ["Shop/Corner"])
    #expect(graph("print(corner)").observed(.makesAnyCase) == [])
  }

  @Test func withoutAnEnumTabsGoByWhatTheyShow() {
    let graph = graph("print(corner)")
    #expect(graph.names(.tab) == ["Bar.PearGuide", "Bar.PlumGuide"])
  }
}
