import FlowModel

/// Reports an array of children in a flow whose children the view tree owns.
struct ChildCoordinatorsArrayRule: Rule {
  let description = RuleDescription(
    id: "child-coordinators-array",
    summary: "A SwiftUI flow that keeps its child flows in an array",
    rationale: """
      In UIKit the array keeps children alive, because nothing else does. In SwiftUI the view tree \
      owns what it shows: a property for each child says which child it is, lives as long as its \
      screen, and needs no code that adds and removes.
      """,
    hint: "hold the child in a property of its own type, optional if it comes and goes",
    level: .note,
    precision: .advice,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case checkout
        }

        @MainActor @Observable
        final class AppCoordinator {
          var path: [Route] = []
          var ↓childCoordinators: [CheckoutCoordinator] = []

          func showCart() { path.append(.cart) }

          func startCheckout() {
            childCoordinators.append(CheckoutCoordinator())
            path.append(.checkout)
          }
        }

        enum CheckoutStep: Hashable {
          case payment
        }

        @MainActor @Observable
        final class CheckoutCoordinator {
          var steps: [CheckoutStep] = []

          func pay() { steps.append(.payment) }
        }

        @main
        struct ShopApp: App {
          @State private var coordinator = AppCoordinator()

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $coordinator.path) {
                Button("Cart") { coordinator.showCart() }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .cart: CartView(coordinator: coordinator)
                    case .checkout: CheckoutView(coordinator: coordinator.childCoordinators[0])
                    }
                  }
              }
            }
          }
        }

        struct CartView: View {
          let coordinator: AppCoordinator

          var body: some View { Button("Buy") { coordinator.startCheckout() } }
        }

        struct CheckoutView: View {
          @Bindable var coordinator: CheckoutCoordinator

          var body: some View {
            NavigationStack(path: $coordinator.steps) {
              Button("Pay") { coordinator.pay() }
                .navigationDestination(for: CheckoutStep.self) { _ in Text("Payment") }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Step: Hashable {
          case size
        }

        final class OrderFlow: ObservableObject {
          @Published var path: [Step] = []

          func chooseSize() { path.append(.size) }
        }

        final class ShopFlow: ObservableObject {
          @Published var path: [Step] = []
          @Published var ↓orders: [OrderFlow] = []

          func order() {
            orders.append(OrderFlow())
            path.append(.size)
          }
        }

        struct ShopView: View {
          @StateObject private var flow = ShopFlow()

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Order") { flow.order() }
                .navigationDestination(for: Step.self) { _ in
                  if let order = flow.orders.last { OrderView(flow: order) }
                }
            }
          }
        }

        struct OrderView: View {
          @ObservedObject var flow: OrderFlow

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Size") { flow.chooseSize() }
                .navigationDestination(for: Step.self) { _ in Text("Size") }
            }
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import UIKit

        final class AppCoordinator {
          private let navigation: UINavigationController
          private var childCoordinators: [CheckoutCoordinator] = []

          init(navigation: UINavigationController) { self.navigation = navigation }

          func startCheckout() {
            let checkout = CheckoutCoordinator(navigation: navigation)
            childCoordinators.append(checkout)
            checkout.start()
          }
        }

        final class CheckoutCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(CartViewController(), animated: true) }
        }

        final class CartViewController: UIViewController {}
        """),
      RuleExample(
        """
        import SwiftUI

        enum Step: Hashable {
          case size
        }

        final class OrderFlow: ObservableObject {
          @Published var path: [Step] = []

          func chooseSize() { path.append(.size) }
        }

        final class ShopFlow: ObservableObject {
          @Published var order: OrderFlow?

          func startOrder() { order = OrderFlow() }
        }

        struct ShopView: View {
          @StateObject private var flow = ShopFlow()

          var body: some View {
            if let order = flow.order {
              OrderView(flow: order)
            } else {
              Button("Order") { flow.startOrder() }
            }
          }
        }

        struct OrderView: View {
          @ObservedObject var flow: OrderFlow

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Size") { flow.chooseSize() }
                .navigationDestination(for: Step.self) { _ in Text("Size") }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let flows = Dictionary(context.graph.nodes(of: .flow).map { ($0.subject, $0) }) { $1 }
    return context.graph.observations(of: .retainsChildrenInArray).compactMap { observation in
      let flow = flows[observation.subject]
      guard observation.data["style"] ?? flow?.style == "swiftUI" else { return nil }
      let property = observation.data["property"]
      return finding(
        about: observation.subject, detail: property ?? "",
        "SwiftUI flow \(flow?.quoted ?? "`\(observation.subject)`") keeps its child flows in "
          + (property.map { "the array `\($0)`" } ?? "an array"),
        at: observation.location ?? flow?.location)
    }
  }
}
