#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct GalleryStackView: View {
    var body: some View {
      NavigationStack {
        GalleryView()
          .navigationDestination(for: Painting.self) { painting in
            PaintingView(painting: painting)
          }
      }
    }
  }
#endif
