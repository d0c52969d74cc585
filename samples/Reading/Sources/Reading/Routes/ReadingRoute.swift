import Foundation

/// What can lie on the stack; the last two stand for a child flow, by the id of that child.
enum ReadingRoute: Hashable {
  case book(Book.ID)
  case chapter(Book.ID, Int)
  case annotation(UUID)
  case loan(UUID)

  /// The child flow that this route shows.
  var childID: UUID? {
    switch self {
    case .book, .chapter: nil
    case .annotation(let id), .loan(let id): id
    }
  }
}
