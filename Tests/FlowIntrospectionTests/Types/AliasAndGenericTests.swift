import Testing

@Suite("Aliases and generic arguments")
struct AliasAndGenericTests {
  private func moves(guide: String, home: String = "guide.zorp(.shelf)") -> [String] {
    introspect(Library.app(guide: guide, home: Library.home(home))).transitions
  }

  private let expected = ["HomeView push Place.shelf"]

  @Test func alias() {
    #expect(
      moves(
        guide: """
          typealias Way = Place
          @Observable final class Guide {
            var trail: [Way] = []
            func zorp(_ way: Way) { trail.append(way) }
          }

          """) == expected)
  }

  @Test func genericAlias() {
    #expect(
      moves(
        guide: """
          typealias Trail<Stop> = [Stop]
          @Observable final class Guide {
            var trail: Trail<Place> = []
            func zorp(_ place: Place) { trail.append(place) }
          }

          """) == expected)
  }

  @Test func aliasNestedInAType() {
    #expect(
      moves(
        guide: """
          @Observable final class Guide {
            typealias Stop = Place
            var trail: [Stop] = []
            func zorp(_ stop: Stop) { trail.append(stop) }
          }

          """) == expected)
  }

  @Test func aliasOfAGenericRouter() {
    #expect(
      moves(
        guide: """
          @Observable class Router<Stop: Hashable> {
            var trail: [Stop] = []
            func zorp(_ stop: Stop) { trail.append(stop) }
          }
          typealias Guide = Router<Place>

          """) == expected)
  }

  @Test func genericRouterByItsArgument() {
    let graph = introspect(
      Library.places + """
        @Observable final class Router<Stop: Hashable> {
          var trail: [Stop] = []
          func zorp(_ stop: Stop) { trail.append(stop) }
        }
        struct GuideView: View {
          @State private var router = Router<Place>()
          var body: some View {
            NavigationStack(path: $router.trail) {
              HomeView(router: router)
                .navigationDestination(for: Place.self) { place in
                  switch place {
                  case .shelf: ShelfView()
                  case .book: BookView()
                  case .author: AuthorView()
                  }
                }
            }
          }
        }
        struct HomeView: View {
          let router: Router<Place>
          var body: some View { Button("") { router.zorp(.book(3)) } }
        }
        """ + views("ShelfView", "BookView", "AuthorView"))
    #expect(graph.transitions == ["HomeView push Place.book"])
    #expect(graph.triggers(.push, from: "HomeView", to: "Place.book") == ["HomeView.body"])
  }

  @Test func oneGenericRouterWithTwoRouteTypes() {
    func flow(_ name: String, _ stop: String) -> String {
      """
      enum \(name)Stop: Hashable { case \(stop) }
      struct \(name)View: View {
        @StateObject private var router = Router<\(name)Stop>()
        var body: some View {
          NavigationStack(path: $router.trail) {
            Button("") { router.zorp(.\(stop)) }
              .navigationDestination(for: \(name)Stop.self) { it in
                switch it { case .\(stop): LeafView() }
              }
          }
        }
      }

      """
    }
    let graph = introspect(
      """
      final class Router<Stop: Hashable>: ObservableObject {
        @Published var trail: [Stop] = []
        func zorp(_ stop: Stop) { trail.append(stop) }
      }

      """ + flow("Tea", "leaf") + flow("Coffee", "bean") + views("LeafView"))
    let pushes = graph.transitions
    #expect(pushes.contains { $0.hasSuffix("push TeaStop.leaf") })
    #expect(pushes.contains { $0.hasSuffix("push CoffeeStop.bean") })
    #expect(!pushes.contains { $0.hasPrefix("TeaView") && $0.contains("Coffee") })
    #expect(!pushes.contains { $0.hasPrefix("CoffeeView") && $0.contains("Tea") })
    #expect(!pushes.contains { $0.contains("?") })
  }

  @Test func superclassArguments() {
    #expect(
      moves(
        guide: """
          protocol Nav {}
          @Observable class BaseGuide<N, Stop: Hashable> {
            var trail: [Stop] = []
            func zorp(_ stop: Stop) { trail.append(stop) }
          }
          final class Guide: BaseGuide<any Nav, Place> {}

          """) == expected)
  }

  @Test func superclassArgumentsThroughTwoLevels() {
    #expect(
      moves(
        guide: """
          @Observable class Root<Stop: Hashable> {
            var trail: [Stop] = []
            func zorp(_ stop: Stop) { trail.append(stop) }
          }
          class Middle<Value: Hashable>: Root<Value> {}
          final class Guide: Middle<Place> {}

          """) == expected)
  }

  @Test func associatedTypeOfAProtocolWithABody() {
    #expect(
      moves(
        guide: """
          protocol Routing: AnyObject {
            associatedtype Stop: Hashable
            var trail: [Stop] { get set }
          }
          extension Routing { func zorp(_ stop: Stop) { trail.append(stop) } }
          @Observable final class Guide: Routing {
            typealias Stop = Place
            var trail: [Place] = []
          }

          """) == expected)
  }

  @Test func dictionaryOfStacks() {
    let graph = introspect(
      Library.places + """
        enum Shelf: Hashable { case left, right }
        @Observable final class Guide {
          var shelf = Shelf.left
          var trails: [Shelf: [Place]] = [:]
          func zorp(_ place: Place) { trails[shelf, default: []].append(place) }
        }
        struct GuideView: View {
          @State private var guide = Guide()
          var body: some View {
            NavigationStack(path: Binding(get: { guide.trails[.left] ?? [] }, set: { guide.trails[.left] = $0 })) {
              HomeView(guide: guide)
                .navigationDestination(for: Place.self) { place in
                  switch place {
                  case .shelf: ShelfView()
                  case .book: BookView()
                  case .author: AuthorView()
                  }
                }
            }
          }
        }
        """ + Library.home("guide.zorp(.shelf)") + views("ShelfView", "BookView", "AuthorView"))
    #expect(graph.transitions == expected)
  }
}
