import FlowModel

/// Reports a route, tab or root that is made only by code to which no entry leads.
struct UnreachableRouteRule: Rule {
  let description = RuleDescription(
    id: "unreachable-route",
    summary: "A route, tab or root that is made only where no entry leads",
    rationale: """
      The value is made, so the compiler and a search find a use, but no user gets to the screen that \
      makes it. Mostly the way in was removed and the rest forgotten, or the new way was never added. \
      Whatever can be reached over a way that the sources do not decide is left alone, and so are \
      public routes that no app in the tree uses.
      """,
    hint: "add the missing way, or delete the route with the code that makes it",
    level: .warning,
    precision: .likely,
    needsEntry: true,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case orders
          case ↓invoice
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Button("Orders") { path.append(.orders) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .orders: OrdersView()
                    case .invoice: InvoiceView()
                    }
                  }
              }
            }
          }
        }

        struct OrdersView: View {
          var body: some View { Text("Orders") }
        }

        struct OldOrdersView: View {
          var body: some View { NavigationLink("Invoice", value: Route.invoice) }
        }

        struct InvoiceView: View {
          var body: some View { Text("Invoice") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum ShopSheet: String, Identifiable {
          case filter
          case ↓coupon

          var id: String { rawValue }
        }

        @Observable
        final class ShopFlow {
          var sheet: ShopSheet?
        }

        @main
        struct ShopApp: App {
          @State private var flow = ShopFlow()

          var body: some Scene {
            WindowGroup { CatalogView(flow: flow) }
          }
        }

        struct CatalogView: View {
          @Bindable var flow: ShopFlow

          var body: some View {
            VStack {
              Button("Filter") { flow.sheet = .filter }
              Text("Catalog")
            }
            .sheet(item: $flow.sheet) { sheet in
              switch sheet {
              case .filter: FilterView()
              case .coupon: CouponView()
              }
            }
          }
        }

        struct BannerView: View {
          let flow: ShopFlow

          var body: some View { Button("Coupon") { flow.sheet = .coupon } }
        }

        struct FilterView: View {
          var body: some View { Text("Filter") }
        }

        struct CouponView: View {
          var body: some View { Text("Coupon") }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case orders
          case invoice
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Button("Orders") { path.append(.orders) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .orders: OrdersView()
                    case .invoice: InvoiceView()
                    }
                  }
              }
            }
          }
        }

        struct OrdersView: View {
          var body: some View { NavigationLink("Invoice", value: Route.invoice) }
        }

        struct InvoiceView: View {
          var body: some View { Text("Invoice") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum ShopSheet: String, Identifiable {
          case filter
          case coupon

          var id: String { rawValue }
        }

        @Observable
        final class ShopFlow {
          var sheet: ShopSheet?
        }

        @main
        struct ShopApp: App {
          @State private var flow = ShopFlow()

          var body: some Scene {
            WindowGroup { CatalogView(flow: flow) }
          }
        }

        struct CatalogView: View {
          @Bindable var flow: ShopFlow

          var body: some View {
            VStack {
              Button("Filter") { flow.sheet = .filter }
              BannerView(flow: flow)
            }
            .sheet(item: $flow.sheet) { sheet in
              switch sheet {
              case .filter: FilterView()
              case .coupon: CouponView()
              }
            }
          }
        }

        struct BannerView: View {
          let flow: ShopFlow

          var body: some View { Button("Coupon") { flow.sheet = .coupon } }
        }

        struct FilterView: View {
          var body: some View { Text("Filter") }
        }

        struct CouponView: View {
          var body: some View { Text("Coupon") }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    context.navigableValues.compactMap { node in
      guard !context.mayServeOtherTrees(node),
        let makers = UnreachedMakers(of: node, in: context),
        let way = context.reachability.missingWay(to: node.id, in: context.graph)
      else { return nil }
      return finding(
        about: node, message(node, makers, way, context.graph),
        related: makers.places + context.graph.places(of: way), path: way.path)
    }
  }

  private func message(
    _ node: Node, _ makers: UnreachedMakers, _ way: MissingWay, _ graph: FlowGraph
  ) -> String {
    let made = "\(node.noun) \(node.quoted) is made only in \(Wording.list(makers.names))"
    guard way.missing != node.id else { return "\(made), where no entry leads" }
    return "\(made), and nothing leads to \(graph.quoted(way.missing))"
  }
}

extension FlowGraph {
  /// Where a missing way breaks off, as places to look at.
  func places(of way: MissingWay) -> [RelatedPlace] {
    var places: [RelatedPlace] = []
    if let ancestor = way.ancestor.flatMap({ self[$0] }) {
      places.append(
        RelatedPlace(message: "users get as far as \(ancestor.quoted)", location: ancestor.location)
      )
    }
    if way.missing != way.path.last, let missing = self[way.missing] {
      places.append(
        RelatedPlace(message: "nothing leads to \(missing.quoted)", location: missing.location))
    }
    return places
  }
}
