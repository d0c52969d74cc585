import FlowModel
import Testing

@Suite("Reducers of The Composable Architecture")
struct ReducerTests {
  /// A library app: a stack of books, a sheet to lend one, and a sign-in in front of it.
  private static let library = """
    import ComposableArchitecture
    import SwiftUI

    @main
    struct LibraryApp: App {
      var body: some Scene {
        WindowGroup {
          GateView(store: Store(initialState: Gate.State.signIn(SignIn.State())) { Gate() })
        }
      }
    }

    @Reducer
    enum Gate {
      case signIn(SignIn)
      case shelf(Shelf)

      static var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .signIn(.succeeded):
            state = .shelf(Shelf.State())
            return .none
          default:
            return .none
          }
        }
        .ifCaseLet(\\.shelf, action: \\.shelf) { Shelf() }
      }
    }

    struct GateView: View {
      let store: StoreOf<Gate>

      var body: some View {
        switch store.case {
        case .signIn(let store): SignInView(store: store)
        case .shelf(let store): ShelfView(store: store)
        }
      }
    }

    @Reducer
    struct SignIn {
      struct State {}
      enum Action { case succeeded }
    }

    struct SignInView: View {
      let store: StoreOf<SignIn>

      var body: some View {
        Button("Sign in") { store.send(.succeeded) }
      }
    }

    @Reducer
    struct Shelf {
      @Reducer
      enum Path {
        case book(Book)
        case author(Author)
      }

      @Reducer
      enum Destination {
        case lend(Lend)
        case alert(AlertState<Never>)
      }

      @ObservableState
      struct State {
        var path = StackState<Path.State>()
        @Presents var destination: Destination.State?
      }

      enum Action {
        case bookTapped
        case lendTapped
        case path(StackActionOf<Path>)
        case destination(PresentationAction<Destination.Action>)
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .bookTapped:
            state.path.append(.book(Book.State()))
            return .none
          case .lendTapped:
            state.destination = .lend(Lend.State())
            return .none
          case .path(.element(_, .book(.authorTapped))):
            state.path.append(.author(Author.State()))
            return .none
          case .destination(.presented(.lend(.failed))):
            state.destination = .alert(AlertState { TextState("No") })
            return .none
          case .path, .destination:
            return .none
          }
        }
        .ifLet(\\.$destination, action: \\.destination)
        .forEach(\\.path, action: \\.path)
      }
    }

    struct ShelfView: View {
      @Bindable var store: StoreOf<Shelf>

      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Button("Book") { store.send(.bookTapped) }
          LendButton(store: store)
        } destination: { store in
          switch store.case {
          case .book(let store): BookView(store: store)
          case .author(let store): AuthorView(store: store)
          }
        }
        .sheet(
          item: $store.scope(state: \\.destination?.lend, action: \\.destination.lend)
        ) { store in
          LendView(store: store)
        }
        .alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))
      }
    }

    struct LendButton: View {
      let store: StoreOf<Shelf>

      var body: some View {
        Button("Lend") { store.send(.lendTapped) }
      }
    }

    @Reducer
    struct Book {
      struct State {}
      enum Action { case authorTapped }
    }

    struct BookView: View {
      let store: StoreOf<Book>

      var body: some View {
        Button("Author") { store.send(.authorTapped) }
      }
    }

    @Reducer
    struct Author {
      struct State {}
      enum Action { case closeTapped }
      @Dependency(\\.dismiss) var dismiss

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .closeTapped:
            return .run { _ in await dismiss() }
          }
        }
      }
    }

    struct AuthorView: View {
      let store: StoreOf<Author>

      var body: some View {
        Button("Close") { store.send(.closeTapped) }
      }
    }

    @Reducer
    struct Lend {
      struct State {}
      enum Action { case failed }
    }

    struct LendView: View {
      let store: StoreOf<Lend>

      var body: some View {
        Button("Lend it") { store.send(.failed) }
      }
    }
    """

  private let graph = composableGraph(of: Self.library)

  @Test("A reducer that keeps where the user is is a flow, a leaf is not")
  func flows() {
    #expect(graph.composableNames(.flow) == ["Gate", "Shelf"])
    #expect(graph.nodes.first { $0.name == "Shelf" }?.view == "ShelfView")
    #expect(graph.composableNames(.entry) == ["LibraryApp"])
    #expect(
      graph.composableNames(.screen) == [
        "AuthorView", "BookView", "LendButton", "LendView", "SignInView",
      ])
  }

  @Test("The cases of a reducer enum are named after it")
  func cases() {
    #expect(graph.composableNames(.root) == ["Gate.shelf", "Gate.signIn"])
    #expect(
      graph.composableNames(.route) == [
        "Shelf.Destination.alert", "Shelf.Destination.lend", "Shelf.Path.author", "Shelf.Path.book",
      ])
    #expect(graph.nodes.first { $0.qualifiedName == "Gate.signIn" }?.isInitial == true)
  }

  @Test("Each case shows the view whose store has its state")
  func shows() {
    #expect(
      graph.composableLines(.shows) == [
        "Gate.shelf shows Shelf", "Gate.signIn shows SignInView",
        "Shelf.Destination.alert shows.alert Alert",
        "Shelf.Destination.lend shows.sheet LendView", "Shelf.Path.author shows AuthorView",
        "Shelf.Path.book shows BookView",
      ])
  }

  @Test("A transition starts at whatever sends the action that it answers")
  func transitions() {
    #expect(
      graph.composableLines(.push, .present, .switch, .dismisses) == [
        "AuthorView dismisses AuthorView", "BookView push Shelf.Path.author",
        "LendButton present.sheet Shelf.Destination.lend",
        "LendView present.alert Shelf.Destination.alert", "Shelf push Shelf.Path.book",
        "SignInView switch Gate.shelf",
      ])
    let push = graph.edges.first { $0.kind == .push && $0.label != nil }
    #expect(push?.trigger == "Shelf.body")
    #expect(graph.edges.contains { $0.kind == .push && $0.label == "tap \"Author\"" })
  }

  @Test("A reducer that another runs is its child")
  func children() {
    #expect(graph.composableLines(.child) == ["Gate child Shelf"])
    #expect(graph.composableLines(.launch) == ["LibraryApp launch Gate"])
  }
}
