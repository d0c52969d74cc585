#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct WelcomeView: View {
    let onBegin: () -> Void
    let onSkip: () -> Void

    var body: some View {
      VStack(spacing: 16) {
        Text("Things for the house, made to last.")
          .font(.title2)
        Button("Begin") { onBegin() }
          .buttonStyle(.borderedProminent)
        Button("Skip") { onSkip() }
      }
      .padding()
      .navigationTitle("Welcome")
    }
  }
#endif
