struct Note: Hashable, Sendable {
  let book: Book.ID
  let chapter: Int
  let passage: Int
  let text: String
}
