import FlowModel
import Testing

/// Members that a protocol's extension gives only to some of the types which conform.
@Suite struct ConstrainedExtensionTests {
  @Test func aDefaultForOtherTypesIsNotRun() {
    let graph = introspect(
      """
      import UIKit
      protocol Guiding: AnyObject { func hear(_ word: String); func lead() }
      protocol Learned { var stack: UINavigationController { get } }
      extension Guiding where Self: Learned {
        func hear(_ word: String) { lead() }
      }
      extension Guiding {
        func hear(_ word: String) {}
      }
      final class WiseGuide: Guiding, Learned {
        let stack = UINavigationController()
        func lead() { stack.pushViewController(BookViewController(), animated: true) }
      }
      final class PlainGuide: Guiding {
        let stack = UINavigationController()
        func lead() { stack.pushViewController(NoteViewController(), animated: true) }
      }
      final class DoorViewController: UIViewController {
        let wise = WiseGuide()
        let plain = PlainGuide()
        func open() { wise.hear("a"); plain.hear("b") }
      }

      """ + controllers("BookViewController", "NoteViewController"))
    #expect(graph.transitions(from: "DoorViewController") == ["push BookViewController"])
  }

  @Test func memberCallsWhatIsAddedToTheDemandedClass() {
    let graph = introspect(
      """
      protocol Asking: AnyObject {}
      extension Asking where Self: UIViewController {
        func ask() {
          let open = { [weak self] in self?.pushOrPresent(FigController()) }
          open()
        }
      }
      extension UIViewController {
        func pushOrPresent(_ controller: UIViewController) {
          if let navigationController {
            navigationController.pushViewController(controller, animated: true)
          } else {
            present(controller, animated: true)
          }
        }
      }
      final class PlumController: UIViewController, Asking {
        override func viewDidLoad() { ask() }
      }

      """ + controllers("FigController"))
    #expect(
      graph.transitions == [
        "PlumController present.sheet FigController", "PlumController push FigController",
      ])
  }

  @Test func memberOfAWindowWhoseTypeIsNotKnown() {
    let graph = introspect(
      """
      extension UIWindow {
        func set(root controller: UIViewController, fading isFading: Bool) {
          rootViewController = controller
        }
      }
      final class PlumController: UIViewController {
        func leave() {
          guard let window = UIApplication.shared.windows.first else { return }
          window.set(root: FigController(), fading: true)
        }
      }

      """ + controllers("FigController"))
    #expect(graph.transitions == ["PlumController switch FigController"])
  }
}
