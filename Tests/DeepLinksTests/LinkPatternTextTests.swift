import FlowModel
import Testing

@testable import DeepLinks

@Suite("The text form of a pattern")
struct LinkPatternTextTests {
  @Test("is read as its author meant it")
  func reads() throws {
    let product = try LinkPattern(parsing: "shop://product/:id(UUID)?ref=:ref")
    #expect(
      product
        == LinkPattern(
          schemes: ["shop"], host: .literal("product"), path: [.binding("id", type: "UUID")],
          query: [LinkQueryItem(key: "ref", binding: "ref")]))
    let tags = try LinkPattern(parsing: "*/tags/:tag")
    #expect(tags == LinkPattern(path: [.literal("tags"), .binding("tag")]))
    let page = try LinkPattern(parsing: "https://shop.example/pages/{contact.*}")
    #expect(
      page
        == LinkPattern(
          schemes: ["https"], host: .literal("shop.example"),
          path: [.literal("pages"), LinkSegment(kind: .regex, value: "contact.*")]))
  }

  @Test(
    "is written as it was read",
    arguments: [
      "shop://product/:id(UUID)?ref=:ref", "*/tags/:tag", "https://shop.example/pages/{contact.*}",
      "shop|store://*/**", "~shop://~cart", "$(APP_SCHEME)://cart", "*", "/a/b", "shop://",
      "shop:///a", "*/:user=@*/:_", "*/:tab(Tab=home|cart)/:n(=1|2)", "*/(a|b)/*.html/x*",
      "shop://:host=!(cart|help)/!(a)/~!(b%2F)",
      "*/**/:rest=**", "*?a&b=c&d?=:d(Int)&e=(x|y)&f=:_(Int)&g=~h", "*/a%20b/%3Ac/%2A",
      "*/\"\"/{[0-9]{2}}/{%7B}", "cart ignoring case where isLoggedIn; date > now",
      "cart where \"\"; %20a", "*://*", "~*://*/a",
    ])
  func roundTrips(_ text: String) throws {
    let pattern = try LinkPattern(parsing: text)
    let expected = text == "*://*" ? "*" : text
    #expect(pattern.description == expected)
  }

  @Test("says which texts a regular expression leaves out")
  func excluded() throws {
    for texts in [["a"], ["ab", "b"], ["", "x"], ["a.b", "a"]] {
      let regex = ExcludedTexts.regex(texts)
      #expect(ExcludedTexts.texts(of: regex) == texts.sorted())
    }
    #expect(ExcludedTexts.texts(of: "a+") == nil)
    let pattern = try LinkPattern(parsing: "*/!(cart|help)")
    #expect(pattern.match("shop://h/map").isYes)
    #expect(
      pattern.match("shop://h/cart")
        == .no(reason: "segment 1 of the path is “cart”, not any text but “cart”, “help”"))
  }

  @Test("also takes links without slashes and slashes at the end")
  func opaque() throws {
    #expect(try LinkPattern(parsing: "app:thing/:id").description == "app:///thing/:id")
    #expect(try LinkPattern(parsing: "shop://cart/").description == "shop://cart")
  }

  @Test(
    "says what is wrong and what to write instead",
    arguments: [
      ("", "column 1: the pattern is empty; write for example shop://product/:id"),
      ("*/{a", "column 3: “{” is never closed; end the regular expression with “}”"),
      ("*/(a|b", "column 3: “(” is never closed; add “)”"),
      ("*/:(Int)", "column 4: “:” needs a name, such as :id; write :_ for no name"),
      ("*/a//b", "column 5: something is missing here; write \"\" for an empty text"),
      (
        "*/a*b",
        "column 5: “b” follows where “/”, “?”, “&” or the end must; "
          + "write what is in between as a regular expression, such as {a.*z}"
      ),
      ("*/a#b", "column 4: “#” is not expected here; write it as %23 if it is meant literally"),
      (
        "* or so",
        "column 2: “or so” is not understood; after the pattern stands “ignoring case”, “where …” or nothing"
      ),
    ])
  func refuses(_ text: String, _ message: String) {
    #expect {
      try LinkPattern(parsing: text)
    } throws: { error in
      String(describing: error) == message
    }
  }

  @Test("comes along in a description and back")
  func description() throws {
    let pattern = try LinkPattern(parsing: "~shop://~a/:id(Int)?x=:x ignoring case where p")
    let description = DeepLinkDescription(
      id: NodeID(rawValue: "deepLink:Shop/Resolver#x"), pattern: pattern)
    #expect(description.pattern == pattern.description)
    #expect(LinkPattern(description: description) == pattern)
  }
}
