import FlowModel
import Testing

/// Flows that begin with one thing or another, as the case says of which they are made.
@Suite struct EntryPointTests {
  @Test func casesThatAFlowIsMadeOfAreRoutes() {
    let graph = introspect(
      """
      import UIKit
      enum Start { case fresh, again(Int) }
      final class FreshPart {
        let controller = FreshViewController()
        func view() -> UIViewController { controller }
      }
      final class Guide {
        private let start: Start
        private let stack = UINavigationController()
        init(start: Start) { self.start = start }
        func begin() {
          switch start {
          case .fresh: show(FreshPart().view())
          case .again: show(AgainViewController())
          }
        }
        private func show(_ controller: UIViewController) {
          stack.pushViewController(controller, animated: true)
        }
      }
      final class HomeViewController: UIViewController {
        func open() { Guide(start: .again(1)).begin() }
      }

      """ + controllers("FreshViewController", "AgainViewController"))
    #expect(graph.names(.route) == ["Start.again", "Start.fresh"])
    #expect(graph.shown("Start.fresh") == ["FreshViewController"])
    #expect(graph.shown("Start.again") == ["AgainViewController"])
  }

  @Test func aModeThatOnlyChangesTheLookIsNone() {
    let graph = introspect(
      """
      import UIKit
      enum Mood { case glad, sad }
      final class Guide {
        private let mood: Mood
        private let stack = UINavigationController()
        init(mood: Mood) { self.mood = mood }
        func begin() {
          switch mood {
          case .glad: stack.title = "Glad"
          case .sad: stack.title = "Sad"
          }
          stack.pushViewController(MoodViewController(), animated: true)
        }
      }

      """ + controllers("MoodViewController"))
    #expect(graph.names(.route) == [])
  }
}
