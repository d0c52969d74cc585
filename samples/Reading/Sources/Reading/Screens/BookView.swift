#if canImport(SwiftUI)
  import SwiftUI

  struct BookView: View {
    let id: Book.ID

    @Environment(ReadingFlow.self) private var flow
    @Environment(Library.self) private var library

    var body: some View {
      if let book = library.book(id) {
        List {
          if library.canRead(id) {
            ForEach(Array(1...book.chapterCount), id: \.self) { number in
              Button("Chapter \(number)") { flow.showChapter(number, of: id) }
            }
          } else {
            Button("Borrow") { flow.startLoan(of: id) }
              .disabled(!library.canBorrow(id))
          }
        }
        .navigationTitle(book.title)
      }
    }
  }
#endif
