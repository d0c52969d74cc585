import FlowModel
import Testing

@Suite("Destinations of Navigator")
struct NavigatorTests {
  /// A library: a hall with two tabs, books with a stack of their own, a desk.
  private static let library = """
    import NavigatorUI
    import SwiftUI

    @main
    struct LibraryApp: App {
      var body: some Scene { WindowGroup { RootView() } }
    }

    struct RootView: View {
      var body: some View {
        HallView()
          .onNavigationOpenURL(BookLinks())
          .onNavigationProvidedView(DeskDestinations.self) { _ in DeskView() }
          .navigationRoot(Navigator(configuration: .init()))
      }
    }

    enum Halls: Int, NavigationDestination, CaseIterable {
      case books, journals
      var body: some View {
        switch self {
        case .books: BooksRootView()
        case .journals: JournalsView()
        }
      }
    }
    struct HallView: View {
      @State var hall: Halls = .books
      var body: some View {
        TabView(selection: $hall) {
          ForEach(Halls.allCases, id: \\.self) { hall in hall.tag(hall) }
        }
        .onNavigationReceive(assign: $hall)
      }
    }

    enum BookDestinations: NavigationDestination {
      case page(Int)
      case cover
      case notes
      var body: some View { BookDestinationView(destination: self) }
      var method: NavigationMethod {
        switch self {
        case .cover: .managedSheet
        case .notes: .cover
        default: .push
        }
      }
    }
    struct BookDestinationView: View {
      let destination: BookDestinations
      var body: some View {
        switch destination {
        case .page(let number): PageView(number: number)
        case .cover: CoverView()
        case .notes: NotesView()
        }
      }
    }
    enum DeskDestinations: NavigationProvidedDestination { case desk }

    struct BooksRootView: View {
      var body: some View {
        ManagedNavigationStack {
          ShelfView()
            .navigationDestination(BookDestinations.self)
            .navigationDestination(DeskDestinations.self)
        }
      }
    }
    struct ShelfView: View {
      @Environment(\\.navigator) var navigator
      @State var picked: BookDestinations?
      var body: some View {
        NavigationLink(to: BookDestinations.page(1)) { Text("One") }
        Button("Cover") { navigator.navigate(to: BookDestinations.cover) }
        Button("Desk") { navigator.push(DeskDestinations.desk) }
        Button("Notes") { picked = .notes }
          .navigate(to: $picked)
      }
    }
    struct PageView: View {
      let number: Int
      @Environment(\\.navigator) var navigator: Navigator
      var body: some View {
        Button("Next") { navigator.navigate(to: BookDestinations.page(2), method: .sheet) }
        Button("Journals") { navigator.send(Halls.journals) }
        Button("Far") {
          navigator.perform(.reset, .send(Halls.books), .send(BookDestinations.notes))
        }
        Button("Back") { navigator.pop() }
      }
    }
    struct BookLinks: NavigationURLHandler {
      func handles(_ url: URL, with navigator: Navigator) -> Bool {
        guard url.host() == "book" else { return false }
        navigator.perform(.send(Halls.books), .send(BookDestinations.page(7)))
        return true
      }
    }
    struct JournalsView: View { var body: some View { Text("") } }
    struct CoverView: View { var body: some View { Text("") } }
    struct NotesView: View { var body: some View { Text("") } }
    struct DeskView: View { var body: some View { Text("") } }
    """

  private let graph = introspect(library)

  @Test func destinationsAreRoutesAndTabsNotScreens() {
    #expect(graph.names(.tab) == ["Halls.books", "Halls.journals"])
    #expect(
      graph.names(.route) == [
        "BookDestinations.cover", "BookDestinations.notes", "BookDestinations.page",
        "DeskDestinations.desk",
      ])
    #expect(graph.names(.flow) == ["BooksRootView", "HallView"])
    #expect(graph.nodes(of: .screen).allSatisfy { !$0.name.hasSuffix("Destinations") })
  }

  @Test func theyShowWhatTheirBodiesShowAndSayHow() {
    #expect(
      graph.lines(.shows) == [
        "BookDestinations.cover shows.sheet CoverView",
        "BookDestinations.notes shows.fullScreenCover NotesView",
        "BookDestinations.page shows PageView", "DeskDestinations.desk shows DeskView",
        "Halls.books shows BooksRootView", "Halls.journals shows JournalsView",
      ])
    #expect(
      graph.lines(.declares).filter { $0.hasPrefix("Books") } == [
        "BooksRootView declares BookDestinations.cover",
        "BooksRootView declares BookDestinations.notes",
        "BooksRootView declares BookDestinations.page",
        "BooksRootView declares DeskDestinations.desk",
      ])
  }

  @Test func navigatorsPushPresentAndSend() {
    #expect(
      graph.transitions(from: "ShelfView") == [
        "present.fullScreenCover BookDestinations.notes", "present.sheet BookDestinations.cover",
        "push BookDestinations.page", "push DeskDestinations.desk",
      ])
    #expect(
      graph.transitions(from: "PageView") == [
        "present.fullScreenCover BookDestinations.notes", "present.sheet BookDestinations.page",
        "select Halls.books", "select Halls.journals",
      ])
    #expect(graph.has(.dismisses, from: "PageView", to: "PageView"))
    #expect(graph.notices == [])
  }

  @Test func handlersTakeLinks() throws {
    let link = try #require(graph.deepLinks.first { $0.pattern.contains("book") })
    #expect(
      link.landings.map { $0.hops.compactMap { graph[$0]?.qualifiedName } }
        == [["Halls.books", "BookDestinations.page"]])
    #expect(link.isWired)
  }
}
