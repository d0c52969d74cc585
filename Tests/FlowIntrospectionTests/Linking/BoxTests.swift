import FlowModel
import Testing

/// Stacks that keep boxes, each of which carries a presenter that gives its view.
@Suite struct BoxTests {
  private func graph(_ body: String, with others: String = "") -> FlowGraph {
    introspect(
      """
      import SwiftUI
      protocol Part: AnyObject { func zap() -> AnyView }
      final class Box: Identifiable, Hashable {
        let id = UUID()
        var part: (any Part)?
        init(_ part: any Part, done: (() -> Void)? = nil) { self.part = part }
        static func == (left: Box, right: Box) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      @Observable final class Pile {
        var sheetBox: Box?
        var boxes: [Box] = []
        func splat(_ part: any Part) { boxes.append(Box(part)) }
        func setSheet(_ part: (any Part)?, done: (() -> Void)? = nil) {
          guard let part else { sheetBox = nil; return }
          withTransaction(Transaction()) { sheetBox = Box(part, done: done) }
        }
      }
      final class DetailPart: Part { func zap() -> AnyView { AnyView(DetailView()) } }
      final class HelpPart: Part { func zap() -> AnyView { AnyView(HelpView()) } }
      struct HomeView: View {
        let pile: Pile
        var body: some View { Button("") { \(body) } }
      }
      @main struct SomeApp: App {
        @State private var pile = Pile()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $pile.boxes) {
              HomeView(pile: pile)
                .navigationDestination(for: Box.self) { box in box.part?.zap() }
            }
            .sheet(item: $pile.sheetBox) { box in box.part?.zap() }
          }
        }
      }

      """ + views("DetailView", "HelpView") + others)
  }

  @Test func aBoxLeadsToWhatIsInIt() {
    let pushed = graph("pile.splat(DetailPart())")
    #expect(pushed.transitions == ["HomeView push DetailView"])
    #expect(pushed.names(.route) == [])
    let presented = graph("let part = HelpPart(); pile.setSheet(part) { print(1) }")
    #expect(presented.transitions == ["HomeView present.sheet HelpView"])
  }

  @Test func whatAPresenterIsGivenIsNotWhatItShows() {
    let source =
      """
      import SwiftUI
      final class Banner: ObservableObject {
        var window: UIWindow? {
          didSet { window?.rootViewController = UIHostingController(rootView: BannerView()) }
        }
      }
      struct HelpParts { let banner: Banner }
      final class AskPart: Part {
        private let parts: HelpParts
        init(parts: HelpParts) { self.parts = parts }
        func zap() -> AnyView { AnyView(AskView()) }
      }

      """ + views("AskView", "BannerView")
    let graph = graph(
      "pile.splat(AskPart(parts: HelpParts(banner: Banner())))", with: source)
    #expect(graph.transitions(from: "HomeView") == ["push AskView"])
  }
}
