#if canImport(SwiftUI)
  import SwiftUI

  struct SearchView: View {
    @State var text: String

    @Environment(ReadingFlow.self) private var flow
    @Environment(Library.self) private var library

    var body: some View {
      List {
        TextField("Title", text: $text)
        ForEach(library.books(matching: text)) { book in
          Button(book.title) { flow.openResult(book.id) }
        }
        Button("Close") { flow.closeModal() }
      }
    }
  }
#endif
