import FlowModel
import Testing

@Suite("Enums for whose cases one root or another is put up")
struct RootTableTests {
  @Test func areRoutesThoughTheyAreCalledStates() {
    let graph = introspect(
      """
      enum LaunchState { case welcome, main, outdated }
      final class LaunchRouter {
        let window = UIWindow()
        func prepare(for state: LaunchState) {
          switch state {
          case .welcome: showWelcome()
          case .main: window.rootViewController = MainViewController()
          case .outdated: print("outdated")
          }
        }
        private func showWelcome() { window.rootViewController = WelcomeViewController() }
      }
      final class LoadingViewController: UIViewController {
        let router = LaunchRouter()
        func loaded() { router.prepare(for: .main) }
      }

      """ + controllers("WelcomeViewController", "MainViewController"))
    #expect(graph.shown("LaunchState.main") == ["MainViewController"])
    #expect(graph.shown("LaunchState.welcome") == ["WelcomeViewController"])
    #expect(graph.node("LaunchState.main") != nil)
    let starts = graph.transitions(from: "LoadingViewController")
    #expect(starts.contains { $0.hasSuffix("LaunchState.main") })
  }

  @Test func areNoneWhereOnlyOneCaseDoes() {
    let graph = introspect(
      """
      enum SyncState { case idle, running, broken }
      final class SyncRouter {
        let window = UIWindow()
        func handle(_ state: SyncState) {
          switch state {
          case .idle: print("idle")
          case .running: print("running")
          case .broken: window.rootViewController = MainViewController()
          }
        }
      }

      """ + controllers("MainViewController"))
    #expect(graph.node("SyncState.broken") == nil)
  }
}
