import Foundation

extension AppCoordinator {
  func handle(_ url: URL) {
    guard let link = DeepLink(url) else { return }
    switch link {
    // Right: these links lead somewhere.
    case .article(let id):
      showArticle(id)
    case .trips:
      select(.trips)
    case .orders:
      select(.orders)
    case .gallery:
      select(.gallery)
    case .account:
      present(.account)
    // Wrong (unhandled-link): the link is parsed, and then nothing happens.
    case .history:
      break
    }
  }
}
