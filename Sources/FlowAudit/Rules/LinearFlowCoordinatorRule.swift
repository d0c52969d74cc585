import FlowModel

/// Reports flows that only lead through a few screens in a line.
struct LinearFlowCoordinatorRule: Rule {
  let description = RuleDescription(
    id: "linear-flow-coordinator",
    summary: "A SwiftUI flow object that only leads through a few screens in a line",
    rationale: """
      One stack, one screen after the other, no decision, no child, no link and no state besides: a \
      `@State` path and `navigationDestination` in the first screen say the same in fewer lines, \
      and end with the screen.
      """,
    hint: "keep the path in the view that holds the stack",
    level: .note,
    precision: .advice,
    options: [RuleOption("screens", "How many screens in a line are few", default: 4)],
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Step: Hashable {
          case address
          case payment
        }

        @Observable
        final class ↓CheckoutFlow {
          var path: [Step] = []

          func showAddress() { path.append(.address) }
          func showPayment() { path.append(.payment) }
        }

        @main
        struct ShopApp: App {
          @State private var shows = false

          var body: some Scene {
            WindowGroup {
              Button("Buy") { shows = true }
                .sheet(isPresented: $shows) { CheckoutView() }
            }
          }
        }

        struct CheckoutView: View {
          @State private var flow = CheckoutFlow()

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Next") { flow.showAddress() }
                .navigationDestination(for: Step.self) { step in
                  switch step {
                  case .address: AddressView(flow: flow)
                  case .payment: PaymentView()
                  }
                }
            }
          }
        }

        struct AddressView: View {
          let flow: CheckoutFlow

          var body: some View { Button("Next") { flow.showPayment() } }
        }

        struct PaymentView: View {
          var body: some View { Text("Payment") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        struct Product: Hashable {
          let name: String
        }

        final class ↓GiftFlow: ObservableObject {
          @Published var path: [Product] = []

          func choose(_ product: Product) { path.append(product) }
        }

        @main
        struct ShopApp: App {
          @State private var shows = false

          var body: some Scene {
            WindowGroup {
              Button("Gift") { shows = true }
                .sheet(isPresented: $shows) { GiftView() }
            }
          }
        }

        struct GiftView: View {
          @StateObject private var flow = GiftFlow()

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Tea") { flow.choose(Product(name: "Tea")) }
                .navigationDestination(for: Product.self) { ProductView(product: $0) }
            }
          }
        }

        struct ProductView: View {
          let product: Product

          var body: some View { Text(product.name) }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Step: Hashable {
          case address
          case payment
        }

        @Observable
        final class CheckoutFlow {
          var path: [Step] = []
          var hasAddress = false

          func next() {
            if hasAddress {
              path.append(.payment)
            } else {
              path.append(.address)
            }
          }
        }

        @main
        struct ShopApp: App {
          @State private var shows = false

          var body: some Scene {
            WindowGroup {
              Button("Buy") { shows = true }
                .sheet(isPresented: $shows) { CheckoutView() }
            }
          }
        }

        struct CheckoutView: View {
          @State private var flow = CheckoutFlow()

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Next") { flow.next() }
                .navigationDestination(for: Step.self) { step in
                  switch step {
                  case .address: Text("Address")
                  case .payment: Text("Payment")
                  }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Step: Hashable {
          case address
          case payment
        }

        @main
        struct ShopApp: App {
          @State private var shows = false

          var body: some Scene {
            WindowGroup {
              Button("Buy") { shows = true }
                .sheet(isPresented: $shows) { CheckoutView() }
            }
          }
        }

        struct CheckoutView: View {
          @State private var path: [Step] = []

          var body: some View {
            NavigationStack(path: $path) {
              Button("Next") { path.append(.address) }
                .navigationDestination(for: Step.self) { step in
                  switch step {
                  case .address: Button("Next") { path.append(.payment) }
                  case .payment: Text("Payment")
                  }
                }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    guard let limit = context.integer("screens") else { return [] }
    let graph = context.graph
    let objects = Set(graph.observations(of: .flowSize).map(\.subject))
    let stacks = Dictionary(grouping: graph.observations(of: .stack), by: \.subject)
    // Objects that the flow is made for, and a file that keeps it to itself, change nothing.
    let earning = Set(
      graph.observations(of: .flowTraits).filter { traits in
        let reasons = (traits.data["reasons"] ?? "").split(separator: ",")
        return reasons.contains { $0 != "serves" && $0 != "detail" }
      }.map(\.subject))
    return graph.nodes(of: .flow).compactMap { flow in
      guard flow.style == "swiftUI", objects.contains(flow.subject),
        !earning.contains(flow.subject), let hosts = stacks[flow.subject], hosts.count == 1,
        hosts[0].data["path"] != "",
        !context.reachability.hasEntries || context.reachability[flow.id] != .unreached,
        let line = line(of: flow, atMost: limit, in: graph)
      else { return nil }
      return finding(
        about: flow,
        "flow \(flow.quoted) only leads to " + Wording.list(line.map { graph.quoted($0) })
          + (line.count == 1 ? "" : ", one after the other"))
    }
  }

  /// The flow's routes, if each is pushed from one place and leads to one other at most, and the flow
  /// does nothing else.
  private func line(of flow: Node, atMost limit: Int, in graph: FlowGraph) -> [NodeID]? {
    let own = graph.outgoing(flow.id)
    guard own.allSatisfy({ [.declares, .dismisses, .push].contains($0.kind) }),
      graph.incoming(flow.id).allSatisfy({ $0.kind != .returns && $0.kind != .opens })
    else { return nil }
    let routes = Set(own.filter { $0.kind == .declares }.map(\.to))
    guard !routes.isEmpty, routes.count <= limit,
      routes.allSatisfy({ graph[$0]?.kind == .route && graph[$0]?.isInitial == false })
    else { return nil }
    var sources: [NodeID: Set<NodeID>] = [:]
    for route in routes {
      let ways = graph.incoming(route).filter { $0.kind != .declares }
      guard !ways.isEmpty,
        ways.allSatisfy({ $0.kind == .push && $0.confidence == .certain && $0.condition == nil })
      else { return nil }
      let origins = Set(ways.map(\.from))
      guard origins.count == 1, let origin = origins.first else { return nil }
      sources[origin, default: []].insert(route)
    }
    guard sources.values.allSatisfy({ $0.count == 1 }) else { return nil }
    return routes.sorted { (graph[$0]?.location, $0) < (graph[$1]?.location, $1) }
  }
}

/// What has no place comes last.
private func < (
  left: (SourceLocation?, NodeID), right: (SourceLocation?, NodeID)
) -> Bool {
  switch (left.0, right.0) {
  case (let first?, let second?) where first != second: first < second
  case (_?, nil): true
  case (nil, _?): false
  default: left.1 < right.1
  }
}
