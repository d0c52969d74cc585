import FlowModel

/// Reports a link that takes users past a sign-in or an onboarding.
struct UngatedDeepLinkRule: Rule {
  let description = RuleDescription(
    id: "ungated-deep-link",
    summary: "A deep link that is followed whatever root the app shows",
    rationale: """
      The app starts with one root and switches to another, after signing in or onboarding, say. \
      What the link leads to lies below the second, yet the handler neither asks which root is shown \
      nor keeps the target until then: a link that is tapped too early is lost, or shows what the \
      user must not see yet. Where the link is taken by a view below that root, it can arrive only \
      there, and the rule is silent.
      """,
    hint: "ask for the root first, and keep the target until it is shown",
    level: .warning,
    precision: .likely,
    needsEntry: true,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          @State private var coordinator = AppCoordinator()

          var body: some Scene {
            WindowGroup {
              RootView(coordinator: coordinator).onOpenURL { coordinator.open($0) }
            }
          }
        }

        enum Route: Hashable {
          case order(Int)
        }

        @Observable
        final class AppCoordinator {
          enum Root { case welcome, main }

          var root = Root.welcome
          var path: [Route] = []

          func signedIn() { root = .main }

          func open(_ url: URL) {
            guard url.scheme == "shop" else { return }
            if url.host() == "order", let id = ↓Int(url.lastPathComponent) {
              path = [.order(id)]
            }
          }
        }

        struct RootView: View {
          @Bindable var coordinator: AppCoordinator

          var body: some View {
            switch coordinator.root {
            case .welcome: WelcomeView(coordinator: coordinator)
            case .main: MainView(coordinator: coordinator)
            }
          }
        }

        struct WelcomeView: View {
          let coordinator: AppCoordinator
          var body: some View { Button("Start") { coordinator.signedIn() } }
        }

        struct MainView: View {
          @Bindable var coordinator: AppCoordinator
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              NavigationLink("Order", value: Route.order(1))
                .navigationDestination(for: Route.self) { _ in OrderView() }
            }
          }
        }

        struct OrderView: View {
          var body: some View { Text("Order") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          @State private var flow = AppFlow()

          var body: some Scene {
            WindowGroup { RootView(flow: flow).onOpenURL { flow.open($0) } }
          }
        }

        @Observable
        final class AppFlow {
          enum Root { case login, shop }

          var root = Root.login
          var showsCoupon = false
          func signIn() { root = .shop }

          func open(_ url: URL) {
            guard url.scheme == "shop" else { return }
            if url.host() ↓== "coupon" { showsCoupon = true }
          }
        }

        struct RootView: View {
          let flow: AppFlow
          var body: some View {
            switch flow.root {
            case .login: LoginView(flow: flow)
            case .shop: ShopView(flow: flow)
            }
          }
        }

        struct LoginView: View {
          let flow: AppFlow
          var body: some View { Button("Sign in") { flow.signIn() } }
        }

        struct ShopView: View {
          @Bindable var flow: AppFlow
          var body: some View {
            Button("Coupon") { flow.showsCoupon = true }
              .sheet(isPresented: $flow.showsCoupon) { CouponView() }
          }
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

        @main
        struct ShopApp: App {
          @State private var coordinator = AppCoordinator()

          var body: some Scene {
            WindowGroup {
              RootView(coordinator: coordinator).onOpenURL { coordinator.open($0) }
            }
          }
        }

        enum Route: Hashable {
          case order(Int)
        }

        @Observable
        final class AppCoordinator {
          enum Root { case welcome, main }

          var root = Root.welcome
          var path: [Route] = []

          func signedIn() { root = .main }

          func open(_ url: URL) {
            guard url.scheme == "shop", root == .main else { return }
            if url.host() == "order", let id = Int(url.lastPathComponent) {
              path = [.order(id)]
            }
          }
        }

        struct RootView: View {
          @Bindable var coordinator: AppCoordinator

          var body: some View {
            switch coordinator.root {
            case .welcome: WelcomeView(coordinator: coordinator)
            case .main: MainView(coordinator: coordinator)
            }
          }
        }

        struct WelcomeView: View {
          let coordinator: AppCoordinator
          var body: some View { Button("Start") { coordinator.signedIn() } }
        }

        struct MainView: View {
          @Bindable var coordinator: AppCoordinator
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              NavigationLink("Order", value: Route.order(1))
                .navigationDestination(for: Route.self) { _ in OrderView() }
            }
          }
        }

        struct OrderView: View {
          var body: some View { Text("Order") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          @State private var flow = AppFlow()

          var body: some Scene {
            WindowGroup { RootView(flow: flow).onOpenURL { flow.open($0) } }
          }
        }

        @Observable
        final class AppFlow {
          enum Root { case login, shop }

          var root = Root.login
          var showsCoupon = false
          func signIn() { root = .shop }

          func open(_ url: URL) {
            guard url.scheme == "shop" else { return }
            if url.host() == "coupon" {
              root = .shop
              showsCoupon = true
            }
          }
        }

        struct RootView: View {
          let flow: AppFlow
          var body: some View {
            switch flow.root {
            case .login: LoginView(flow: flow)
            case .shop: ShopView(flow: flow)
            }
          }
        }

        struct LoginView: View {
          let flow: AppFlow
          var body: some View { Button("Sign in") { flow.signIn() } }
        }

        struct ShopView: View {
          @Bindable var flow: AppFlow
          var body: some View {
            Button("Coupon") { flow.showsCoupon = true }
              .sheet(isPresented: $flow.showsCoupon) { CouponView() }
          }
        }

        struct CouponView: View {
          var body: some View { Text("Coupon") }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let links = context.graph.deepLinks.filter { $0.isWired && $0.handled }
    guard !links.isEmpty else { return [] }
    let gates = RootGates(context.graph).gates
    let entries = Set(context.graph.observations(of: .linkEntry).map(\.subject))
    return links.compactMap { link in
      for gate in gates {
        guard link.landings.contains(where: { passes(gate, $0, context.graph) }) else { continue }
        // A view below the root gets the link only while it is on the screen.
        let guarded = Set(gate.guarded.map(\.subject))
        guard !entries.isEmpty, entries.isDisjoint(with: guarded) else { continue }
        return finding(
          about: link.id.subject, detail: gate.root.subject,
          "deep link `\(link.pattern)` leads below the root \(gate.root.quoted), "
            + "but is followed whatever root is shown",
          at: link.location,
          related: gate.root.location.map { [RelatedPlace(message: "the root", location: $0)] }
            ?? [])
      }
      return nil
    }
  }

  /// Whether a landing leads behind the gate without asking for it, waiting for it or opening it.
  private func passes(_ gate: RootGates.Gate, _ landing: Landing, _ graph: FlowGraph) -> Bool {
    landing.condition == nil && landing.deferredUntil == nil
      && !landing.hops.contains { graph[$0]?.kind == .root }
      && landing.hops.contains { gate.guarded.contains($0) }
  }
}
