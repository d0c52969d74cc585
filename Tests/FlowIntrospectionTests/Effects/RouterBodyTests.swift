import FlowModel
import Foundation
import Testing

@Suite("Home-made routers are understood from their bodies, whatever their verbs are called")
struct RouterBodyTests {
  private func moves(_ guide: String, _ action: String = "guide.zorp(.shelf)") -> [String] {
    introspect(Library.app(guide: guide, home: Library.home(action))).transitions
  }

  private let expected = ["HomeView push Place.shelf"]

  @Test func threeLevels() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp(_ place: Place) { blip(place) }
          private func blip(_ place: Place) { quux(to: place) }
          private func quux(to place: Place) { trail.append(place) }
        }

        """) == expected)
  }

  @Test func fourLevelsOverTwoTypes() {
    #expect(
      moves(
        """
        final class Helper {
          unowned let guide: Guide
          init(guide: Guide) { self.guide = guide }
          func flarn(_ place: Place) { guide.blip(place) }
        }
        @Observable final class Guide {
          var trail: [Place] = []
          lazy var helper = Helper(guide: self)
          func zorp(_ place: Place) { helper.flarn(place) }
          func blip(_ place: Place) { quux(place) }
          private func quux(_ place: Place) { trail.append(place) }
        }

        """) == expected)
  }

  @Test func triggerIsWhereTheCaseIsChosen() {
    let graph = introspect(
      Library.app(
        guide: """
          @Observable final class Guide {
            var trail: [Place] = []
            func zorp(_ place: Place) { trail.append(place) }
            func wibble() { zorp(.author("x")) }
          }

          """, home: Library.home("guide.wibble(); guide.zorp(.shelf)")))
    #expect(graph.triggers(.push, from: "HomeView", to: "Place.author") == ["Guide.wibble()"])
    #expect(graph.triggers(.push, from: "HomeView", to: "Place.shelf") == ["HomeView.body"])
  }

  @Test func throughAProtocol() {
    #expect(
      introspect(
        Library.app(
          guide: """
            protocol Zorping: AnyObject { func zorp(_ place: Place) }
            @Observable final class Guide: Zorping {
              var trail: [Place] = []
              func zorp(_ place: Place) { trail.append(place) }
            }

            """, home: Library.home("guide.zorp(.shelf)", members: "let guide: any Zorping"))
      ).transitions == expected)
  }

  @Test func throughAProtocolExtension() {
    #expect(
      moves(
        """
        protocol Zorping: AnyObject { var trail: [Place] { get set } }
        extension Zorping { func zorp(_ place: Place) { trail.append(place) } }
        @Observable final class Guide: Zorping { var trail: [Place] = [] }

        """) == expected)
  }

  @Test func throughABaseClass() {
    #expect(
      moves(
        """
        @Observable class Base {
          var trail: [Place] = []
          func zorp(_ place: Place) { trail.append(place) }
        }
        final class Guide: Base {}

        """) == expected)
  }

  @Test func overriddenHook() {
    do {
      #expect(
        moves(
          """
          @Observable class Base {
            var trail: [Place] = []
            func zorp(_ place: Place) { splat(place) }
            func splat(_ place: Place) {}
          }
          final class Guide: Base {
            override func splat(_ place: Place) { trail.append(place) }
          }

          """) == expected)
    }
  }

  @Test func superCall() {
    #expect(
      moves(
        """
        @Observable class Base {
          var trail: [Place] = []
          func zorp(_ place: Place) { trail.append(place) }
        }
        final class Guide: Base {
          override func zorp(_ place: Place) { print(place); super.zorp(place) }
        }

        """) == expected)
  }

  @Test func arrayParameter() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp(_ places: [Place]) { trail.append(contentsOf: places) }
        }

        """, "guide.zorp([.shelf, .book(1)])")
        == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }

  @Test func variadicParameter() {
    do {
      #expect(
        moves(
          """
          @Observable final class Guide {
            var trail: [Place] = []
            func zorp(_ places: Place...) { trail.append(contentsOf: places) }
          }

          """, "guide.zorp(.shelf)") == expected)
    }
  }

  @Test func insertedAtTheEnd() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp(_ place: Place) { trail.insert(place, at: trail.endIndex) }
        }

        """) == expected)
  }

  @Test func concatenation() {
    let moved = moves(
      """
      @Observable final class Guide {
        var trail: [Place] = []
        func zorp(_ place: Place) { trail = trail + [place] }
      }

      """)
    #expect(moved == expected || moved == ["HomeView replace Place.shelf"])
  }

  @Test func localCopyWrittenBack() {
    do {
      let moved = moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp(_ place: Place) {
            var copy = trail
            copy.append(place)
            trail = copy
          }
        }

        """)
      #expect(moved == expected || moved == ["HomeView replace Place.shelf"])
    }
  }

  @Test func pathInAStruct() {
    #expect(
      introspect(
        Library.places + """
          struct Navigation { var trail: [Place] = [] }
          @Observable final class Guide {
            var navigation = Navigation()
            func zorp(_ place: Place) { navigation.trail.append(place) }
          }

          """ + Library.home("guide.zorp(.shelf)")
          + Library.stack.replacingOccurrences(of: "$guide.trail", with: "$guide.navigation.trail")
      ).transitions == expected)
  }

  @Test func conditions() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          var isOpen = true
          func zorp(_ place: Place) {
            guard isOpen, trail.last != place else { return }
            if trail.isEmpty { trail.append(place) } else { trail.append(place) }
          }
        }

        """) == expected)
  }

  @Test(arguments: [
    "DispatchQueue.main.async { self.trail.append(place) }",
    "DispatchQueue.main.asyncAfter(deadline: .now()) { [weak self] in self?.trail.append(place) }",
    "Task { trail.append(place) }",
    "Task { @MainActor [weak self] in guard let self else { return }; self.trail.append(place) }",
    "withAnimation { trail.append(place) }",
    "withAnimation(.easeIn) { self.trail.append(place) }",
    "defer { trail.append(place) }",
    "do { try check(); trail.append(place) } catch { print(error) }",
    "for _ in 0..<1 { trail.append(place) }",
    "repeat { trail.append(place) } while false",
    "later { self.trail.append(place) }",
  ])
  func deferred(_ body: String) {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp(_ place: Place) { \(body) }
          private func check() throws {}
          private func later(_ work: @escaping () -> Void) { work() }
        }

        """) == expected)
  }

  @Test func removingIsNoTransition() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp() { trail.removeLast() }
          func blip() { trail.removeAll(); trail = [] }
        }

        """, "guide.zorp(); guide.blip()") == [])
  }

  @Test func otherCollectionsAreNoStacks() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          private var history: [String] = []
          func zorp(_ place: Place) { history.append("\\(place)") }
        }

        """) == [])
  }
}
