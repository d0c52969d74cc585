/// A route as the outside world knows it: in a link, or in a saved state.
///
/// It names no child flow, because those live no longer than the process.
enum ReadingStep: Hashable, Codable {
  case book(Book.ID)
  case chapter(Book.ID, Int)
  case annotation(Book.ID, Int)
  case loan(Book.ID)
}
