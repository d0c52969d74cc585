#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct WelcomeView: View {
    let onBegin: () -> Void
    let onSkip: () -> Void

    var body: some View {
      VStack(spacing: 16) {
        Text("Things for the house, made to last.")
          .font(.title2)
        Button("Begin", action: onBegin)
          .buttonStyle(.borderedProminent)
        Button("Skip", action: onSkip)
      }
      .padding()
      .navigationTitle("Welcome")
    }
  }
#endif
