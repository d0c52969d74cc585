import DeepLinks
import FlowModel

/// Reports link patterns that no test speaks of.
struct UntestedLinkRule: Rule {
  let description = RuleDescription(
    id: "untested-link",
    summary: "A link pattern of which no test names the case or an example URL",
    rationale: """
      Links come from outside: nobody who works on the app opens them by hand, and a pattern that \
      stops matching is noticed by users. Off by default, and silent where the tree holds no tests.
      """,
    hint: "test the parser with an example URL",
    level: .off,
    precision: .likely,
    triggering: [
      RuleExample(Self.app(mark: "↓"), tests: Self.test(of: "shop://cart")),
      RuleExample(Self.app(mark: "↓"), tests: Self.test(of: "shop://cart?from=mail")),
    ],
    nonTriggering: [
      RuleExample(Self.app(mark: ""), tests: Self.test(of: "shop://orders")),
      RuleExample(Self.app(mark: "")),
    ])

  private static func app(mark: String) -> String {
    """
    import SwiftUI

    enum Route: Hashable {
      case cart
      case orders
    }

    @main
    struct ShopApp: App {
      @State private var path: [Route] = []

      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $path) {
            Text("Home")
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .cart: Text("Cart")
                case .orders: Text("Orders")
                }
              }
          }
          .onOpenURL { url in
            guard url.scheme == "shop" else { return }
            switch url.host() {
            case "cart": path = [.cart]
            \(mark)case "orders": path = [.orders]
            default: break
            }
          }
        }
      }
    }
    """
  }

  private static func test(of url: String) -> String {
    """
    import Testing

    @Test func opensLinks() {
      #expect(Links.open("\(url)"))
      #expect(Links.open("shop://cart"))
    }
    """
  }

  func findings(in context: AuditContext) -> [Finding] {
    let graph = context.graph
    let cases = Set(graph.observations(of: .testedCase).map(\.subject))
    let urls = graph.observations(of: .testedLink).compactMap { ParsedLink($0.subject) }
    guard !cases.isEmpty || !urls.isEmpty else { return [] }
    // The alternatives of one URL differ in conditions only.
    let accepted = graph.deepLinks.filter { $0.isWired && $0.handled && !$0.isPayload }
    let alternatives = Dictionary(grouping: accepted) { link in
      LinkPattern(description: link).withoutPredicates
    }
    return alternatives.values.compactMap { links in
      guard let link = links.first, !links.contains(where: { isTested($0, cases, urls) }) else {
        return nil
      }
      return finding(
        about: link.id.subject,
        "no test opens the deep link `\(link.pattern)` or names what it becomes",
        at: link.location)
    }
  }

  private func isTested(_ link: DeepLinkDescription, _ cases: Set<String>, _ urls: [ParsedLink])
    -> Bool
  {
    let value = link.value.map { "/" + $0.prefix { $0 != "(" } }
    let matcher = LinkMatcher(LinkPattern(description: link))
    return !cases.isDisjoint(with: link.landings.flatMap(\.hops).map(\.subject))
      || value.map { value in cases.contains { $0.hasSuffix(value) } } ?? false
      || urls.contains { url in
        if case .no = matcher.match(url) { false } else { true }
      }
  }
}
