import FlowModel
import Testing

@Suite("A local collection holds what a function puts into it")
struct LocalCollectionTests {
  private let screens = """
    class CellarViewController: UIViewController {}
    class AtticViewController: UIViewController {}
    class GardenViewController: UIViewController {}

    """

  @Test(arguments: ["[Place]()", "[]"])
  func routesThatAreCollectedAndThenShown(_ empty: String) {
    let graph = introspect(
      """
      import UIKit
      enum Place { case cellar, attic, garden }
      final class HouseGuide {
        let stack = UINavigationController()
        var isDry = true
        func wake() { for place in next() { zorp(place) } }
        private func next() -> [Place] {
          var places: [Place] = \(empty)
          if isDry { places.append(.cellar) } else { places += [.attic] }
          return places
        }
        func zorp(_ spot: Place) {
          switch spot {
          case .cellar: stack.pushViewController(CellarViewController(), animated: true)
          case .attic: stack.pushViewController(AtticViewController(), animated: true)
          case .garden: stack.pushViewController(GardenViewController(), animated: true)
          }
        }
      }

      """ + screens)
    #expect(
      graph.transitions == ["HouseGuide push Place.attic", "HouseGuide push Place.cellar"])
    #expect(graph.edges.allSatisfy { $0.confidence == .certain })
  }

  @Test func tabsInTheOrderInWhichTheyAreAdded() {
    let graph = introspect(
      """
      import UIKit
      final class BarGuide {
        let bar = UITabBarController()
        var isDry = true
        func wake() {
          var controllers: [UIViewController] = []
          controllers.append(UINavigationController(rootViewController: CellarViewController()))
          if isDry { controllers.append(AtticViewController()) }
          controllers.insert(GardenViewController(), at: 0)
          bar.viewControllers = controllers
        }
      }

      """ + screens)
    #expect(
      graph.names(.tab) == [
        "BarGuide.AtticViewController", "BarGuide.CellarViewController",
        "BarGuide.GardenViewController",
      ])
    #expect(graph.node("BarGuide.GardenViewController")?.isInitial == true)
  }
}
