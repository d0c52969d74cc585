#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct QuestionView: View {
    let number: Int
    let onAnswer: (Bool) -> Void

    private var candidate: Int { number * 7 + 2 }

    var body: some View {
      List {
        Text("Is \(candidate) a prime?")
        Button("Yes") { onAnswer(Factors.of(candidate).count == 1) }
        Button("No") { onAnswer(Factors.of(candidate).count != 1) }
      }
      .navigationTitle("Question \(number)")
    }
  }
#endif
