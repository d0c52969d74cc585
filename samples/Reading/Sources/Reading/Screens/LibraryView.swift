#if canImport(SwiftUI)
  import SwiftUI

  struct LibraryView: View {
    @Environment(ReadingFlow.self) private var flow
    @Environment(Library.self) private var library

    var body: some View {
      List(library.books) { book in
        Button(book.title) { flow.showBook(book.id) }
      }
      .navigationTitle("Library")
      .toolbar {
        Button("Search", systemImage: "magnifyingglass") { flow.showSearch() }
      }
    }
  }
#endif
