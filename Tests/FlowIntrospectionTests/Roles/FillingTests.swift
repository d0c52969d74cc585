import FlowModel
import Testing

/// Flows that are known only by what they put into somebody else's stack, sheet or root.
@Suite struct FillingTests {
  /// A pile of boxes, each of which carries a part that gives its view.
  private static let pile =
    """
    import SwiftUI
    protocol Part: AnyObject { func zap() -> AnyView }
    final class Box: Identifiable, Hashable {
      let id = UUID()
      var part: (any Part)?
      init(_ part: any Part) { self.part = part }
      static func == (left: Box, right: Box) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    @Observable final class Pile: Part {
      var bottom: Box?
      var boxes: [Box] = []
      var cover: Box?
      func plonk(_ part: (any Part)?) {
        guard let part else { bottom = nil; return }
        bottom = Box(part)
      }
      func splat(_ part: any Part) { boxes.append(Box(part)) }
      func smother(_ part: any Part) { cover = Box(part) }
      func zap() -> AnyView { AnyView(PileView(pile: self)) }
    }
    struct PileView: View {
      @Bindable var pile: Pile
      var body: some View {
        NavigationStack(path: $pile.boxes) {
          pile.bottom?.part?.zap()
            .navigationDestination(for: Box.self) { box in box.part?.zap() }
        }
        .overlay { if let cover = pile.cover { cover.part?.zap() } }
      }
    }
    final class HomePart: Part { func zap() -> AnyView { AnyView(HomeView()) } }
    final class DetailPart: Part { func zap() -> AnyView { AnyView(DetailView()) } }
    final class CallPart: Part { func zap() -> AnyView { AnyView(CallView()) } }

    """ + views("HomeView", "DetailView", "CallView")

  private func graph(_ source: String) -> FlowGraph { introspect(Self.pile + source) }

  @Test func whoFillsAnothersStateIsAFlow() {
    let graph = graph(
      """
      final class Guide {
        private let pile: Pile
        init(pile: Pile) { self.pile = pile }
        func start() { pile.plonk(HomePart()) }
        func more() { pile.splat(DetailPart()) }
        func ring() { pile.smother(CallPart()) }
      }
      final class Keeper { var guide: Guide?; func keep() { print(guide as Any) } }

      """)
    #expect(graph.kind("Guide") == .flow)
    #expect(graph.kind("Keeper") == nil)
    #expect(graph.kind("Box") == nil)
    #expect(
      graph.transitions(from: "Guide") == [
        "push DetailView", "replace CallView", "replace HomeView",
      ])
    #expect(graph.has(.push, from: "Guide", to: "DetailView", trigger: "Guide.more()"))
    #expect(graph.edges.allSatisfy { !$0.kind.isTransition || $0.confidence == .certain })
  }

  @Test func aFlowThatMakesAnotherOfItsKindStillBegins() {
    let graph = graph(
      """
      final class Guide {
        private let pile: Pile
        private var next: Guide?
        init(pile: Pile) {
          self.pile = pile
          listen()
        }
        private func listen() { pile.splat(DetailPart()) }
        func deeper() { next = Guide(pile: pile) }
      }

      """)
    #expect(graph.transitions(from: "Guide") == ["push DetailView"])
    #expect(graph.has(.child, from: "Guide", to: "Guide"))
  }

  @Test func whoOnlyKeepsAnObjectForItselfIsNone() {
    let graph = graph(
      """
      final class Store {
        private var part: (any Part)?
        var later: [Box] = []
        func remember() { part = DetailPart(); later.append(Box(DetailPart())) }
      }

      """)
    #expect(graph.kind("Store") == nil)
    #expect(graph.transitions.isEmpty)
  }
}
