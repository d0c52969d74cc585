#if canImport(SwiftUI)
  import SwiftUI

  struct TermsView: View {
    let onAccept: () -> Void
    let onDecline: () -> Void

    var body: some View {
      VStack(spacing: 16) {
        Text("A borrowed book goes back by itself.")
        Button("Accept") { onAccept() }
        Button("Decline") { onDecline() }
      }
      .padding()
    }
  }
#endif
