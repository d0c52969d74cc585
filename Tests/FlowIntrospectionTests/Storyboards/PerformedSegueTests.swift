import Testing

@testable import FlowIntrospection

@Suite struct PerformedSegueTests {
  /// A storyboard with a segue that only code performs.
  private func board(_ identifier: String = "toPear") -> String {
    storyboard(
      scene(
        "p", "viewController", "customClass=\"PlumController\"",
        connections:
          "<segue destination=\"q\" kind=\"presentation\" identifier=\"\(identifier)\"/>"),
      scene("q", "viewController", "customClass=\"PearController\""))
  }

  private func transitions(_ source: String) -> [String] {
    introspect(source + controllers("PearController"), storyboards: ["Main": board()]).transitions
  }

  @Test(arguments: [
    "performSegue(withIdentifier: \"toPear\", sender: nil)",
    "self.performSegue(withIdentifier: \"toPear\", sender: self)",
    "performSegue(withIdentifier: Names.pear, sender: nil)",
    "performSegue(withIdentifier: Step.toPear.rawValue, sender: nil)",
    "performSegue(withIdentifier: Step.other.rawValue, sender: nil)",
    "go(.toPear)",
    "go(named: \"toPear\")",
  ])
  func codePerformsIt(call: String) {
    let source = """
      enum Names { static let pear = "toPear" }
      enum Step: String {
        case toPear
        case other = "to" + "Nowhere"
      }
      enum Jump: String { case toPear }
      final class PlumController: UIViewController {
        func ripen() { \(call) }
        func go(_ jump: Jump) { performSegue(withIdentifier: jump.rawValue, sender: nil) }
        func go(named name: String) { performSegue(withIdentifier: name, sender: nil) }
      }

      """
    let isKnown = !call.contains("other")
    let doubt = isKnown ? "" : "?"
    #expect(transitions(source) == ["PlumController present.sheet\(doubt) PearController"])
  }

  @Test func theCallIsTheTrigger() {
    let graph = introspect(
      """
      final class PlumController: UIViewController {
        func ripen() { performSegue(withIdentifier: "toPear", sender: nil) }
      }

      """ + controllers("PearController"), storyboards: ["Main": board()])
    #expect(
      graph.triggers(.present, from: "PlumController", to: "PearController")
        == ["PlumController.ripen()"])
    #expect(graph.notices.isEmpty)
  }

  @Test func aProtocolsHelperTakesTheControllersOwnNames() {
    let source = """
      protocol SegueNaming { associatedtype Name: RawRepresentable }
      extension SegueNaming where Self: UIViewController, Name.RawValue == String {
        func performSegue(_ name: Name, sender: Any?) {
          performSegue(withIdentifier: name.rawValue, sender: sender)
        }
      }
      final class PlumController: UIViewController, SegueNaming {
        enum Name: String { case pear = "toPear" }
        func ripen() { performSegue(.pear, sender: nil) }
      }

      """
    #expect(transitions(source) == ["PlumController present.sheet PearController"])
  }

  @Test func aBaseClassPerformsTheSeguesOfItsHeirs() {
    let source = """
      class FruitController: UIViewController {
        func ripen() { performSegue(withIdentifier: "toPear", sender: nil) }
      }
      final class PlumController: FruitController {}

      """
    #expect(transitions(source).contains("PlumController present.sheet PearController"))
  }

  @Test func aSegueThatNobodyPerformsIsInDoubt() throws {
    let graph = introspect(
      "final class PlumController: UIViewController {}\n" + controllers("PearController"),
      storyboards: ["Main": board()])
    #expect(graph.transitions == ["PlumController present.sheet? PearController"])
    let notice = try #require(graph.notices.first)
    #expect(notice.message.contains("the segue \"toPear\" starts at the controller itself"))
    #expect(notice.location?.file == "Sources/Shop/Main.storyboard")
  }

  @Test func aSegueOfNoStoryboardIsTold() throws {
    let graph = introspect(
      """
      final class PlumController: UIViewController {
        func ripen() { performSegue(withIdentifier: "toFig", sender: nil) }
      }

      """ + controllers("PearController"), storyboards: ["Main": board()])
    #expect(
      graph.notices.contains {
        $0.message.contains("performs the segue \"toFig\"") && $0.location?.line == 2
      })
    #expect(graph.project.navigationCalls > graph.project.understoodCalls)
  }

  @Test(arguments: [
    """
    switch segue.identifier {
    case "toPear": (segue.destination as? PearController)?.title = ""
    case "toFig": let fig = segue.destination as! FigController; fig.title = ""
    default: break
    }
    """,
    "if segue.identifier == \"toFig\", let fig = segue.destination as? FigController { use(fig) }",
    "guard let fig = segue.destination as? FigController else { return }\nuse(fig)",
  ])
  func preparationSaysWhereALostSegueLeads(body: String) {
    let source = """
      final class PlumController: UIViewController {
        func ripen() { performSegue(withIdentifier: "toFig", sender: nil) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(body)
        }
      }

      """ + controllers("FigController")
    #expect(transitions(source).contains("PlumController push FigController"))
  }
}
