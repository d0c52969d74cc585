#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct AboutView: View {
    let onDone: () -> Void

    var body: some View {
      VStack(spacing: 16) {
        Text("Flows as arrays of screens.")
        Button("Done") { onDone() }
      }
      .navigationTitle("About")
    }
  }
#endif
