import FlowModel
import Testing

/// Rules on links that never come, or never get to where they should.
@Suite struct LinkOrderRuleTests {
  private func link(
    _ pattern: String, schemes: [String] = ["shop"], host: LinkSegment? = nil,
    path: [LinkSegment] = [], predicates: [String] = [], order: Int = 0, hops: [String] = [],
    isWired: Bool = true
  ) -> DeepLinkDescription {
    DeepLinkDescription(
      id: NodeID("deepLink:Shop/Links#\(pattern)"), pattern: pattern, schemes: schemes, host: host,
      path: path, predicates: predicates, order: order,
      landings: [Landing(hops: hops.map { NodeID($0) })],
      isWired: isWired, location: SourceLocation(file: Sketch.file, line: 9 + order, column: 9))
  }

  private func literal(_ value: String) -> LinkSegment { LinkSegment(kind: .literal, value: value) }

  private let any = LinkSegment(kind: .binding, name: "id")

  private func findings(
    _ rule: String, _ links: [DeepLinkDescription], claims: [Claim] = [], entry: String? = nil
  ) -> [Finding] {
    var sketch = Sketch.app()
    sketch.deepLinks = links
    sketch.claims = claims
    sketch.observe(.linkEntry, "Shop/ShopApp", entry.map { [$0: "true"] } ?? [:])
    return sketch.findings(rule)
  }

  @Test func anEarlierPatternThatTakesAllShadows() {
    let general = link("shop://a/:id", host: literal("a"), path: [any], hops: ["route:Shop/R.a"])
    let special = link(
      "shop://a/new", host: literal("a"), path: [literal("new")], order: 1, hops: ["route:Shop/R.n"]
    )
    #expect(
      findings("shadowed-link", [general, special]).map(\.subject) == ["Shop/Links#shop://a/new"])
    var first = special
    first.order = 0
    var second = general
    second.order = 1
    #expect(findings("shadowed-link", [first, second]).isEmpty)
  }

  @Test func aConditionThatOnlyRunningCodeDecidesLeavesTheRestToOthers() {
    let wishes = [
      link("shop://a/:id where isOpen", host: literal("a"), path: [any], predicates: ["isOpen"]),
      link(
        "shop://a/:id where isOpen; isNew", host: literal("a"), path: [any],
        predicates: ["isOpen", "isNew"], order: 1),
    ]
    #expect(findings("shadowed-link", wishes).isEmpty)
  }

  @Test func whatComesAnotherWayLeavesALinkAlone() {
    let general = link("shop://a/:id", host: literal("a"), path: [any], hops: ["route:Shop/R.a"])
    let special = link(
      "shop://a/new", host: literal("a"), path: [literal("new")], order: 1, hops: ["route:Shop/R.n"]
    )
    func shadowed(by first: [String], _ second: [String]) -> Bool {
      var sketch = Sketch.app()
      sketch.deepLinks = [general, special]
      for (link, places) in [(general, first), (special, second)] {
        for place in places { sketch.observe(.linkOrigin, link.id.subject, ["in": place]) }
      }
      return !sketch.findings("shadowed-link").isEmpty
    }
    #expect(shadowed(by: ["launch", "open"], ["open"]))
    #expect(!shadowed(by: ["launch"], ["open"]))
    #expect(!shadowed(by: ["launch"], ["launch", "open"]))
  }

  @Test func payloadsHaveNoOrder() {
    let payloads = [
      link("payload://?kind?=:kind", schemes: ["payload"], host: literal("")),
      link("payload://", schemes: ["payload"], host: literal(""), order: 1),
    ]
    #expect(findings("shadowed-link", payloads).isEmpty)
  }

  @Test func aNoteGivesAURLThatTwoPatternsTake() {
    let left = link(
      "shop://a/x/:id", host: literal("a"), path: [literal("x"), any], hops: ["route:Shop/R.a"])
    let right = link(
      "shop://a/:id/y", host: literal("a"), path: [any, literal("y")], order: 1,
      hops: ["route:Shop/R.b"])
    let findings = findings("shadowed-link", [left, right])
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message.hasPrefix("`shop://a/x/y` fits") == true)
    let same = link(
      "shop://a/:id/y", host: literal("a"), path: [any, literal("y")], order: 1,
      hops: ["route:Shop/R.a"])
    #expect(self.findings("shadowed-link", [left, same]).isEmpty)
  }

  @Test func aBlockedPatternThatNothingCoversIsLeftOut() {
    var sketch = Sketch.app()
    sketch.deepLinks = [
      link(
        "shop://a/x/:id", host: literal("a"), path: [literal("x"), any], hops: ["route:Shop/R.a"])
    ]
    for pattern in ["shop://a/:id/y", "shop://a/x/y"] {
      sketch.observe(.blockedLink, "Shop/Links", ["pattern": pattern])
    }
    #expect(sketch.subjects("shadowed-link") == ["Shop/Links#shop://a/x/y"])
  }

  @Test func parsersThatNobodyCallsShadowNothing() {
    let stray = link("shop://a/:id", host: literal("a"), path: [any], isWired: false)
    let special = link("shop://a/new", host: literal("a"), path: [literal("new")], order: 1)
    #expect(findings("shadowed-link", [stray, special]).isEmpty)
    let unwired = findings("unwired-link-handler", [stray, special])
    #expect(unwired.map(\.subject) == ["Shop/Links"])
    #expect(findings("unhandled-link", [stray]).isEmpty)
  }

  @Test func addressesOfOthersNeedNoEntry() {
    func unwired(_ schemes: [String], host: LinkSegment?, claims: [Claim] = []) -> Int {
      let stray = link("stray", schemes: schemes, host: host, isWired: false)
      return findings("unwired-link-handler", [stray], claims: claims).count
    }
    let claim = Claim(kind: .scheme, value: "Shop")
    #expect(unwired(["http", "https"], host: any) == 0)
    #expect(unwired(["https"], host: literal("shop.example")) == 1)
    #expect(unwired(["x-detectors"], host: nil) == 1)
    #expect(unwired(["x-detectors"], host: nil, claims: [claim]) == 0)
    #expect(unwired(["shop"], host: literal("a"), claims: [claim]) == 1)
  }

  @Test func noSchemeIsMissedWhereTheTreeClaimsNone() {
    let links = [link("other://a", schemes: ["other"], host: literal("a"))]
    #expect(findings("unclaimed-link", links).isEmpty)
    let claim = Claim(kind: .scheme, value: "shop")
    #expect(findings("unclaimed-link", links, claims: [claim]).map(\.severity).contains(.note))
    let variable = Claim(kind: .scheme, value: "$(SCHEME)")
    #expect(
      findings("unclaimed-link", links, claims: [claim, variable]).map(\.severity) != [.note])
  }

  @Test func aDomainOfTheCodeNeedsAClaim() {
    let links = [link("https://shop.example/a", schemes: ["https"], host: literal("shop.example"))]
    let own = Claim(kind: .domain, value: "shop.example")
    #expect(findings("unclaimed-link", links, claims: [own]).isEmpty)
    let other = Claim(kind: .domain, value: "www.shop.example")
    #expect(
      findings("unclaimed-link", links, claims: [other]).map(\.subject)
        == ["Shop/Links#https://shop.example/a", "domain:www.shop.example"])
  }

  @Test func aFileNeedsNoClaim() {
    let claim = Claim(kind: .scheme, value: "shop")
    let links = [
      link("shop://a", host: literal("a")), link("file://", schemes: ["file"], order: 1),
    ]
    #expect(findings("unclaimed-link", links, claims: [claim]).isEmpty)
  }

  @Test func aHostOfTheAppsOwnSchemeNeedsNoDomain() {
    let own = Claim(kind: .scheme, value: "shop")
    let domain = Claim(kind: .domain, value: "shop.example")
    let web = link("https://cart.example", schemes: ["https"], host: literal("cart.example"))
    let links = [link("shop://cart.example", host: literal("cart.example"), order: 1), web]
    func notes(_ links: [DeepLinkDescription]) -> [Finding] {
      findings("unclaimed-link", links, claims: [own, domain]).filter { $0.severity == .note }
    }
    #expect(notes(links).isEmpty)
    #expect(notes([web]).map(\.subject) == ["Shop/Links#https://cart.example"])
  }

  @Test func aClaimThatNoPatternAnswersIsAWarning() {
    let links = [link("shop://a", host: literal("a"))]
    let claims = [
      Claim(kind: .scheme, value: "shop"), Claim(kind: .scheme, value: "shop-old"),
    ]
    let findings = findings("unclaimed-link", links, claims: claims)
    #expect(findings.map(\.subject) == ["scheme:shop-old"])
    #expect(findings.map(\.severity) == [.warning])
    for data in ["handsOn", "isCut"] {
      #expect(self.findings("unclaimed-link", links, claims: claims, entry: data).isEmpty)
    }
    #expect(self.findings("unclaimed-link", [], claims: claims).isEmpty)
  }

  @Test func aPayloadNeedsNoClaim() {
    let payload = link("payload://?id=1", schemes: ["payload"], host: literal(""))
    let claim = Claim(kind: .scheme, value: "shop")
    #expect(
      findings("unclaimed-link", [payload], claims: [claim]).map(\.severity).contains(.note)
        == false)
  }

  @Test func aLinkBelowARootIsGatedBySomething() {
    func findings(
      _ change: (inout DeepLinkDescription) -> Void, entry: String, byView: Bool = false
    ) -> [Finding] {
      var sketch = Sketch.app()
      if byView {
        sketch.add(.screen, "HostView")
        sketch.connect(.launch, "entry:ShopApp", "screen:HostView")
        sketch.connect(.replace, "screen:HostView", "route:Route.order", in: "HostView.body")
      }
      for root in ["welcome", "main"] {
        sketch.add(.root, "AppFlow.\(root)") { $0.isInitial = root == "welcome" }
        sketch.connect(.declares, "flow:AppFlow", "root:AppFlow.\(root)")
      }
      sketch.add(.screen, "WelcomeView")
      sketch.add(.screen, "MainView")
      sketch.add(.route, "Route.order")
      sketch.connect(.shows, "root:AppFlow.welcome", "screen:WelcomeView")
      sketch.connect(.shows, "root:AppFlow.main", "screen:MainView")
      sketch.connect(.switch, "screen:WelcomeView", "root:AppFlow.main")
      sketch.connect(.push, "screen:MainView", "route:Route.order")
      sketch.connect(.replace, "flow:AppFlow", "route:Route.order", in: "AppFlow.open(_:)")
      var order = link("shop://order", host: literal("order"), hops: ["route:Shop/Route.order"])
      change(&order)
      sketch.deepLinks = [order]
      sketch.observe(.linkEntry, entry)
      return sketch.findings("ungated-deep-link")
    }
    #expect(
      findings({ _ in }, entry: "Shop/ShopApp").map(\.subject) == ["Shop/Links#shop://order"])
    #expect(findings({ _ in }, entry: "Shop/MainView").isEmpty)
    // Where a view goes with a link is not the user's way; where it goes by itself is.
    #expect(findings({ _ in }, entry: "Shop/HostView", byView: true).count == 1)
    #expect(findings({ _ in }, entry: "Shop/ShopApp", byView: true).isEmpty)
    #expect(
      findings(
        { $0.landings[0].deferredUntil = NodeID("root:Shop/AppFlow.main") }, entry: "Shop/ShopApp"
      )
      .isEmpty)
    #expect(
      findings({ $0.landings[0].condition = "root == .main" }, entry: "Shop/ShopApp").isEmpty)
    #expect(
      findings(
        { $0.landings[0].hops.insert(NodeID("root:Shop/AppFlow.main"), at: 0) },
        entry: "Shop/ShopApp"
      ).isEmpty)
  }
}
