import FlowModel
import Foundation
import Testing

@Suite("Bindings, observers and copies")
struct BindingTests {
  @Test func computedBinding() {
    let stack = Library.stack.replacingOccurrences(
      of: "$guide.trail", with: "Binding(get: { guide.trail }, set: { guide.trail = $0 })")
    let graph = introspect(
      Library.places + Library.guide + Library.home("guide.zorp(.shelf)") + stack)
    #expect(graph.transitions == ["HomeView push Place.shelf"])
  }

  @Test func computedBindingInAProperty() {
    let stack =
      Library.stack.replacingOccurrences(of: "$guide.trail", with: "trail")
      + "extension GuideView { private var trail: Binding<[Place]> { Binding { guide.trail } set: { guide.trail = $0 } } }\n"
    let graph = introspect(
      Library.places + Library.guide + Library.home("guide.zorp(.shelf)") + stack)
    #expect(graph.transitions == ["HomeView push Place.shelf"])
  }

  @Test func computedFlagFromAnOptional() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var chosen: String?
        var body: some View {
          Button("") { chosen = "x" }
            .sheet(isPresented: Binding(get: { chosen != nil }, set: { if !$0 { chosen = nil } })) {
              DetailView()
            }
        }
      }

      """ + views("DetailView"))
    #expect(graph.transitions == ["HomeView present.sheet DetailView"])
  }

  @Test func bindingHandedToAChildView() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var showsFilter = false
        var body: some View {
          VStack { ToolbarRow(isOn: $showsFilter) }
            .sheet(isPresented: $showsFilter) { FilterView() }
        }
      }
      struct ToolbarRow: View {
        @Binding var isOn: Bool
        var body: some View { Button("") { isOn = true } }
      }

      """ + views("FilterView"))
    #expect(graph.transitions == ["ToolbarRow present.sheet FilterView"])
    #expect(graph.has(.contains, from: "HomeView", to: "ToolbarRow"))
    #expect(graph.node("ToolbarRow")?.roles == ["component"])
  }

  @Test func bindingHandedDownTwice() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var trail: [String] = []
        var body: some View {
          NavigationStack(path: $trail) {
            OuterRow(trail: $trail)
              .navigationDestination(for: String.self) { _ in DetailView() }
          }
        }
      }
      struct OuterRow: View {
        @Binding var trail: [String]
        var body: some View { InnerRow(path: $trail) }
      }
      struct InnerRow: View {
        @Binding var path: [String]
        var body: some View { Button("") { path.append("x") } }
      }

      """ + views("DetailView"))
    #expect(graph.transitions == ["InnerRow push String"])
    #expect(graph.shown("String") == ["DetailView"])
  }

  @Test func helperThatTakesABinding() {
    let graph = introspect([
      "Sources/Kit/Helper.swift": """
      extension View {
        public func filterSheet(_ isOn: Binding<Bool>) -> some View {
          sheet(isPresented: isOn) { FilterView() }
        }
      }
      public struct FilterView: View { public var body: some View { Text("") } }
      """,
      "Sources/Shop/Home.swift": """
      import Kit
      struct HomeView: View {
        @State private var isOn = false
        var body: some View { Button("") { isOn = true }.filterSheet($isOn) }
      }
      """,
    ])
    #expect(graph.transitions == ["HomeView present.sheet FilterView"])
  }

  @Test func helperThatTakesAnItem() {
    let graph = introspect(
      """
      enum Modal: Identifiable { case filter, sort; var id: Self { self } }
      extension View {
        func modals(_ modal: Binding<Modal?>) -> some View {
          fullScreenCover(item: modal) { modal in
            switch modal {
            case .filter: FilterView()
            case .sort: SortView()
            }
          }
        }
      }
      struct HomeView: View {
        @State private var modal: Modal?
        var body: some View { Button("") { modal = .sort }.modals($modal) }
      }

      """ + views("FilterView", "SortView"))
    #expect(graph.transitions == ["HomeView present.fullScreenCover Modal.sort"])
    #expect(graph.shown("Modal.filter") == ["FilterView"])
  }

  @Test func viewModifierWithABinding() {
    let graph = introspect(
      """
      struct FilterModifier: ViewModifier {
        @Binding var isOn: Bool
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isOn) { FilterView() }
        }
      }
      struct HomeView: View {
        @State private var isOn = false
        var body: some View { Button("") { isOn = true }.modifier(FilterModifier(isOn: $isOn)) }
      }

      """ + views("FilterView"))
    #expect(graph.transitions == ["HomeView present.sheet FilterView"])
  }

  @Test func propertyObserver() {
    let graph = introspect(
      Library.app(
        guide: """
          @Observable final class Guide {
            var trail: [Place] = []
            var isSignedIn = false { didSet { if isSignedIn { trail.append(.shelf) } } }
          }

          """, home: Library.home("guide.isSignedIn = true")))
    #expect(graph.transitions == ["HomeView push Place.shelf"])
    #expect(
      graph.triggers(.push, from: "HomeView", to: "Place.shelf").allSatisfy {
        $0.contains("Guide.isSignedIn")
      })
  }

  @Test func computedSetter() {
    let graph = introspect(
      Library.app(
        guide: """
          @Observable final class Guide {
            var trail: [Place] = []
            var latest: Place? {
              get { trail.last }
              set { if let newValue { trail.append(newValue) } }
            }
          }

          """, home: Library.home("guide.latest = .shelf")))
    #expect(graph.transitions == ["HomeView push Place.shelf"])
  }

  @Test func copiedFromAPendingProperty() {
    let graph = introspect(
      Library.app(
        guide: """
          @Observable final class Guide {
            var trail: [Place] = []
            private var pending: Place?
            func park() { pending = .author("x") }
            func resume() {
              guard let pending else { return }
              self.pending = nil
              trail.append(pending)
            }
          }

          """, home: Library.home("guide.park(); guide.resume()")))
    #expect(
      graph.transitions(from: "HomeView").contains { $0.hasSuffix(" Place.author") })
    // Which value was parked is not known for sure: no other may be certain.
    #expect(!graph.transitions(from: "HomeView").contains("push Place.shelf"))
    #expect(!graph.transitions(from: "HomeView").contains("push Place.book"))
  }

  @Test func flagToggled() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var isOn = false
        var body: some View {
          Button("") { isOn.toggle() }.popover(isPresented: $isOn) { TipView() }
        }
      }

      """ + views("TipView"))
    #expect(graph.transitions == ["HomeView present.popover TipView"])
  }

  @Test func flagThatAToggleTurnsOn() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var isOn = false
        var body: some View {
          Toggle("", isOn: $isOn).sheet(isPresented: $isOn) { TipView() }
        }
      }

      """ + views("TipView"))
    #expect(graph.transitions == ["HomeView present.sheet TipView"])
  }

  @Test func flagThatOnlyGoesOffShowsNothing() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var isOn = true
        var body: some View {
          Button("") { isOn = false }.opacity(isOn ? 1 : 0)
        }
      }

      """)
    #expect(graph.transitions == [])
  }

  @Test func toggledFlag() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var showsFilter = false
        var body: some View {
          VStack { ToolbarRow(isOn: $showsFilter) }
            .sheet(isPresented: $showsFilter) { FilterView(isOn: $showsFilter) }
        }
      }
      struct ToolbarRow: View {
        @Binding var isOn: Bool
        var body: some View { Button("Filter") { isOn.toggle() } }
      }
      struct FilterView: View {
        @Binding var isOn: Bool
        var body: some View { Button("Done") { isOn.toggle() } }
      }

      """)
    #expect(graph.transitions == ["ToolbarRow present.sheet FilterView"])
    #expect(graph.has(.dismisses, from: "FilterView", to: "FilterView"))
  }

  /// Views go where a property that they observe says, by a function and on one of several stacks.
  @Test func observedPropertyThatWaitsForAView() {
    let graph = introspect(
      """
      enum Place: Hashable { case shelf, help }
      @Observable final class Guide { var pending: Place?; func zorp(_ place: Place) { pending = place }; func clear() { pending = nil } }
      struct TabsView: View {
        @Environment(Guide.self) private var guide
        @State private var homePath = NavigationPath()
        @State private var searchPath = NavigationPath()
        @State private var tab = "home"
        var body: some View {
          ZStack {
          NavigationStack(path: $homePath) { HomeView().navigationDestination(for: Place.self) { place in switch place { case .shelf: ShelfView(); case .help: HelpView() } } }
          NavigationStack(path: $searchPath) { SearchView().navigationDestination(for: Place.self) { place in switch place { case .shelf: ShelfView(); case .help: HelpView() } } }
          }
          .onChange(of: guide.pending) { _, new in handle(new) }
        }
        private func handle(_ place: Place?) {
          guard let place else { return }
          switch tab {
          case "home": homePath.append(place)
          default: searchPath.append(place)
          }
          guide.clear()
        }
      }
      struct HomeView: View { @Environment(Guide.self) private var guide; var body: some View { Button("a") { guide.zorp(.shelf) } } }
      struct SearchView: View { @Environment(Guide.self) private var guide; var body: some View { Button("a") { guide.zorp(.help) } } }
      struct ShelfView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }

      """)
    #expect(
      graph.transitions == ["HomeView push Place.shelf", "SearchView push Place.help"])
    #expect(graph.notices.isEmpty)
  }
}
