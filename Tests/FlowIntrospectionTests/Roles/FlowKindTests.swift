import FlowModel
import Testing

@Suite("What makes a class a flow")
struct FlowKindTests {
  private let screens = """
    class CellarViewController: UIViewController {}
    class AtticViewController: UIViewController {}

    """

  @Test func aClassThatOnlyHasATableOfRoutes() {
    let graph = introspect(
      """
      import UIKit
      enum Place { case cellar, attic }
      final class HouseGuide {
        let stack = UINavigationController()
        func wake() { zorp(.cellar) }
        func zorp(_ spot: Place) {
          switch spot {
          case .cellar: stack.pushViewController(CellarViewController(), animated: true)
          case .attic: stack.pushViewController(AtticViewController(), animated: true)
          }
        }
      }

      """ + screens)
    #expect(graph.names(.flow) == ["HouseGuide"])
    #expect(graph.transitions == ["HouseGuide push Place.cellar"])
  }

  private func kin(_ body: String) -> [String] {
    introspect(
      """
      import UIKit
      class Gnome {
        var gnomes: [Gnome] = []
        func keep(_ gnome: Gnome) { gnomes.append(gnome) }
      }
      final class CellarGnome: Gnome {
        let stack = UINavigationController()
        func wake() { stack.pushViewController(CellarViewController(), animated: true) }
      }
      final class AtticGnome: Gnome {
        let stack = UINavigationController()
        func wake() { stack.pushViewController(AtticViewController(), animated: true) }
      }
      final class RoofGnome: Gnome { \(body) }

      """ + screens
    ).names(.flow)
  }

  @Test func oneOfAKindThatKeepsItsKind() {
    #expect(kin("let view = AtticViewController()") == ["AtticGnome", "CellarGnome", "RoofGnome"])
    #expect(
      kin("weak var stack: UINavigationController?") == ["AtticGnome", "CellarGnome", "RoofGnome"])
    #expect(kin("var count = 0") == ["AtticGnome", "CellarGnome"])
  }

  @Test func aContainerOfTheTreeShowsWhatItIsGiven() {
    let graph = introspect(
      """
      import UIKit
      final class FrameViewController: UIViewController {
        func zorp(_ screen: UIViewController) {
          addChild(screen)
        }
      }
      final class HouseGuide {
        let frame: FrameViewController
        init(frame: FrameViewController) { self.frame = frame }
        func wake() { frame.zorp(CellarViewController()) }
      }

      """ + screens)
    #expect(graph.names(.flow) == ["HouseGuide"])
    #expect(graph.transitions == ["HouseGuide present.embed CellarViewController"])
  }
}
