#if canImport(SwiftUI)
  import SwiftUI

  struct NoteView: View {
    let flow: AnnotationFlow
    let passage: Int

    @State private var text = ""

    var body: some View {
      Form {
        TextField("Note on passage \(passage)", text: $text, axis: .vertical)
        Button("Another passage") { flow.chooseAgain() }
        Button("Save") { flow.save(text) }
          .disabled(text.isEmpty)
      }
    }
  }
#endif
