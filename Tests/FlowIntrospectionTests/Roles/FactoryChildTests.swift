import FlowModel
import Testing

/// Flows that come from factories behind protocols, inside a type eraser.
@Suite struct FactoryChildTests {
  private static let parts =
    """
    import UIKit
    protocol Guiding<Spot>: AnyObject {
      associatedtype Spot
      func lead(to spot: Spot)
      func begin()
    }
    final class AnyGuide<Spot>: Guiding {
      private let doLead: (Spot) -> Void
      private let doBegin: () -> Void
      init<G: Guiding>(_ guide: G) where G.Spot == Spot {
        doLead = { guide.lead(to: $0) }
        doBegin = { guide.begin() }
      }
      func lead(to spot: Spot) { doLead(spot) }
      func begin() { doBegin() }
    }
    extension Guiding { func erased() -> AnyGuide<Spot> { AnyGuide(self) } }
    enum ShelfSpot { case list, book }
    protocol ShelfMaking { func makeShelf(_ stack: UINavigationController) -> AnyGuide<ShelfSpot> }
    final class ShelfGuide: Guiding {
      private let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func begin() { lead(to: .list) }
      func lead(to spot: ShelfSpot) {
        switch spot {
        case .list: stack.pushViewController(ListViewController(), animated: true)
        case .book: stack.pushViewController(BookViewController(), animated: true)
        }
      }
    }
    final class Factory {}
    extension Factory: ShelfMaking {
      func makeShelf(_ stack: UINavigationController) -> AnyGuide<ShelfSpot> {
        ShelfGuide(stack: stack).erased()
      }
    }

    """ + controllers("ListViewController", "BookViewController")

  @Test func whoStartsAnErasedFlowIsItsParentAndTheFactoryIsNone() {
    let graph = introspect(
      Self.parts + """
        final class MainGuide {
          typealias Parts = ShelfMaking & Sendable
          private let parts: Parts
          private var shelf: AnyGuide<ShelfSpot>?
          init(parts: Parts) { self.parts = parts }
          func begin() {
            let shelf = parts.makeShelf(UINavigationController())
            shelf.begin()
            self.shelf = shelf
          }
        }

        """)
    #expect(graph.names(.flow) == ["MainGuide", "ShelfGuide"])
    #expect(graph.has(.child, from: "MainGuide", to: "ShelfGuide", confidence: .certain))
  }

  @Test func whoAnswersRoutesWithTheSystemsScreensIsAFlow() {
    let graph = introspect(
      """
      import UIKit
      enum PickSpot { case camera, file }
      final class Picking {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func lead(to spot: PickSpot) {
          switch spot {
          case .camera: stack.present(UIImagePickerController(), animated: true)
          case .file: showFiles()
          }
        }
        private func showFiles() {
          stack.present(UIDocumentPickerViewController(forOpeningContentTypes: []), animated: true)
        }
      }
      final class Sharing {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func share() { stack.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }
      }

      """)
    #expect(graph.names(.flow) == ["Picking"])
    #expect(graph.shown("PickSpot.file") == ["UIDocumentPickerViewController"])
  }
}

/// Flows that hand the route in a route's payload on to a child.
@Suite struct HandedRouteTests {
  /// The tab bar itself, or a protocol of the project's own that stands for it.
  @Test(arguments: ["UITabBarController", "any Corners"])
  func aCaseShowsTheFlowThatTakesItsPayload(tabs: String) {
    let graph = introspect(
      """
      import UIKit
      @MainActor protocol Corners: AnyObject { var selectedIndex: Int { get set } }
      extension UITabBarController: Corners {}
      enum ShelfSpot { case list, book }
      enum TillSpot { case cash, card }
      enum MainSpot {
        case shelf(ShelfSpot), till(TillSpot)
        var place: Int {
          switch self {
          case .shelf: 0
          case .till: 1
          }
        }
      }
      final class ShelfGuide {
        let stack = UINavigationController()
        func lead(to spot: ShelfSpot) {
          switch spot {
          case .list: stack.pushViewController(ListViewController(), animated: true)
          case .book: stack.pushViewController(BookViewController(), animated: true)
          }
        }
      }
      final class TillGuide {
        let stack = UINavigationController()
        func lead(to spot: TillSpot) {
          switch spot {
          case .cash: stack.pushViewController(CashViewController(), animated: true)
          case .card: stack.pushViewController(CardViewController(), animated: true)
          }
        }
      }
      final class MainGuide {
        private let tabs: \(tabs)
        private let shelf = ShelfGuide()
        private let till = TillGuide()
        init(tabs: \(tabs)) { self.tabs = tabs }
        func begin() { lead(to: .shelf(.list)) }
        func pay() { lead(to: .till(.cash)) }
        func lead(to spot: MainSpot) {
          tabs.selectedIndex = spot.place
          switch spot {
          case .shelf(let inner): shelf.lead(to: inner)
          case .till(let inner): till.lead(to: inner)
          }
        }
      }

      """
        + controllers(
          "ListViewController", "BookViewController", "CashViewController", "CardViewController"))
    #expect(graph.names(.tab) == ["MainSpot.shelf", "MainSpot.till"])
    #expect(graph.shown("MainSpot.shelf") == ["ShelfGuide"])
    #expect(graph.shown("MainSpot.till") == ["TillGuide"])
    #expect(
      graph.transitions(from: "MainGuide").filter { !$0.contains("?") } == [
        "push ShelfSpot.list", "push TillSpot.cash", "select MainSpot.shelf",
        "select MainSpot.till",
      ])
  }
}
