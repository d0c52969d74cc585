#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct AboutView: View {
    var body: some View {
      Text("A small shop that shows how a right-sized coordinator looks.")
        .padding()
        .navigationTitle("About")
    }
  }
#endif
