import FlowModel

/// Reports flows that do too much.
struct OverloadedFlowRule: Rule {
  let description = RuleDescription(
    id: "overloaded-flow",
    summary: "A flow with too many routes, children or members, or that stores and loads by itself",
    rationale: """
      A flow that knows every screen of the app is where all changes meet, and one that loads and \
      stores can be neither tested nor replaced without both. Flows of flows keep each of them small.
      """,
    hint: "give a part of it to a flow of its own, and storage and network to a service",
    level: .note,
    precision: .advice,
    options: [
      RuleOption("routes", "How many routes, tabs and roots a flow may declare", default: 30),
      RuleOption("children", "How many flows it may start", default: 12),
      RuleOption("members", "How many properties and methods it may have", default: 60),
      RuleOption(
        "services", "Types that a flow leaves to others, separated by commas",
        default: """
          ModelContext, NSPersistentContainer, NWConnection, SecItemAdd, SecItemCopyMatching, \
          SecItemDelete, SecItemUpdate, URLRequest, URLSession
          """),
    ],
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case orders
        }

        @Observable
        final class ↓ShopFlow {
          var path: [Route] = []

          func showCart() { path.append(.cart) }

          func showOrders() async throws {
            let url = URL(string: "https://shop.example/orders")!
            let (data, _) = try await URLSession.shared.data(from: url)
            if !data.isEmpty { path.append(.orders) }
          }
        }

        struct ShopView: View {
          @State private var flow = ShopFlow()

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Cart") { flow.showCart() }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .cart: Text("Cart")
                  case .orders: Text("Orders")
                  }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case a1, a2, a3, a4, a5, a6, a7, a8, a9, a10
          case b1, b2, b3, b4, b5, b6, b7, b8, b9, b10
          case c1, c2, c3, c4, c5, c6, c7, c8, c9, c10
          case d1
        }

        @Observable
        final class ↓ShopFlow {
          var path: [Route] = []

          func show(_ route: Route) { path.append(route) }
        }

        struct ShopView: View {
          @State private var flow = ShopFlow()

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("First") { flow.show(.a1) }
                .navigationDestination(for: Route.self) { _ in Text("Page") }
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
          case cart
          case orders
        }

        protocol OrderStore {
          func hasOrders() async throws -> Bool
        }

        @Observable
        final class ShopFlow {
          var path: [Route] = []
          let store: any OrderStore

          init(store: any OrderStore) { self.store = store }

          func showCart() { path.append(.cart) }

          func showOrders() async throws {
            if try await store.hasOrders() { path.append(.orders) }
          }
        }

        struct ShopView: View {
          @State var flow: ShopFlow

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Cart") { flow.showCart() }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .cart: Text("Cart")
                  case .orders: Text("Orders")
                  }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        final class OrderService {
          func load() async throws -> Data {
            let url = URL(string: "https://shop.example/orders")!
            return try await URLSession.shared.data(from: url).0
          }
        }

        struct OrdersView: View {
          let service = OrderService()

          var body: some View {
            NavigationStack { Text("Orders") }
              .task { _ = try? await service.load() }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let graph = context.graph
    let sizes = Dictionary(
      graph.observations(of: .flowSize).map { ($0.subject, $0.data) }, uniquingKeysWith: { $1 })
    let services = context.words("services")
    return graph.nodes(of: .flow).compactMap { flow in
      guard let size = sizes[flow.subject] else { return nil }
      let own = graph.outgoing(flow.id)
      // Routes that many files declare, each its own, do not meet in one place.
      let values = Dictionary(
        grouping: Set(own.filter { $0.kind == .declares }.map(\.to))
      ) { graph[$0]?.location?.file }
      let children = Set(own.filter { $0.kind == .child }.map(\.to))
      var reasons: [String] = []
      func count(_ number: Int, _ option: String, _ verb: String, _ noun: String) {
        if let limit = context.integer(option), number > limit {
          reasons.append("\(verb) \(Wording.count(number, noun)) (more than \(limit))")
        }
      }
      count(values.values.map(\.count).max() ?? 0, "routes", "declares", "route")
      count(children.count, "children", "starts", "flow")
      count(Int(size["members"] ?? "") ?? 0, "members", "has", "member")
      let touched = (size["touches"] ?? "").split(separator: ",").map(String.init)
        .filter(services.contains)
      if !touched.isEmpty {
        reasons.append("uses " + Wording.list(touched.map { "`\($0)`" }) + " itself")
      }
      guard !reasons.isEmpty else { return nil }
      return finding(
        about: flow, "flow \(flow.quoted) does much: " + Wording.list(reasons, atMost: 4))
    }
  }
}
