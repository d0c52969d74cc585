#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ArticleView: View {
    let id: Int

    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      List {
        Text("Article \(id)")
        Button("See the pictures") { coordinator.select(.gallery) }
      }
    }
  }
#endif
