import FlowModel
import Testing

/// What types make of a protocol's associated types.
@Suite struct AssociatedTypeTests {
  private static let parts =
    """
    import UIKit
    protocol Guiding<Spot, Wish>: AnyObject {
      associatedtype Wish
      associatedtype Spot
      func lead(to spot: Spot, with helper: AnyObject?)
      func begin()
    }
    extension Guiding { func lead(to spot: Spot) { lead(to: spot, with: nil) } }
    final class AnyGuide<Spot, Wish>: Guiding {
      private let doLead: (Spot, AnyObject?) -> Void
      private let doBegin: () -> Void
      init<G: Guiding>(_ guide: G) where G.Spot == Spot, G.Wish == Wish {
        doLead = { guide.lead(to: $0, with: $1) }
        doBegin = { guide.begin() }
      }
      func lead(to spot: Spot, with helper: AnyObject?) { doLead(spot, helper) }
      func begin() { doBegin() }
    }
    extension Guiding { func erased() -> AnyGuide<Spot, Wish> { AnyGuide(self) } }
    enum ShelfSpot { case list, book, map }
    enum ShelfWish { case ping }
    enum DoorSpot { case lock, done }
    final class ShelfGuide: Guiding {
      typealias Wish = ShelfWish
      private let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func begin() {}
      func lead(to spot: ShelfSpot, with helper: AnyObject?) {
        switch spot {
        case .list:
          let reader = Reader(guide: erased())
          stack.pushViewController(ListViewController(reader: reader), animated: true)
        case .book: stack.pushViewController(BookViewController(), animated: true)
        case .map: stack.pushViewController(MapViewController(), animated: true)
        }
      }
    }
    final class DoorGuide: Guiding {
      typealias Wish = Void
      private let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func begin() { lead(to: .lock) }
      func lead(to spot: DoorSpot, with helper: AnyObject?) {
        switch spot {
        case .lock: stack.pushViewController(LockViewController(), animated: true)
        case .done: stack.dismiss(animated: true)
        }
      }
    }
    final class ListViewController: UIViewController {
      private let reader: Reader
      init(reader: Reader) { self.reader = reader }
      func tapped() { reader.tapped() }
    }

    """ + controllers("BookViewController", "MapViewController", "LockViewController")

  private static let reader = """
    final class Reader {
      private let guide: any Guiding<ShelfSpot, ShelfWish>
      init(guide: any Guiding<ShelfSpot, ShelfWish>) { self.guide = guide }
      func tapped() {
        guide.lead(to: .book)
        guide.lead(to: .map)
      }
    }

    """

  @Test func primaryOnesSayWhatAnErasedGuideTakes() {
    let graph = introspect(Self.parts + Self.reader)
    #expect(
      graph.transitions(from: "ListViewController") == [
        "push ShelfSpot.book", "push ShelfSpot.map",
      ])
  }

  @Test func theOwnMethodSaysWhatADefaultTakes() {
    let graph = introspect(Self.parts + Self.reader)
    #expect(
      graph.has(.push, from: "DoorGuide", to: "DoorSpot.lock", trigger: "DoorGuide.begin()"))
    #expect(graph.edges(.push, to: "DoorSpot.done").isEmpty)
  }

  @Test func whatAnErasedGuideIsToldIsToldByTheCallerOfTheFunction() {
    let graph = introspect(
      Self.parts + Self.reader + """
        final class MainGuide {
          private let window = UIWindow()
          func begin() { open(.map) }
          private func open(_ spot: ShelfSpot) {
            let stack = UINavigationController()
            let shelf = makeShelf(stack)
            shelf.begin()
            shelf.lead(to: spot, with: nil)
            window.rootViewController = stack
          }
          private func makeShelf(_ stack: UINavigationController) -> AnyGuide<ShelfSpot, ShelfWish> {
            ShelfGuide(stack: stack).erased()
          }
        }
        """)
    #expect(
      graph.has(.push, from: "MainGuide", to: "ShelfSpot.map", trigger: "MainGuide.begin()"))
    #expect(graph.edges(.push, from: "MainGuide", to: "DoorSpot.lock").isEmpty)
  }
}
