#if canImport(SwiftUI)
  import SwiftUI

  struct PassageView: View {
    let flow: AnnotationFlow

    var body: some View {
      List {
        ForEach(Array(1...5), id: \.self) { passage in
          Button("Passage \(passage)") { flow.choose(passage: passage) }
        }
        Button("Cancel") { flow.cancel() }
      }
      .navigationTitle("Which passage?")
    }
  }
#endif
