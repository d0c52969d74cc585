import FlowModel
import Testing

@Suite("What rules need beyond nodes and edges")
struct ObservationTests {
  // MARK: Cases that the code makes

  @Test func makesRoute() {
    let graph = introspect(
      Library.app(
        home: Library.home("guide.zorp(.shelf)")
          + "extension Guide { func favourite() -> Place { .author(\"x\") } }\n"))
    #expect(graph.observed(.makesRoute) == ["Shop/Place.author", "Shop/Place.shelf"])
    #expect(graph.observed(.makesRoute, ["in": "HomeView.body"]) == ["Shop/Place.shelf"])
    #expect(graph.observed(.makesRoute, ["in": "Guide.favourite()"]) == ["Shop/Place.author"])
  }

  @Test func storedCaseIsMade() {
    let graph = introspect(
      Library.app(
        home: Library.home("guide.zorp(.shelf)")
          + "struct Bookmark { let place: Place = .book(3) }\n"))
    #expect(graph.observed(.makesRoute) == ["Shop/Place.book", "Shop/Place.shelf"])
  }

  @Test func allCasesMakeAny() {
    let graph = introspect(
      """
      enum Corner: Hashable, CaseIterable { case north, south }
      struct ShellView: View {
        @State private var corner: Corner = .north
        var body: some View {
          TabView(selection: $corner) {
            ForEach(Corner.allCases, id: \\.self) { corner in
              switch corner {
              case .north: NorthView().tag(corner)
              case .south: SouthView().tag(corner)
              }
            }
          }
        }
      }

      """ + views("NorthView", "SouthView"))
    #expect(graph.observed(.makesAnyCase, ["via": "allCases"]) == ["Shop/Corner"])
  }

  @Test func rawValueMakesAny() {
    let graph = introspect(
      """
      enum Stop: String, Hashable { case shelf, attic }
      struct HomeView: View {
        @State private var path: [Stop] = []
        let saved: String
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { if let stop = Stop(rawValue: saved) { path.append(stop) } }
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .shelf: ShelfView()
                case .attic: AtticView()
                }
              }
          }
        }
      }

      """ + views("ShelfView", "AtticView"))
    #expect(graph.observed(.makesAnyCase, ["via": "rawValue"]) == ["Shop/Stop"])
    #expect(
      graph.transitions == ["HomeView push? Stop.attic", "HomeView push? Stop.shelf"])
  }

  // MARK: Children

  private let coordinators =
    """
    protocol Coordinator: AnyObject {
      var childCoordinators: [Coordinator] { get set }
      func start()
    }
    extension Coordinator {
      func add(_ child: Coordinator) { childCoordinators.append(child) }
      func drop(_ child: Coordinator) { childCoordinators.removeAll { $0 === child } }
    }
    protocol PlumDelegate: AnyObject { func plumDidFinish(_ plum: PlumCoordinator) }
    final class PlumCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      weak var delegate: PlumDelegate?
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.pushViewController(PlumController(), animated: true) }
      func done() { delegate?.plumDidFinish(self) }
    }

    """ + controllers("PlumController")

  private func parent(_ finish: String) -> String {
    """
    final class OrchardCoordinator: Coordinator, PlumDelegate {
      var childCoordinators: [Coordinator] = []
      let navigation = UINavigationController()
      func start() {
        let plum = PlumCoordinator(navigation: navigation)
        plum.delegate = self
        add(plum)
        plum.start()
      }
      func plumDidFinish(_ plum: PlumCoordinator) { \(finish) }
    }
    """
  }

  @Test func retainsChildrenInAnArray() {
    let graph = introspect(coordinators + parent("drop(plum)"))
    #expect(
      graph.observed(.retainsChildrenInArray) == [
        "Shop/OrchardCoordinator", "Shop/PlumCoordinator",
      ])
    #expect(
      graph.observed(
        .retainsChildrenInArray, ["property": "childCoordinators", "style": "uiKit"]
      ).count == 2)
  }

  @Test func arrayOfSomethingElseRetainsNothing() {
    let graph = introspect(
      """
      final class Zigzag {
        var items: [String] = []
        var controllers: [UIViewController] = []
        let navigation = UINavigationController()
        func begin() { navigation.pushViewController(PlumController(), animated: true) }
      }

      """ + controllers("PlumController"))
    #expect(graph.observed(.retainsChildrenInArray) == [])
  }

  @Test func removesTheFinishedChild() {
    let graph = introspect(coordinators + parent("drop(plum)"))
    let removals = graph.observations(of: .removesChild)
    #expect(removals.map(\.subject) == ["Shop/OrchardCoordinator"])
    #expect(removals.first?.data["argument"] == "plum")
    #expect(removals.first?.data["finished"] == "plum")
    #expect(removals.first?.data["in"] == "OrchardCoordinator.plumDidFinish(_:)")
  }

  @Test func removesItselfInstead() {
    let graph = introspect(coordinators + parent("drop(self)"))
    let removals = graph.observations(of: .removesChild)
    #expect(removals.map { $0.data["argument"] } == ["self"])
    #expect(removals.map { $0.data["finished"] } == ["plum"])
  }

  // MARK: Stacks

  private func museum(root: String = "HallView()", destination: String = "Painting") -> FlowGraph {
    introspect(
      """
      struct Painting: Hashable {}
      struct Statue: Hashable {}
      struct MuseumView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            \(root).navigationDestination(for: \(destination).self) { _ in DetailView() }
          }
        }
      }
      struct HallView: View { var body: some View { NavigationLink("", value: Statue()) } }

      """ + views("DetailView"))
  }

  @Test func stackListsItsDestinations() {
    let stacks = museum().observations(of: .stack)
    #expect(stacks.map(\.subject) == ["Shop/MuseumView"])
    #expect(stacks.map { $0.data["destinations"] } == ["Shop/Painting"])
    #expect(stacks.map { $0.data["complete"] } == ["true"])
    #expect(stacks.map { $0.data["path"] } == ["path"])
  }

  @Test func stackOfALibrarysViewIsNotComplete() {
    let stacks = museum(root: "LibraryHallView()").observations(of: .stack)
    #expect(stacks.map { $0.data["complete"] } == ["false"])
  }

  @Test func linkPushesAValue() {
    let pushes = museum().observations(of: .pushesValue)
    #expect(pushes.map(\.subject) == ["Shop/MuseumView"])
    #expect(pushes.map { $0.data["type"] } == ["Shop/Statue"])
    #expect(pushes.map { $0.data["in"] } == ["HallView.body"])
    #expect(pushes.map { $0.data["link"] } == ["true"])
    #expect(pushes.map { $0.data["selection"] } == [nil])
  }

  @Test(arguments: [
    "List(selection: .constant(0)) { HallView() }",
    "List(selection: .constant(0)) { Section { HallView() } }",
    "List([1], id: \\.self, selection: .constant(0)) { _ in HallView() }",
    "List(selection: .constant(0)) { NavigationLink(\"\", value: Statue()) }",
  ])
  func linkInAListWithSelectionChooses(root: String) {
    let pushes = museum(root: root).observations(of: .pushesValue)
    #expect(!pushes.isEmpty)
    #expect(pushes.allSatisfy { $0.data["selection"] == "true" })
  }

  @Test(arguments: [
    ("selection: .constant(0)", "row()", "true"), ("selection: .constant(0)", "self.rows", "true"),
    ("1..<3", "row()", nil), ("1..<3", "self.rows", nil),
  ])
  func linkInAMemberOfAListWithSelectionChooses(list: String, row: String, selection: String?) {
    let graph = introspect(
      """
      struct Painting: Hashable {}
      struct Statue: Hashable {}
      struct MuseumView: View {
        var body: some View {
          NavigationStack {
            halls.navigationDestination(for: Painting.self) { _ in DetailView() }
          }
        }
        var halls: some View { List(\(list)) { _ in \(row) } }
        var rows: some View { Section { row() } }
        func row() -> some View { NavigationLink("", value: Statue()) }
      }

      """ + views("DetailView"))
    let pushes = graph.observations(of: .pushesValue)
    #expect(!pushes.isEmpty)
    #expect(pushes.allSatisfy { $0.data["selection"] == selection })
  }

  @Test func linkInAPlainListPushes() {
    let pushes = museum(root: "List { HallView() }").observations(of: .pushesValue)
    #expect(pushes.map { $0.data["selection"] } == [nil])
  }

  @Test func appendPushesAValue() {
    let graph = introspect(Library.app(home: Library.home("guide.zorp(.shelf)")))
    #expect(graph.observed(.pushesValue, ["type": "Shop/Place"]) == ["Shop/Guide"])
  }

  // MARK: Literals and suppressions

  @Test func linkLiteral() {
    let graph = introspect(
      """
      struct NewsView: View {
        var body: some View { Link("", destination: URL(string: "shop://orders/7")!) }
      }
      """)
    let literals = graph.observations(of: .linkLiteral)
    #expect(literals.map(\.subject) == ["shop://orders/7"])
    #expect(literals.map { $0.data["in"] } == ["NewsView.body"])
    #expect(literals.first?.location?.line == 2)
  }

  @Test func comparedLiteralIsNoLink() {
    let graph = introspect(
      """
      func isOurs(_ text: String) -> Bool { text == "shop://orders" || text.hasPrefix("shop://") }
      """)
    #expect(graph.observed(.linkLiteral) == [])
  }

  @Test func suppressions() {
    let graph = introspect(
      """
      // flowviz:ignore:file orphan-flow - made by a script
      enum Place: Hashable {
        // flowviz:ignore unused-route, unreachable-route - from the server
        case shelf
        case attic // flowviz:ignore:this unused-route
      }
      """)
    let found = graph.suppressions
    #expect(found.map(\.scope) == [.file, .next, .this])
    #expect(
      found.map(\.rules) == [
        ["orphan-flow"], ["unused-route", "unreachable-route"], ["unused-route"],
      ])
    #expect(found.map(\.reason) == ["made by a script", "from the server", nil])
    #expect(found.map(\.location.line) == [1, 3, 5])
  }
}
