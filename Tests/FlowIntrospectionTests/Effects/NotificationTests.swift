import FlowModel
import Testing

/// A notification's observers do what its posters ask for, joined by the name's constant.
@Suite struct NotificationTests {
  private let names = """
    extension Notification.Name {
      static let openShelf = Notification.Name("openShelf")
      static let openPlace = Notification.Name("openPlace")
    }

    """

  private func moves(_ observer: String, _ action: String) -> [String] {
    introspect(
      names
        + Library.app(
          guide: """
            @Observable final class Guide {
              var trail: [Place] = []
              init() { \(observer) }
              @objc func handle(_ notification: Notification) { trail.append(.shelf) }
            }

            """, home: Library.home(action))
    ).transitions.filter { $0.hasPrefix("HomeView") }
  }

  @Test(arguments: [
    "NotificationCenter.default.addObserver(self, selector: #selector(handle), name: .openShelf, object: nil)",
    "NotificationCenter.default.addObserver(self, selector: #selector(handle(_:)), name: Notification.Name.openShelf, object: nil)",
    "NotificationCenter.default.addObserver(forName: .openShelf, object: nil, queue: .main) { [weak self] _ in self?.trail.append(.shelf) }",
    "NotificationCenter.default.publisher(for: .openShelf).sink { [weak self] _ in self?.trail.append(.shelf) }",
    "Task { for await _ in NotificationCenter.default.notifications(named: .openShelf) { trail.append(.shelf) } }",
  ])
  func observer(_ code: String) {
    #expect(
      moves(code, "NotificationCenter.default.post(name: .openShelf, object: nil)") == [
        "HomeView push Place.shelf"
      ])
  }

  @Test func anotherNameIsNoSender() {
    #expect(
      moves(
        "NotificationCenter.default.addObserver(self, selector: #selector(handle), name: .openShelf, object: nil)",
        "NotificationCenter.default.post(name: .openPlace, object: nil)"
      ) == [])
  }

  @Test func objectIsHandedOn() {
    #expect(
      moves(
        """
        NotificationCenter.default.addObserver(forName: .openPlace, object: nil, queue: .main) {
          [weak self] note in
          guard let place = note.object as? Place else { return }
          self?.trail.append(place)
        }
        """, "NotificationCenter.default.post(name: .openPlace, object: Place.book(2))") == [
          "HomeView push Place.book"
        ])
  }

  @Test func viewThatListensDoesIt() {
    let graph = introspect(
      names
        + Library.app(
          home: """
            struct HomeView: View {
              let guide: Guide
              var body: some View {
                KnobView().onReceive(NotificationCenter.default.publisher(for: .openShelf)) { _ in
                  guide.zorp(.shelf)
                }
              }
            }
            struct KnobView: View {
              var body: some View {
                Button("") { NotificationCenter.default.post(name: .openShelf, object: nil) }
              }
            }

            """))
    #expect(graph.transitions == ["HomeView push Place.shelf"])
  }

  @Test func closureInTheEnvironment() {
    let graph = introspect(
      "extension EnvironmentValues { @Entry var zorp: (Place) -> Void = { _ in } }\n"
        + Library.app(
          home: """
            struct HomeView: View {
              let guide: Guide
              var body: some View { KnobView().environment(\\.zorp) { guide.zorp($0) } }
            }
            struct KnobView: View {
              @Environment(\\.zorp) private var zorp
              var body: some View { Button("") { zorp(.shelf) } }
            }

            """))
    #expect(graph.transitions == ["KnobView push Place.shelf"])
  }
}
