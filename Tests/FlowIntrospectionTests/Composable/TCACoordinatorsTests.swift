import FlowModel
import Testing

@Suite("Routers of TCACoordinators")
struct TCACoordinatorsTests {
  /// Two tabs of a garden planner: plants by position, beds by identity.
  private static let garden = """
    import ComposableArchitecture
    import SwiftUI
    import TCACoordinators

    @main
    struct GardenApp: App {
      var body: some Scene {
        WindowGroup {
          GardenView(store: Store(initialState: .start) { Garden() })
        }
      }
    }

    @Reducer
    struct Garden {
      enum Tab: Hashable { case plants, beds, archive }

      @ObservableState
      struct State {
        static let start = State(plants: .start, beds: .start, tab: .beds)
        var plants: Plants.State
        var beds: Beds.State
        var tab: Tab
      }

      enum Action {
        case plants(Plants.Action)
        case beds(Beds.Action)
        case tabChosen(Tab)
        case reminderTapped(Int)
      }

      var body: some ReducerOf<Self> {
        Scope(state: \\.plants, action: \\.plants) { Plants() }
        Scope(state: \\.beds, action: \\.beds) { Beds() }
        Reduce { state, action in
          switch action {
          case .tabChosen(let tab):
            state.tab = tab
          case .reminderTapped(let number):
            state.tab = .plants
            state.plants.routes.push(.plant(.init(number: number)))
          default:
            break
          }
          return .none
        }
      }
    }

    struct GardenView: View {
      @Bindable var store: StoreOf<Garden>

      var body: some View {
        TabView(selection: $store.tab.sending(\\.tabChosen)) {
          PlantsView(store: store.scope(state: \\.plants, action: \\.plants))
            .tag(Garden.Tab.plants)
          BedsView(store: store.scope(state: \\.beds, action: \\.beds))
            .tag(Garden.Tab.beds)
        }
      }
    }

    @Reducer
    enum Page {
      case list(PlantList)
      case plant(Plant)
    }

    @Reducer
    struct Plants {
      @ObservableState
      struct State {
        static let start = State(routes: [.root(.list(.init()), withNavigation: true)])
        var routes: [Route<Page.State>]
      }

      enum Action { case router(IndexedRouterActionOf<Page>) }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case let .router(.routeAction(_, .list(.chosen(number)))):
            state.routes.presentSheet(.plant(.init(number: number)), withNavigation: true)
          case .router(.routeAction(id: _, action: .plant(.closed))):
            state.routes = [.root(.list(.init()))]
          default:
            break
          }
          return .none
        }
        .forEachRoute(\\.routes, action: \\.router)
      }
    }

    struct PlantsView: View {
      let store: StoreOf<Plants>

      var body: some View {
        TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
          switch screen.case {
          case let .list(store): PlantListView(store: store)
          case let .plant(store): PlantView(store: store)
          }
        }
      }
    }

    @Reducer
    struct PlantList {
      struct State {}
      enum Action { case chosen(Int) }
    }

    struct PlantListView: View {
      let store: StoreOf<PlantList>
      var body: some View { Button("First") { store.send(.chosen(1)) } }
    }

    @Reducer
    struct Plant {
      struct State { var number: Int }
      enum Action { case closed }
    }

    struct PlantView: View {
      let store: StoreOf<Plant>
      var body: some View { Button("Close") { store.send(.closed) } }
    }

    @Reducer
    enum BedPage {
      case overview(BedOverview)
      case digging(Digging)
    }

    extension BedPage.State: Identifiable {
      enum ID { case overview, digging }

      var id: ID {
        switch self {
        case .overview: .overview
        case .digging: .digging
        }
      }
    }

    @Reducer
    struct Beds {
      @ObservableState
      struct State {
        static let start = State(order: [.root(.overview)])
        var order: IdentifiedArrayOf<Route<BedPage.State.ID>>

        var routes: IdentifiedArrayOf<Route<BedPage.State>> {
          get { IdentifiedArray(uniqueElements: order.map { page(for: $0) }) }
          set { order = IdentifiedArray(uniqueElements: newValue.map(\\.id)) }
        }
      }

      enum Action { case router(IdentifiedRouterActionOf<BedPage>) }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .router(.routeAction(_, action: .overview(.digTapped))):
            state.order.push(.digging)
          default:
            break
          }
          return .none
        }
        .forEachRoute(\\.routes, action: \\.router)
      }
    }

    struct BedsView: View {
      let store: StoreOf<Beds>

      var body: some View {
        TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
          switch screen.case {
          case let .overview(store): BedOverviewView(store: store)
          case let .digging(store): DiggingView(store: store)
          }
        }
      }
    }

    @Reducer
    struct BedOverview {
      struct State {}
      enum Action { case digTapped }
    }

    struct BedOverviewView: View {
      let store: StoreOf<BedOverview>
      var body: some View { Button("Dig") { store.send(.digTapped) } }
    }

    @Reducer
    struct Digging {
      struct State {}
      enum Action { case done }
    }

    struct DiggingView: View {
      let store: StoreOf<Digging>
      var body: some View { Text("Digging") }
    }
    """

  private let graph = composableGraph(of: Self.garden)

  @Test("Coordinators are flows, the reducers of their screens are not")
  func flows() {
    #expect(graph.composableNames(.flow) == ["Beds", "Garden", "Plants"])
    #expect(graph.composableLines(.child) == ["Garden child Beds", "Garden child Plants"])
    #expect(graph.composableLines(.launch) == ["GardenApp launch Garden"])
  }

  @Test("Tabs show the flows whose views they hold")
  func tabs() {
    #expect(
      graph.composableNames(.tab) == [
        "Garden.Tab.archive", "Garden.Tab.beds", "Garden.Tab.plants",
      ])
    #expect(graph.composableLines(.shows).contains("Garden.Tab.beds shows Beds"))
    #expect(graph.composableLines(.shows).contains("Garden.Tab.plants shows Plants"))
    #expect(graph.nodes.first { $0.qualifiedName == "Garden.Tab.beds" }?.isInitial == true)
  }

  @Test("What a tab view's own binding sends is no transition of the code")
  func gestures() {
    #expect(graph.composableLines(.select) == ["Garden select Garden.Tab.plants"])
  }

  @Test("Routes that are pushed, presented and replaced start at the screen that asks for them")
  func transitions() {
    #expect(
      graph.composableLines(.push, .present, .replace) == [
        "BedOverviewView push BedPage.digging", "Garden push Page.plant",
        "PlantListView present.sheet Page.plant", "PlantView replace Page.list",
      ])
  }

  @Test("A stack of identifiers is one of the screens that they identify")
  func identifiers() {
    #expect(
      graph.composableNames(.route) == [
        "BedPage.digging", "BedPage.overview", "Page.list", "Page.plant",
      ])
    #expect(graph.nodes.first { $0.qualifiedName == "BedPage.overview" }?.isInitial == true)
    #expect(graph.notices.isEmpty)
  }
}
