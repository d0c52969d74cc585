import FlowModel
import Testing

@Suite("Tabs, roots and entries")
struct TabAndRootTests {
  private let corner = "enum Corner: Hashable, CaseIterable { case north, south }\n"

  private func tabs(_ content: String, extra: String = "") -> FlowGraph {
    introspect(
      corner + """
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ShellView() } } }
        struct ShellView: View {
          @State private var corner: Corner = .south
          var body: some View {
            TabView(selection: $corner) {
              \(content)
            }
          }
          \(extra)
        }

        """ + views("NorthView", "SouthView"))
  }

  private func expectTabs(_ graph: FlowGraph) {
    #expect(graph.names(.tab) == ["Corner.north", "Corner.south"])
    #expect(graph.shown("Corner.north") == ["NorthView"])
    #expect(graph.shown("Corner.south") == ["SouthView"])
    #expect(graph.node("Corner.south")?.isInitial == true)
    #expect(graph.node("Corner.north")?.isInitial == false)
  }

  @Test func tags() {
    expectTabs(
      tabs("NorthView().tag(Corner.north)\n SouthView().tabItem { Text(\"\") }.tag(Corner.south)"))
  }

  @Test func tabValues() {
    expectTabs(
      tabs(
        """
        Tab("N", systemImage: "n", value: .north) { NorthView() }
        Tab("S", systemImage: "s", value: Corner.south) { SouthView() }
        """))
  }

  @Test func forEachOverCases() {
    expectTabs(
      tabs(
        """
        ForEach(Corner.allCases, id: \\.self) { corner in
          view(for: corner).tag(corner)
        }
        """,
        extra: """
          @ViewBuilder func view(for corner: Corner) -> some View {
            switch corner {
            case .north: NorthView()
            case .south: SouthView()
            }
          }
          """))
  }

  @Test func switchOverEachCase() {
    expectTabs(
      tabs(
        """
        ForEach(Corner.allCases, id: \\.self) { corner in
          switch corner {
          case .north: VStack { NorthView() }.tag(corner)
          case .south: SouthView().tag(corner)
          }
        }
        """))
  }

  @Test func switchOverWhatIsConfigured() {
    let graph = tabs(
      """
      switch Layout.current {
      case .list: VStack { NorthView() }.tag(Corner.north)
      case .grid: VStack { SouthView() }.tag(Corner.north)
      }
      SouthView().tag(Corner.south)
      """, extra: "enum Layout { case list, grid; static let current = Layout.list }")
    #expect(graph.shown("Corner.north") == ["NorthView", "SouthView"])
    #expect(graph.shown("Corner.south") == ["SouthView"])
  }

  @Test func tabsInsideStacks() {
    expectTabs(
      tabs(
        """
        NavigationStack { NorthView() }.tag(Corner.north)
        Tab(value: Corner.south) { NavigationStack { SouthView() } }
        """))
  }

  @Test func selection() {
    let graph = tabs(
      "NorthView().tag(Corner.north)\n SouthView().tag(Corner.south)\n",
      extra: "func home() { corner = .north }")
    #expect(graph.transitions == ["ShellView select Corner.north"])
    #expect(graph.triggers(.select, from: "ShellView", to: "Corner.north") == ["ShellView.home()"])
  }

  @Test func tabsWithoutSelection() {
    let graph = introspect(
      """
      struct ShellView: View {
        var body: some View {
          TabView {
            NorthView().tabItem { Text("") }
            SouthView().tabItem { Text("") }
          }
        }
      }

      """ + views("NorthView", "SouthView"))
    #expect(graph.nodes(of: .tab).map(\.name) == ["NorthView", "SouthView"])
    #expect(graph.nodes(of: .tab).filter(\.isInitial).map(\.name) == ["NorthView"])
    #expect(graph.edges(.shows).count == 2)
  }

  @Test func rootSwitch() {
    let graph = introspect(
      """
      @Observable final class Stage {
        enum Scene { case welcome, inside }
        var scene: Scene = .welcome
        func enter() { scene = .inside }
      }
      struct RootView: View {
        let stage: Stage
        var body: some View {
          switch stage.scene {
          case .welcome: WelcomeView(stage: stage)
          case .inside: InsideView()
          }
        }
      }
      struct WelcomeView: View {
        let stage: Stage
        var body: some View { Button("") { stage.enter() } }
      }
      @main struct ShopApp: App {
        @State private var stage = Stage()
        var body: some SwiftUI.Scene { WindowGroup { RootView(stage: stage) } }
      }

      """ + views("InsideView"))
    #expect(graph.names(.root) == ["Stage.Scene.inside", "Stage.Scene.welcome"])
    #expect(graph.names(.flow) == ["Stage"])
    #expect(graph.node("Stage.Scene.welcome")?.isInitial == true)
    #expect(graph.shown("Stage.Scene.welcome") == ["WelcomeView"])
    #expect(graph.transitions == ["WelcomeView switch Stage.Scene.inside"])
    #expect(graph.has(.launch, from: "ShopApp", to: "RootView"))
  }

  @Test func rootStateOfTheApp() {
    let graph = introspect(
      """
      enum Phase { case welcome, inside }
      @main struct ShopApp: App {
        @State private var phase: Phase = .welcome
        var body: some Scene {
          WindowGroup {
            switch phase {
            case .welcome: WelcomeView { phase = .inside }
            case .inside: InsideView()
            }
          }
        }
      }
      struct WelcomeView: View {
        let done: () -> Void
        var body: some View { Button("") { done() } }
      }

      """ + views("InsideView"))
    #expect(graph.names(.root) == ["Phase.inside", "Phase.welcome"])
    #expect(graph.node("Phase.welcome")?.isInitial == true)
    #expect(graph.lines(.switch) == ["WelcomeView switch Phase.inside"])
  }

  @Test func rootByFlag() {
    let graph = introspect(
      """
      @main struct ShopApp: App {
        @State private var isInside = false
        var body: some Scene {
          WindowGroup { if isInside { InsideView() } else { WelcomeView() } }
        }
      }

      """ + views("InsideView", "WelcomeView"))
    #expect(
      graph.lines(.launch) == ["ShopApp launch InsideView", "ShopApp launch WelcomeView"])
  }

  @Test func firstScreenOfAPathIsInitial() {
    let graph = introspect(
      """
      enum Stop: Hashable { case start, next }
      struct HostView: View {
        @State private var path: [Stop] = [.start]
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(.next) }
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .start: StartView()
                case .next: NextView()
                }
              }
          }
        }
      }

      """ + views("StartView", "NextView"))
    #expect(graph.node("Stop.start")?.isInitial == true)
    #expect(graph.node("Stop.next")?.isInitial == false)
  }

  @Test func rootsOfStateThatAMacroDeclares() {
    let graph = introspect(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShellView() } } }
      @Staged final class Shell: ObservableObject {
        enum State { case waiting, broken, open }
      }
      struct ShellView: View {
        @StateObject private var shell: Shell = .init()
        var body: some View {
          ZStack {
            switch shell.state {
            case .waiting: ProgressView()
            case .broken: BrokenView()
            case .open: HomeView()
            }
          }
        }
      }

      """ + views("BrokenView", "HomeView"))
    #expect(
      graph.names(.root) == ["Shell.State.broken", "Shell.State.open", "Shell.State.waiting"])
    #expect(graph.shown("Shell.State.open") == ["HomeView"])
    #expect(graph.kind("Shell") == .flow)
  }
}
