import FlowModel
import Testing

/// Types whose role a look at one fact alone would get wrong.
@Suite struct DoubtfulRoleTests {
  @Test func casesThatAllShowTheSameViewAreNoRoots() {
    let graph = introspect(
      """
      enum Scope { case today, week }
      @Observable final class Scores { var scope: Scope = .today }
      struct BoardView: View {
        @State private var scores = Scores()
        var body: some View {
          switch scores.scope {
          case .today: TableView(days: 1)
          case .week: TableView(days: 7)
          }
        }
      }
      struct TableView: View { let days: Int; var body: some View { Text("") } }
      @main struct ScoreApp: App { var body: some Scene { WindowGroup { BoardView() } } }
      """)
    #expect(graph.names(.root) == [])
    #expect(graph.kind("Scores") == nil)
  }

  @Test func whatAnEnumDerivesFromItsCaseIsNoState() {
    let graph = introspect(
      """
      enum Fruit: Hashable { case plums, pears }
      enum Corner {
        case sweet, sour
        var fruit: Fruit { self == .sweet ? .plums : .pears }
      }
      struct ShelfView: View {
        @Binding var corner: Corner
        @State private var fruit: Fruit = .plums
        var body: some View {
          TabView(selection: $fruit) {
            PlumView().tag(Fruit.plums)
            PearView().tag(Fruit.pears)
          }
          .onChange(of: corner) { _, new in fruit = new.fruit }
        }
      }
      @main struct FruitApp: App {
        @State private var corner = Corner.sweet
        var body: some Scene { WindowGroup { ShelfView(corner: $corner) } }
      }

      """ + views("PlumView", "PearView"))
    #expect(graph.kind("Corner") == nil)
    #expect(graph.names(.tab) == ["Fruit.pears", "Fruit.plums"])
    #expect(graph.shown("Fruit.pears") == ["PearView"])
  }

  @Test func flowThatShowsOnlyScreensOfOtherRepositories() {
    let graph = introspect(
      """
      final class Zigzag {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(MelonViewController(), animated: true) }
      }
      """)
    #expect(graph.kind("Zigzag") == .flow)
    #expect(graph.transitions == ["Zigzag push MelonViewController"])
  }

  @Test func systemScreenThatNobodyIsKnownToShowIsToldOf() {
    let graph = introspect(
      """
      final class Helper {
        func browse(_ url: URL, from host: UIViewController) {
          host.present(SFSafariViewController(url: url), animated: true)
        }
      }
      """)
    #expect(graph.notices.count == 1)
  }

  @Test func systemScreenOfAHelperStartsAtTheScreenThatAsks() {
    let graph = introspect(
      """
      final class Helper {
        func browse(_ url: URL, from host: UIViewController) {
          host.present(SFSafariViewController(url: url), animated: true)
        }
      }
      final class PlumController: UIViewController {
        let helper = Helper()
        @objc func help() { helper.browse(URL(fileURLWithPath: "/"), from: self) }
      }
      """)
    #expect(graph.transitions == ["PlumController present.sheet SFSafariViewController"])
    #expect(graph.notices == [])
  }

  @Test func viewActionsAreSentToTheReducer() {
    let graph = introspect(
      """
      @Reducer struct Shelf {
        @ObservableState struct State { @Presents var book: Book.State? }
        enum Action: ViewAction {
          case view(View)
          case book(PresentationAction<Book.Action>)
          enum View { case tapped }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.tapped):
              state.book = Book.State()
              return .none
            case .book: return .none
            }
          }
          .ifLet(\\.$book, action: \\.book) { Book() }
        }
      }
      @Reducer struct Book {
        @ObservableState struct State {}
        enum Action {}
      }
      @ViewAction(for: Shelf.self)
      struct ShelfView: View {
        @Bindable var store: StoreOf<Shelf>
        var body: some View {
          KnobView { send(.tapped) }
            .sheet(item: $store.scope(state: \\.book, action: \\.book)) { BookView(store: $0) }
        }
      }
      struct BookView: View { let store: StoreOf<Book>; var body: some View { Text("") } }
      struct KnobView: View { let action: () -> Void; var body: some View { Button("", action: action) } }
      """)
    #expect(graph.edges(.present, to: "BookView").count == 1)
  }
}
