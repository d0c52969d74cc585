import Foundation
import Testing

@testable import Shop

struct DeepLinkResolverTests {
  private let resolver = DeepLinkResolver()

  @Test func resolvesEveryKindOfLink() throws {
    let id = try #require(Product.samples.first).id
    let targets: [String: DeepLinkTarget] = [
      "shop://catalog": DeepLinkTarget(tab: .catalog),
      "shop://product/\(id)": DeepLinkTarget(tab: .catalog, route: .productDetail(id)),
      "SHOP://product/\(id)/reviews/": DeepLinkTarget(tab: .catalog, route: .reviews(id)),
      "shop://cart": DeepLinkTarget(tab: .cart),
      "shop://checkout": DeepLinkTarget(tab: .cart, route: .checkout),
      "shop://orders": DeepLinkTarget(tab: .profile, route: .orders),
      "shop://orders/12": DeepLinkTarget(tab: .profile, route: .orderDetail(12)),
      "shop://profile": DeepLinkTarget(tab: .profile),
      "shop://profile/settings": DeepLinkTarget(tab: .profile, route: .settings),
    ]
    for (text, target) in targets {
      #expect(resolver.resolve(try #require(URL(string: text))) == target, "\(text)")
    }
  }

  @Test(arguments: [
    "https://cart", "shop://", "shop://unknown", "shop://product", "shop://product/12",
    "shop://orders/twelve", "shop://orders/1/2", "shop://profile/unknown", "shop://cart/1",
  ])
  func refusesOtherLinks(text: String) throws {
    #expect(resolver.resolve(try #require(URL(string: text))) == nil)
  }
}
