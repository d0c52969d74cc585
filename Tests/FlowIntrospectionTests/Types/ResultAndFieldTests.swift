import FlowModel
import Testing

/// Values that come out of what holds them.
@Suite struct ResultAndFieldTests {
  private func moves(_ guide: String, _ home: String) -> [String] {
    introspect(Library.app(guide: guide, home: home)).transitions
  }

  @Test func successOfAResult() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func load() -> Result<Place, any Error> { .success(.shelf) }
          func zorp() {
            switch load() {
            case .success(let place): trail.append(place)
            case .failure: trail.append(.author(""))
            }
          }
        }

        """, Library.home("guide.zorp()"))
        == ["HomeView push Place.author", "HomeView push Place.shelf"])
  }

  @Test func resultHandedToACompletion() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func load(_ completion: @escaping (Result<Place, any Error>) -> Void) {
            completion(.success(.book(1)))
          }
          func zorp() {
            load { [weak self] result in
              if case .success(let place) = result { self?.trail.append(place) }
            }
          }
        }

        """, Library.home("guide.zorp()")) == ["HomeView push Place.book"])
  }

  @Test func constantFieldsOfAMenu() {
    #expect(
      moves(
        Library.guide + """
          struct Row: Identifiable { let id: Int; let title: String; let place: Place }

          """,
        """
        struct HomeView: View {
          let guide: Guide
          private let rows = [
            Row(id: 0, title: "Shelf", place: .shelf), Row(id: 1, title: "Ann", place: .author("Ann")),
          ]
          var body: some View {
            ForEach(rows) { row in Button(row.title) { guide.zorp(row.place) } }
          }
        }

        """) == ["HomeView push Place.author", "HomeView push Place.shelf"])
  }

  @Test(arguments: [
    "if let place = id.map(Place.book) { guide.zorp(place) }",
    "guard let place = id.flatMap({ Place.book($0) }) else { return }; guide.zorp(place)",
    "guide.trail.append(contentsOf: [id].compactMap { $0.map(Place.book) })",
    "id.map { guide.zorp(.book($0)) }",
  ])
  func optionalMap(_ action: String) {
    #expect(
      moves(Library.guide, Library.home(action, members: "let guide: Guide; let id: Int?"))
        == ["HomeView push Place.book"])
  }

  @Test func controllersMadeOfValues() {
    let graph = introspect(
      """
      final class Zigzag {
        let navigation = UINavigationController()
        func start() {
          let pages = [1, 2].map { number in PlumController(number: number) }
          navigation.setViewControllers(pages, animated: false)
        }
      }
      final class PlumController: UIViewController {
        init(number: Int) { super.init(nibName: nil, bundle: nil) }
      }

      """)
    #expect(graph.transitions == ["Zigzag replace PlumController"])
  }
}
