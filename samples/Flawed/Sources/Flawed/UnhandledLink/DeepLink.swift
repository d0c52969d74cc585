import Foundation

enum DeepLink: Hashable {
  case article(Int)
  case trips
  case orders
  case gallery
  case account
  case history

  init?(_ url: URL) {
    guard url.scheme == "flawed" else { return nil }
    let path = url.pathComponents.filter { $0 != "/" }
    switch url.host() {
    case "articles":
      guard path.count == 1, let id = Int(path[0]) else { return nil }
      self = .article(id)
    case "trips" where path.isEmpty:
      self = .trips
    case "orders" where path.isEmpty:
      self = .orders
    case "gallery" where path.isEmpty:
      self = .gallery
    case "account" where path.isEmpty:
      self = .account
    case "history" where path.isEmpty:
      self = .history
    default:
      return nil
    }
  }
}
