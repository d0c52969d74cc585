import FlowModel
import Testing

/// A closure that is made while something is set up runs later: what it does changes where the user
/// is.
@Suite struct DeferredEffectTests {
  private func moves(_ guide: String, _ action: String) -> [String] {
    introspect(Library.app(guide: guide, home: Library.home(action))).transitions
  }

  @Test(arguments: [
    "lazy var zorp: (Place) -> Void = { [unowned self] in self.trail.append($0) }",
    "lazy var zorp: (Place) -> Void = { [unowned self] place in trail.append(place) }",
  ])
  func lazyClosure(_ member: String) {
    #expect(
      moves(
        "@Observable final class Guide {\n var trail: [Place] = []\n \(member)\n}\n",
        "guide.zorp(.shelf)") == ["HomeView push Place.shelf"])
  }

  @Test func closureMadeByTheInitialiser() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          @ObservationIgnored private var zorps: (Place) -> Void = { _ in }
          init() { zorps = { [weak self] place in self?.trail.append(place) } }
          func zorp(_ place: Place) { zorps(place) }
        }

        """, "guide.zorp(.shelf)") == ["HomeView push Place.shelf"])
  }

  @Test func closuresInADictionary() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          lazy var actions: [String: () -> Void] = [
            "shelf": { self.trail.append(.shelf) }, "book": showBook,
          ]
          func showBook() { trail.append(.book(1)) }
          func run(_ name: String) { actions[name]?() }
        }

        """, "guide.run(\"shelf\")") == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }

  @Test func whatTheInitialiserSetsIsNoMove() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          init() { trail = [.shelf] }
        }

        """, "print(guide)") == [])
  }
}
