#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct GalleryView: View {
    var body: some View {
      List {
        // Right: the stack has a destination for `Painting`.
        NavigationLink("A painting", value: Painting(title: "Still life"))
        // Wrong (missing-destination): the stack has none for `Sculpture`.
        NavigationLink("A sculpture", value: Sculpture(title: "Sleeping cat"))
      }
      .navigationTitle("Gallery")
    }
  }
#endif
