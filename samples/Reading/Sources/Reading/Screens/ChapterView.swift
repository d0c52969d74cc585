#if canImport(SwiftUI)
  import SwiftUI

  struct ChapterView: View {
    let book: Book.ID
    let number: Int

    @Environment(ReadingFlow.self) private var flow
    @Environment(Library.self) private var library

    private var notes: [Note] {
      library.notes.filter { $0.book == book && $0.chapter == number }
    }

    var body: some View {
      List {
        ForEach(notes, id: \.self) { note in
          Text(note.text)
        }
        Button("Write a note") { flow.startAnnotation(of: number, in: book) }
        Button("Next chapter") { flow.showChapter(number + 1, of: book) }
          .disabled(!library.hasChapter(number + 1, of: book))
      }
      .navigationTitle("Chapter \(number)")
    }
  }
#endif
