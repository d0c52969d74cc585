import FlowModel

/// Reports stacks and tab views inside a stack.
struct NestedStackRule: Rule {
  let description = RuleDescription(
    id: "nested-stack",
    summary: "A pushed screen that brings a navigation stack, or a tab view, of its own",
    rationale: """
      A stack in a stack shows two bars and two back buttons, and the inner path is lost whenever the \
      outer one changes. In a sheet or cover a stack of its own is right, and so it is for a route \
      that is also presented, or in the columns of a split view. A tab view in a stack is a note: the \
      bar of the stack stays above all tabs.
      """,
    hint: "leave the stack to whoever presents the screen modally, and push its content",
    level: .warning,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { CatalogView() }
          }
        }

        struct CatalogView: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Orders") { OrdersView() }
            }
          }
        }

        struct OrdersView: View {
          var body: some View {
            ↓NavigationStack {
              Text("Orders")
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case shop
          case help
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                List {
                  Button("Shop") { path.append(.shop) }
                  Button("Help") { path.append(.help) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .shop: ShopTabsView()
                  case .help: HelpView()
                  }
                }
              }
            }
          }
        }

        struct ShopTabsView: View {
          var body: some View {
            ↓TabView {
              Text("Catalog").tabItem { Text("Catalog") }
              Text("Profile").tabItem { Text("Profile") }
            }
          }
        }

        struct HelpView: View {
          var body: some View { Text("Help") }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { CatalogView() }
          }
        }

        struct CatalogView: View {
          @State private var showsOrders = false

          var body: some View {
            NavigationStack {
              Button("Orders") { showsOrders = true }
                .sheet(isPresented: $showsOrders) { OrdersView() }
            }
          }
        }

        struct OrdersView: View {
          var body: some View {
            NavigationStack { Text("Orders") }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Section: Hashable {
          case catalog
          case orders
        }

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { ShellView() }
          }
        }

        struct ShellView: View {
          var body: some View {
            NavigationSplitView {
              List {
                NavigationLink("Catalog") { CatalogView() }
                NavigationLink("Orders") { OrdersView() }
              }
            } detail: {
              Text("Choose")
            }
          }
        }

        struct CatalogView: View {
          var body: some View { NavigationStack { Text("Catalog") } }
        }

        struct OrdersView: View {
          var body: some View { NavigationStack { Text("Orders") } }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let graph = context.graph
    let containers = Dictionary(grouping: graph.observations(of: .container), by: \.subject)
    let columns = Set(
      containers.filter { $0.value.contains { $0.data["columns"] == "true" } }.keys)
    return graph.nodes.compactMap { node in
      guard node.kind == .screen || node.kind == .flow else { return nil }
      let pushed = (containers[node.subject] ?? []).lazy.compactMap { container in
        container.data["columns"] == "true"
          ? nil
          : push(of: node.id, in: graph, columns, apart: apart(from: container)).map {
            (container, $0)
          }
      }
      guard let (own, push) = pushed.first, let container = own.data["container"] else {
        return nil
      }
      let isTabs = container == "TabView"
      return finding(
        about: node,
        "\(node.noun) \(node.quoted) is pushed, and is a `\(container)` itself",
        at: own.location, severity: isTabs ? .note : nil,
        hint: isTabs ? "switch to the tab view as a root, or present it" : nil,
        pushedAt: push)
    }
  }

  private func finding(
    about node: Node, _ message: String, at location: SourceLocation?, severity: Severity?,
    hint: String?, pushedAt push: SourceLocation
  ) -> Finding {
    finding(
      about: node.subject, message, at: location, severity: severity, hint: hint,
      related: [RelatedPlace(message: "pushed here", location: push)])
  }

  /// The places that are never compiled together with the container.
  private func apart(from container: Observation) -> Set<String> {
    Set((container.data["apart"] ?? "").split(separator: "\n").map(String.init))
  }

  /// Where an edge is made in a build that has the container, too.
  private func place(of edge: Edge, apart: Set<String>) -> SourceLocation? {
    edge.locations.first { !apart.contains("\($0.file):\($0.line):\($0.column)") }
  }

  /// A push by which the screen certainly comes to lie on a stack, and the place where it does.
  private func push(
    of screen: NodeID, in graph: FlowGraph, _ columns: Set<String>, apart: Set<String>
  ) -> SourceLocation? {
    var pushes: [Edge] = []
    for edge in graph.incoming(screen) where edge.confidence == .certain {
      guard edge.locations.isEmpty || place(of: edge, apart: apart) != nil else { continue }
      switch edge.kind {
      case .push: pushes.append(edge)
      case .shows where edge.style == nil && graph[edge.from]?.kind == .route:
        // A route that is also presented may bring its stack for that.
        let ways = graph.incoming(edge.from).filter { $0.kind.isTransition || $0.kind == .opens }
        guard ways.allSatisfy({ $0.kind == .push }) else { continue }
        pushes += ways.filter { $0.confidence == .certain }
      default: break
      }
    }
    return pushes.sorted { $0.id < $1.id }.first { push in
      place(of: push, apart: apart) != nil && !stands(push.from, in: columns, graph)
    }.flatMap { place(of: $0, apart: apart) }
  }

  /// Whether the screen may be the sidebar, or part of it, of a view with columns.
  private func stands(_ screen: NodeID, in columns: Set<String>, _ graph: FlowGraph) -> Bool {
    guard !columns.isEmpty else { return false }
    var seen: Set<NodeID> = [screen]
    var queue = [screen]
    while let next = queue.popLast() {
      if columns.contains(next.subject) { return true }
      for edge in graph.incoming(next) {
        switch edge.kind {
        case .contains, .shows, .declares, .child, .launch, .select, .switch:
          if seen.insert(edge.from).inserted { queue.append(edge.from) }
        default: break
        }
      }
    }
    return false
  }
}
