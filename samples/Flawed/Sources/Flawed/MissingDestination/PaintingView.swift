#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct PaintingView: View {
    let painting: Painting

    var body: some View {
      Text("Oil on canvas")
        .navigationTitle(painting.title)
    }
  }
#endif
