import Testing

@testable import FlowIntrospection

/// Scenes that code makes, references between storyboards, tabs, and what the app starts with.
@Suite struct SceneTests {
  private let pearBoard = storyboard(
    initial: "n",
    scene(
      "n", "navigationController",
      connections:
        "<segue destination=\"q\" kind=\"relationship\" relationship=\"rootViewController\"/>"),
    scene(
      "q", "viewController",
      "customClass=\"PearController\" storyboardIdentifier=\"PearController\""
    ),
    scene("r", "viewController", "storyboardIdentifier=\"Plain\""))

  @Test(arguments: [
    "board.instantiateViewController(withIdentifier: \"PearController\")",
    "UIStoryboard(name: \"Pears\", bundle: nil).instantiateInitialViewController()!",
    "UIStoryboard.pears.instantiateViewController(identifier: \"PearController\")",
    "UIStoryboard(name: Board.pears.rawValue, bundle: nil).instantiateInitialViewController()!",
    "UIStoryboard(.pears).instantiateInitialViewController()!",
    "load(\"PearController\", from: \"Pears\")",
    "load(String(describing: PearController.self), from: \"Pears\")",
    "load(\"\\(PearController.self)\", from: \"Pears\")",
    "PearController.make()",
    "Shelf.pears.first()!",
  ])
  func codeMakesAScene(expression: String) {
    let graph = introspect(
      """
      enum Board: String { case pears = "Pears" }
      enum Shelf {
        case pears, plums
        var name: String {
          switch self {
          case .pears: return "Pears"
          case .plums: return "Plums"
          }
        }
        private func board() -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
        func first() -> UIViewController? { board().instantiateInitialViewController() }
      }
      extension UIStoryboard {
        static let pears = UIStoryboard(name: "Pears", bundle: nil)
        convenience init(_ board: Board) { self.init(name: board.rawValue, bundle: nil) }
      }
      extension UIViewController {
        static func make() -> Self {
          UIStoryboard(name: "Pears", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      final class PlumController: UIViewController {
        func ripen() {
          let board = UIStoryboard(name: "Pears", bundle: nil)
          let next = \(expression)
          present(next, animated: true)
        }
        func load(_ name: String, from board: String) -> UIViewController {
          UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: name)
        }
      }

      """ + controllers("PearController"), storyboards: ["Pears": pearBoard])
    #expect(graph.transitions == ["PlumController present.sheet PearController"])
    #expect(graph.project.navigationCalls == graph.project.understoodCalls)
  }

  @Test func aControllersOwnStoryboardIsSearchedFirst() {
    let graph = introspect(
      """
      final class PlumController: UIViewController {
        func ripen() {
          guard let next = storyboard?.instantiateViewController(withIdentifier: "Next") else {
            return
          }
          show(next, sender: nil)
        }
      }

      """ + controllers("PearController", "FigController"),
      storyboards: [
        "Pears": storyboard(
          scene("p", "viewController", "customClass=\"PlumController\""),
          scene(
            "q", "viewController", "customClass=\"PearController\" storyboardIdentifier=\"Next\"")),
        "Figs": storyboard(
          scene(
            "f", "viewController", "customClass=\"FigController\" storyboardIdentifier=\"Next\"")),
      ])
    #expect(graph.transitions == ["PlumController push PearController"])
  }

  @Test func referencesLeadToOtherStoryboards() {
    let plum = scene(
      "p", "viewController", "customClass=\"PlumController\"",
      view: button("A", "<segue destination=\"x\" kind=\"show\"/>")
        + button("B", "<segue destination=\"y\" kind=\"presentation\"/>"))
    let graph = introspect(
      controllers("PlumController", "PearController"),
      storyboards: [
        "Main": storyboard(
          plum, scene("x", "viewControllerPlaceholder", "storyboardName=\"Pears\""),
          scene(
            "y", "viewControllerPlaceholder",
            "storyboardName=\"Pears\" referencedIdentifier=\"Plain\"")),
        "Pears": pearBoard,
      ])
    #expect(
      graph.transitions == [
        "PlumController present.sheet Plain", "PlumController push PearController",
      ])
  }

  @Test func referencesInACircleAndIntoTheVoidAreTold() {
    let plum = scene(
      "p", "viewController", "customClass=\"PlumController\"",
      view: button("A", "<segue destination=\"x\" kind=\"show\"/>")
        + button("B", "<segue destination=\"gone\" kind=\"show\"/>"))
    let graph = introspect(
      controllers("PlumController"),
      storyboards: [
        "Main": storyboard(
          initial: "x", plum, scene("x", "viewControllerPlaceholder", "storyboardName=\"Main\""))
      ])
    #expect(graph.transitions.isEmpty)
    #expect(graph.notices.filter { $0.message.contains("leads to a scene that no") }.count == 2)
  }

  // MARK: Tabs

  private func tabBoard(_ element: String) -> String {
    storyboard(
      initial: "t",
      scene(
        "t", "tabBarController", element,
        connections: """
          <segue destination="n" kind="relationship" relationship="viewControllers"/>
          <segue destination="q" kind="relationship" relationship="viewControllers"/>
          """),
      scene(
        "n", "navigationController",
        connections:
          "<segue destination=\"p\" kind=\"relationship\" relationship=\"rootViewController\"/>"),
      scene("p", "viewController", "customClass=\"PlumController\""),
      scene("q", "viewController", "customClass=\"PearController\""))
  }

  @Test(arguments: ["", "customClass=\"ShellController\""])
  func tabsStandInOrder(element: String) throws {
    let graph = introspect(
      "final class ShellController: UITabBarController {}\n"
        + controllers("PlumController", "PearController"),
      storyboards: ["Main": tabBoard(element)])
    #expect(graph.nodes(of: .tab).map(\.name) == ["PearController", "PlumController"])
    #expect(graph.nodes(of: .tab).filter(\.isInitial).map(\.name) == ["PlumController"])
    #expect(graph.lines(.shows).count == 2)
  }

  @Test(arguments: [
    "if selectedIndex == 0 { onPlum?() } else if selectedIndex == 1 { onPear?() }",
    "switch tabBarController.selectedIndex { case 0: onPlum?()\ncase 1: onPear?()\ndefault: break }",
    "let number = selectedIndex\nif 0 == number { onPlum?() }\nif number == 1 { onPear?() }",
  ])
  func emptyTabsAreFilledByTheFlowsThatSelectionStarts(body: String) {
    let graph = introspect(
      """
      final class ShellController: UITabBarController, UITabBarControllerDelegate {
        var onPlum: (() -> Void)?
        var onPear: (() -> Void)?
        func tabBarController(_ tabBarController: UITabBarController, didSelect: UIViewController) {
          \(body)
        }
      }
      final class ShellFlow {
        let shell: ShellController
        init(shell: ShellController) { self.shell = shell }
        func start() {
          shell.onPlum = { PlumFlow().start() }
          shell.onPear = { PearFlow().start() }
        }
      }
      final class PlumFlow {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(PlumController(), animated: true) }
      }
      final class PearFlow {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(PearController(), animated: true) }
      }

      """ + controllers("PlumController", "PearController"),
      storyboards: [
        "Main": storyboard(
          scene(
            "t", "tabBarController", "customClass=\"ShellController\"",
            connections: """
              <segue destination="a" kind="relationship" relationship="viewControllers"/>
              <segue destination="b" kind="relationship" relationship="viewControllers"/>
              """),
          scene("a", "navigationController"), scene("b", "navigationController"))
      ])
    #expect(graph.nodes(of: .tab).map(\.name) == ["PearFlow", "PlumFlow"])
    #expect(graph.nodes(of: .tab).filter(\.isInitial).map(\.name) == ["PlumFlow"])
    #expect(
      graph.lines(.shows) == [
        "ShellController.PearFlow shows PearFlow", "ShellController.PlumFlow shows PlumFlow",
      ])
  }

  // MARK: Main storyboards

  private let delegates = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class WindowDelegate: UIResponder, UIWindowSceneDelegate {}

    """

  @Test(
    arguments: [
      (nil, "AppDelegate"), ("$(PRODUCT_MODULE_NAME).WindowDelegate", "WindowDelegate"),
    ] as [(String?, String)])
  func theSystemLoadsAMainStoryboard(delegate: String?, entry: String) {
    let graph = introspect(
      delegates + controllers("PlumController", "PearController"),
      storyboards: ["Pears": pearBoard],
      mains: [.init(name: "Pears", delegate: delegate, module: "Shop")])
    #expect(graph.lines(.launch) == ["\(entry) launch PearController"])
  }

  @Test func theUsualNameCountsOnlyWhereNothingNamesOne() {
    let source = delegates + controllers("PearController")
    let assumed = introspect(source, storyboards: ["Main": pearBoard], mains: nil)
    #expect(assumed.lines(.launch) == ["AppDelegate launch PearController"])
    let stated = introspect(source, storyboards: ["Main": pearBoard], mains: [])
    #expect(stated.lines(.launch).isEmpty)
  }

  @Test func aStackOfTheProjectsOwnClassStandsForItsFirstScene() {
    let board = storyboard(
      initial: "n",
      scene(
        "n", "navigationController", "customClass=\"PearStack\"",
        connections:
          "<segue destination=\"q\" kind=\"relationship\" relationship=\"rootViewController\"/>"),
      scene("q", "viewController", "customClass=\"PearController\""))
    let graph = introspect(
      """
      final class PearStack: UINavigationController {}
      final class PlumController: UIViewController {
        func ripen() {
          let stack = UIStoryboard(name: "Pears", bundle: nil).instantiateInitialViewController()!
          present(stack, animated: true)
        }
      }

      """ + controllers("PearController"), storyboards: ["Pears": board])
    #expect(graph.transitions == ["PlumController present.sheet PearController"])
  }
}
