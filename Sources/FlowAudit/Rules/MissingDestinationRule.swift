import FlowModel

/// Reports a value pushed on a stack that has no destination for its type.
struct MissingDestinationRule: Rule {
  let description = RuleDescription(
    id: "missing-destination",
    summary: "A pushed value whose type no destination of its stack takes",
    rationale: """
      SwiftUI pushes an empty screen with a warning sign and says so only in the console. The rule \
      speaks only if every view of the stack was understood, and leaves links alone that stand in a \
      list with selection or in a split view's sidebar.
      """,
    hint: "add a `navigationDestination(for:)` for the type inside the stack",
    level: .error,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        enum HelpTopic: Hashable {
          case returns
        }

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { HomeView() }
          }
        }

        struct HomeView: View {
          var body: some View {
            NavigationStack {
              MenuView()
                .navigationDestination(for: Route.self) { _ in CartView() }
            }
          }
        }

        struct MenuView: View {
          var body: some View {
            List {
              NavigationLink("Cart", value: Route.cart)
              ↓NavigationLink("Returns", value: HelpTopic.returns)
            }
          }
        }

        struct CartView: View {
          var body: some View { Text("Cart") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        struct Coupon: Hashable {
          let code: String
        }

        @main
        struct ShopApp: App {
          @State private var path = NavigationPath()

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                VStack {
                  Button("Cart") { path.append(Route.cart) }
                  Button("Coupon") { path.↓append(Coupon(code: "TEA")) }
                }
                .navigationDestination(for: Route.self) { _ in Text("Cart") }
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
          case cart
        }

        enum HelpTopic: Hashable {
          case returns
        }

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { HomeView() }
          }
        }

        struct HomeView: View {
          var body: some View {
            NavigationStack {
              MenuView()
                .navigationDestination(for: Route.self) { _ in CartView() }
                .navigationDestination(for: HelpTopic.self) { _ in HelpView() }
            }
          }
        }

        struct MenuView: View {
          var body: some View {
            List {
              NavigationLink("Cart", value: Route.cart)
              NavigationLink("Returns", value: HelpTopic.returns)
            }
          }
        }

        struct CartView: View {
          var body: some View { Text("Cart") }
        }

        struct HelpView: View {
          var body: some View { Text("Help") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Category: Hashable {
          case tea
        }

        @main
        struct ShopApp: App {
          @State private var category: Category?

          var body: some Scene {
            WindowGroup {
              NavigationSplitView {
                List(selection: $category) {
                  NavigationLink("Tea", value: Category.tea)
                }
              } detail: {
                Text("Choose")
              }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let stacks = Dictionary(grouping: context.graph.observations(of: .stack), by: \.subject)
      .compactMapValues(StackDestinations.init)
    let pushes = Dictionary(grouping: context.graph.observations(of: .pushesValue)) { push in
      [push.location?.description ?? push.subject, push.data["type"] ?? ""]
    }
    let targets = targets(in: context.graph)
    let values = Dictionary(
      context.graph.nodes.filter { [.route, .tab, .root].contains($0.kind) }
        .map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
    return pushes.values.compactMap { pushes in
      // A screen may stand on several stacks; only if all lack the type is it sure.
      let hosts = pushes.compactMap { stacks[$0.subject] }
      guard let push = pushes.first, let type = push.data["type"], hosts.count == pushes.count,
        !pushes.contains(where: { $0.data["selection"] == "true" }),
        hosts.allSatisfy({ $0.certainlyLacks(type) && !$0.takes(push, targets) })
      else { return nil }
      let written = push.data["value"].map { "`\($0)`" }
      // Of a value that is no case, its type's name is all that is written.
      let value = written.flatMap { $0 == Wording.quoted(subject: type) ? nil : " \($0)" } ?? ""
      return finding(
        about: subject(of: push, type, among: values),
        detail: "\(push.subject) \(push.data["in"] ?? "")",
        "value\(value) of type \(Wording.quoted(subject: type)) is pushed on a stack of "
          + "\(Wording.quoted(subject: push.subject)) that has no destination for it",
        at: push.location, related: hosts.flatMap(\.places))
    }
  }

  /// Where the transitions at each place lead.
  private func targets(in graph: FlowGraph) -> [SourceLocation: [Node]] {
    graph.edges.reduce(into: [:]) { targets, edge in
      guard edge.kind.isTransition, let target = graph[edge.to] else { return }
      for place in edge.locations { targets[place, default: []].append(target) }
    }
  }

  /// The route that is pushed, where it has a node, else the type.
  private func subject(of push: Observation, _ type: String, among values: [String: Node]) -> String
  {
    let name = StackDestinations.path(of: type)
    let value = push.data["value"].map { $0.prefix { $0 != "(" } } ?? ""
    let caseName = value.split(separator: ".").last ?? ""
    return (values["\(name).\(caseName)"] ?? values[name])?.subject ?? type
  }
}
