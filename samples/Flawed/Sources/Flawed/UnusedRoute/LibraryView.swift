#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct LibraryView: View {
    let flow: LibraryFlow

    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      List {
        Button("A book") { flow.showBook("A book") }
        Button("Favourites") { flow.showFavourites() }
      }
      .navigationTitle("Library")
      .toolbar {
        Button("Account", systemImage: "person") { coordinator.present(.account) }
      }
    }
  }
#endif
