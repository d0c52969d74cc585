import Testing

@testable import FlowIntrospection

@Suite struct SegueTests {
  private let plums = "customClass=\"PlumController\""
  private let pears = "customClass=\"PearController\""

  private func graph(segue: String) -> [String] {
    introspect(
      controllers("PlumController", "PearController"),
      storyboards: [
        "Main": storyboard(
          scene("p", "viewController", plums, view: button("Go", segue)),
          scene("q", "viewController", pears))
      ]
    ).transitions
  }

  @Test(arguments: [
    ("kind=\"show\"", "push"), ("kind=\"push\"", "push"),
    ("kind=\"presentation\"", "present.sheet"), ("kind=\"modal\"", "present.sheet"),
    ("kind=\"presentation\" modalPresentationStyle=\"fullScreen\"", "present.fullScreenCover"),
    ("kind=\"presentation\" modalPresentationStyle=\"formSheet\"", "present.sheet"),
    ("kind=\"popoverPresentation\"", "present.popover"),
    ("kind=\"showDetail\"", "present.detail"), ("kind=\"replace\"", "replace"),
    ("kind=\"custom\"", "push"),
  ])
  func aSegueOfAControlIsATransition(attributes: String, expected: String) {
    #expect(
      graph(segue: "<segue destination=\"q\" \(attributes) id=\"x\"/>")
        == ["PlumController \(expected) PearController"])
  }

  @Test func itStandsAtItsPlaceWithWhatTheUserTouches() throws {
    let graph = introspect(
      controllers("PlumController", "PearController"),
      storyboards: [
        "Main": storyboard(
          scene(
            "p", "viewController", plums,
            view: button("Ripe", "<segue destination=\"q\" kind=\"show\" identifier=\"ripe\"/>")),
          scene("q", "viewController", pears))
      ])
    let edge = try #require(graph.edges(.push).first)
    #expect(edge.trigger == "PlumController.segue \"ripe\"")
    #expect(edge.label == "tap \"Ripe\"")
    #expect(edge.confidence == .certain)
    #expect(edge.locations.first?.file == "Sources/Shop/Main.storyboard")
    #expect(edge.locations.first?.line == 6)
    #expect(graph.project.navigationCalls == 1)
    #expect(graph.project.understoodCalls == 1)
  }

  @Test func aSeguesOwnClassSaysHowItShows() {
    let source = """
      final class LiftSegue: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: true) }
      }

      """
    let graph = introspect(
      source + controllers("PlumController", "PearController"),
      storyboards: [
        "Main": storyboard(
          scene(
            "p", "viewController", plums,
            view: button(
              "Go", "<segue destination=\"q\" kind=\"custom\" customClass=\"LiftSegue\"/>")),
          scene("q", "viewController", pears))
      ])
    #expect(graph.transitions == ["PlumController present.sheet PearController"])
  }

  @Test func containersAndSplitViewsContain() {
    let graph = introspect(
      controllers("PlumController", "PearController", "FigController")
        + "final class HalvesController: UISplitViewController {}",
      storyboards: [
        "Main": storyboard(
          scene(
            "h", "splitViewController", "customClass=\"HalvesController\"",
            connections: """
              <segue destination="n" kind="relationship" relationship="masterViewController"/>
              <segue destination="q" kind="relationship" relationship="detailViewController"/>
              """),
          scene(
            "n", "navigationController",
            connections:
              "<segue destination=\"p\" kind=\"relationship\" relationship=\"rootViewController\"/>"
          ),
          scene(
            "p", "viewController", plums,
            view: "<containerView><connections><segue destination=\"f\" kind=\"embed\"/>"
              + "</connections></containerView>"),
          scene("q", "viewController", pears),
          scene("f", "viewController", "customClass=\"FigController\""))
      ])
    #expect(
      graph.lines(.contains) == [
        "HalvesController contains PearController", "HalvesController contains PlumController",
        "PlumController contains FigController",
      ])
  }

  @Test func anUnwindSegueCloses() {
    let graph = introspect(
      controllers("PlumController", "PearController"),
      storyboards: [
        "Main": storyboard(
          scene(
            "p", "viewController", plums,
            view: button("Go", "<segue destination=\"q\" kind=\"show\"/>")),
          scene(
            "q", "viewController", pears,
            view: button("Back", "<segue destination=\"e\" kind=\"unwind\" unwindAction=\"b:\"/>")))
      ])
    #expect(graph.lines(.dismisses) == ["PearController dismisses PearController"])
  }

  @Test func scenesWithoutClassesAreScreens() throws {
    let graph = introspect(
      controllers("PlumController"),
      storyboards: [
        "Main": storyboard(
          scene(
            "p", "viewController", plums,
            view: button("Go", "<segue destination=\"q\" kind=\"show\"/>")),
          scene("q", "viewController", "title=\"About us\""))
      ])
    #expect(graph.transitions == ["PlumController push AboutUs"])
    let node = try #require(graph.node("AboutUs"))
    #expect(node.id.rawValue == "screen:Shop/AboutUs@Main")
    #expect(node.location?.file == "Sources/Shop/Main.storyboard")
  }

  @Test func classesOfOtherLanguagesAreScreensOfTheStoryboard() {
    let graph = introspect(
      "",
      storyboards: [
        "Main": storyboard(
          scene(
            "p", "viewController", "customClass=\"OldList\"",
            view: button("Go", "<segue destination=\"q\" kind=\"show\"/>")),
          scene("q", "tableViewController", "customClass=\"OldDetail\""))
      ])
    #expect(graph.transitions == ["OldList push OldDetail"])
  }

  @Test func whatACallNamesGoesByItsObjectiveCName() {
    let graph = introspect(
      """
      @objc(XYPlum) final class PlumController: UIViewController {}

      """ + controllers("PearController"),
      storyboards: [
        "Main": storyboard(
          scene(
            "p", "viewController", "customClass=\"XYPlum\"",
            view: button("Go", "<segue destination=\"q\" kind=\"show\"/>")),
          scene("q", "viewController", pears))
      ])
    #expect(graph.transitions == ["PlumController push PearController"])
  }

  @Test func actionsTellWhatIsTouched() throws {
    let graph = introspect(
      """
      final class PlumController: UIViewController {
        @IBAction func next(_ sender: Any) {
          navigationController?.pushViewController(PearController(), animated: true)
        }
      }

      """ + controllers("PearController"),
      storyboards: [
        "Main": storyboard(
          scene(
            "p", "viewController", plums,
            view: button("Weiter", "<action selector=\"next:\" destination=\"p\"/>")))
      ])
    #expect(graph.edges(.push).first?.label == "tap \"Weiter\"")
  }
}
