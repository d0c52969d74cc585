import FlowModel
import Testing

@Suite struct LinkRuleTests {
  private func link(
    _ pattern: String, schemes: [String] = ["shop"], host: String? = nil, path: [LinkSegment] = [],
    predicates: [String] = [], handled: Bool = true, value: String? = nil
  ) -> DeepLinkDescription {
    DeepLinkDescription(
      id: NodeID("deepLink:Shop/Links#\(pattern)"), pattern: pattern, schemes: schemes,
      host: host.map { LinkSegment(kind: .literal, value: $0) }, path: path, predicates: predicates,
      handled: handled, value: value,
      location: SourceLocation(file: Sketch.file, line: 9, column: 9))
  }

  private var product: DeepLinkDescription {
    link(
      "shop://product/:id(UUID)", host: "product",
      path: [LinkSegment(kind: .binding, name: "id", type: "UUID")])
  }

  private func findings(
    _ url: String, links: [DeepLinkDescription], claims: [Claim] = []
  ) -> [Finding] {
    var sketch = Sketch.app()
    sketch.deepLinks = links
    sketch.claims = claims
    sketch.observe(.linkLiteral, url, ["url": url])
    return sketch.findings("unresolved-link")
  }

  @Test(arguments: ["shop://basket", "shop://product/12", "SHOP://product", "shop://product/a/b"])
  func reportsAURLThatNoPatternTakes(_ url: String) {
    let findings = findings(url, links: [product])
    #expect(findings.map(\.subject) == [url])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test func leavesAloneWhatARegisteredHandlerTakes() {
    var sketch = Sketch.app()
    sketch.deepLinks = [product]
    sketch.observe(.linkLiteral, "shop://news", ["url": "shop://news", "registered": "true"])
    #expect(sketch.findings("unresolved-link").isEmpty)
  }

  @Test func saysWhyTheNearestPatternRefuses() {
    let findings = findings(
      "shop://product/12", links: [link("shop://help", host: "help"), product])
    let message = findings.first?.message ?? ""
    #expect(message.hasPrefix("link `shop://product/12` lands nowhere: `shop://product/:id(UUID)`"))
    #expect(findings.first?.related.map(\.message) == ["the nearest pattern"])
  }

  @Test(arguments: [
    "shop://product/8A6E0804-2BD0-4672-B79D-D97027F9071A", "other://basket", "mailto:a@b.example",
    "https://shop.example/imprint", "tel:123", "data:text/plain,shop", "shop://", "shop://product/",
    "shop://product/\\(id)", "not a url", "shop://oauth/done", "shop://search?q=",
  ])
  func leavesOtherURLsAlone(_ url: String) {
    #expect(findings(url, links: [product]).isEmpty)
  }

  @Test func onlyNotesALinkWhereWaysOfLinksWereLeftOut() {
    var sketch = Sketch.app()
    sketch.deepLinks = [product]
    sketch.observe(.linkLiteral, "shop://basket", ["url": "shop://basket"])
    sketch.notices = [Notice(message: "some ways were left out", kind: .linksLeftOut)]
    #expect(sketch.findings("unresolved-link").map(\.severity) == [.note])
    sketch.notices = [Notice(message: "something else")]
    #expect(sketch.findings("unresolved-link").map(\.severity) == [.error])
  }

  @Test func aPredicateMightHold() {
    #expect(findings("shop://basket", links: [link("shop://*", predicates: ["isOpen"])]).isEmpty)
  }

  @Test func aClaimedSchemeThatNoPatternKnowsIsOthersBusiness() {
    let claim = Claim(kind: .scheme, value: "fb123")
    #expect(findings("fb123://authorize", links: [product], claims: [claim]).isEmpty)
    let any = link("*/product", schemes: [], host: "product")
    #expect(findings("fb123://authorize", links: [any], claims: [claim]).count == 1)
  }

  @Test func aWebPageOnTheAppsDomainIsANote() {
    let web = link(
      "https://shop.example/product/:id(Int)", schemes: ["https"], host: "shop.example",
      path: [
        LinkSegment(kind: .literal, value: "product"),
        LinkSegment(kind: .binding, name: "id", type: "Int"),
      ])
    let imprint = findings("https://shop.example/imprint", links: [web])
    #expect(imprint.map(\.severity) == [.note])
    let product = findings("https://shop.example/product/latest", links: [web])
    #expect(product.map(\.severity) == [.error])
    #expect(findings("https://www.example/product/latest", links: [web]).isEmpty)
    let claim = Claim(kind: .domain, value: "*.shop.example")
    let claimed = findings("https://www.shop.example/a", links: [web], claims: [claim])
    #expect(claimed.map(\.severity) == [.note])
  }

  @Test func oneFindingAURL() {
    var sketch = Sketch.app()
    sketch.deepLinks = [product]
    for _ in 1...3 { sketch.observe(.linkLiteral, "shop://a", ["url": "shop://a"]) }
    let findings = sketch.findings("unresolved-link")
    #expect(findings.count == 1)
    #expect(findings.first?.location?.line == 200)
    #expect(findings.first?.related.map(\.message) == ["also here", "also here"])
  }

  @Test func onlyADomainCanBeClaimed() {
    func subjects(_ host: String) -> Int {
      var sketch = Sketch.app()
      sketch.deepLinks = [link("https://\(host)", schemes: ["http", "https"], host: host)]
      sketch.claims = [Claim(kind: .domain, value: "shop.example", location: nil)]
      return sketch.findings("unclaimed-link").filter { $0.severity == .note }.count
    }
    #expect(subjects("other.example") == 1)
    #expect(subjects("cart") == 0)
  }

  @Test func linksThatTheSourcesWriteNeedNoClaim() {
    var sketch = Sketch.app()
    sketch.deepLinks = [product, link("widget://cart", schemes: ["widget"], host: "cart")]
    sketch.claims = [Claim(kind: .scheme, value: "shop", location: nil)]
    #expect(sketch.findings("unclaimed-link").count == 1)
    sketch.observe(.linkLiteral, "widget://cart", ["url": "widget://cart"])
    #expect(sketch.findings("unclaimed-link").isEmpty)
  }

  @Test func reportsALinkWhoseValueNobodyHandles() {
    var sketch = Sketch.app()
    sketch.deepLinks = [
      product, link("shop://history", host: "history", handled: false, value: "DeepLink.history"),
    ]
    let findings = sketch.findings("unhandled-link")
    #expect(findings.map(\.subject) == ["Shop/Links#shop://history"])
    #expect(
      findings.map(\.message) == [
        "deep link `shop://history` becomes `DeepLink.history`, which nothing handles"
      ])
    #expect(findings.map(\.severity) == [.warning])
    sketch.notices = [Notice(message: "some ways were left out", kind: .linksLeftOut)]
    #expect(sketch.findings("unhandled-link").map(\.severity) == [.note])
  }

  @Test func aHandlerThatRefusesUnderAConditionIsAHandler() {
    var sketch = Sketch.app()
    sketch.deepLinks = [
      link("shop://a where isOpen", host: "a", predicates: ["isOpen"]),
      link("shop://a where !isOpen", host: "a", predicates: ["!isOpen"], handled: false),
      link("shop://b where isOpen", host: "b", predicates: ["isOpen"], handled: false),
      link("shop://b", host: "b", handled: false),
    ]
    #expect(sketch.subjects("unhandled-link") == ["Shop/Links#shop://b"])
  }
}
