#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct FavouritesView: View {
    let flow: LibraryFlow

    var body: some View {
      List(flow.favourites.sorted(), id: \.self) { title in
        Button(title) { flow.showBook(title) }
      }
      .navigationTitle("Favourites")
    }
  }
#endif
