#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct BookView: View {
    let flow: LibraryFlow
    let title: String

    var body: some View {
      Button(flow.favourites.contains(title) ? "Forget" : "Remember") {
        flow.toggleFavourite(title)
      }
      .navigationTitle(title)
    }
  }
#endif
