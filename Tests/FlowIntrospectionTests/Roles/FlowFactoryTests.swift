import FlowModel
import Testing

@Suite("Flows that make themselves, and what of a flow is shown")
struct FlowFactoryTests {
  private let screens = """
    class CellarViewController: UIViewController {}
    class AtticViewController: UIViewController {}
    final class AtticGuide {
      let stack = UINavigationController()
      func wake() { stack.pushViewController(AtticViewController(), animated: false) }
    }

    """

  @Test func aStaticFactoryMakesForItsCaller() {
    let graph = introspect(
      """
      import UIKit
      @main final class SomeDelegate: UIResponder, UIApplicationDelegate {
        private var guide: HouseGuide!
        func applicationDidFinishLaunching(_ application: UIApplication) {
          guide = HouseGuide.make(in: UIWindow())
          guide.wake()
        }
      }
      final class HouseGuide {
        let stack = UINavigationController()
        static func make(in window: UIWindow) -> HouseGuide {
          let guide = HouseGuide()
          window.rootViewController = guide.stack
          return guide
        }
        func wake() { stack.pushViewController(CellarViewController(), animated: false) }
      }

      """ + screens)
    #expect(graph.lines(.launch) == ["SomeDelegate launch HouseGuide"])
    #expect(graph.lines(.child).isEmpty)
  }

  @Test func aFlowsContainerStandsForTheFlowWhereItIsShown() {
    let graph = introspect(
      """
      import UIKit
      final class HouseGuide {
        let stack = UINavigationController()
        let attic = AtticGuide()
        func wake() {
          attic.wake()
          stack.present(attic.stack, animated: true)
        }
        func knock() { attic.stack.pushViewController(CellarViewController(), animated: true) }
      }

      """ + screens)
    #expect(
      graph.transitions(from: "HouseGuide") == [
        "present.sheet AtticGuide", "push CellarViewController",
      ])
  }

  @Test func tabsMadeOfFlowsContainers() {
    let graph = introspect(
      """
      import UIKit
      final class BarGuide {
        let bar = UITabBarController()
        func wake() {
          let attic = AtticGuide()
          attic.wake()
          var controllers = [UIViewController]()
          controllers.append(attic.stack)
          controllers.append(CellarViewController())
          bar.viewControllers = controllers
        }
      }

      """ + screens)
    #expect(graph.names(.tab) == ["BarGuide.AtticGuide", "BarGuide.CellarViewController"])
  }
}
