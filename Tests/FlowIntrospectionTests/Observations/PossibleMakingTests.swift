import FlowModel
import Testing

/// Cases that may come into being in ways that the sources do not say.
@Suite struct PossibleMakingTests {
  /// An app with a stack of stops, of which the code makes the first.
  private func stops(kind: String = "Hashable", _ more: String) -> FlowGraph {
    introspect(
      """
      enum Stop: \(kind) { case shelf, attic, cellar }
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
      \(more)

      """ + views("ShelfView", "AtticView", "CellarView"))
  }

  @Test(arguments: [("Ticket(number: 1)", ["Shop/Ticket"]), ("7", [])])
  func aStructureMayBeMadeWhereItsInitialiserIsCalled(made: String, routes: [String]) {
    let graph = introspect(
      """
      struct Ticket: Hashable { let number: Int }
      func issue() { LibraryQueue.put(\(made)) }
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            ShelfView().navigationDestination(for: Ticket.self) { _ in AtticView() }
          }
        }
      }

      """ + views("ShelfView", "AtticView"))
    #expect(graph.observed(.mayMakeRoute) == Set(routes).sorted())
  }

  /// A function that shows one thing or another for a text, and what is passed to it.
  private func keys(_ text: String) -> FlowGraph {
    introspect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let stack = UINavigationController()
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          go(\(text))
          return true
        }
        private func go(_ spot: String) {
          switch spot {
          case "attic": stack.pushViewController(AtticController(), animated: true)
          case "cellar": stack.pushViewController(CellarController(), animated: true)
          case "shelf": stack.pushViewController(ShelfController(), animated: true)
          default: break
          }
        }
      }

      """ + controllers("AtticController", "CellarController", "ShelfController"))
  }

  @Test func aTextFromOutsideMayBeAnyKey() {
    let graph = keys("url.lastPathComponent")
    #expect(graph.observed(.mayMakeRoute) == ["Shop/attic", "Shop/cellar", "Shop/shelf"])
  }

  @Test func aTextThatIsWrittenIsNoOtherKey() {
    let graph = keys("\"attic\"")
    #expect(graph.names(.route) == ["attic", "cellar", "shelf"])
    #expect(graph.observed(.mayMakeRoute) == [])
  }

  @Test func whatALibrarysMethodTakesMayBeACaseOfTheFilesEnum() {
    let graph = stops(
      """
      func fill(_ box: inout LibraryBox<Stop>) { box.putItems([.attic], below: .cellar) }
      """)
    #expect(graph.observed(.mayMakeRoute) == ["Shop/Stop.attic", "Shop/Stop.cellar"])
  }

  @Test func aMethodOfTheTreeSaysWhatItTakes() {
    let graph = stops(
      """
      enum Shade { case attic, cellar }
      struct Painter { func paint(_ shade: Shade) {} }
      func work() { unknownPainter().paint(.attic) }
      """)
    #expect(graph.observed(.mayMakeRoute).isEmpty)
  }

  @Test func aDecodedValueHoldsAnyCase() {
    for holder in [
      "struct Message: Codable { let stop: Stop }", "enum Message: Decodable { case go([Stop?]) }",
    ] {
      let graph = stops(kind: "String, Codable", holder)
      #expect(graph.observed(.makesAnyCase, ["via": "decoding"]) == ["Shop/Stop"])
    }
    #expect(
      stops(kind: "String, Codable", "struct Plain { let stop: Stop }")
        .observed(.makesAnyCase).isEmpty)
    #expect(
      stops(kind: "String, Codable", "struct Fixed: Codable { static let stop = Stop.attic }")
        .observed(.makesAnyCase).isEmpty)
  }

  @Test(arguments: [
    "func read() -> Stop? { try? JSONDecoder().decode(Stop.self, from: Data()) }",
    "func read() -> [Stop]? { try? JSONDecoder().decode([Stop].self, from: Data()) }",
    "func read(_ store: Store) { store.restore(Stop.self, named: \"stop\") }",
  ])
  func whatIsDecodedByNameIsAnyCase(reader: String) {
    let decoded = stops(kind: "String, Codable", reader)
    #expect(decoded.observed(.makesAnyCase, ["via": "decoding"]) == ["Shop/Stop"])
    // What cannot be decoded is not, and a destination's type makes no value.
    #expect(stops(kind: "String", reader).observed(.makesAnyCase).isEmpty)
    #expect(stops(kind: "String, Codable", "").observed(.makesAnyCase).isEmpty)
  }

  @Test func theSystemsStorageHoldsAnyCase() {
    let graph = stops(
      kind: "String", "struct Keeper { @AppStorage(\"stop\") var stop: Stop = .shelf }")
    #expect(graph.observed(.makesAnyCase, ["via": "storage"]) == ["Shop/Stop"])
  }

  @Test func aMacrosCodeMakesTheStates() {
    let graph = introspect(
      """
      @Machine final class Gate {
        enum State { case locked, open }
      }
      struct GateView: View {
        @StateObject private var gate = Gate()
        var body: some View {
          switch gate.state {
          case .locked: LockView()
          case .open: GardenView()
          }
        }
      }
      @main struct GateApp: App {
        var body: some Scene { WindowGroup { GateView() } }
      }

      """ + views("LockView", "GardenView"))
    #expect(graph.observed(.makesAnyCase, ["via": "macro"]) == ["Shop/Gate.State"])
    let reachability = Reachability(graph)
    #expect(graph.nodes(of: .root).map { reachability[$0.id] } == [.perhaps, .perhaps])
    #expect(graph.node("GardenView").map { reachability[$0.id] } == .perhaps)
  }
}
