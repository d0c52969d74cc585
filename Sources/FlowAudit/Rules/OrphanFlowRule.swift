import FlowModel

/// Reports a flow that the app never creates.
struct OrphanFlowRule: Rule {
  let description = RuleDescription(
    id: "orphan-flow",
    summary: "A flow that the app never creates, or only in code that no entry reaches",
    rationale: """
      A coordinator or router that nobody starts still compiles, still gets its routes and screens \
      maintained, and still looks like a part of the app in every review. Flows that serve previews \
      only are left alone, and so are those that code names in ways of which nobody can say what they \
      lead to: a class that is registered or connected in a nib, a superclass of what is created.
      """,
    hint: "start it where it belongs, or delete it with what only it shows",
    level: .warning,
    precision: .likely,
    needsEntry: true,
    triggering: [
      RuleExample(
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          private var home: HomeCoordinator?

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let navigation = UINavigationController()
            window = UIWindow()
            window?.rootViewController = navigation
            home = HomeCoordinator(navigation: navigation)
            home?.start()
            return true
          }
        }

        final class HomeCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(HomeViewController(), animated: false) }
          func showHelp() { navigation.pushViewController(HelpViewController(), animated: true) }
        }

        final class ↓PromotionCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(OfferViewController(), animated: false) }
          func showTerms() { navigation.pushViewController(HelpViewController(), animated: true) }
        }

        final class HomeViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
        final class OfferViewController: UIViewController {}
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        enum HelpRoute: Hashable {
          case returns
        }

        @Observable
        final class ShopFlow {
          var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        @Observable
        final class ↓HelpFlow {
          var path: [HelpRoute] = []

          func showReturns() { path.append(.returns) }
        }

        @main
        struct ShopApp: App {
          @State private var flow = ShopFlow()

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $flow.path) {
                Button("Cart") { flow.showCart() }
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
            }
          }
        }

        struct HelpView: View {
          @State private var flow = HelpFlow()

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Returns") { flow.showReturns() }
                .navigationDestination(for: HelpRoute.self) { _ in Text("Returns") }
            }
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          private var home: HomeCoordinator?

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let navigation = UINavigationController()
            window = UIWindow()
            window?.rootViewController = navigation
            home = HomeCoordinator(navigation: navigation)
            home?.start()
            return true
          }
        }

        final class HomeCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(HomeViewController(), animated: false) }
          func showHelp() { navigation.pushViewController(HelpViewController(), animated: true) }
        }

        final class HomeViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        enum HelpRoute: Hashable {
          case returns
        }

        @Observable
        final class ShopFlow {
          var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        @Observable
        final class HelpFlow {
          var path: [HelpRoute] = []

          func showReturns() { path.append(.returns) }
        }

        @main
        struct ShopApp: App {
          @State private var flow = ShopFlow()

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $flow.path) {
                Button("Cart") { flow.showCart() }.sheet(isPresented: .constant(true)) { HelpView() }
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
            }
          }
        }

        struct HelpView: View {
          @State private var flow = HelpFlow()

          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Returns") { flow.showReturns() }
                .navigationDestination(for: HelpRoute.self) { _ in Text("Returns") }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let nibs = Set(
      context.graph.observations(of: .flowTraits).filter { traits in
        (traits.data["reasons"] ?? "").split(separator: ",").contains("nib")
      }.map(\.subject))
    return context.graph.nodes(of: .flow).compactMap { flow in
      guard flow.isDeclared, !context.mayServeOtherTrees(flow), !flow.isForPreviews,
        !nibs.contains(flow.subject),
        !isEvidentlyAlive(flow, in: context),
        let way = context.reachability.missingWay(to: flow.id, in: context.graph)
      else { return nil }
      let creations = context.graph.incoming(flow.id).filter { edge in
        edge.from != flow.id && context.graph.isFollowed(edge)
      }
      return finding(
        about: flow, message(flow, creations, context.graph),
        related: creations.flatMap { edge in
          edge.locations.prefix(1).map { RelatedPlace(message: "created here", location: $0) }
        } + context.graph.places(of: way), path: way.path)
    }
  }

  private func message(_ flow: Node, _ creations: [Edge], _ graph: FlowGraph) -> String {
    guard !creations.isEmpty else { return "flow \(flow.quoted) is never created" }
    let creators = Set(creations.map(\.from)).sorted().map(graph.quoted)
    return
      "flow \(flow.quoted) is created only by \(Wording.list(creators)), which no entry reaches"
  }

  /// Whether users get to a value that this flow alone handles: then it lives, however it is made.
  private func isEvidentlyAlive(_ flow: Node, in context: AuditContext) -> Bool {
    context.graph.outgoing(flow.id).contains { edge in
      edge.kind == .declares && context.reachability[edge.to] != .unreached
        && context.graph.incoming(edge.to).allSatisfy { other in
          other.kind != .declares || other.from == flow.id
            || context.reachability[other.from] == .unreached
        }
    }
  }
}

extension Node {
  /// Whether the file says that it only serves an editor's previews.
  fileprivate var isForPreviews: Bool {
    guard let parts = location?.file.split(separator: "/"), let file = parts.last else {
      return false
    }
    let isPreviewFile = ["Preview.swift", "Previews.swift"].contains { file.hasSuffix("+\($0)") }
    return isPreviewFile
      || parts.dropLast().contains {
        ["Preview Content", "Previews", "PreviewContent"].contains($0)
      }
  }
}
