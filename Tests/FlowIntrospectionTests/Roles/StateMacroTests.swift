import FlowModel
import Testing

@Suite("Members that a library's macro adds")
struct StateMacroTests {
  private func roots(_ attribute: String) -> [String] {
    introspect(
      """
      import SwiftUI
      @main struct SomeApp: App { var body: some Scene { WindowGroup { TopView() } } }
      \(attribute) final class Engine: ObservableObject {
        enum State { case cold, warm, broken }
      }
      struct TopView: View {
        @StateObject private var engine = Engine()
        var body: some View {
          ZStack {
            switch engine.state {
            case .cold: ProgressView()
            case .warm: WarmView()
            case .broken: BrokenView()
            }
          }
        }
      }
      struct WarmView: View { var body: some View { Text("") } }
      struct BrokenView: View { var body: some View { Text("") } }
      """
    ).names(.root)
  }

  @Test func aMacroMakesAStateOfTheNestedEnum() {
    #expect(
      roots("@MainActor @Machine") == [
        "Engine.State.broken", "Engine.State.cold", "Engine.State.warm",
      ])
  }

  @Test func withoutAMacroThereIsNoState() {
    #expect(roots("@MainActor").isEmpty)
  }
}
