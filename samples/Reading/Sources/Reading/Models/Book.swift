struct Book: Identifiable, Hashable, Sendable {
  let id: String
  let title: String
  let chapterCount: Int
  let isOwned: Bool
}
