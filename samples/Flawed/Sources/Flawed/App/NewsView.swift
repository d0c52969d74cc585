#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct NewsView: View {
    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      List {
        NavigationLink("An article", value: NewsRoute.article(1))
        NavigationLink("The newsletter", value: NewsRoute.newsletter)
        Button("Survey") { coordinator.present(.survey) }
        Button("Poll") { coordinator.present(.poll) }
      }
      .navigationTitle("News")
    }
  }
#endif
