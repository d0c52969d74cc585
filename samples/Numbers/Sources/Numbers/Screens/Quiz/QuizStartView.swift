#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct QuizStartView: View {
    let onStart: () -> Void
    let onTrophies: () -> Void

    var body: some View {
      List {
        Button("Start") { onStart() }
        Button("Trophies") { onTrophies() }
      }
      .navigationTitle("Quiz")
    }
  }
#endif
