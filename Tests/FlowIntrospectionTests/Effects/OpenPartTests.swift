import FlowModel
import Testing

@Suite("What is inside of what a caller passes is known where the caller fills it in")
struct OpenPartTests {
  private let screens = """
    class CellarViewController: UIViewController {}
    class AtticViewController: UIViewController {}
    class GardenViewController: UIViewController {}

    """

  /// A porter that queues orders and hands a briefing to its delegate.
  private let porter = """
    import UIKit
    enum Place: Equatable { case cellar, attic(Int), garden }
    struct Order<Spot> { var deed: Deed<Spot>; var isQuick: Bool }
    enum Deed<Spot> { case bring(Spot), take(Spot) }
    struct Briefing<Spot> { var spot: Spot; var isQuick: Bool }
    protocol PorterDelegate<Spot>: AnyObject {
      associatedtype Spot
      func porter(_ porter: Porter<Spot>, with briefing: Briefing<Spot>)
    }
    final class Porter<Spot> {
      private var orders = [Order<Spot>]()
      private unowned let delegate: any PorterDelegate<Spot>
      init(_ delegate: some PorterDelegate<Spot>) { self.delegate = delegate }
      func zorp(_ spot: Spot) { enqueue(Order(deed: .bring(spot), isQuick: true)) }
      private func enqueue(_ order: Order<Spot>) {
        orders.append(order)
        workOff()
      }
      private func workOff() {
        guard let order = orders.first(where: { $0.isQuick }) else { return }
        switch order.deed {
        case .bring(let spot): carry(spot)
        case .take: break
        }
      }
      private func carry(_ spot: Spot) {
        delegate.porter(self, with: Briefing(spot: spot, isQuick: true))
      }
    }
    final class HouseGuide: PorterDelegate {
      typealias Spot = Place
      let stack = UINavigationController()
      private var porter: Porter<Place>!
      init() { porter = Porter(self) }
      func wake() { porter.zorp(.cellar) }
      func climb() { porter.zorp(.attic(1)) }
      func porter(_ porter: Porter<Place>, with briefing: Briefing<Place>) {
        switch briefing.spot {
        case .cellar: stack.pushViewController(CellarViewController(), animated: true)
        case .attic: stack.pushViewController(AtticViewController(), animated: true)
        case .garden: stack.pushViewController(GardenViewController(), animated: true)
        }
      }
    }

    """

  @Test func aRouteThatWaitsInAQueueLeadsWhereTheDelegateTakesIt() {
    let graph = introspect(porter + screens)
    #expect(
      graph.transitions == ["HouseGuide push Place.attic", "HouseGuide push Place.cellar"])
    #expect(graph.shown("Place.garden") == ["GardenViewController"])
    #expect(graph.edges.allSatisfy { $0.confidence == .certain })
  }

  @Test func anOrderAroundARouteIsNoRoute() {
    #expect(
      introspect(porter + screens).names(.route) == ["Place.attic", "Place.cellar", "Place.garden"])
  }

  @Test func aCasesPayloadIsShownAsTheCallerMadeIt() {
    let graph = introspect(
      """
      import UIKit
      enum Outcome { case screen(UIViewController), nothing }
      final class HouseGuide {
        let stack = UINavigationController()
        func wake() { settle(.screen(CellarViewController())) }
        func sleep() { settle(.nothing) }
        private func settle(_ outcome: Outcome) {
          switch outcome {
          case .screen(let screen): stack.pushViewController(screen, animated: true)
          case .nothing: break
          }
        }
      }

      """ + screens)
    #expect(graph.transitions == ["HouseGuide push CellarViewController"])
    #expect(
      graph.triggers(.push, from: "HouseGuide", to: "CellarViewController") == [
        "HouseGuide.wake()"
      ])
  }

  @Test func aRequirementIsWhatTheCallersTypeMakesOfIt() {
    let graph = introspect(
      """
      import UIKit
      protocol Showable: AnyObject { var face: UIViewController { get } }
      final class CellarPart: Showable { var face: UIViewController { CellarViewController() } }
      final class AtticPart: Showable { var face: UIViewController { AtticViewController() } }
      final class HouseGuide {
        let stack = UINavigationController()
        func wake() { splat(CellarPart()) }
        private func splat(_ part: some Showable) {
          stack.present(part.face, animated: true)
        }
      }

      """ + screens)
    #expect(graph.transitions == ["HouseGuide present.sheet CellarViewController"])
  }
}

/// Lists of values that a caller passes, each with a route in it.
@Suite struct OpenListTests {
  private func graph(_ rows: String) -> FlowGraph {
    introspect(
      Library.app(
        home: """
          struct Item: Identifiable { let id = 1; let title: String; let place: Place }
          struct HomeView: View {
            let guide: Guide
            var body: some View {
              VStack { rows([Item(title: "A", place: .shelf), Item(title: "B", place: .book(1))]) }
            }
            private func rows(_ items: [Item]) -> some View { \(rows) }
          }

          """))
  }

  @Test func eachRowLeadsWhereItsItemSays() {
    let graph = graph(
      "ForEach(items) { item in Button(item.title) { guide.zorp(item.place) } }")
    #expect(graph.transitions == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }

  @Test func aLoopDoesSoToo() {
    let graph = graph(
      "for item in items { guide.zorp(item.place) }; return Text(\"\")")
    #expect(graph.transitions == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }
}
