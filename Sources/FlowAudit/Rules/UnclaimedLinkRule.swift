import DeepLinks
import FlowModel

/// Reports links that the code takes and the system never brings, and the other way round.
struct UnclaimedLinkRule: Rule {
  let description = RuleDescription(
    id: "unclaimed-link",
    summary: "Code and property lists that disagree about the app's links",
    rationale: """
      The system gives an app only the links whose scheme stands in Info.plist or whose domain \
      stands in its entitlements. A pattern of another scheme or domain is never asked. The other \
      way round, a claimed scheme or domain of which no pattern takes anything opens the app and \
      then does nothing; that is a warning, unless links are handed to code outside the tree. A web \
      site's apple-app-site-association has its say too: it may keep a path that the code takes, or \
      send one that no pattern takes. Where the tree claims nothing, the rule is silent, and so it \
      is on links that the sources write themselves, because a widget's reach its app in any case.
      """,
    hint: "claim the scheme or domain, or remove what is not used",
    level: .note,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case help
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
                    case .help: Text("Help")
                    }
                  }
              }
              .onOpenURL { url in
                if url.scheme == "shop", url.host() == "cart" { path = [.cart] }
                if url.scheme == "shop-help", url.host() ↓== "start" { path = [.help] }
              }
            }
          }
        }
        """, claimedSchemes: ["shop"]),
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
                Text("Home")
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
              .onOpenURL { url in
                if url.scheme == "store", url.host() ↓== "cart" { path = [.cart] }
                if url.scheme == "shop", url.host() == "cart" { path = [.cart] }
              }
            }
          }
        }
        """, claimedSchemes: ["shop"]),
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
                Text("Home")
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
              .onOpenURL { url in
                if url.scheme == "shop", url.host() == "cart" { path = [.cart] }
              }
            }
          }
        }
        """, claimedSchemes: ["shop"]),
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
                Text("Home")
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
              .onOpenURL { url in
                if url.scheme == "store", url.host() == "cart" { path = [.cart] }
              }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    unclaimed(context) + keptOnWeb(context) + unanswered(context)
  }

  private func unclaimed(_ context: AuditContext) -> [Finding] {
    let matrix = context.links
    let ownSchemes = Set(
      matrix.rows.filter { !$0.link.isWeb && !$0.claims.isEmpty }.map { Shape($0.link) })
    // A widget's links reach its app whatever is claimed.
    let written = Set(
      context.graph.observations(of: .linkLiteral).map { literal in
        literal.subject.prefix { $0 != ":" }.lowercased()
      })
    return matrix.rows.filter { row in
      guard row.problems.contains(.unclaimed), row.link.isWired else { return false }
      // Code that asks for a host only takes it with the web's schemes as well.
      return row.link.isWeb
        ? row.link.mayNameDomain && !ownSchemes.contains(Shape(row.link))
        : row.link.schemes.allSatisfy { !written.contains($0.lowercased()) }
    }.map { row in
      let file = row.link.isWeb ? "entitlements claim its domain" : "Info.plist claims its scheme"
      return finding(
        about: row.id.subject,
        "the code takes `\(row.link.pattern)`, but no \(file): the system never brings it",
        at: row.link.location)
    }
  }

  private func keptOnWeb(_ context: AuditContext) -> [Finding] {
    context.links.rows.filter { $0.problems.contains(.keptOnWeb) && $0.link.isWired }.map { row in
      finding(
        about: row.id.subject,
        "the code takes `\(row.link.pattern)`, but the web site's apple-app-site-association does "
          + "not send it: the system never brings it", at: row.link.location,
        hint: "add the path to the site's file, or remove the pattern")
    }
  }

  private func unanswered(_ context: AuditContext) -> [Finding] {
    let entries = context.graph.observations(of: .linkEntry)
    // What is handed on, or was left out, may take anything, and so may a parser that was not
    // understood.
    let isOpen = entries.contains { $0.data["handsOn"] == "true" || $0.data["isCut"] == "true" }
    guard !entries.isEmpty, !isOpen, context.links.rows.contains(where: { $0.link.isWired }),
      !context.links.rows.contains(where: { $0.link.schemes.isEmpty && !$0.link.isPayload })
    else { return [] }
    let paths = context.links.unansweredPaths.map { site in
      let text = site.data["pattern"] ?? ""
      return finding(
        about: "path:\(text)",
        "the web site sends `\(text)` to the app, but no pattern takes a link of it",
        at: site.location, severity: .warning,
        hint: "handle these links, or leave them to the web site")
    }
    return paths
      + context.links.unansweredClaims.filter { !LinkPattern.isBuildVariable($0.value) }
      .map { claim in
        let what = claim.kind == .scheme ? "scheme `\(claim.value)`" : "domain `\(claim.value)`"
        return finding(
          about: "\(claim.kind.rawValue):\(claim.value)",
          "the \(what) is claimed, but no pattern takes a link of it", at: claim.location,
          severity: .warning, hint: "handle its links, or claim it no longer")
      }
  }
}

extension DeepLinkDescription {
  /// Whether the host can be one of the web's: a single word such as `cart` is no domain.
  fileprivate var mayNameDomain: Bool {
    guard let host, host.kind == .literal || host.kind == .oneOf else { return true }
    return ([host.value].compactMap(\.self) + (host.values ?? [])).contains { $0.contains(".") }
  }
}

/// A link without its scheme.
private struct Shape: Hashable {
  private let host: LinkSegment?
  private let path: [LinkSegment]
  private let query: [LinkQueryItem]

  init(_ link: DeepLinkDescription) {
    host = link.host
    path = link.path
    query = link.query
  }
}
