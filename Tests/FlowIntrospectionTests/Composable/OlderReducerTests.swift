import FlowModel
import Testing

@Suite("Reducers of The Composable Architecture before its macros")
struct OlderReducerTests {
  @Test("The older style says the same with enums of its own and casePath operators")
  func older() {
    let graph = composableGraph(
      of: """
        import ComposableArchitecture
        import SwiftUI

        struct Tour: ReducerProtocol {
          enum State { case map(Map.State), stop(Stop.State) }
          enum Action { case map(Map.Action), stop(Stop.Action) }

          var body: some ReducerProtocol<State, Action> {
            Reduce { state, action in
              switch action {
              case .map(.stopTapped):
                state = .stop(Stop.State())
                return .none
              case .stop:
                return .none
              }
            }
            .ifCaseLet(/State.map, action: /Action.map) { Map() }
          }
        }

        struct TourView: View {
          let store: StoreOf<Tour>

          var body: some View {
            SwitchStore(store) { initialState in
              switch initialState {
              case .map:
                CaseLet(/Tour.State.map, action: Tour.Action.map, then: MapView.init(store:))
              case .stop:
                CaseLet(/Tour.State.stop, action: Tour.Action.stop) { StopView(store: $0) }
              }
            }
          }
        }

        struct Map: ReducerProtocol {
          struct State {
            @PresentationState var legend: Legend.State?
          }

          enum Action {
            case stopTapped
            case legendTapped
            case legend(PresentationAction<Legend.Action>)
          }

          func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
            switch action {
            case .legendTapped:
              state.legend = Legend.State()
              return .none
            case .stopTapped, .legend:
              return .none
            }
          }
        }

        struct MapView: View {
          let store: StoreOf<Map>

          var body: some View {
            WithViewStore(store, observe: { $0 }) { viewStore in
              Button("Stop") { viewStore.send(.stopTapped) }
              Button("Legend") { viewStore.send(.legendTapped) }
            }
            .sheet(store: store.scope(state: \\.$legend, action: { .legend($0) })) { store in
              LegendView(store: store)
            }
          }
        }

        struct Legend: ReducerProtocol {
          struct State {}
          enum Action { case closed }
        }

        struct LegendView: View {
          let store: Store<Legend.State, Legend.Action>
          var body: some View { Text("Legend") }
        }

        struct Stop: ReducerProtocol {
          struct State {}
          enum Action { case left }
        }

        struct StopView: View {
          let store: StoreOf<Stop>
          var body: some View { Text("Stop") }
        }
        """)
    #expect(graph.composableNames(.flow) == ["Map", "Tour"])
    #expect(graph.composableNames(.root) == ["Tour.State.map", "Tour.State.stop"])
    #expect(
      graph.composableLines(.shows) == [
        "Tour.State.map shows Map", "Tour.State.stop shows StopView",
      ])
    #expect(
      graph.composableLines(.present, .switch) == [
        "Map present.sheet LegendView", "Map switch Tour.State.stop",
      ])
  }

  @Test("A store of another library is none of these")
  func otherStores() {
    let graph = composableGraph(
      of: """
        import SwiftUI

        struct Session { var page: Page? }
        enum Page: Identifiable { case help; var id: Self { self } }

        struct HomeView: View {
          @ObservedObject var store: Store<Session>
          @State private var page: Page?

          var body: some View {
            Button("Help") { page = .help }
              .sheet(item: $page) { _ in HelpView() }
          }
        }

        struct HelpView: View { var body: some View { Text("Help") } }
        """)
    #expect(graph.composableNames(.flow).isEmpty)
    #expect(graph.composableLines(.present) == ["HomeView present.sheet Page.help"])
  }
}
