import Foundation
import Observation

/// The books, who may read them, and the notes; flows ask it, and it knows no flow.
@MainActor
@Observable
final class Library {
  private(set) var books: [Book]
  private(set) var borrowed: Set<Book.ID> = []
  private(set) var notes: [Note] = []
  let isMember: Bool

  init(books: [Book] = Library.samples, isMember: Bool = true) {
    self.books = books
    self.isMember = isMember
  }

  func book(_ id: Book.ID) -> Book? {
    books.first { $0.id == id }
  }

  func books(matching text: String) -> [Book] {
    books.filter { $0.title.localizedStandardContains(text) }
  }

  func canRead(_ id: Book.ID) -> Bool {
    book(id)?.isOwned == true || borrowed.contains(id)
  }

  func canBorrow(_ id: Book.ID) -> Bool {
    isMember && book(id) != nil && !canRead(id)
  }

  func hasChapter(_ number: Int, of id: Book.ID) -> Bool {
    guard let book = book(id) else { return false }
    return (1...book.chapterCount).contains(number)
  }

  func borrow(_ id: Book.ID) {
    borrowed.insert(id)
  }

  func add(_ note: Note) {
    notes.append(note)
  }

  nonisolated static let samples = [
    Book(id: "harbour", title: "At the harbour", chapterCount: 12, isOwned: true),
    Book(id: "meadow", title: "A year in the meadow", chapterCount: 4, isOwned: true),
    Book(id: "letters", title: "Short letters", chapterCount: 7, isOwned: false),
  ]
}
