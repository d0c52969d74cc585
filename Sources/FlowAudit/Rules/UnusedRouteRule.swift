import FlowModel

/// Reports a route, tab or root that no code makes.
struct UnusedRouteRule: Rule {
  let description = RuleDescription(
    id: "unused-route",
    summary: "A route, tab or root that no code of the app makes",
    rationale: """
      A case that is never made keeps its destination, its screens and their tests alive, and every \
      reader believes that users can get there. Cases that may come from `allCases`, a raw value, \
      decoding or storage are left alone, those whose name is used where the type of the value is not \
      known, and public ones that no app in the tree uses. In a large enum of which hardly a case \
      leads anywhere, it is a note: such an enum is for something else besides.
      """,
    hint: "delete it with its destination, or navigate to it",
    level: .warning,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case ↓wishlist
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Button("Cart") { path.append(.cart) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .cart: CartView()
                    case .wishlist: WishlistView()
                    }
                  }
              }
            }
          }
        }

        struct CartView: View {
          var body: some View { Text("Cart") }
        }

        struct WishlistView: View {
          var body: some View { Text("Wishlist") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum ShopTab: Hashable {
          case catalog
          case ↓club
        }

        @main
        struct ShopApp: App {
          @State private var tab = ShopTab.catalog

          var body: some Scene {
            WindowGroup {
              switch tab {
              case .catalog: CatalogView(tab: $tab)
              case .club: ClubView()
              }
            }
          }
        }

        struct CatalogView: View {
          @Binding var tab: ShopTab

          var body: some View { Text("Catalog") }
        }

        struct ClubView: View {
          var body: some View { Text("Club") }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Page: String, Hashable, CaseIterable {
          case first
          case second
        }

        @main
        struct BookApp: App {
          var body: some Scene {
            WindowGroup {
              NavigationStack {
                List(Page.allCases, id: \\.self) { page in
                  NavigationLink(page.rawValue, value: page)
                }
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .first: FirstView()
                  case .second: SecondView()
                  }
                }
              }
            }
          }
        }

        struct FirstView: View {
          var body: some View { Text("1") }
        }

        struct SecondView: View {
          var body: some View { Text("2") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum ShopTab: Hashable {
          case catalog
          case club
        }

        @main
        struct ShopApp: App {
          @State private var tab = ShopTab.catalog

          var body: some Scene {
            WindowGroup {
              switch tab {
              case .catalog: CatalogView(tab: $tab)
              case .club: ClubView()
              }
            }
          }
        }

        struct CatalogView: View {
          @Binding var tab: ShopTab

          var body: some View { Button("Club") { tab = .club } }
        }

        struct ClubView: View {
          var body: some View { Text("Club") }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let values = context.navigableValues
    let byEnum = Dictionary(grouping: values, by: \.enumSubject)
    return values.filter { context.making[$0] == .never && !context.mayServeOtherTrees($0) }
      .map { node in
        let cases = node.enumSubject.flatMap { byEnum[$0] } ?? []
        let way = context.reachability.missingWay(to: node.id, in: context.graph)
        return finding(
          about: node, "\(node.noun) \(node.quoted) is never made",
          severity: hardlyNavigate(cases, in: context.graph) ? .note : nil,
          related: destinations(of: node, in: context.graph)
            + (way.map { context.graph.places(of: $0) } ?? []),
          path: way.map { $0.path.count > 1 ? $0.path : [] } ?? [])
      }
  }

  /// Whether an enum seems to be for something else: it has many cases, and few lead anywhere.
  private func hardlyNavigate(_ cases: [Node], in graph: FlowGraph) -> Bool {
    cases.count >= 5 && cases.count { !graph.outgoing($0.id).isEmpty } * 5 < cases.count
  }

  /// The code that goes with the case.
  private func destinations(of node: Node, in graph: FlowGraph) -> [RelatedPlace] {
    graph.outgoing(node.id).filter { $0.kind == .shows && $0.confidence != .dynamic }
      .prefix(3).compactMap { edge in
        edge.locations.first.map { place in
          RelatedPlace(message: "would show \(graph.quoted(edge.to))", location: place)
        }
      }
  }
}

extension AuditContext {
  /// The routes, tabs and roots that this tree declares, sorted by id.
  var navigableValues: [Node] {
    graph.nodes.filter { node in
      node.isDeclared && (node.kind == .route || node.kind == .tab || node.kind == .root)
    }
  }
}
