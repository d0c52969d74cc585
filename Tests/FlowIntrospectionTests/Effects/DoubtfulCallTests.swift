import FlowModel
import Testing

/// Calls of a protocol's method where several types implement it and the source does not say which
/// is meant.
@Suite struct DoubtfulCallTests {
  private func graph(_ makers: String, _ use: String) -> FlowGraph {
    introspect(
      """
      import SwiftUI
      protocol Making { associatedtype Made: View; func make() -> Made }
      \(makers)
      final class HomeViewController: UIViewController {
        private let making: any Making
        private var plain = PlainMaking()
        init(making: any Making) { self.making = making }
        func open() { \(use) }
      }

      """ + views("PlainView", "FancyView"))
  }

  private static let plain =
    "struct PlainMaking: Making { func make() -> some View { PlainView() } }"
  private static let fancy =
    "struct FancyMaking: Making { func make() -> some View { FancyView() } }"

  @Test func eachOfSeveralIsOnlyPossible() {
    let graph = graph(
      Self.plain + "\n" + Self.fancy,
      "present(UIHostingController(rootView: making.make()), animated: true)")
    let presented = graph.edges(.present, from: "HomeViewController")
    #expect(presented.count == 2)
    #expect(presented.allSatisfy { $0.confidence == .dynamic })
  }

  @Test func whatIsBuiltByOneOfSeveralIsOnlyPossible() {
    let graph = graph(Self.plain + "\n" + Self.fancy, "view.addSubview(making.make())")
    let contained = graph.edges(.contains, from: "HomeViewController")
    #expect(contained.allSatisfy { $0.confidence == .dynamic })
  }

  @Test func theOnlyImplementationIsMeant() {
    let graph = graph(
      Self.plain, "present(UIHostingController(rootView: making.make()), animated: true)")
    #expect(
      graph.has(
        .present, from: "HomeViewController", to: "PlainView", confidence: .certain))
  }

  @Test func aKnownTypeLeavesNoDoubt() {
    let graph = graph(
      Self.plain + "\n" + Self.fancy,
      "present(UIHostingController(rootView: plain.make()), animated: true)")
    #expect(
      graph.transitions == ["HomeViewController present.sheet PlainView"])
    #expect(
      graph.has(
        .present, from: "HomeViewController", to: "PlainView", confidence: .certain))
  }
}

/// Protocols that refine another: fewer types are meant.
@Suite struct RefinedCallTests {
  @Test func onlyTypesOfTheRefinedProtocolAreMeant() {
    let graph = introspect(
      """
      import UIKit
      protocol Giving: AnyObject { func give() -> UIViewController }
      protocol MenuGiving: Giving { func shut() }
      final class MenuGiver: MenuGiving {
        func give() -> UIViewController { MenuController() }
        func shut() {}
      }
      final class MapGiver: Giving { func give() -> UIViewController { MapController() } }
      final class CartGiver: Giving { func give() -> UIViewController { CartController() } }
      final class HomeController: UIViewController {
        private let giver: any MenuGiving
        init(giver: any MenuGiving) { self.giver = giver }
        func open() { present(giver.give(), animated: true) }
      }

      """ + controllers("MenuController", "MapController", "CartController"))
    #expect(graph.transitions == ["HomeController present.sheet MenuController"])
    #expect(
      graph.has(.present, from: "HomeController", to: "MenuController", confidence: .certain))
  }
}

/// What a caller hands over is called back by whichever implementation is meant.
@Suite struct CalledBackTests {
  @Test func theCallersOwnClosureLeavesNoDoubt() {
    let graph = introspect(
      """
      import UIKit
      protocol Asking { func ask(_ done: @escaping () -> Void) }
      final class Server: Asking { func ask(_ done: @escaping () -> Void) { print(1); done() } }
      final class Cache: Asking { func ask(_ done: @escaping () -> Void) { done() } }
      final class HomeController: UIViewController {
        private let asking: any Asking
        init(asking: any Asking) { self.asking = asking }
        func open() {
          asking.ask { self.present(MenuController(), animated: true) }
        }
      }

      """ + controllers("MenuController"))
    #expect(
      graph.has(.present, from: "HomeController", to: "MenuController", confidence: .certain))
    #expect(graph.transitions == ["HomeController present.sheet MenuController"])
  }

  @Test func aStandInThatLeadsNowhereIsNoDoubt() {
    let graph = introspect(
      """
      protocol Leading: AnyObject { func leadHome() }
      final class Guide: Leading {
        private let navigation = UINavigationController()
        func leadHome() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      final class SilentGuide: Leading {
        private var calls = 0
        func leadHome() { calls += 1; print("nothing to show here") }
      }
      final class HomeViewController: UIViewController {}
      final class StartViewController: UIViewController {
        private let guide: any Leading
        init(guide: any Leading) { self.guide = guide }
        func tapped() { guide.leadHome() }
      }
      """)
    #expect(graph.transitions(from: "StartViewController") == ["push HomeViewController"])
  }
}
