#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ExplanationView: View {
    let onClose: () -> Void

    var body: some View {
      VStack(spacing: 16) {
        Text("Every number is the product of one set of primes only.")
        Button("Close") { onClose() }
      }
      .padding()
    }
  }
#endif
