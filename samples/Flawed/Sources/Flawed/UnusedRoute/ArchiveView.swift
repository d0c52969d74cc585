#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ArchiveView: View {
    var body: some View {
      Text("Books of former years")
        .navigationTitle("Archive")
    }
  }
#endif
