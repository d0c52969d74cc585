import Foundation
import Testing

@Suite("What factories make, whatever they declare")
struct FactoryTests {
  /// A coordinator that pushes what a factory makes.
  private func pushes(_ factory: String, _ call: String) -> [String] {
    introspect([
      "Sources/Shop/Flow.swift": """
      final class Zigzag {
        let navigation: UINavigationController
        let factory: Maker
        init(navigation: UINavigationController, factory: Maker) {
          self.navigation = navigation
          self.factory = factory
        }
        func begin() { \(call) }
      }
      """,
      "Sources/Shop/Maker.swift": factory,
      "Sources/Shop/Controllers.swift": controllers("PlumController", "PearController"),
    ]).transitions
  }

  private let expected = ["Zigzag push PlumController"]

  @Test func declaredResult() {
    #expect(
      pushes(
        "struct Maker { func plum() -> PlumController { PlumController() } }",
        "navigation.pushViewController(factory.plum(), animated: true)") == expected)
  }

  @Test func resultIsABaseClass() {
    #expect(
      pushes(
        "struct Maker { func plum() -> UIViewController { PlumController() } }",
        "navigation.pushViewController(factory.plum(), animated: true)") == expected)
  }

  @Test func resultIsABaseClassWithALocal() {
    #expect(
      pushes(
        """
        struct Maker {
          func plum() -> UIViewController {
            let it = PlumController()
            it.title = "Plum"
            return it
          }
        }
        """, "navigation.pushViewController(factory.plum(), animated: true)") == expected)
  }

  @Test func resultIsAProtocol() {
    #expect(
      pushes(
        """
        protocol Fruit: UIViewController {}
        extension PlumController: Fruit {}
        extension PearController: Fruit {}
        struct Maker { func plum() -> any Fruit { PlumController() } }
        """, "navigation.pushViewController(factory.plum(), animated: true)") == expected)
  }

  @Test func factoryIsAProtocol() {
    #expect(
      pushes(
        """
        protocol Maker { func plum() -> UIViewController }
        final class DefaultMaker: Maker {
          func plum() -> UIViewController { PlumController() }
        }
        """, "navigation.pushViewController(factory.plum(), animated: true)") == expected)
  }

  @Test func resultIsATuple() {
    #expect(
      pushes(
        """
        final class PlumModel {}
        struct Maker {
          func plum() -> (screen: UIViewController, model: PlumModel) {
            let model = PlumModel()
            return (PlumController(), model)
          }
        }
        """,
        "let made = factory.plum(); navigation.pushViewController(made.screen, animated: true)")
        == expected)
  }

  @Test func tupleTakenApart() {
    #expect(
      pushes(
        """
        final class PlumModel {}
        struct Maker {
          func plum() -> (PlumModel, UIViewController) { (PlumModel(), PlumController()) }
        }
        """,
        "let (_, screen) = factory.plum(); navigation.pushViewController(screen, animated: true)")
        == expected)
  }

  @Test func eitherOfTwo() {
    #expect(
      pushes(
        """
        struct Maker {
          var isRipe = true
          func fruit() -> UIViewController {
            if isRipe { return PlumController() }
            return PearController()
          }
        }
        """, "navigation.pushViewController(factory.fruit(), animated: true)")
        == ["Zigzag push PearController", "Zigzag push PlumController"])
  }

  @Test func closureProperty() {
    #expect(
      pushes(
        "struct Maker { var plum: () -> UIViewController = { PlumController() } }",
        "navigation.pushViewController(factory.plum(), animated: true)") == expected)
  }

  @Test func staticFactory() {
    #expect(
      pushes(
        "struct Maker { static func plum() -> UIViewController { PlumController() } }",
        "navigation.pushViewController(Maker.plum(), animated: true)") == expected)
  }

  @Test func throughAnotherFactory() {
    #expect(
      pushes(
        """
        struct Orchard { func plum() -> UIViewController { PlumController() } }
        struct Maker {
          let orchard = Orchard()
          func plum() -> UIViewController { orchard.plum() }
        }
        """, "navigation.pushViewController(factory.plum(), animated: true)") == expected)
  }

  /// What a route shows when a helper builds it.
  private func shown(_ helper: String) -> [String] {
    let stack = Library.stack.replacingOccurrences(
      of: "case .shelf: ShelfView()", with: "case .shelf: makeShelf()")
    let source =
      Library.places + Library.guide + Library.home("guide.zorp(.shelf)") + stack
      + "extension GuideView { \(helper) }"
    return introspect(source).shown("Place.shelf")
  }

  @Test(arguments: [
    "func makeShelf() -> some View { ShelfView() }",
    "func makeShelf() -> AnyView { AnyView(ShelfView()) }",
    "func makeShelf() -> any View { ShelfView() }",
    "@ViewBuilder func makeShelf() -> some View { ShelfView().padding() }",
    "func makeShelf() -> some View { let it = ShelfView(); return it }",
    "func makeShelf() -> some View { VStack { ShelfView() } }",
    "func makeShelf() -> some View { Group { ShelfView() }.navigationTitle(\"\") }",
  ])
  func viewBuiltByAHelper(_ helper: String) {
    #expect(shown(helper) == ["ShelfView"])
  }
}
