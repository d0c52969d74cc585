import FlowModel
import Testing

/// What depends on a type that only the caller knows.
@Suite struct OpenReceiverTests {
  private func moves(_ body: String) -> [String] {
    introspect(
      """
      import UIKit
      protocol Showable: AnyObject { func zap() -> UIViewController }
      final class Pusher {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func splat(_ part: Showable) { stack.pushViewController(part.zap(), animated: true) }
      }
      final class PlumPart: Showable {
        private let plum = PlumController()
        func zap() -> UIViewController { plum }
      }
      final class MapPart: Showable {
        private let map = MapController()
        func zap() -> UIViewController { map }
      }
      final class Zigzag {
        let pusher = Pusher(stack: UINavigationController())
        func begin() { \(body) }
      }
      final class PlumController: UIViewController {}
      final class MapController: UIViewController {}
      """
    ).transitions
  }

  @Test func aProtocolsMethodGivesWhatTheCallersTypeGives() {
    #expect(moves("pusher.splat(PlumPart())") == ["Zigzag push PlumController"])
    #expect(moves("let part = MapPart(); pusher.splat(part)") == ["Zigzag push MapController"])
  }

  @Test func untypedPropertyOfAWrapperOfTheTree() {
    let graph = introspect(
      """
      enum Place: Hashable { case shelf, book }
      @Observable final class Guide {
        var trail: [Place] = []
        func zorp(_ place: Place) { trail.append(place) }
      }
      @propertyWrapper struct Shared: DynamicProperty {
        @Environment(Guide.self) private var guide
        var wrappedValue: Guide { guide }
      }
      @main struct SomeApp: App {
        @State private var guide = Guide()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $guide.trail) {
              HomeView().navigationDestination(for: Place.self) { place in
                switch place {
                case .shelf: ShelfView()
                case .book: BookView()
                }
              }
            }
            .environment(guide)
          }
        }
      }
      struct HomeView: View {
        @Shared private var guide
        var body: some View { Button("") { guide.zorp(.book) } }
      }

      """ + views("ShelfView", "BookView"))
    #expect(graph.transitions == ["HomeView push Place.book"])
  }

  @Test func aRouterThatHidesWhatItDoesLeadsToItsRoutes() {
    let graph = introspect(
      """
      import UIKit
      enum Place { case shelf, book }
      final class Zapper<Route> {
        let run: (Route) -> Void
        init(run: @escaping (Route) -> Void) { self.run = run }
        func zorp(_ route: Route) { Later.shared.add(route) }
      }
      final class Guide {
        let stack = UINavigationController()
        func show(_ place: Place) {
          switch place {
          case .shelf: stack.pushViewController(ShelfController(), animated: true)
          case .book: stack.pushViewController(BookController(), animated: true)
          }
        }
      }
      final class HomeController: UIViewController {
        let zapper: Zapper<Place>
        init(zapper: Zapper<Place>) { self.zapper = zapper }
        func tapped() { zapper.zorp(.book) }
      }
      final class ShelfController: UIViewController {}
      final class BookController: UIViewController {}
      """)
    #expect(graph.has(.push, from: "HomeController", to: "Place.book"))
    #expect(!graph.has(.push, from: "HomeController", to: "Place.shelf"))
  }
}
