import FlowModel
import Testing

/// What one piece of code sends, another does that has subscribed.
@Suite struct ChannelTests {
  private func moves(_ guide: String, _ home: String) -> [String] {
    introspect(Library.app(guide: guide, home: home)).transitions
  }

  @Test func subjectOfABus() {
    #expect(
      moves(
        """
        final class Bus { let places = PassthroughSubject<Place, Never>() }
        @Observable final class Guide {
          var trail: [Place] = []
          private var bag = Set<AnyCancellable>()
          init(bus: Bus) {
            bus.places.receive(on: DispatchQueue.main)
              .sink { [weak self] place in self?.trail.append(place) }.store(in: &bag)
          }
        }

        """, Library.home("bus.places.send(.shelf)", members: "let guide: Guide; let bus: Bus"))
        == ["HomeView push Place.shelf"])
  }

  @Test func viewThatListens() {
    #expect(
      moves(
        """
        final class Bus { static let shared = Bus(); let places = PassthroughSubject<Place, Never>() }

        """ + Library.guide,
        """
        struct HomeView: View {
          let guide: Guide
          var body: some View {
            Button("Go") { Bus.shared.places.send(.shelf) }
              .onReceive(Bus.shared.places) { guide.zorp($0) }
          }
        }

        """) == ["HomeView push Place.shelf"])
  }

  @Test func asynchronousValues() {
    #expect(
      moves(
        """
        final class Bus { let places = PassthroughSubject<Place, Never>() }
        @Observable final class Guide {
          var trail: [Place] = []
          let bus = Bus()
          func listen() async { for await place in bus.places.values { trail.append(place) } }
        }

        """, Library.home("guide.bus.places.send(.book(1))")) == ["HomeView push Place.book"])
  }

  /// A flow that hears what its screens' models say.
  private let flow = """
    enum ChirpEvent { case detail(Int), help }
    final class Chirp: ObservableObject {
      private let subject = PassthroughSubject<ChirpEvent, Never>()
      var cries: AnyPublisher<ChirpEvent, Never> { subject.eraseToAnyPublisher() }
      func row() { subject.send(.detail(1)) }
    }
    final class Tweet: ObservableObject {
      let cries = PassthroughSubject<ChirpEvent, Never>()
      func ask() { cries.send(.help) }
    }
    struct ListView: View {
      @ObservedObject var chirp: Chirp
      var body: some View { Button("Row") { chirp.row() } }
    }
    struct GridView: View {
      @ObservedObject var tweet: Tweet
      var body: some View { Button("?") { tweet.ask() } }
    }
    final class Zigzag {
      private let navigation: UINavigationController
      private var bag = Set<AnyCancellable>()
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let chirp = Chirp()
        chirp.cries.sink { [weak self] cry in self?.hear(cry) }.store(in: &bag)
        let tweet = Tweet()
        tweet.cries
          .receive(on: DispatchQueue.main)
          .sink { [weak self] cry in
            switch cry {
            case .detail(let id): self?.showDetail(id)
            case .help: self?.navigation.present(UIHostingController(rootView: HelpView()), animated: true)
            }
          }
          .store(in: &bag)
        navigation.viewControllers = [
          UIHostingController(rootView: ListView(chirp: chirp)),
          UIHostingController(rootView: GridView(tweet: tweet)),
        ]
      }
      private func hear(_ cry: ChirpEvent) {
        switch cry {
        case .detail(let id): showDetail(id)
        case .help: break
        }
      }
      private func showDetail(_ id: Int) {
        navigation.pushViewController(UIHostingController(rootView: DetailView(id: id)), animated: true)
      }
    }
    struct DetailView: View { let id: Int; var body: some View { Text("") } }

    """

  @Test func screensModelTellsItsFlow() {
    let graph = introspect(flow + views("HelpView"))
    #expect(graph.transitions(from: "ListView") == ["push DetailView"])
    #expect(graph.transitions(from: "GridView") == ["present.sheet HelpView"])
  }

  @Test func relayAndSubjectOfRx() {
    let graph = introspect(
      """
      final class Chirp { let rows = PublishSubject<Int>(); let help = PublishRelay<Void>() }
      final class PlumController: UIViewController {
        let chirp: Chirp
        init(chirp: Chirp) { self.chirp = chirp; super.init(nibName: nil, bundle: nil) }
        func row() { chirp.rows.onNext(2) }
        func ask() { chirp.help.accept(()) }
      }
      final class Zigzag {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let chirp = Chirp()
          chirp.rows.asObservable().subscribe(onNext: { [weak self] _ in
            self?.navigation.pushViewController(PearController(), animated: true)
          }).disposed(by: bag)
          chirp.help.bind { [unowned self] in
            self.navigation.present(FigController(), animated: true)
          }.disposed(by: bag)
          navigation.setViewControllers([PlumController(chirp: chirp)], animated: false)
        }
      }

      """ + controllers("PearController", "FigController"))
    #expect(
      graph.transitions(from: "PlumController") == [
        "present.sheet FigController", "push PearController",
      ])
  }

  @Test func publishedState() {
    let graph = introspect(
      """
      enum Stage { case outside, inside }
      final class Session: ObservableObject {
        @Published var stage: Stage = .outside
        func enter() { stage = .inside }
      }
      final class DoorController: UIViewController {
        let session: Session
        init(session: Session) { self.session = session; super.init(nibName: nil, bundle: nil) }
        @objc func knock() { session.enter() }
      }
      final class Shell {
        let window: UIWindow
        let session = Session()
        var bag = Set<AnyCancellable>()
        init(window: UIWindow) {
          self.window = window
          session.$stage.sink { [weak self] stage in
            guard let self else { return }
            switch stage {
            case .outside: self.window.rootViewController = DoorController(session: self.session)
            case .inside: self.window.rootViewController = HallController()
            }
          }.store(in: &bag)
        }
      }

      """ + controllers("HallController"))
    #expect(graph.transitions(from: "DoorController") == ["switch HallController"])
  }

  @Test func othersSendWithoutAnEffect() {
    let graph = introspect(
      flow + views("HelpView") + """
        final class Meter {
          let counts = PassthroughSubject<Int, Never>()
          func count() { counts.send(1) }
        }
        struct MeterView: View {
          let meter: Meter
          var body: some View { Button("") { meter.count() } }
        }

        """)
    #expect(graph.transitions(from: "MeterView") == [])
  }

  /// Sending on to each other, or to a parent of the same type, has no end of its own.
  @Test(arguments: [
    "calls.bind(to: echoes).disposed(by: bag); echoes.bind(to: calls).disposed(by: bag)",
    "calls.bind(to: parent.calls).disposed(by: bag)",
  ])
  func channelsThatAreBoundInACircle(_ bound: String) {
    let graph = introspect(
      """
      import RxCocoa
      import RxSwift
      import UIKit

      final class Ferry {
        let calls = PublishRelay<String>()
        let echoes = PublishRelay<String>()
        let stack = UINavigationController()
        private let bag = DisposeBag()
        init(parent: Ferry) {
          \(bound)
          calls.subscribe(onNext: { [weak self] _ in self?.land() }).disposed(by: bag)
        }
        func land() { stack.pushViewController(QuayController(), animated: true) }
      }
      final class PierController: UIViewController {
        let ferry: Ferry
        init(ferry: Ferry) { self.ferry = ferry; super.init(nibName: nil, bundle: nil) }
        func call() { ferry.calls.accept("quay") }
      }

      """ + controllers("QuayController"))
    #expect(graph.transitions.contains { $0.hasSuffix("push QuayController") })
  }

  @Test(arguments: [
    "door.map { $0 ? Place.shelf : Place.book(1) }.bind(to: guide.places)",
    "door.map { $0 ? Place.shelf : Place.book(1) }.distinctUntilChanged().bind(to: guide.places)",
    "door.map { $0 ? Place.shelf : Place.book(1) }.sink { guide.trail.append($0) }",
  ])
  func whatAStreamIsTurnedInto(_ chain: String) {
    let graph = introspect(
      Library.app(
        guide: """
          @Observable final class Guide {
            var trail: [Place] = []
            let places = PublishRelay<Place>()
            init() { places.subscribe { [weak self] place in self?.trail.append(place) } }
          }

          """, home: Library.home(chain, members: "let guide: Guide; let door: Door")))
    #expect(
      graph.transitions(from: "HomeView") == ["push Place.book", "push Place.shelf"])
  }
}
