#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct MainView: View {
    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      @Bindable var coordinator = coordinator
      TabView(selection: $coordinator.tab) {
        LibraryStackView(flow: coordinator.library)
          .tabItem { Label("Library", systemImage: "books.vertical") }
          .tag(AppTab.library)
        TripStackView(flow: coordinator.trips)
          .tabItem { Label("Trips", systemImage: "suitcase") }
          .tag(AppTab.trips)
        OrderStackView(flow: coordinator.orders)
          .tabItem { Label("Orders", systemImage: "bag") }
          .tag(AppTab.orders)
        NavigationStack(path: $coordinator.newsPath) {
          NewsView()
            .navigationDestination(for: NewsRoute.self) { route in
              switch route {
              case .article(let id):
                ArticleView(id: id)
              case .newsletter:
                NewsletterView()
              }
            }
        }
        .tabItem { Label("News", systemImage: "newspaper") }
        .tag(AppTab.news)
        GalleryStackView()
          .tabItem { Label("Gallery", systemImage: "photo") }
          .tag(AppTab.gallery)
      }
      .sheet(item: $coordinator.sheet) { sheet in
        switch sheet {
        case .survey:
          SurveyView(flow: coordinator.survey)
        case .poll:
          PollView(flow: coordinator.poll)
        case .account:
          AccountHost()
        }
      }
    }
  }
#endif
