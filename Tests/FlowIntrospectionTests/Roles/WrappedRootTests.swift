import FlowModel
import Testing

@Suite("Roots below views that only wrap them")
struct WrappedRootTests {
  private func roots(_ wrapper: String, stage: String = "Stage") -> [String] {
    let graph = introspect(
      """
      import SwiftUI

      enum \(stage): Equatable { case gate(String), inside(Int) }
      final class Porter: ObservableObject {
        @Published private(set) var stage = \(stage).gate("")
        func enter() { stage = .inside(1) }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { OuterView().tint(.red) } }
      }
      struct HallView: View {
        @StateObject private var porter = Porter()
        var body: some View {
          Group {
            switch porter.stage {
            case .gate: GateView()
            case .inside: InsideView()
            }
          }
          .onAppear { porter.enter() }
        }
      }
      \(wrapper)

      """ + views("GateView", "InsideView", "BannerView", "HelpView"))
    return graph.names(.root)
  }

  @Test(arguments: [
    "struct OuterView: View { var body: some View { HallView().padding() } }",
    """
    struct OuterView: View {
      @State private var isBusy = false
      var body: some View {
        let width = 3.0
        if isBusy {
          NavigationStack { content.toolbar(.hidden) }
        } else {
          content.sheet(isPresented: $isBusy) { HelpView() }
        }
      }
      private var content: some View { Group { InnerView() } }
    }
    struct InnerView: View { var body: some View { HallView() } }
    """,
  ])
  func areFound(_ wrapper: String) {
    #expect(roots(wrapper) == ["Stage.gate", "Stage.inside"])
  }

  @Test func areNoneOfWhatLoadingIsAt() {
    let wrapper = "struct OuterView: View { var body: some View { HallView() } }"
    #expect(roots(wrapper, stage: "LoadState") == [])
  }

  @Test(arguments: [
    "struct OuterView: View { var body: some View { VStack { BannerView(); HallView() } } }",
    "struct OuterView: View { var body: some View { List { HallView() } } }",
  ])
  func areNoneBesideOtherViews(_ wrapper: String) {
    #expect(roots(wrapper) == [])
  }
}
