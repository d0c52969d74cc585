#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct CommentView: View {
    let flow: AnswerFlow

    @State private var text = ""

    var body: some View {
      Form {
        TextField("Why \(flow.rating)?", text: $text, axis: .vertical)
        Button("Another rating") { flow.changeRating() }
        Button("Send") { flow.finish() }
      }
    }
  }
#endif
