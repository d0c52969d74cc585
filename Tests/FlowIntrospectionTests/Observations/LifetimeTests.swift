import FlowModel
import Testing

@Suite("What rules about lifetimes need")
struct LifetimeTests {
  private let children =
    """
    class Flow {
      var flows: [Flow] = []
      let navigation = UINavigationController()
      func add(_ flow: Flow) { flows.append(flow) }
      func drop(_ flow: Flow) { flows.removeAll { $0 === flow } }
    }
    final class PlumFlow: Flow {
      var onRipe: (() -> Void)?
      func grow() { navigation.pushViewController(PlumController(), animated: true) }
      func ripen() { onRipe?() }
    }

    """ + controllers("PlumController")

  private func orchard(_ callback: String, _ keep: String = "add(plum)") -> FlowGraph {
    introspect(
      children
        + """
        final class OrchardFlow: Flow {
          func plant() {
            let plum = PlumFlow()
            plum.onRipe = \(callback)
            \(keep)
            plum.grow()
          }
          func harvest() { navigation.popViewController(animated: true) }
        }
        """)
  }

  @Test func aCallbackThatHoldsItsKeeper() {
    let parent = ["holds": "parent", "released": "false"]
    #expect(
      orchard("{ self.harvest() }").observed(.capturesStrongly, parent) == ["Shop/OrchardFlow"])
    #expect(
      orchard("{ DispatchQueue.main.async { [weak self] in self?.harvest() } }")
        .observed(.capturesStrongly, parent) == ["Shop/OrchardFlow"])
    #expect(orchard("{ [weak self] in self?.harvest() }").observed(.capturesStrongly) == [])
    #expect(orchard("{ self.harvest() }", "").observed(.capturesStrongly) == [])
  }

  @Test func aSubscriptionThatHoldsItsKeeper() {
    func holders(_ subscription: String, keep: String = "add(pear)") -> [String] {
      introspect(
        "import Combine\n" + children
          + """
          final class PearFlow: Flow {
            let done = PassthroughSubject<Int, Never>()
            func grow() { navigation.pushViewController(PlumController(), animated: true) }
          }
          final class OrchardFlow: Flow {
            private var bag: Set<AnyCancellable> = []
            private var watch: AnyCancellable?
            private var pears = 0
            func plant() {
              let pear = PearFlow()
              \(subscription)
              \(keep)
              pear.grow()
            }
            func harvest() { navigation.popViewController(animated: true) }
          }
          """
      ).observations(of: .capturesStrongly).map {
        "\($0.subject) \($0.data["property"] ?? "") \($0.data["released"] ?? "")"
      }
    }
    let held = ["Shop/OrchardFlow done false"]
    #expect(holders("pear.done.sink { _ in self.harvest() }.store(in: &bag)") == held)
    #expect(holders("watch = pear.done.map { $0 + 1 }.sink { _ in self.harvest() }") == held)
    #expect(holders("pear.done.assign(to: \\.pears, on: self).store(in: &bag)") == held)
    #expect(
      holders("pear.done.first().sink { _ in self.harvest() }.store(in: &bag)")
        == ["Shop/OrchardFlow done true"])
    for open in [
      "pear.done.sink { [weak self] _ in self?.harvest() }.store(in: &bag)",
      "pear.done.sink { [unowned self] _ in harvest() }.store(in: &bag)",
      "_ = pear.done.sink { _ in self.harvest() }",
      "var local: Set<AnyCancellable> = []; pear.done.sink { _ in self.harvest() }.store(in: &local)",
    ] {
      #expect(holders(open) == [])
    }
    for subscription in [
      "pear.done.sink { _ in self.harvest() }.store(in: &bag)",
      "watch = pear.done.sink { _ in self.harvest() }",
    ] {
      #expect(holders(subscription, keep: "") == [])
    }
  }

  @Test func aCallbackThatLetsTheChildGo() {
    #expect(
      orchard("{ self.drop(plum) }").observed(.capturesStrongly, ["holds": "parent"])
        == ["Shop/OrchardFlow"])
    #expect(
      orchard("{ self.drop(plum) }").observed(.capturesStrongly, ["released": "true"])
        == ["Shop/OrchardFlow"])
  }

  @Test func aCallbackThatHoldsTheChild() {
    #expect(
      orchard("{ [weak self] in self?.drop(plum) }").observed(.capturesStrongly, ["holds": "child"])
        == ["Shop/OrchardFlow"])
  }

  @Test func childrenThatPileUp() {
    #expect(
      orchard("nil").observed(.keepsChild, ["child": "Shop/PlumFlow", "released": "false"])
        == ["Shop/OrchardFlow"])
    #expect(
      orchard("{ [weak self] in self?.flows.removeAll() }")
        .observed(.keepsChild, ["released": "false"]) == [])
  }

  @Test(arguments: [
    ("plums[.early]", [String]()), ("plums[.early, default: PlumFlow()]", ["Shop/OrchardFlow"]),
    ("plums[season]", ["Shop/OrchardFlow"]), ("named[\"early\"]", []),
    ("named[\"early \\(count)\"]", ["Shop/OrchardFlow"]),
  ])
  func aSlotHoldsOneChildAtATime(slot: String, found: [String]) {
    let graph = introspect(
      children
        + """
        enum Season { case early, late }
        final class OrchardFlow: Flow {
          var plums: [Season: PlumFlow] = [:]
          var named: [String: PlumFlow] = [:]
          var count = 0
          func plant(season: Season) {
            let plum = PlumFlow()
            \(slot) = plum
            plum.grow()
          }
        }
        """)
    #expect(graph.observed(.keepsChild) == found)
  }

  @Test(arguments: [
    ("func tap() { finish() }", "finish()", ["viewDidDisappear after PearController.tap()"]),
    ("func tap() { onRipe?() }", "leave()", ["viewDidDisappear after PearController.tap()"]),
    // The ending's own helpers are no second occasion, nor is what asks first.
    ("", "leave()", []), ("func tap() { finish() }", "if isLast { finish() }", []),
    (
      "func tap() { finish() }; func check() { guard isLast else { return }; finish() }", "check()",
      []
    ),
    ("func tap() { if isLast { finish() }; leave() }", "", ["tap() after PearController.tap()"]),
    ("func tap() { if isLast { finish(); return }; leave() }", "", []),
  ])
  func aCallbackThatRunsAgainThroughAnotherFunction(
    tap: String, ending: String, found: [String]
  ) {
    let graph = introspect(
      """
      final class PearController: UIViewController {
        var onRipe: (() -> Void)?
        var isLast = false
        \(tap)
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          \(ending)
        }
        private func leave() { finish() }
        private func finish() { onRipe?() }
      }
      final class OrchardFlow {
        let navigation = UINavigationController()
        func plant() {
          let pear = PearController()
          pear.onRipe = { [weak self] in self?.navigation.popViewController(animated: true) }
          navigation.pushViewController(pear, animated: true)
        }
      }
      """)
    let repetitions = graph.observations(of: .completionRepeats).map { repetition in
      let name = repetition.data["in"]?.split(separator: ".").last.map(String.init) ?? ""
      return "\(name.replacingOccurrences(of: "(_:)", with: "")) after "
        + (repetition.data["other"] ?? "")
    }
    #expect(repetitions == found)
  }

  @Test func whoCallsAFlowsFactoryCreatesIt() {
    let graph = introspect(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var flow: PearFlow?
        func applicationDidFinishLaunching(_ application: UIApplication) { flow = PearFlow.make() }
      }
      final class PearFlow {
        let navigation = UINavigationController()
        static func make() -> PearFlow {
          let flow = PearFlow()
          return flow
        }
        func grow() { navigation.pushViewController(PearController(), animated: true) }
        func rot() { navigation.popViewController(animated: true) }
      }

      """ + controllers("PearController"))
    let reachability = Reachability(graph)
    #expect(reachability[NodeID("flow:Shop/PearFlow")] == .reached)
  }

  @Test func aCaseWithoutATypeMayBeMade() {
    let graph = introspect(
      """
      enum Stop: Hashable { case shelf, attic, cellar }
      struct HomeView: View {
        @State private var path: [Stop] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(.shelf) }
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .shelf: ShelfView()
                case .attic: AtticView()
                case .cellar: CellarView()
                }
              }
          }
        }
      }
      final class Guide<Place> {
        func lead(to place: Place) {}
      }
      func wander() { unknownGuide().lead(to: .attic) }

      """ + views("ShelfView", "AtticView", "CellarView"))
    #expect(graph.observed(.mayMakeRoute) == ["Shop/Stop.attic"])
  }
}
