import FlowModel
import Foundation
import Testing

@Suite("SwiftUI: stacks, destinations and links")
struct SwiftUIStackTests {
  @Test func typedPathDeclaresAndShows() {
    let graph = introspect(Library.app(home: Library.home("guide.zorp(.book(1))")))
    #expect(graph.lines(.launch) == ["LibraryApp launch GuideView"])
    #expect(graph.lines(.contains).contains("GuideView contains HomeView"))
    #expect(graph.shown("Place.shelf") == ["ShelfView"])
    #expect(graph.shown("Place.book") == ["BookView"])
    #expect(graph.shown("Place.author") == ["AuthorView"])
    #expect(
      graph.lines(.declares) == [
        "Guide declares Place.author", "Guide declares Place.book", "Guide declares Place.shelf",
      ])
    #expect(graph.node("Place.book")?.owner == "Place")
    #expect(graph.node("HomeView")?.roles == ["component"])
    #expect(graph.edges(.push, from: "HomeView", to: "Place.book").first?.confidence == .certain)
  }

  @Test func locationOfATransition() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var showsFilter = false
        var body: some View {
          Button("") { showsFilter = true }
            .sheet(isPresented: $showsFilter) { FilterView() }
        }
      }

      """ + views("FilterView"))
    let edge = graph.edges(.present, from: "HomeView", to: "FilterView").first
    #expect(edge?.locations.map(\.line) == [4])
    #expect(edge?.locations.first?.file == "Sources/Shop/Shop.swift")
  }

  @Test func erasedPathWithSeveralTypes() {
    let graph = introspect(
      """
      struct Painting: Hashable {}
      struct Statue: Hashable {}
      @Observable final class Tour { var path = NavigationPath() }
      struct TourView: View {
        @State private var tour = Tour()
        var body: some View {
          NavigationStack(path: $tour.path) {
            HallView(tour: tour)
              .navigationDestination(for: Painting.self) { PaintingView(painting: $0) }
              .navigationDestination(for: Statue.self) { _ in StatueView() }
          }
        }
      }
      struct HallView: View {
        let tour: Tour
        var body: some View {
          Button("") { tour.path.append(Painting()) }
          NavigationLink(value: Statue()) { Text("") }
        }
      }
      struct PaintingView: View { let painting: Painting; var body: some View { Text("") } }

      """ + views("StatueView"))
    #expect(graph.names(.flow) == ["Tour"])
    #expect(graph.names(.route) == ["Painting", "Statue"])
    #expect(graph.transitions == ["HallView push Painting", "HallView push Statue"])
    #expect(graph.shown("Painting") == ["PaintingView"])
    #expect(graph.shown("Statue") == ["StatueView"])
    #expect(
      graph.lines(.declares) == ["Tour declares Painting", "Tour declares Statue"])
  }

  @Test func linkWithAValue() {
    let graph = introspect(
      Library.app(
        home: """
          struct HomeView: View {
            let guide: Guide
            var body: some View {
              NavigationLink("", value: Place.shelf)
              NavigationLink(value: Place.book(1)) { Text("") }
            }
          }

          """))
    #expect(graph.transitions == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }

  @Test(arguments: [
    "NavigationLink(\"\") { DetailView() }",
    "NavigationLink(\"\", destination: DetailView())",
    "NavigationLink(destination: DetailView()) { Text(\"\") }",
    "NavigationLink { DetailView() } label: { Text(\"\") }",
    "NavigationLink(destination: { DetailView() }, label: { Text(\"\") })",
    "NavigationLink(\"\", destination: { DetailView().padding() })",
    "List { ForEach(0..<3) { _ in NavigationLink(\"\") { DetailView() } } }",
  ])
  func linkWithADestination(_ link: String) {
    let graph = introspect(
      "struct HomeView: View { var body: some View { \(link) } }\n" + views("DetailView"))
    #expect(graph.transitions == ["HomeView push DetailView"])
    #expect(graph.lines(.contains) == [])
  }

  @Test func labelIsContentNotDestination() {
    let graph = introspect(
      """
      struct HomeView: View {
        var body: some View { NavigationLink { DetailView() } label: { RowView() } }
      }

      """ + views("DetailView", "RowView"))
    #expect(graph.transitions == ["HomeView push DetailView"])
    #expect(graph.lines(.contains) == ["HomeView contains RowView"])
  }

  @Test func destinationByFlag() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var isOpen = false
        var body: some View {
          Button("") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { DetailView() }
        }
      }

      """ + views("DetailView"))
    #expect(graph.transitions == ["HomeView push DetailView"])
  }

  @Test func destinationByItem() {
    let graph = introspect(
      """
      enum Stop: Hashable { case detail, help }
      struct HomeView: View {
        @State private var stop: Stop?
        var body: some View {
          Button("") { stop = .help }
            .navigationDestination(item: $stop) { stop in
              switch stop {
              case .detail: DetailView()
              case .help: HelpView()
              }
            }
        }
      }

      """ + views("DetailView", "HelpView"))
    #expect(graph.transitions == ["HomeView push Stop.help"])
    #expect(graph.shown("Stop.detail") == ["DetailView"])
  }

  @Test func destinationByAStructItem() {
    let graph = introspect(
      """
      struct Parcel: Hashable {}
      struct HomeView: View {
        @State private var parcel: Parcel?
        var body: some View {
          Button("") { parcel = Parcel() }
            .navigationDestination(item: $parcel) { _ in ParcelView() }
        }
      }

      """ + views("ParcelView"))
    #expect(graph.transitions == ["HomeView push ParcelView"])
  }

  @Test func destinationsInAHelperOfAnotherModule() {
    let graph = introspect([
      "Sources/Kit/Destinations.swift": """
      extension View {
        public func placeDestinations() -> some View {
          navigationDestination(for: Place.self) { place in
            switch place {
            case .shelf: ShelfView()
            case .book, .author: BookView()
            }
          }
        }
      }
      public enum Place: Hashable { case shelf, book(Int), author(String) }

      """ + views("ShelfView", "BookView"),
      "Sources/Shop/Home.swift": """
      import Kit
      struct HomeView: View {
        @State private var path: [Place] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(.author("")) }.placeDestinations()
          }
        }
      }
      """,
    ])
    #expect(graph.transitions == ["HomeView push Place.author"])
    #expect(graph.shown("Place.author") == ["BookView"])
    #expect(graph.shown("Place.shelf") == ["ShelfView"])
  }

  @Test func enumThatIsAView() {
    let graph = introspect(
      """
      enum Stop: Hashable, View {
        case detail, help
        var body: some View {
          switch self {
          case .detail: DetailView()
          case .help: HelpView()
          }
        }
      }
      struct HomeView: View {
        @State private var path: [Stop] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(.detail) }.navigationDestination(for: Stop.self) { $0 }
          }
        }
      }

      """ + views("DetailView", "HelpView"))
    #expect(graph.transitions == ["HomeView push Stop.detail"])
    #expect(graph.shown("Stop.help") == ["HelpView"])
  }

  @Test func caseThatShowsNothing() {
    let graph = introspect(
      Library.app(home: Library.home("guide.zorp(.shelf)")).replacingOccurrences(
        of: "case .shelf: ShelfView()", with: "case .shelf: EmptyView()"))
    #expect(graph.shown("Place.shelf") == [])
    #expect(graph.transitions == ["HomeView push Place.shelf"])
  }

  @Test func splitViewContainsItsColumns() {
    let graph = introspect(
      """
      struct HomeView: View {
        var body: some View {
          NavigationSplitView { SideView() } detail: { DetailView() }
        }
      }

      """ + views("SideView", "DetailView"))
    #expect(
      graph.lines(.contains) == ["HomeView contains DetailView", "HomeView contains SideView"])
  }

  @Test func componentsAreContained() {
    let graph = introspect(
      """
      struct HomeView: View {
        var body: some View { List { HeaderView(); ForEach(0..<3) { _ in RowView() } } }
      }
      struct RowView: View { var body: some View { NavigationLink("") { DetailView() } } }

      """ + views("HeaderView", "DetailView"))
    #expect(
      graph.lines(.contains) == ["HomeView contains HeaderView", "HomeView contains RowView"])
    #expect(graph.transitions == ["RowView push DetailView"])
    #expect(graph.node("RowView")?.roles == ["component"])
    #expect(graph.node("DetailView")?.roles == [])
  }
}
