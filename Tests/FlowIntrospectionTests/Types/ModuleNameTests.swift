import FlowModel
import Testing

@Suite("Names with their module, overloads and dependencies")
struct ModuleNameTests {
  private let feature = """
    public struct Movie { let id: Int }
    public struct Person { let id: Int }
    public protocol MovieGuide {
      func show(_ movie: Movie)
      func show(_ person: Person)
    }
    @Observable public final class MovieModel {
      private let guide: MovieGuide
      public init(guide: MovieGuide) { self.guide = guide }
      func select(_ movie: Movie) { guide.show(movie) }
    }
    public struct MovieList: View {
      let model: MovieModel
      public var body: some View { Button("") { model.select(Movie(id: 1)) } }
    }

    """ + views("MovieView", "PersonView")

  private let app = """
    import Movies
    @Observable final class MovieGuide: Movies.MovieGuide {
      var routes: [Route] = []
      func show(_ movie: Movie) { routes.append(.movie(movie)) }
      func show(_ person: Person) { routes.append(.person(person)) }
      enum Route: Hashable { case movie(Movie), person(Person) }
    }
    @Observable final class OtherGuide: Movies.MovieGuide {
      var routes: [Route] = []
      func show(_ movie: Movie) { routes.append(.movie(movie)) }
      func show(_ person: Person) {}
      enum Route: Hashable { case movie(Movie) }
    }
    struct MovieStack: View {
      @Bindable var guide: MovieGuide
      let model: MovieModel
      var body: some View {
        NavigationStack(path: $guide.routes) {
          MovieList(model: model).navigationDestination(for: MovieGuide.Route.self) { route in
            switch route {
            case .movie: MovieView()
            case .person: PersonView()
            }
          }
        }
      }
    }
    struct OtherStack: View {
      @Bindable var guide: OtherGuide
      var body: some View {
        NavigationStack(path: $guide.routes) {
          Text("").navigationDestination(for: OtherGuide.Route.self) { route in
            switch route { case .movie: MovieView() }
          }
        }
      }
    }
    final class AppGuide: ObservableObject {
      private lazy var guide = MovieGuide()
      private lazy var other = OtherGuide()
      private lazy var model = MovieModel(guide: guide)
      func movies() -> some View { MovieStack(guide: guide, model: model) }
      func others() -> some View { OtherStack(guide: other) }
    }

    """

  /// A class that shares the name of a protocol of another module conforms to that, not to itself;
  /// which of two overloads is called, and whose, follows from what is passed.
  @Test(arguments: ["Sources/Movies/Movies.swift", "Sources/Features/Movies/List.swift"])
  func conformsToAProtocolOfItsOwnName(_ path: String) {
    let graph = introspect([
      (path: path, source: feature), (path: "Sources/Shop/Shop.swift", source: app),
    ])
    #expect(
      graph.edges(.push, from: "MovieList").compactMap { graph[$0.to]?.qualifiedName }
        == ["MovieGuide.Route.movie"])
    #expect(graph.edges(.push, from: "MovieList").map(\.confidence) == [.certain])
  }

  /// An object that keeps coordinators and gives each to the view that it makes is their parent.
  @Test func keepsThoseThatItGivesToViews() {
    let graph = introspect([
      (path: "Sources/Movies/Movies.swift", source: feature),
      (path: "Sources/Shop/Shop.swift", source: app),
    ])
    #expect(graph.names(.flow) == ["AppGuide", "MovieGuide", "OtherGuide"])
    #expect(graph.has(.child, from: "AppGuide", to: "MovieGuide"))
    #expect(graph.has(.child, from: "AppGuide", to: "OtherGuide"))
  }

  /// A stand-in for previews says nothing of what else is passed.
  @Test func placeholderIsNotAllThatThereIs() {
    let graph = introspect(
      """
      protocol Guide { func zorp() }
      final class RealGuide: Guide {
        let navigation = UINavigationController()
        func zorp() { navigation.pushViewController(ItemViewController(), animated: true) }
      }
      final class EmptyGuide: Guide { func zorp() {} }
      final class ListViewController: UIViewController {
        let guide: Guide
        init(guide: Guide) { self.guide = guide }
        func tap() { guide.zorp() }
        static let sample = ListViewController(guide: EmptyGuide())
      }

      """ + controllers("ItemViewController"))
    #expect(graph.transitions == ["ListViewController push ItemViewController"])
  }

  /// What two of many types make of a requirement is not what all of them are.
  @Test func defaultOfMostIsNotWhatAFewMakeOfIt() {
    let graph = introspect(
      """
      protocol Backed: AnyObject { var controller: UIViewController { get } }
      extension Backed where Self: UIViewController { var controller: UIViewController { self } }
      final class VoteViewController: UIViewController, Backed {}
      final class ListViewController: UIViewController, Backed {}
      final class ItemViewController: UIViewController, Backed {}
      final class Manager: Backed {
        unowned let parent: VoteViewController
        init(parent: VoteViewController) { self.parent = parent }
        var controller: UIViewController { parent }
      }
      final class Wireframe {
        func zorp(from view: Backed?, to other: Backed) {
          view?.controller.present(other.controller, animated: true)
        }
        func help(from view: Backed?) { view?.controller.present(HelpViewController(), animated: true) }
      }

      """ + controllers("HelpViewController"))
    #expect(graph.edges(.present, to: "VoteViewController").isEmpty)
    #expect(graph.has(.present, from: "Wireframe", to: "HelpViewController"))
  }

  @Test func keyPathReadsAMemberOfEach() {
    let graph = introspect(
      """
      enum Tabs {
        static func make() -> UITabBarController {
          let tabs = UITabBarController()
          tabs.viewControllers = pairs().map(\\.1)
          return tabs
        }
        static func pairs() -> [(Int, UIViewController)] {
          [(1, ListViewController()), (2, ItemViewController())].sorted { $0.0 < $1.0 }
        }
      }

      """ + controllers("ListViewController", "ItemViewController"))
    #expect(graph.names(.tab) == ["Tabs.ItemViewController", "Tabs.ListViewController"])
  }
}
