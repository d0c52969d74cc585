import FlowModel
import Testing

/// What is evaluated twice where it nests takes twice as long for each level.
@Suite("Calls nested deeply", .timeLimit(.minutes(1)))
struct NestedCallTests {
  private static func nest(_ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: 40) + inner + String(repeating: close, count: 40)
  }

  @Test(arguments: [
    "final class Frames: UINavigationController {}\n",
    """
    final class Frames: UINavigationController {
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
      }
      required init?(coder: NSCoder) { nil }
    }

    """,
  ])
  func navigationControllersAroundEachOther(_ frames: String) {
    let nested = Self.nest("Frames(rootViewController: ", "CartViewController()", ")")
    let graph = introspect(
      "import UIKit\n" + frames + controllers("CartViewController") + """
        final class HomeViewController: UIViewController {
          func buy() { present(\(nested), animated: true) }
        }

        """)
    #expect(graph.transitions(from: "HomeViewController") == ["present.sheet CartViewController"])
  }

  @Test(arguments: [
    ("make { ", "}.item = CartViewController()"), ("use(make { ", "}.item.title)"),
    ("home.item = make { ", "}.item"), ("make { ", "}.item.view.endEditing(true)"),
    ("switch make { ", "}.item { default: break }"),
  ])
  func membersOfWhatClosuresAreGivenTo(open: String, close: String) {
    let pushed = "home.item.navigationController?.pushViewController(CartViewController()) "
    let graph = introspect(
      """
      import UIKit
      \(controllers("CartViewController"))
      final class Slot<Item> { var item: Item; init(item: Item) { self.item = item } }
      final class HomeViewController: UIViewController {
        var home = Slot(item: UIViewController())
        func make(_ body: () -> Void) -> Slot<UIViewController> { body(); return home }
        func use(_ text: String?) {}
        func buy() {
          \(Self.nest(open, pushed, close))
        }
      }

      """)
    #expect(graph.transitions(from: "HomeViewController") == ["push CartViewController"])
  }
}
