import FlowModel

/// Reports covers that users cannot leave.
struct DeadEndRule: Rule {
  let description = RuleDescription(
    id: "dead-end",
    summary: "A cover with no dismissal and no way on",
    rationale: """
      A sheet can be swiped away and a pushed screen has a back button, but a full-screen cover stays \
      until code takes it away. Off by default: a way out that code outside the tree opens, such as a \
      library's button, is not seen.
      """,
    hint: "give it a button that closes it",
    level: .off,
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
          @State private var showsOffer = false

          var body: some View {
            Button("Offer") { showsOffer = true }
              .fullScreenCover(isPresented: $showsOffer) { OfferView() }
          }
        }

        struct ↓OfferView: View {
          var body: some View { Text("Today only") }
        }
        """),
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
          @State private var showsTour = false

          var body: some View {
            Button("Tour") { showsTour = true }
              .fullScreenCover(isPresented: $showsTour) { TourView() }
          }
        }

        struct ↓TourView: View {
          var body: some View {
            VStack {
              PageView()
              PageView()
            }
          }
        }

        struct PageView: View {
          var body: some View { Text("Page") }
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
          @State private var showsOffer = false
          @State private var showsHelp = false

          var body: some View {
            Button("Offer") { showsOffer = true }
              .fullScreenCover(isPresented: $showsOffer) { OfferView() }
            Button("Help") { showsHelp = true }
              .sheet(isPresented: $showsHelp) { HelpView() }
          }
        }

        struct OfferView: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View { Button("Close") { dismiss() } }
        }

        struct HelpView: View {
          var body: some View { Text("Swipe down to close") }
        }
        """),
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
          @State private var showsTour = false

          var body: some View {
            Button("Tour") { showsTour = true }
              .fullScreenCover(isPresented: $showsTour) { TourView(isShown: $showsTour) }
          }
        }

        struct TourView: View {
          @Binding var isShown: Bool

          var body: some View { Button("Done") { isShown = false } }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let graph = context.graph
    let sealed = Set(graph.observations(of: .selfContained).map(\.subject))
    return graph.nodes.compactMap { node in
      guard node.kind == .screen || node.kind == .flow, node.isDeclared,
        !context.reachability.hasEntries || context.reachability[node.id] == .reached,
        let cover = cover(of: node.id, in: graph)
      else { return nil }
      let parts = parts(of: node.id, in: graph)
      guard parts.allSatisfy({ sealed.contains($0.subject) && !leads(on: $0, from: parts, graph) })
      else { return nil }
      return finding(
        about: node,
        "\(node.noun) \(node.quoted) covers the screen, and neither closes nor leads anywhere",
        related: [RelatedPlace(message: "presented here", location: cover.locations.first)])
    }
  }

  /// The presentation of a screen that comes up as a cover and in no other way.
  private func cover(of screen: NodeID, in graph: FlowGraph) -> Edge? {
    var ways: [Edge] = []
    for edge in graph.incoming(screen) where edge.from != screen {
      if edge.kind == .shows {
        ways += graph.incoming(edge.from).filter(\.kind.isTransition)
      } else {
        ways.append(edge)
      }
    }
    guard ways.allSatisfy({ $0.kind == .present && $0.style == "fullScreenCover" }) else {
      return nil
    }
    return ways.min { $0.id < $1.id }
  }

  /// The screen and all that it is put together from.
  private func parts(of screen: NodeID, in graph: FlowGraph) -> Set<NodeID> {
    var parts: Set<NodeID> = [screen]
    var queue = [screen]
    while let next = queue.popLast() {
      for edge in graph.outgoing(next) where edge.kind == .contains {
        if parts.insert(edge.to).inserted { queue.append(edge.to) }
      }
    }
    return parts
  }

  private func leads(on part: NodeID, from parts: Set<NodeID>, _ graph: FlowGraph) -> Bool {
    graph.outgoing(part).contains { $0.kind != .contains || !parts.contains($0.to) }
      || graph[part]?.isDeclared == false
  }
}
