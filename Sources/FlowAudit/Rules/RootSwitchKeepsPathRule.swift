import FlowModel

/// Reports a sign-out that leaves stacks and sheets as they were.
struct RootSwitchKeepsPathRule: Rule {
  let description = RuleDescription(
    id: "root-switch-keeps-path",
    summary: "A switch back to a signed-out root that leaves stacks and sheets as they were",
    rationale: """
      The flow outlives the root that it shows. Whoever signs in next comes to the screens that the \
      last user had open, or a sheet of theirs lies over the sign-in screen. The rule looks at roots \
      and functions whose names speak of signing out.
      """,
    hint: "empty the paths and take the sheets away where the root is switched",
    level: .warning,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case orders
        }

        @Observable
        final class AppFlow {
          enum Root {
            case login
            case shop
          }

          var root = Root.login
          var path: [Route] = []

          func signIn() { root = .shop }
          func signOut() { ↓root = .login }
          func showOrders() { path.append(.orders) }
        }

        @main
        struct ShopApp: App {
          @State private var flow = AppFlow()

          var body: some Scene {
            WindowGroup { RootView(flow: flow) }
          }
        }

        struct RootView: View {
          @Bindable var flow: AppFlow

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
            NavigationStack(path: $flow.path) {
              Button("Orders") { flow.showOrders() }
                .navigationDestination(for: Route.self) { _ in OrdersView(flow: flow) }
            }
          }
        }

        struct OrdersView: View {
          let flow: AppFlow

          var body: some View { Button("Sign out") { flow.signOut() } }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        @Observable
        final class AppFlow {
          enum Root {
            case welcome
            case shop
          }

          var root = Root.welcome
          var showsAccount = false

          func enter() { root = .shop }
          func showAccount() { showsAccount = true }
          func logOut() { ↓root = .welcome }
        }

        @main
        struct ShopApp: App {
          @State private var flow = AppFlow()

          var body: some Scene {
            WindowGroup { RootView(flow: flow) }
          }
        }

        struct RootView: View {
          @Bindable var flow: AppFlow

          var body: some View {
            Group {
              switch flow.root {
              case .welcome: WelcomeView(flow: flow)
              case .shop: ShopView(flow: flow)
              }
            }
            .sheet(isPresented: $flow.showsAccount) { AccountView(flow: flow) }
          }
        }

        struct WelcomeView: View {
          let flow: AppFlow

          var body: some View { Button("Enter") { flow.enter() } }
        }

        struct ShopView: View {
          let flow: AppFlow

          var body: some View { Button("Account") { flow.showAccount() } }
        }

        struct AccountView: View {
          let flow: AppFlow

          var body: some View { Button("Log out") { flow.logOut() } }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case orders
        }

        @Observable
        final class AppFlow {
          enum Root {
            case login
            case shop
          }

          var root = Root.login
          var path: [Route] = []

          func signIn() { root = .shop }
          func signOut() {
            path.removeAll()
            root = .login
          }
          func showOrders() { path.append(.orders) }
        }

        @main
        struct ShopApp: App {
          @State private var flow = AppFlow()

          var body: some Scene {
            WindowGroup { RootView(flow: flow) }
          }
        }

        struct RootView: View {
          @Bindable var flow: AppFlow

          var body: some View {
            switch flow.root {
            case .login: Button("Sign in") { flow.signIn() }
            case .shop: ShopView(flow: flow)
            }
          }
        }

        struct ShopView: View {
          @Bindable var flow: AppFlow

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Orders") { flow.showOrders() }
                .navigationDestination(for: Route.self) { _ in
                  Button("Sign out") { flow.signOut() }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case orders
        }

        @Observable
        final class AppFlow {
          enum Root {
            case login
            case shop
          }

          var root = Root.login

          func signIn() { root = .shop }
          func signOut() { root = .login }
        }

        @main
        struct ShopApp: App {
          @State private var flow = AppFlow()

          var body: some Scene {
            WindowGroup { RootView(flow: flow) }
          }
        }

        struct RootView: View {
          let flow: AppFlow

          var body: some View {
            switch flow.root {
            case .login: Button("Sign in") { flow.signIn() }
            case .shop: ShopView(flow: flow)
            }
          }
        }

        struct ShopView: View {
          let flow: AppFlow
          @State private var path: [Route] = []

          var body: some View {
            NavigationStack(path: $path) {
              Button("Orders") { path.append(.orders) }
                .navigationDestination(for: Route.self) { _ in
                  Button("Sign out") { flow.signOut() }
                }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let roots = Dictionary(
      context.graph.nodes(of: .root).map { ($0.subject, $0) }, uniquingKeysWith: { $1 })
    return context.graph.observations(of: .keepsStateAtSwitch).compactMap { observation in
      guard let root = observation.data["root"].flatMap({ roots[$0] }),
        let declaration = observation.data["in"], let keeps = observation.data["keeps"],
        speaksOfSigningOut(declaration) || isSignedOut(root), !speaksOfBeginning(declaration)
      else { return nil }
      let kept = keeps.split(separator: ",").map { "`\($0)`" }
      return finding(
        about: observation.subject, detail: "\(root.subject) \(declaration)",
        "`\(declaration)` switches to the root \(root.quoted) and leaves \(Wording.list(kept)) as "
          + (kept.count == 1 ? "it was" : "they were"),
        at: observation.location)
    }
  }

  private func isSignedOut(_ root: Node) -> Bool {
    let names: Set<String> = [
      "auth", "authentication", "login", "loggedout", "signin", "signedout", "unauthenticated",
      "unauthorized", "welcome",
    ]
    return names.contains(root.name.lowercased())
  }

  private func speaksOfSigningOut(_ declaration: String) -> Bool {
    let words = ["deleteaccount", "logout", "signout", "sessionexpired", "didlogout"]
    let text = declaration.lowercased().filter { $0 != "_" }
    return words.contains { text.contains($0) }
  }

  /// Whether it is what happens first, when nothing is open yet.
  private func speaksOfBeginning(_ declaration: String) -> Bool {
    let name = declaration.split(separator: ".").last?.prefix { $0 != "(" }.lowercased() ?? ""
    let words = ["appear", "begin", "bootstrap", "finish", "launch", "load", "onboarding", "start"]
    return words.contains { name.contains($0) }
  }
}
