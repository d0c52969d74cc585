import FlowModel
import Testing

/// Functions that tell texts apart: their texts are routes.
@Suite struct KeyDispatchTests {
  private static let keys =
    """
    import UIKit
    enum Spots { static let cart = "cart"; static let help = "help"; static let void = "void" }

    """ + controllers("CartViewController", "HelpViewController")

  private static let callers =
    """
    final class HomeViewController: UIViewController {
      func buy() { Guide.shared.zap(Spots.cart) }
      func ask() { Guide.shared.zap("help", quickly: true) }
    }

    """

  private func graph(_ body: String) -> FlowGraph {
    introspect(
      Self.keys + Self.callers + """
        final class Guide {
          static let shared = Guide()
          let stack = UINavigationController()
          func zap(_ spot: String, quickly: Bool = false) { dive(spot) }
          private func dive(_ spot: String) {
            \(body)
          }
        }

        """)
  }

  private static let chain =
    """
    if spot == Spots.cart {
      stack.pushViewController(CartViewController(), animated: true)
    } else if Spots.help == spot {
      stack.present(HelpViewController(), animated: true)
    } else if spot == Spots.void {
      print(spot)
    }
    """
  private static let table =
    """
    switch spot {
    case Spots.cart: stack.pushViewController(CartViewController(), animated: true)
    case "help": stack.present(HelpViewController(), animated: true)
    case Spots.void: print(spot)
    default: break
    }
    """

  @Test(arguments: [Self.chain, Self.table])
  func textsAreRoutes(_ body: String) {
    let graph = graph(body)
    #expect(graph.names(.route) == ["cart", "help", "void"])
    #expect(graph.kind("Guide") == .flow)
    #expect(graph.shown("cart") == ["CartViewController"])
    #expect(graph.shown("help") == ["HelpViewController"])
    #expect(graph.shown("void").isEmpty)
    #expect(
      graph.transitions(from: "HomeViewController") == ["present.sheet help", "push cart"])
    #expect(graph.has(.push, from: "HomeViewController", to: "cart", confidence: .certain))
  }

  @Test func detailsAreNone() {
    let graph = graph(
      """
      let title = spot == Spots.cart ? "Cart" : spot == Spots.help ? "Help" : ""
      if spot == Spots.void { print(title) }
      stack.pushViewController(CartViewController(), animated: true)
      """)
    #expect(graph.names(.route).isEmpty)
    #expect(graph.transitions(from: "HomeViewController") == ["push CartViewController"])
  }

  @Test func parametersAreCountedApart() {
    let graph = introspect(
      Self.keys + """
        final class HomeViewController: UIViewController {
          func buy() { Guide.shared.zap(Spots.cart, by: "hand") }
        }
        final class Guide {
          static let shared = Guide()
          let stack = UINavigationController()
          func zap(_ spot: String, by hint: String) {
            if hint == "hand" { print(hint) }
            \(Self.chain)
          }
        }

        """)
    #expect(graph.names(.route) == ["cart", "help", "void"])
    #expect(graph.transitions(from: "HomeViewController") == ["push cart"])
  }

  @Test func aHandlerOfLinksMakesItsKeys() {
    let graph = introspect(
      "import JLRoutes\n" + Self.keys + """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            JLRoutes.global().addRoute("/help/:topic") { [weak self] _ in
              guard self != nil else { return false }
              Guide.shared.zap(Spots.help)
              return true
            }
            return true
          }
        }
        final class Guide {
          static let shared = Guide()
          let stack = UINavigationController()
          func zap(_ spot: String) {
            \(Self.chain)
          }
        }

        """)
    #expect(graph.observed(.makesRoute) == ["Shop/help"])
  }
}
