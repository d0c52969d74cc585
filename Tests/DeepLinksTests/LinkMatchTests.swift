import Testing

@testable import DeepLinks

@Suite("Matching a URL")
struct LinkMatchTests {
  @Test(
    "takes what the code takes, and binds the named parts",
    arguments: [
      ("shop://cart", "shop://cart", [:]),
      ("shop://cart", "shop://cart/", [:]),
      ("shop://cart", "shop://cart?x=1#top", [:]),
      ("~shop://cart", "SHOP://cart", [:]),
      ("shop://~cart", "shop://CART", [:]),
      ("shop://cart/a ignoring case", "SHOP://Cart/A", [:]),
      ("shop://item/:id(Int)", "shop://item/-12", ["id": "-12"]),
      ("shop://item/:ok(Bool)", "shop://item/true", ["ok": "true"]),
      ("shop://item/:x(Double)", "shop://item/1e3", ["x": "1e3"]),
      ("shop://item/:n(UInt8)", "shop://item/255", ["n": "255"]),
      (
        "shop://product/:id(UUID)", "shop://product/123E4567-e89b-12d3-a456-426614174000",
        ["id": "123E4567-e89b-12d3-a456-426614174000"]
      ),
      ("*/:tab(Tab=home|cart)", "app://any/cart", ["tab": "cart"]),
      ("*/tags/:tag", "https://example.com/tags/a%20b", ["tag": "a b"]),
      ("*/**/tags/:tag", "https://example.com/x/y/tags/b", ["tag": "b"]),
      ("*/a/:rest=**/z", "app://h/a/b/c/z", ["rest": "b/c"]),
      ("*/:user=@*", "app://h/@me", ["user": "@me"]),
      ("*/*.html", "app://h/index.html", [:]),
      ("*?q=:q&page?=:page(Int)", "app://h?q=a+b%20c&page=2", ["q": "a+b c", "page": "2"]),
      ("*?q=:q&page?=:page(Int)", "app://h?q=&page=x", ["q": ""]),
      ("*?flag", "app://h?flag", [:]),
      ("app:thing/:id", "app:thing/1", ["id": "1"]),
      (":host/x", "app://there/x", ["host": "there"]),
      ("https://münchen.example/", "https://münchen.example/", [:]),
      ("$(APP_SCHEME)://cart", "$(APP_SCHEME)://cart", [:]),
    ] as [(String, String, [String: String])])
  func takes(_ pattern: String, _ url: String, _ bindings: [String: String]) throws {
    #expect(try LinkPattern(parsing: pattern).match(url) == .yes(bindings: bindings))
  }

  @Test(
    "refuses with the first condition that fails",
    arguments: [
      ("shop://cart", "SHOP://cart", "the scheme is “SHOP”, not “shop”"),
      ("shop|store://cart", "x://cart", "the scheme is “x”, not “shop” or “store”"),
      ("shop://cart", "shop://Cart", "the host is “Cart”, not “cart”"),
      ("shop://cart", "shop:cart", "the host is missing; it must be “cart”"),
      ("shop:///a", "shop://h/a", "there is a host, “h”, and there must be none"),
      ("shop://cart", "shop://cart/x", "the path has 1 segment, not 0"),
      ("shop://cart/a/b", "shop://cart", "the path has no segment, not 2"),
      (
        "shop://product/:id(UUID)", "shop://product/not-a-uuid",
        "segment 1 (id) of the path is “not-a-uuid”, not a UUID"
      ),
      ("*/:n(UInt8)", "x://h/256", "segment 1 (n) of the path is “256”, not a UInt8"),
      (
        "*/:tab(Tab=home|cart)", "x://h/Cart",
        "segment 1 (tab) of the path is “Cart”, not a raw value of Tab (“cart”, “home”)"
      ),
      ("*/**/x", "x://h/a", "the path “/a” does not fit **/x"),
      ("*?q", "x://h?p", "the query lacks “q”"),
      ("*?q=1", "x://h?q=2", "“q” of the query is “2”, not “1”"),
      ("*?q=1", "x://h?q", "“q” of the query is missing; it must be “1”"),
      ("shop://Cart ignoring case", "shop://Cart", "the host is “Cart”, not “Cart”"),
      ("*", "", "“” is not a URL"),
    ])
  func refuses(_ pattern: String, _ url: String, _ reason: String) throws {
    #expect(try LinkPattern(parsing: pattern).match(url) == .no(reason: reason))
  }

  @Test(
    "says what only running the code can tell, after all else",
    arguments: [
      ("shop://cart where isLoggedIn; isOpen", "shop://cart", "isLoggedIn"),
      ("$(APP_SCHEME)://cart", "shop://cart", "scheme == $(APP_SCHEME)"),
      ("*/:id(Product.ID)", "shop://cart/1", "Product.ID(“1”)"),
    ])
  func leavesOpen(_ pattern: String, _ url: String, _ question: String) throws {
    #expect(try LinkPattern(parsing: pattern).match(url) == .unknown(predicate: question))
  }

  @Test(
    "answers predicates that only ask the URL",
    arguments: [
      ("*/** where url.absoluteString.contains(\"ticket=\")", "app://h/a?ticket=1", true),
      ("*/** where url.absoluteString.contains(\"ticket=\")", "app://h/a?tickets=1", false),
      ("*/** where !url.absoluteString.contains(\"ticket=\")", "app://h/a", true),
      ("*/** where !(url.absoluteString.contains(\"a b\"))", "app://h/a", true),
      ("*/** where url.path.contains(\"/b/\")", "app://h/a/b/c", true),
      ("*/** where url.path.contains(\"/b/\")", "app://h/a?x=/b/", false),
      ("*/** where url.fragment != nil", "app://h/a#b", true),
      ("*/** where url.fragment == nil", "app://h/a#b", false),
      ("*/** where url.query == nil; url.fragment != nil", "app://h/a#", true),
      ("*/** where url.query != nil; url.fragment != nil", "app://h/a?b", false),
    ])
  func answers(_ pattern: String, _ url: String, _ isTaken: Bool) throws {
    let match = try LinkPattern(parsing: pattern).match(url)
    #expect(match == .yes(bindings: [:]) || !isTaken && match.isNo)
    #expect(match.isNo == !isTaken)
  }

  @Test(
    "leaves to the code what more than the URL decides",
    arguments: [
      "url.path.contains(\"a\" + b)", "url.path.contains(name)", "url != nil",
      "url.fragment != nil && open",
      "other.contains(\"a\")",
    ])
  func leaves(_ predicate: String) {
    let pattern = LinkPattern(path: [.rest], predicates: ["url.fragment == nil", predicate])
    #expect(pattern.match("app://h/a") == .unknown(predicate: predicate))
    #expect(pattern.match("app://h/a#b") == .no(reason: "url.fragment == nil does not hold"))
  }

  @Test("needs no predicate where something else fails")
  func failureWins() throws {
    let pattern = try LinkPattern(parsing: "$(APP_SCHEME)://cart where isLoggedIn")
    #expect(pattern.match("shop://other").isNo)
  }
}
