#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct QuestionView: View {
    let onAnswer: () -> Void

    var body: some View {
      Button("Answer a question") { onAnswer() }
    }
  }
#endif
