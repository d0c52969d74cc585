import DeepLinks
import FlowModel

/// Reports a pattern that earlier ones leave nothing to, and pairs of which the order decides.
struct ShadowedLinkRule: Rule {
  let description = RuleDescription(
    id: "shadowed-link",
    summary: "A deep link pattern whose URLs an earlier pattern takes",
    rationale: """
      Patterns are tried in the order of the source. Where earlier ones take every URL of a later \
      one, the later one's code never runs. Where two patterns share only some URLs and lead to \
      different places, the order decides, which is easily overlooked: a note gives such a URL. Only \
      patterns whose links come to the app by the same way are compared, and an earlier one with a \
      condition that the URL alone does not decide takes nothing from others.
      """,
    hint: "move the special pattern before the general one, or remove it",
    level: .warning,
    precision: .certain,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case product(String)
          case offers
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
                    case .product: Text("Product")
                    case .offers: Text("Offers")
                    }
                  }
              }
              .onOpenURL { open($0) }
            }
          }

          private func open(_ url: URL) {
            guard url.scheme == "shop" else { return }
            if url.host() == "product", url.pathComponents.count == 2 {
              path = [.product(url.pathComponents[1])]
              return
            }
            if url.host() == "product", url.path() ↓== "/offers" {
              path = [.offers]
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case club
          case membership
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
                    case .club: Text("Club")
                    case .membership: Text("Membership")
                    }
                  }
              }
              .onOpenURL { url in
                guard url.scheme == "shop", url.host() == "club" else { return }
                if url.path().hasPrefix("/") {
                  path = [.club]
                  return
                }
                if url.path() ↓== "/join" { path = [.membership] }
              }
            }
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case product(String)
          case offers
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
                    case .product: Text("Product")
                    case .offers: Text("Offers")
                    }
                  }
              }
              .onOpenURL { open($0) }
            }
          }

          private func open(_ url: URL) {
            guard url.scheme == "shop" else { return }
            if url.host() == "product", url.path() == "/offers" {
              path = [.offers]
              return
            }
            if url.host() == "product", url.pathComponents.count == 2 {
              path = [.product(url.pathComponents[1])]
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case club
          case membership
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
                    case .club: Text("Club")
                    case .membership: Text("Membership")
                    }
                  }
              }
              .onOpenURL { url in
                guard url.scheme == "shop", url.host() == "club" else { return }
                if url.path() == "/join" {
                  path = [.membership]
                  return
                }
                if url.path().hasPrefix("/") { path = [.club] }
              }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    shadowed(context.links) + conflicts(context.links)
  }

  private func shadowed(_ matrix: LinkMatrix) -> [Finding] {
    matrix.rows.compactMap { row in
      let earlier = row.problems.compactMap { problem -> [LinkMatrix.Row]? in
        if case .shadowed(let by) = problem { by.compactMap { matrix[$0] } } else { nil }
      }.first
      guard let earlier, !earlier.isEmpty else { return nil }
      let example = row.example.map { ", `\($0)` too" } ?? ""
      return finding(
        about: row.id.subject,
        "deep link `\(row.link.pattern)` is never taken: "
          + "\(Wording.list(earlier.map { "`\($0.link.pattern)`" })) takes all of its URLs first"
          + example,
        at: row.link.location, related: related(earlier))
    }
  }

  private func conflicts(_ matrix: LinkMatrix) -> [Finding] {
    matrix.conflicts().compactMap { conflict in
      guard let earlier = matrix[conflict.earlier], let later = matrix[conflict.later] else {
        return nil
      }
      return finding(
        about: later.id.subject, detail: earlier.id.subject,
        "`\(conflict.witness)` fits `\(later.link.pattern)` and `\(earlier.link.pattern)`, "
          + "which lead to different places; the latter comes first and takes it",
        at: later.link.location, severity: .note, related: related([earlier]))
    }
  }

  private func related(_ earlier: [LinkMatrix.Row]) -> [RelatedPlace] {
    earlier.compactMap { row in
      row.link.location.map {
        RelatedPlace(message: "the earlier pattern `\(row.link.pattern)`", location: $0)
      }
    }
  }
}
