#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct LibraryStackView: View {
    @Bindable var flow: LibraryFlow

    var body: some View {
      NavigationStack(path: $flow.path) {
        LibraryView(flow: flow)
          .navigationDestination(for: LibraryRoute.self) { route in
            switch route {
            case .book(let title):
              BookView(flow: flow, title: title)
            case .favourites:
              FavouritesView(flow: flow)
            case .archive:
              ArchiveView()
            }
          }
      }
    }
  }
#endif
