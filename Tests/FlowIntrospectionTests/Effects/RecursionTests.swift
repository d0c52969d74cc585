import Testing

@Suite("Functions that call themselves and each other", .timeLimit(.minutes(1)))
struct RecursionTests {
  private func moves(_ guide: String, _ action: String) -> [String] {
    introspect(Library.app(guide: guide, home: Library.home(action))).transitions
  }

  @Test func itself() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp(_ place: Place, times: Int) {
            guard times > 0 else { return }
            trail.append(place)
            zorp(place, times: times - 1)
          }
        }

        """, "guide.zorp(.shelf, times: 3)") == ["HomeView push Place.shelf"])
  }

  @Test func effectOnlyAfterTheRecursiveCall() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp(_ place: Place, times: Int) {
            if times > 0 { zorp(place, times: times - 1) } else { trail.append(place) }
          }
        }

        """, "guide.zorp(.shelf, times: 3)") == ["HomeView push Place.shelf"])
  }

  @Test func throughAProtocolOnWhatIsPassed() {
    #expect(
      moves(
        """
        protocol Zorper { func zorp(_ place: Place, with other: any Zorper) }
        @Observable final class Guide: Zorper {
          var trail: [Place] = []
          func zorp(_ place: Place, with other: any Zorper) {
            trail.append(place)
            other.zorp(place, with: other)
          }
          func start(_ place: Place) { zorp(place, with: self) }
        }

        """, "guide.start(.shelf)") == ["HomeView push Place.shelf"])
  }

  @Test func eachOther() {
    let guide = """
      @Observable final class Guide {
        var trail: [Place] = []
        func ping(_ place: Place) { if Bool.random() { pong(place) } }
        func pong(_ place: Place) { trail.append(place); ping(place) }
      }

      """
    #expect(moves(guide, "guide.ping(.shelf)") == ["HomeView push Place.shelf"])
    #expect(moves(guide, "guide.pong(.book(1))") == ["HomeView push Place.book"])
  }

  @Test func ringOfThreeThatAddsACase() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func first(_ place: Place) { second(place) }
          func second(_ place: Place) { trail.append(place); third() }
          func third() { if trail.count < 4 { first(.author("x")) } }
        }

        """, "guide.first(.shelf)") == ["HomeView push Place.author", "HomeView push Place.shelf"])
  }

  @Test func threeFunctionsOfTwoTypesThatHandARouteAround() {
    let guide = """
      @Observable final class Guide {
        var trail: [Place] = []
        lazy var blip = Blip(guide: self)
        func zorp(_ place: Place) { blip.quax(place) }
        func frob(_ place: Place) {
          trail.append(place)
          if trail.count < 3 { zorp(.author("x")) }
        }
      }
      final class Blip {
        let guide: Guide
        init(guide: Guide) { self.guide = guide }
        func quax(_ place: Place) { guide.frob(place) }
      }

      """
    for start in ["guide.zorp(.shelf)", "guide.blip.quax(.shelf)", "guide.frob(.shelf)"] {
      #expect(
        moves(guide, start).filter { $0.hasPrefix("HomeView") }
          == ["HomeView push Place.author", "HomeView push Place.shelf"], "\(start)")
    }
  }

  @Test func ringsThatShareAFunction() {
    #expect(
      moves(
        """
        @Observable final class Guide {
          var trail: [Place] = []
          func zorp(_ place: Place) { if Bool.random() { frob(place) } else { quax(place) } }
          func frob(_ place: Place) { zorp(place); trail.append(.author("x")) }
          func quax(_ place: Place) { trail.append(place); zorp(.book(1)) }
        }

        """, "guide.zorp(.shelf)") == [
          "HomeView push Place.author", "HomeView push Place.book", "HomeView push Place.shelf",
        ])
  }

  @Test func recursiveView() {
    let graph = introspect(
      """
      struct FolderView: View {
        let depth: Int
        var body: some View { NavigationLink("") { FolderView(depth: depth + 1) } }
      }
      """)
    #expect(graph.transitions == ["FolderView push FolderView"])
  }

  @Test func flowsThatStartEachOther() {
    let graph = introspect(
      """
      final class LeftFlow {
        let navigation = UINavigationController()
        func begin() { navigation.pushViewController(LeftController(), animated: true) }
        func other() { let flow = RightFlow(); flow.begin(); flow.other() }
      }
      final class RightFlow {
        let navigation = UINavigationController()
        func begin() { navigation.pushViewController(RightController(), animated: true) }
        func other() { let flow = LeftFlow(); flow.begin(); flow.other() }
      }

      """ + controllers("LeftController", "RightController"))
    #expect(graph.lines(.child) == ["LeftFlow child RightFlow", "RightFlow child LeftFlow"])
    #expect(
      graph.transitions == ["LeftFlow push LeftController", "RightFlow push RightController"])
  }

  @Test func closuresThatPassEachOtherOn() {
    let graph = introspect(
      Library.app(
        guide: """
          @Observable final class Guide {
            var trail: [Place] = []
            func zorp(_ place: Place, then next: @escaping () -> Void) {
              trail.append(place)
              blip { next(); self.zorp(place, then: next) }
            }
            func blip(_ work: @escaping () -> Void) { work(); zorp(.author("")) { work() } }
          }

          """, home: Library.home("guide.zorp(.shelf) { guide.blip {} }")))
    #expect(graph.transitions == ["HomeView push Place.author", "HomeView push Place.shelf"])
  }

  @Test func aResultThatIsTheSameMethodsOnWhatIsPassed() {
    let graph = introspect(
      """
      protocol Part: AnyObject { func zap(_ next: Part) -> UIViewController }
      final class LeftPart: Part {
        func zap(_ next: Part) -> UIViewController { next.zap(self) }
      }
      final class RightPart: Part {
        private let plum = PlumController()
        func zap(_ next: Part) -> UIViewController { plum }
      }
      final class Zigzag {
        let stack = UINavigationController()
        func begin() { splat(RightPart()) }
        func splat(_ part: Part) {
          stack.pushViewController(part.zap(LeftPart()), animated: true)
        }
        func wind() { splat(LeftPart()) }
      }

      """ + controllers("PlumController"))
    #expect(graph.transitions == ["Zigzag push PlumController"])
  }

  /// What `Lock` is for is told by what it gives a router that is under way when `Lock` is looked at.
  @Test func routerThatCallsThoseWhoCallIt() {
    let graph = introspect(
      """
      protocol Presenter: AnyObject { func toView() -> AnyView }
      final class Opening {
        let frame: Frame
        init(frame: Frame) { self.frame = frame }
        func start() { frame.zorp(HelpPresenter()) }
      }
      final class HelpPresenter: Presenter { func toView() -> AnyView { AnyView(HelpView()) } }
      struct HelpView: View { var body: some View { Text("") } }
      final class Module {
        var presenter: (any Presenter)?
        init(_ presenter: any Presenter) { self.presenter = presenter }
      }
      final class Frame: ObservableObject {
        var root: Module?
        var lock: Lock?
        func zorp(_ presenter: any Presenter) {
          lock?.again()
          root = Module(presenter)
        }
      }
      struct FrameView: View {
        var frame: Frame
        var body: some View { ZStack { frame.root?.presenter?.toView() } }
      }
      final class Lock {
        let frame: Frame
        init(frame: Frame) { self.frame = frame }
        func again() { frame.zorp(CoverPresenter()) }
      }
      final class CoverPresenter: Presenter { func toView() -> AnyView { AnyView(CoverView()) } }
      struct CoverView: View { var body: some View { Text("") } }

      """)
    #expect(graph.names(.flow) == ["Lock", "Opening"])
    #expect(graph.has(.replace, from: "Opening", to: "HelpView"))
  }
}
