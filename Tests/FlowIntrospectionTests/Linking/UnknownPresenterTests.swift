import FlowModel
import Testing

@Suite("Presenters of libraries, by their form")
struct UnknownPresenterTests {
  @Test(arguments: [
    "ContextMenu.shared.show(sourceViewController: self, viewController: ItemViewController())",
    "showContextMenu(ItemViewController(), options: 1)",
    "self.presentCard(viewController: ItemViewController())",
  ])
  func handedAController(_ call: String) {
    let graph = introspect(
      """
      final class ListViewController: UIViewController { func tap() { \(call) } }

      """ + controllers("ItemViewController"))
    #expect(graph.transitions == ["ListViewController present.overlay ItemViewController"])
    #expect(graph.edges(.present).map(\.confidence) == [.inferred])
  }

  @Test func behindAMethodOfTheProject() {
    let graph = introspect(
      """
      extension UIViewController {
        func showMenu(_ controller: UIViewController) {
          ContextMenu.shared.show(sourceViewController: self, viewController: controller)
        }
      }
      final class ListViewController: UIViewController {
        func tap() { showMenu(ItemViewController()) }
      }

      """ + controllers("ItemViewController"))
    #expect(graph.transitions == ["ListViewController present.overlay ItemViewController"])
  }

  @Test func whereItAppearsIsNotShown() {
    let graph = introspect(
      """
      final class ListViewController: UIViewController {
        func tap() { Banner.shared.show(text: "Saved", onController: ItemViewController()) }
      }

      """ + controllers("ItemViewController"))
    #expect(graph.transitions.isEmpty)
  }

  @Test func controllerOfALibraryHasWhatTheProjectAddsToAll() {
    let graph = introspect(
      """
      extension UIViewController {
        func zorp(_ controller: UIViewController) {
          navigationController?.pushViewController(controller, animated: true)
        }
      }
      final class ChatViewController: MessageKitViewController {
        func tap() { zorp(ItemViewController()) }
      }

      """ + controllers("ItemViewController"))
    #expect(graph.transitions == ["ChatViewController push ItemViewController"])
  }

  /// A class of Objective-C's, which only its extension tells of, is where its extension goes from.
  @Test func controllerOfObjectiveC() {
    let graph = introspect(
      """
      extension SettingsViewController {
        @objc func showHelp() { present(HelpViewController(), animated: true) }
      }
      extension UIViewController {
        func showNobodys() { present(HelpViewController(), animated: true) }
      }

      """ + controllers("HelpViewController"))
    #expect(graph.transitions == ["SettingsViewController present.sheet HelpViewController"])
    #expect(graph.node("SettingsViewController")?.isDeclared == false)
  }
}
