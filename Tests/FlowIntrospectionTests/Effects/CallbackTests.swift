import FlowModel
import Foundation
import Testing

@Suite("Closures, delegates and references that are called later")
struct CallbackTests {
  private let expected = ["HomeView push Place.shelf"]
  /// A closure without values that a screen writes for a view of its own is that screen's action.
  private let expectedOfWriter = ["GuideView push Place.shelf"]

  private func moves(
    home: String, view: String = "HomeView(guide: guide)", guide: String = Library.guide
  )
    -> [String]
  {
    introspect(
      Library.places + guide + home
        + Library.stack.replacingOccurrences(of: "HomeView(guide: guide)", with: view)
    ).transitions
  }

  private let closureHome = """
    struct HomeView: View {
      let onTap: () -> Void
      var body: some View { Button("") { onTap() } }
    }

    """

  @Test func closureArgument() {
    #expect(
      moves(home: closureHome, view: "HomeView(onTap: { guide.zorp(.shelf) })") == expectedOfWriter)
  }

  @Test func trailingClosure() {
    #expect(moves(home: closureHome, view: "HomeView { guide.zorp(.shelf) }") == expectedOfWriter)
  }

  @Test func closureIsTheActionItself() {
    #expect(
      moves(
        home: """
          struct HomeView: View {
            let onTap: () -> Void
            var body: some View { Button("", action: onTap) }
          }

          """, view: "HomeView { guide.zorp(.shelf) }") == expectedOfWriter)
  }

  @Test func closureWithAValue() {
    #expect(
      moves(
        home: """
          struct HomeView: View {
            let onTap: (Place) -> Void
            var body: some View { Button("") { onTap(.shelf) } }
          }

          """, view: "HomeView(onTap: { guide.zorp($0) })") == expected)
  }

  @Test func closureIsAMethodReference() {
    #expect(
      moves(
        home: """
          struct HomeView: View {
            let onTap: (Place) -> Void
            var body: some View { Button("") { onTap(.shelf) } }
          }

          """, view: "HomeView(onTap: guide.zorp)") == expected)
  }

  @Test func methodReferenceAsAction() {
    #expect(
      moves(
        home: Library.home("").replacingOccurrences(
          of: "Button(\"Go\") {  }", with: "Button(\"Go\", action: guide.showShelf)"),
        guide: Library.guide + "extension Guide { func showShelf() { zorp(.shelf) } }\n")
        == expected)
  }

  @Test func ownMethodReference() {
    #expect(
      moves(
        home: """
          struct HomeView: View {
            let guide: Guide
            var body: some View { Button("", action: go) }
            private func go() { guide.zorp(.shelf) }
          }

          """) == expected)
  }

  @Test func structOfClosures() {
    #expect(
      moves(
        home: """
          struct Actions { let open: () -> Void; let close: () -> Void }
          struct HomeView: View {
            let actions: Actions
            var body: some View { Button("") { actions.open() } }
          }

          """,
        view: "HomeView(actions: Actions(open: { guide.zorp(.shelf) }, close: { print(1) }))")
        == expectedOfWriter)
  }

  @Test func closureAssignedToAProperty() {
    let graph = introspect(
      """
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() {
          let plum = PlumController()
          plum.onTap = { [weak self] in self?.flarn() }
          navigation.pushViewController(plum, animated: false)
        }
        private func flarn() { navigation.pushViewController(PearController(), animated: true) }
      }
      final class PlumController: UIViewController {
        var onTap: (() -> Void)?
        @objc func tapped() { onTap?() }
      }

      """ + controllers("PearController"))
    #expect(
      graph.transitions == ["PlumController push PearController", "Zigzag push PlumController"])
    #expect(
      graph.triggers(.push, from: "PlumController", to: "PearController") == ["Zigzag.flarn()"])
  }

  @Test func closureStoredByAnInitializerAndCalledLater() {
    let graph = introspect(
      """
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() {
          navigation.pushViewController(PlumController(model: makeModel()), animated: false)
        }
        private func makeModel() -> PlumModel {
          PlumModel(done: { self.navigation.pushViewController(PearController(), animated: true) })
        }
      }
      final class PlumModel {
        private let done: () -> Void
        init(done: @escaping () -> Void) { self.done = done }
        func tap() { done() }
      }
      final class PlumController: UIViewController {
        let model: PlumModel
        init(model: PlumModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { model.tap() }
      }

      """ + controllers("PearController"))
    #expect(
      graph.transitions == ["PlumController push PearController", "Zigzag push PlumController"])
  }

  @Test func delegate() {
    let graph = introspect(
      """
      protocol PlumDelegate: AnyObject { func plumWasEaten() }
      final class PlumController: UIViewController {
        weak var delegate: PlumDelegate?
        @objc func tapped() { delegate?.plumWasEaten() }
      }
      final class Zigzag: PlumDelegate {
        let navigation = UINavigationController()
        func begin() {
          let plum = PlumController()
          plum.delegate = self
          navigation.pushViewController(plum, animated: false)
        }
        func plumWasEaten() { navigation.pushViewController(PearController(), animated: true) }
      }

      """ + controllers("PearController"))
    #expect(
      graph.transitions == ["PlumController push PearController", "Zigzag push PlumController"])
  }

  @Test func delegateOfATestIsNoTarget() {
    let graph = introspect([
      "Sources/Shop/Shop.swift": """
      protocol PlumDelegate: AnyObject { func plumWasEaten() }
      final class PlumController: UIViewController {
        weak var delegate: PlumDelegate?
        @objc func tapped() { delegate?.plumWasEaten() }
      }
      final class PearController: UIViewController {}
      """,
      "Tests/ShopTests/Spy.swift": """
      final class Spy: PlumDelegate {
        let navigation = UINavigationController()
        func plumWasEaten() { navigation.pushViewController(PearController(), animated: true) }
      }
      """,
    ])
    #expect(graph.transitions == [])
    #expect(graph.nodes(named: "Spy").isEmpty)
  }

  @Test func closureInvokedOnlyInALibrary() {
    let graph = introspect(
      Library.app(
        home: """
          struct HomeView: View {
            let guide: Guide
            var body: some View { FancyLibraryRow(tapped: { guide.zorp(.shelf) }) }
          }

          """))
    #expect(graph.transitions == expected)
  }
}
