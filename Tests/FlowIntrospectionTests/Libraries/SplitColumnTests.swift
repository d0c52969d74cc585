import FlowModel
import Testing

@Suite("Columns of split views")
struct SplitColumnTests {
  private func transitions(_ setUp: String) -> [String] {
    let graph = introspect(
      """
      import UIKit

      \(controllers("LedgerController", "PageController", "HomeViewController"))

      final class DeskController: UISplitViewController {
        var isLocked = false
        func reveal(_ column: UISplitViewController.Column, quickly: Bool = false) {
          guard !isLocked else { return }
          show(column)
        }
      }

      final class Clerk {
        let desk: DeskController
        private var ledger: LedgerController?
        init(desk: DeskController) {
          self.desk = desk
          \(setUp)
        }
        func openLedger() { desk.reveal(.supplementary) }
        func openPage() { desk.show(.secondary) }
        func closePage() { desk.hide(.secondary) }
      }

      final class ClerkView: UIViewController {
        let clerk: Clerk
        init(clerk: Clerk) { self.clerk = clerk; super.init(nibName: nil, bundle: nil) }
        func tapped() { clerk.openLedger() }
        func tappedTwice() { clerk.openPage() }
      }

      """)
    return (graph.transitions(from: "ClerkView") + graph.transitions(from: "Clerk")).sorted()
  }

  @Test(arguments: [
    """
    ledger = desk.viewController(for: .supplementary) as? LedgerController
    let page = desk.viewController(for: .secondary) as! PageController
    """,
    """
    desk.setViewController(LedgerController(), for: .supplementary)
    desk.setViewController(UINavigationController(rootViewController: PageController()), for: .secondary)
    """,
  ])
  func areShownByName(_ setUp: String) {
    let lines = transitions(setUp)
    #expect(lines.contains { $0.hasSuffix("push LedgerController") })
    #expect(lines.contains { $0.hasSuffix("push PageController") })
    #expect(lines.allSatisfy { !$0.contains("Home") })
  }

  @Test func areUnknownWhereTwoScreensMayBeMeant() {
    let lines = transitions(
      """
      desk.setViewController(LedgerController(), for: .secondary)
      desk.setViewController(PageController(), for: .secondary)
      """)
    #expect(lines.allSatisfy { !$0.contains("Controller") })
  }
}
