import FlowModel

/// Reports a URL of the app's own that no pattern takes.
struct UnresolvedLinkRule: Rule {
  let description = RuleDescription(
    id: "unresolved-link",
    summary: "A link of the app's own that lands nowhere",
    rationale: """
      The URL has a scheme or domain that the app claims or parses, but no pattern takes it, or a \
      part of it cannot become the type that the pattern wants. Whoever taps it stays where they \
      are. Links to the web, mail, data and the system are not looked at; a web page on the app's \
      own domain is only a note, because a browser may well be meant.
      """,
    hint: "correct the link, or add a pattern that takes it",
    level: .error,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case order(Int)
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                VStack {
                  Link("Cart", destination: URL(string: "shop://cart")!)
                  Link("Basket", destination: URL(string: ↓"shop://basket")!)
                  Link("Order", destination: URL(string: ↓"shop://order/latest")!)
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .cart: CartView()
                  case .order: OrderView()
                  }
                }
              }
              .onOpenURL { open($0) }
            }
          }

          private func open(_ url: URL) {
            guard url.scheme == "shop" else { return }
            switch url.host() {
            case "cart":
              path = [.cart]
            case "order":
              guard let id = Int(url.lastPathComponent) else { return }
              path = [.order(id)]
            default:
              return
            }
          }
        }

        struct CartView: View {
          var body: some View { Text("Cart") }
        }

        struct OrderView: View {
          var body: some View { Text("Order") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                HomeView()
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
              .onOpenURL { url in
                if url.scheme == "shop", url.host() == "cart" { path = [.cart] }
              }
            }
          }
        }

        struct HomeView: View {
          @Environment(\\.openURL) private var openURL

          var body: some View {
            Button("Cart") { openURL(URL(string: ↓"shop://card")!) }
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                VStack {
                  Link("Cart", destination: URL(string: "shop://cart")!)
                  Link("Imprint", destination: URL(string: "https://shop.example/imprint")!)
                  Link("Write", destination: URL(string: "mailto:help@shop.example")!)
                }
                .navigationDestination(for: Route.self) { _ in CartView() }
              }
              .onOpenURL { url in
                if url.scheme == "shop", url.host() == "cart" { path = [.cart] }
              }
            }
          }
        }

        struct CartView: View {
          var body: some View { Text("Cart") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                HomeView()
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
              .onOpenURL { url in
                if url.scheme == "shop", url.host() == "cart" { path = [.cart] }
              }
            }
          }
        }

        struct HomeView: View {
          @Environment(\\.openURL) private var openURL

          var body: some View {
            Button("Cart") { openURL(URL(string: "shop://cart")!) }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let catalog = LinkCatalog(context.graph)
    let literals = context.graph.observations(of: .linkLiteral)
    // Where not every way was followed, a pattern may be missing rather than the link wrong.
    let isCut = context.graph.notices.contains { $0.kind == .linksLeftOut }
    let byURL = Dictionary(grouping: literals) { $0.data["url"] ?? $0.subject }
    return byURL.compactMap { url, literals in
      // An interpolated part is known only when the code runs.
      guard !url.contains("\\("), !literals.contains(where: { $0.data["registered"] == "true" }),
        case .refused(let refusal) = catalog.verdict(on: url)
      else { return nil }
      let places = literals.compactMap(\.location).sorted()
      return finding(
        about: url, message(url, refusal), at: places.first,
        severity: isCut || refusal.isPerhapsWebPage ? .note : nil,
        related: places.dropFirst().map { RelatedPlace(message: "also here", location: $0) }
          + pattern(refusal.nearest))
    }
  }

  private func message(_ url: String, _ refusal: LinkCatalog.Refusal) -> String {
    guard let nearest = refusal.nearest, let reason = refusal.reason else {
      return "link `\(url)` lands nowhere: no pattern takes it"
    }
    return "link `\(url)` lands nowhere: `\(nearest.pattern)` comes nearest, but \(reason)"
  }

  private func pattern(_ nearest: DeepLinkDescription?) -> [RelatedPlace] {
    guard let nearest, let location = nearest.location else { return [] }
    return [RelatedPlace(message: "the nearest pattern", location: location)]
  }
}
