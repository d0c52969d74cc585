#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct QuizResultView: View {
    let score: Int
    let onAgain: () -> Void

    var body: some View {
      VStack(spacing: 16) {
        Text("Right answers: \(score)")
        Button("Again") { onAgain() }
      }
      .navigationBarBackButtonHidden()
    }
  }
#endif
