import FlowModel
import Testing

@Suite("Models that ask their screen to show what they made")
struct CommissionTests {
  @Test(arguments: [
    "self?.navigationController?.pushViewController(screen, animated: true)",
    "self?.put(screen)",
  ])
  func screensShowWhatTheirModelHandsThem(_ showing: String) {
    let graph = introspect(
      model
        + """
        final class StatusViewController: UIViewController {
          var model: StatusModel? {
            didSet { model?.onShow = { [weak self] screen in \(showing) } }
          }
          override func viewDidLoad() { model?.tapped() }
          private func put(_ screen: UIViewController) {
            navigationController?.pushViewController(screen, animated: true)
          }
        }
        """)
    #expect(graph.transitions == ["StatusViewController push ShieldViewController"])
    #expect(
      graph.triggers(.push, from: "StatusViewController", to: "ShieldViewController")
        == ["StatusModel.tapped()"])
    #expect(graph.names(.flow) == [])
  }

  @Test func aCoordinatorThatAsksItsHostStaysAFlow() {
    let graph = introspect(
      model.replacingOccurrences(of: "StatusModel", with: "StatusCoordinator")
        + """
        final class HostViewController: UIViewController {
          private let coordinator = StatusCoordinator()
          override func viewDidLoad() {
            coordinator.onShow = { [weak self] screen in self?.show(screen, sender: nil) }
            coordinator.tapped()
          }
        }
        """)
    #expect(graph.names(.flow) == ["StatusCoordinator"])
  }

  private let model = """
    final class ShieldViewController: UIViewController {}
    final class StatusModel {
      var onShow: ((UIViewController) -> Void)?
      func tapped() { onShow?(ShieldViewController()) }
    }

    """
}
