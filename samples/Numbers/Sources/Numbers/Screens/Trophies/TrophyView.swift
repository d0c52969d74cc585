#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct TrophyView: View {
    let trophy: Int
    let onClose: () -> Void

    var body: some View {
      VStack(spacing: 16) {
        Image(systemName: "trophy")
        Text("Trophy \(trophy)")
        Button("Close") { onClose() }
      }
    }
  }
#endif
