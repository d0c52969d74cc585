import Testing

@testable import DeepLinks

@Suite("Comparing patterns")
struct PatternComparisonTests {
  @Test(
    "finds a URL that both take",
    arguments: [
      ("shop://product/:id", "shop://product/new", "shop://product/new"),
      ("*/a*", "*/*b", "https://example.com/anyb"),
      ("*/a*", "*/*a", "https://example.com/a"),
      ("*/:id(Int)", "*/{[1-9]x?}", "https://example.com/1"),
      ("*/**/x", "*/a/**", "https://example.com/a/x"),
      ("*/~cart", "*/C*", "https://example.com/Cart"),
      ("~shop://*", "SHOP://*", "SHOP://example"),
      ("$(A)://*", "*://x", "$(A)://x"),
      ("*?a=1", "*?b", "https://example.com?a=1&b"),
      ("*/x where p", "*/x where q", "https://example.com/x"),
    ])
  func witness(_ first: String, _ second: String, _ url: String) throws {
    #expect(try LinkPattern(parsing: first).overlap(LinkPattern(parsing: second)) == url)
  }

  @Test(
    "knows where no URL is common",
    arguments: [
      ("shop://a", "shop://b"), ("shop://*", "SHOP://*"), ("*/a", "*/a/b"),
      ("*/:id(UUID)", "*/{a.*z}"),
      ("*/:n(Int)", "*/:ok(Bool)"), ("*/{a+}", "*/{b+}"), ("*/**/x/y", "*/**/z"),
      ("*?a=1", "*?a=2"), ("/x", "a/x"), ("*/~abc", "*/{A.*X}"), ("*/:d(Double)", "*/é*"),
    ])
  func disjoint(_ first: String, _ second: String) throws {
    let (first, second) = (try LinkPattern(parsing: first), try LinkPattern(parsing: second))
    let overlap = LinkMatcher(first).overlap(LinkMatcher(second))
    #expect(overlap == .none)
  }

  @Test("says where it cannot tell")
  func unknown() throws {
    let (first, second) = (try LinkPattern(parsing: "$(A)://*"), try LinkPattern(parsing: "a://*"))
    #expect(LinkMatcher(first).overlap(LinkMatcher(second)) == .unknown)
    let look = LinkMatcher(try LinkPattern(parsing: "*/{(?=a)b}"))
    #expect(look.overlap(LinkMatcher(try LinkPattern(parsing: "*/c*"))) == .unknown)
  }

  @Test(
    "knows which takes all that another takes",
    arguments: [
      ("*", "shop://*", true), ("*/:id", "*/new", true), ("*/new", "*/:id", false),
      ("*/**", "*/a/b", true), ("*/**/x", "*/a/**/x", true), ("*/**/x", "*/a/**", false),
      ("*/:a(Double)", "*/:n(Int)", false), ("*/:n(Int)", "*/:n(Int)", true),
      ("*/{[0-9a-fA-F-]+}", "*/:id(UUID)", true), ("*/:id", "*/:id(Product.ID)", true),
      ("*/:id(Product.ID)", "*/:id(Product.ID)", true), ("*/:id(Product.ID)", "*/:id", false),
      ("* where p", "*", false), ("* where p", "* where p; q", true), ("*?a", "*?a=1&b", true),
      ("*?a=1", "*?a", false), ("~shop://*", "shop://*", true), ("shop://*", "~shop://*", false),
      ("*/~ab", "*/AB", true), ("*/:any=**", "*/{(?=a)b}", true), (":host", "/", false),
      ("*/a*", "*/{ab+|ac}", true), ("shop://x", "shop://X ignoring case", true),
    ])
  func covers(_ first: String, _ second: String, _ expected: Bool) throws {
    #expect(try LinkPattern(parsing: first).covers(LinkPattern(parsing: second)) == expected)
  }

  @Test(
    "knows patterns that no URL meets",
    arguments: [
      ("shop://Cart ignoring case", false), ("*/~A*", false), ("~Shop://*", false),
      ("*/:x(=)", false), ("*/()", false), ("*?a=1&a=2", false), ("*?A ignoring case", false),
      ("my%20scheme://*", false), ("shop|my%20scheme://*", true),
      ("*/:id(Product.ID)", true), ("*/{(?=a)b}", true), ("$(X)://* where p", true),
    ])
  func satisfiable(_ text: String, _ expected: Bool) throws {
    #expect(try LinkPattern(parsing: text).isSatisfiable == expected)
  }

  @Test(
    "gives an example that reads well",
    arguments: [
      (
        "shop://product/:id(UUID)?ref=:ref",
        "shop://product/123e4567-e89b-12d3-a456-426614174000?ref=ref"
      ),
      ("*/tags/:tag", "https://example.com/tags/tag"), ("$(S)://a b", nil),
      ("$(S)://~a", "$(S)://a"), ("*/{\\d{3}-[x-z]}", "https://example.com/000-x"),
      ("shop://*/:user=@*", "shop://example/@user"), ("a/:b where p", "https://a/b"),
    ] as [(String, String?)])
  func example(_ text: String, _ url: String?) {
    let decoded = url?.replacing("/@", with: "/%40")
    #expect((try? LinkPattern(parsing: text))?.example() == decoded)
  }
}
