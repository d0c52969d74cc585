import FlowModel
import Testing

/// Enums that say what the user tapped, and that each screen answers in a way of its own.
@Suite struct InputEnumTests {
  private func screen(_ name: String, shows next: String) -> String {
    """
    final class \(name): UIViewController {
      func tapped(_ knob: Knob) {
        switch knob {
        case .upper: navigationController?.pushViewController(\(next)(), animated: true)
        case .lower: dismiss(animated: true)
        }
      }
    }

    """
  }

  private func graph(_ screens: String...) -> FlowGraph {
    introspect(
      "import UIKit\nenum Knob { case upper, lower }\n" + screens.joined()
        + controllers("FirstController", "SecondController", "ThirdController"))
  }

  @Test func whatManyScreensAnswerDifferentlyIsNoRoute() {
    let graph = graph(
      screen("PlumController", shows: "FirstController"),
      screen("PearController", shows: "SecondController"),
      screen("FigController", shows: "ThirdController"))
    #expect(graph.names(.route) == [])
    #expect(
      graph.transitions == [
        "FigController push ThirdController", "PearController push SecondController",
        "PlumController push FirstController",
      ])
  }

  @Test func whatManyScreensAnswerAlikeIsARoute() {
    let graph = graph(
      screen("PlumController", shows: "FirstController"),
      screen("PearController", shows: "FirstController"),
      screen("FigController", shows: "FirstController"))
    #expect(graph.names(.route) == ["Knob.lower", "Knob.upper"])
    #expect(graph.shown("Knob.upper") == ["FirstController"])
  }
}
