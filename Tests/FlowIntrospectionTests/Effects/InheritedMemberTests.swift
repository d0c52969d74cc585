import FlowModel
import Testing

/// What inherited code does depends on the type that inherits it.
@Suite struct InheritedMemberTests {
  /// Two guides that inherit from what the test gives; the app has the first.
  private func moves(_ base: String, first: String, second: String) -> [String] {
    introspect(
      Library.places + base + first + second + Library.home("guide.open()") + Library.stack
    ).transitions(from: "HomeView")
  }

  @Test func templateMethodShowsWhatTheSubclassMakes() {
    #expect(
      moves(
        """
        @Observable class Wanderer {
          var trail: [Place] = []
          func open() { trail.append(first()) }
          func first() -> Place { fatalError("to be overridden") }
        }

        """,
        first: "final class Guide: Wanderer { override func first() -> Place { .shelf } }\n",
        second:
          "final class Tourist: Wanderer { override func first() -> Place { .author(\"\") } }\n"
      ) == ["push Place.shelf"])
  }

  @Test func propertyOfTheSubclass() {
    #expect(
      moves(
        """
        @Observable class Wanderer {
          var trail: [Place] = []
          var favourite: Place { .book(0) }
          func open() { trail.append(favourite) }
        }

        """,
        first: "final class Guide: Wanderer { override var favourite: Place { .shelf } }\n",
        second:
          "final class Tourist: Wanderer { override var favourite: Place { .author(\"\") } }\n"
      ) == ["push Place.shelf"])
  }

  @Test func throughAnotherMethodOfTheBaseClass() {
    #expect(
      moves(
        """
        @Observable class Wanderer {
          var trail: [Place] = []
          func open() { zorp() }
          private func zorp() { splat() }
          func splat() {}
        }

        """,
        first: "final class Guide: Wanderer { override func splat() { trail.append(.shelf) } }\n",
        second:
          "final class Tourist: Wanderer { override func splat() { trail.append(.book(1)) } }\n"
      ) == ["push Place.shelf"])
  }

  @Test func superCallComesBackToTheSubclass() {
    #expect(
      moves(
        """
        @Observable class Wanderer {
          var trail: [Place] = []
          func open() { splat() }
          func splat() {}
        }

        """,
        first: """
          final class Guide: Wanderer {
            override func open() { print("open"); super.open() }
            override func splat() { trail.append(.shelf) }
          }

          """,
        second:
          "final class Tourist: Wanderer { override func splat() { trail.append(.book(1)) } }\n"
      ) == ["push Place.shelf"])
  }

  @Test func hookOfAnInitialiser() {
    let graph = introspect(
      """
      class Page: UIViewController {
        let navigation: UINavigationController
        init(navigation: UINavigationController) {
          self.navigation = navigation
          super.init(nibName: nil, bundle: nil)
          wire()
        }
        func wire() {}
      }
      final class PlumPage: Page {
        override func wire() { navigation.pushViewController(PearPage(), animated: true) }
      }
      final class MelonPage: Page {
        override func wire() { navigation.pushViewController(FigPage(), animated: true) }
      }
      final class Zigzag {
        func start() { UINavigationController().pushViewController(PlumPage(navigation: UINavigationController()), animated: true) }
      }

      """ + controllers("PearPage", "FigPage"))
    #expect(graph.transitions(from: "PlumPage") == ["push PearPage"])
    #expect(graph.transitions(from: "MelonPage") == ["push FigPage"])
  }

  @Test func defaultImplementationUsesTheConformingTypesAnswers() {
    #expect(
      moves(
        """
        protocol Wandering: AnyObject {
          var trail: [Place] { get set }
          var favourite: Place { get }
          func next() -> Place
          func open()
        }
        extension Wandering {
          func open() { trail.append(favourite); trail.append(next()) }
        }

        """,
        first: """
          @Observable final class Guide: Wandering {
            var trail: [Place] = []
            var favourite: Place { .shelf }
            func next() -> Place { .book(1) }
          }

          """,
        second: """
          @Observable final class Tourist: Wandering {
            var trail: [Place] = []
            var favourite: Place { .author("") }
            func next() -> Place { .author("") }
          }

          """) == ["push Place.book", "push Place.shelf"])
  }

  @Test func constrainedExtensionKnowsTheAssociatedType() {
    #expect(
      moves(
        """
        protocol Wandering: AnyObject {
          associatedtype Stop: Hashable
          var trail: [Stop] { get set }
        }
        extension Wandering where Stop == Place {
          func open() { trail.append(.shelf) }
        }

        """,
        first: "@Observable final class Guide: Wandering { var trail: [Place] = [] }\n",
        second: "@Observable final class Tourist: Wandering { var trail: [Int] = [] }\n"
      ) == ["push Place.shelf"])
  }

  @Test func codeOfTheBaseClassAloneHasNoSource() {
    let graph = introspect(
      Library.places
        + """
        @Observable class Wanderer {
          var trail: [Place] = []
          func open() { trail.append(first()) }
          func first() -> Place { fatalError("to be overridden") }
        }
        final class Guide: Wanderer { override func first() -> Place { .shelf } }

        """ + Library.home("guide.open()") + Library.stack)
    #expect(graph.transitions.filter { $0.contains("?") } == [])
    #expect(graph.notices == [])
  }
}
