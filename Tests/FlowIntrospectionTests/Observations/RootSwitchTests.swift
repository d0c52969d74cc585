import FlowModel
import Testing

@Suite("Switches of the root that leave other state alone")
struct RootSwitchTests {
  private func switches(
    leave: String = "", flow: String = "", root: String = "var root = Root.gate",
    view: String = "", buttons: String = ""
  ) -> [String] {
    let graph = introspect(
      """
      enum Place: Hashable { case shelf }
      enum Root { case gate, inside }
      @Observable final class Guide {
        \(root)
        var trail: [Place] = []
        func enter() { root = .inside; trail = [] }
        func leave() { root = .gate; \(leave) }
        \(flow)
      }
      @main struct ShopApp: App {
        @State private var guide = Guide()
        var body: some Scene { WindowGroup { RootView(guide: guide) } }
      }
      struct RootView: View {
        @Bindable var guide: Guide
        var body: some View {
          Group {
            switch guide.root {
            case .gate: GateView()
            case .inside: InsideView(guide: guide)
            }
          }
          \(view)
        }
      }
      struct InsideView: View {
        @Bindable var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.trail) {
            Group {
              Button("") { guide.leave() }
              \(buttons)
            }
              .navigationDestination(for: Place.self) { _ in ShelfView() }
          }
        }
      }

      """ + views("GateView", "ShelfView"))
    return graph.observations(of: .keepsStateAtSwitch).map {
      "\($0.data["in"] ?? "") \($0.data["root"] ?? "") \($0.data["keeps"] ?? "")"
    }
  }

  @Test func tellsWhatStays() {
    #expect(switches() == ["Guide.leave() Shop/Root.gate trail"])
  }

  @Test func whatAnotherButtonPushesPutsNothingBack() {
    #expect(
      switches(buttons: "Button(\"\") { guide.trail.append(.shelf) }")
        == ["Guide.leave() Shop/Root.gate trail"])
    for way in ["guide.trail = []", "guide.trail.removeAll()"] {
      #expect(switches(buttons: "Button(\"\") { guide.leave(); \(way) }") == [])
    }
  }

  @Test func silentIfTheFlowPutsItBack() {
    #expect(switches(leave: "trail.removeAll()") == [])
    #expect(switches(leave: "reset()", flow: "func reset() { trail = [] }") == [])
    #expect(switches(root: "var root = Root.gate { didSet { trail = [] } }") == [])
  }

  @Test func silentIfACallerPutsItBack() {
    #expect(switches(flow: "func signOut() { trail = []; leave() }") == [])
  }

  @Test func silentIfAViewPutsItBack() {
    #expect(switches(view: ".onChange(of: guide.root) { guide.trail = [] }") == [])
  }
}
