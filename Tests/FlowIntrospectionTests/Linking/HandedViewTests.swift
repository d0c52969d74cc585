import Testing

/// Views that are given to other views, and enums that say themselves what they show.
@Suite struct HandedViewTests {
  @Test(arguments: [
    "NavigationLink(destination: self.target) { Text(title) }",
    "NavigationLink { target } label: { Text(title) }",
  ])
  func aRowPushesWhatItIsGiven(_ body: String) {
    let graph = introspect(
      """
      struct HomeView: View {
        var body: some View { MenuRow(target: HelpView(), title: "Help") }
      }
      struct MenuRow<Target: View>: View {
        let target: Target
        let title: String
        var body: some View { \(body) }
      }

      """ + views("HelpView"))
    #expect(graph.transitions == ["HomeView push HelpView"])
  }

  @Test func whatARowOnlyContainsIsNotPushed() {
    let graph = introspect(
      """
      struct HomeView: View {
        var body: some View { Card(content: HelpView()) }
      }
      struct Card<Content: View>: View {
        let content: Content
        var body: some View { VStack { content } }
      }

      """ + views("HelpView"))
    #expect(graph.transitions == [])
  }

  @Test func aSelectionWhoseEnumHasTheTable() {
    let graph = introspect(
      """
      enum Section: CaseIterable {
        case hot, quiet
        @ViewBuilder var content: some View {
          switch self {
          case .hot: HotView()
          case .quiet: QuietView()
          }
        }
      }
      struct SplitView: View {
        @State private var chosen: Section = .hot
        var body: some View {
          HStack {
            Button("Quiet") { chosen = .quiet }
            chosen.content
          }
        }
      }

      """ + views("HotView", "QuietView"))
    #expect(graph.names(.tab) == ["Section.hot", "Section.quiet"])
    #expect(graph.has(.shows, from: "Section.hot", to: "HotView"))
    #expect(graph.has(.declares, from: "SplitView", to: "Section.quiet"))
    #expect(graph.has(.select, from: "SplitView", to: "Section.quiet"))
  }

  @Test func whatAViewIsGivenToDrawIsNoSelection() {
    let graph = introspect(
      """
      enum Mood {
        case glad, sad
        @ViewBuilder var icon: some View {
          switch self {
          case .glad: GladView()
          case .sad: SadView()
          }
        }
      }
      struct MoodButton: View {
        let mood: Mood
        var body: some View { Button(action: {}) { mood.icon } }
      }
      struct HomeView: View { var body: some View { MoodButton(mood: .sad) } }

      """ + views("GladView", "SadView"))
    #expect(graph.names(.tab) == [])
  }

  @Test func aPropertyOfTheStateMayBeCalledAsAStoresMethod() {
    let graph = introspect(
      """
      import ComposableArchitecture
      enum Scope { case day, week }
      @Reducer struct Preview {
        @ObservableState struct State: Equatable { var number = 0 }
        enum Action { case tapped }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct PreviewView: View {
        let store: StoreOf<Preview>
        var body: some View { Text("") }
      }
      @Reducer struct Board {
        @Reducer enum Destination { case preview(Preview) }
        @ObservableState struct State: Equatable {
          @Presents var destination: Destination.State?
          var scope: Scope = .day
        }
        enum Action { case destination(PresentationAction<Destination.Action>), loaded }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .destination: return .none
            case .loaded:
              state.destination = .preview(Preview.State())
              return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      struct BoardView: View {
        @Bindable var store: StoreOf<Board>
        var body: some View {
          Button("") { store.send(.loaded) }
            .sheet(
              item: $store.scope(
                state: \\.destination?.preview, action: \\.destination.preview)
            ) { store in PreviewView(store: store) }
        }
      }

      """)
    #expect(graph.names(.flow) == ["Board"])
    #expect(graph.has(.present, from: "Board", to: "Board.Destination.preview", style: "sheet"))
    #expect(graph.has(.shows, from: "Board.Destination.preview", to: "PreviewView"))
  }
}
