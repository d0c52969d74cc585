import FlowModel
import Testing

/// Screens of the system that a property holds.
@Suite struct SystemScreenTests {
  private func transitions(_ type: String, _ value: String) -> [String] {
    introspect(
      """
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() { navigation.present(Reading(address).page, animated: true) }
        func other() { navigation.pushViewController(MapController(), animated: true) }
      }
      final class Reading {
        let page: \(type)
        init(_ address: URL) { page = \(value) }
      }

      """ + controllers("MapController")
    ).transitions(from: "Zigzag")
  }

  @Test func aScreenOfTheSystemIsShown() {
    #expect(
      transitions("SFSafariViewController", "SFSafariViewController(url: address)")
        == ["present.sheet SFSafariViewController", "push MapController"])
  }

  @Test(arguments: ["UINavigationController", "UIViewController"])
  func aContainerOrBaseSaysNothing(_ type: String) {
    #expect(transitions(type, "page(for: address)") == ["push MapController"])
  }
}
