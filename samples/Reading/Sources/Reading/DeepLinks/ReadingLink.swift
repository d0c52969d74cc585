import Foundation

/// What a URL asks for; whether it may be shown is for the flow to say.
enum ReadingLink: Hashable {
  case book(Book.ID)
  case chapter(Book.ID, Int)
  case newNote(Book.ID, Int)
  case newLoan(Book.ID)
  case search(String)

  init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.scheme == "reading"
    else { return nil }
    let path = parts.path.split(separator: "/").map(String.init)
    switch (parts.host, path.count) {
    case ("books", 1):
      self = .book(path[0])
    case ("books", 3) where path[1] == "chapters":
      guard let number = Int(path[2]) else { return nil }
      self = .chapter(path[0], number)
    case ("books", 4) where path[1] == "chapters" && path[3] == "note":
      guard let number = Int(path[2]) else { return nil }
      self = .newNote(path[0], number)
    case ("loans", 1) where path[0] == "new":
      guard let book = parts.queryItems?.first(where: { $0.name == "book" })?.value else {
        return nil
      }
      self = .newLoan(book)
    case ("search", 0):
      self = .search(parts.queryItems?.first { $0.name == "q" }?.value ?? "")
    default:
      return nil
    }
  }
}
