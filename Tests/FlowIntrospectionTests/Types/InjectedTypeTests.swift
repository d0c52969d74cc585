import FlowModel
import Testing

/// Objects that property wrappers fetch from a library's container.
@Suite struct InjectedTypeTests {
  private static let app =
    """
    import SwiftUI
    import Crates
    extension Crate {
      var visitor: Maker<Visitor> { self { Visitor() }.shared }
    }
    final class Visitor: ObservableObject {
      enum Stage { case unknown, inside, outside }
      @Published private(set) var stage: Stage = .unknown
      init() { decide() }
      func decide() { stage = .outside }
      func enter() { stage = .inside }
    }
    final class Opening: ObservableObject {
      enum Stage { case opening, open }
      @Published var stage: Stage = .opening
      func start() { stage = .open }
    }
    @main struct HallApp: App {
      var body: some Scene { WindowGroup { DoorView() } }
    }
    struct DoorView: View {
      @StateObject private var opening = Opening()
      var body: some View {
        switch opening.stage {
        case .opening: CurtainView()
        case .open: LobbyView()
        }
      }
    }
    struct LobbyView: View {
      @FetchedObject(\\.visitor) private var visitor
      var body: some View {
        ZStack {
          switch visitor.stage {
          case .unknown: ProgressView()
          case .inside: HallView()
          case .outside: GateView()
          }
        }
      }
    }
    struct GateView: View {
      @Fetched(\\.visitor) private var visitor: Visitor
      var body: some View { Button("") { visitor.enter() } }
    }
    struct HallView: View {
      @Fetched(\\.visitor) private var visitor: Visitor
      var body: some View { Text("\\(Crate.main.visitor().stage)") }
    }

    """ + views("CurtainView")

  @Test func theKeyPathSaysWhatIsFetched() {
    let graph = introspect(Self.app)
    #expect(graph.shown("Visitor.Stage.inside") == ["HallView"])
    #expect(graph.shown("Visitor.Stage.outside") == ["GateView"])
    #expect(graph.kind("Visitor.Stage.inside") == .root)
    #expect(graph.transitions(from: "GateView") == ["switch Visitor.Stage.inside"])
  }

  @Test func askingTheContainerIsNoMoveAndNoPart() {
    let graph = introspect(Self.app)
    #expect(graph.transitions(from: "HallView").isEmpty)
    #expect(graph.edges(.contains, to: "Visitor").isEmpty)
    #expect(graph.edges(.child, to: "Visitor").isEmpty)
  }
}
