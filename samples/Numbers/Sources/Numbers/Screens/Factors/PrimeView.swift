#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct PrimeView: View {
    let prime: Int
    let onStartAgain: () -> Void

    var body: some View {
      VStack(spacing: 16) {
        Text("\(prime) is divided by itself and by one.")
        Button("Take another number apart") { onStartAgain() }
      }
      .padding()
    }
  }
#endif
