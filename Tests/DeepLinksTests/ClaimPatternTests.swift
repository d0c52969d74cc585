import FlowModel
import Testing

@testable import DeepLinks

@Suite("What a claim brings to an app")
struct ClaimPatternTests {
  @Test(
    "is every URL of a scheme or domain",
    arguments: [
      (Claim.Kind.scheme, "Shop", "SHOP://cart/1?x", true), (.scheme, "shop", "shop:cart", true),
      (.scheme, "shop", "shops://cart", false),
      (.domain, "shop.example", "https://shop.example", true),
      (.domain, "shop.example", "https://www.shop.example/a", false),
      (.domain, "*.shop.example", "http://WWW.shop.example/a/b", true),
      (.domain, "*.shop.example", "https://shop.example/a", false),
      (.domain, "shop.example", "shop://shop.example", false),
    ])
  func takes(_ kind: Claim.Kind, _ value: String, _ url: String, _ expected: Bool) {
    #expect(LinkPattern(claim: Claim(kind: kind, value: value)).match(url).isYes == expected)
  }

  @Test("stays open where a build variable stands")
  func variable() {
    let pattern = LinkPattern(claim: Claim(kind: .scheme, value: "$(APP_SCHEME)"))
    #expect(pattern.match("shop://x") == .unknown(predicate: "scheme == $(APP_SCHEME)"))
  }
}
