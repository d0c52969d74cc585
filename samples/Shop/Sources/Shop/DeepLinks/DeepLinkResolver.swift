import Foundation

/// Maps a URL to a target, or to nothing, without any state.
struct DeepLinkResolver {
  func resolve(_ url: URL) -> DeepLinkTarget? {
    guard url.scheme?.lowercased() == "shop" else { return nil }
    let path = url.pathComponents.filter { $0 != "/" }
    switch url.host() {
    case "catalog" where path.isEmpty:
      return DeepLinkTarget(tab: .catalog)
    case "product":
      return product(path)
    case "cart" where path.isEmpty:
      return DeepLinkTarget(tab: .cart)
    case "checkout" where path.isEmpty:
      return DeepLinkTarget(tab: .cart, route: .checkout)
    case "orders":
      return orders(path)
    case "profile":
      return profile(path)
    default:
      return nil
    }
  }

  private func product(_ path: [String]) -> DeepLinkTarget? {
    guard let first = path.first, let id = UUID(uuidString: first) else { return nil }
    switch path.dropFirst() {
    case []:
      return DeepLinkTarget(tab: .catalog, route: .productDetail(id))
    case ["reviews"]:
      return DeepLinkTarget(tab: .catalog, route: .reviews(id))
    default:
      return nil
    }
  }

  private func orders(_ path: [String]) -> DeepLinkTarget? {
    guard path.count <= 1 else { return nil }
    guard let number = path.first else {
      return DeepLinkTarget(tab: .profile, route: .orders)
    }
    guard let id = Int(number) else { return nil }
    return DeepLinkTarget(tab: .profile, route: .orderDetail(id))
  }

  private func profile(_ path: [String]) -> DeepLinkTarget? {
    switch path {
    case []:
      return DeepLinkTarget(tab: .profile)
    case ["settings"]:
      return DeepLinkTarget(tab: .profile, route: .settings)
    default:
      return nil
    }
  }
}
