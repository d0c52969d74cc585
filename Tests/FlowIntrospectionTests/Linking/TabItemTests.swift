import FlowModel
import Testing

/// Tab bar items whose tag is a case's place among the tabs.
@Suite struct TabItemTests {
  private static func graph(_ items: String, members: String = "") -> FlowGraph {
    introspect(
      """
      import UIKit
      final class HouseController: UITabBarController {
        enum Room: Int { case kitchen, attic, cellar }
        var rooms: [Room] = []
      \(members)
        override func viewDidLoad() {
          rooms = [.kitchen, .attic, .cellar]
          let kitchen = KitchenViewController()
          let attic = AtticViewController()
          let cellar = CellarViewController()
      \(items)
          viewControllers = [kitchen, attic, cellar].map { UINavigationController(rootViewController: $0) }
        }
        func climb() { enter(.attic) }
        private func enter(_ room: Room) { selectedIndex = rooms.firstIndex(of: room)! }
      }
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window.rootViewController = HouseController()
          return true
        }
      }

      """ + controllers("KitchenViewController", "AtticViewController", "CellarViewController"))
  }

  private func expectRooms(_ graph: FlowGraph) {
    #expect(
      graph.names(.tab) == [
        "HouseController.Room.attic", "HouseController.Room.cellar", "HouseController.Room.kitchen",
      ])
    #expect(graph.shown("HouseController.Room.kitchen") == ["KitchenViewController"])
    #expect(graph.shown("HouseController.Room.attic") == ["AtticViewController"])
    #expect(graph.shown("HouseController.Room.cellar") == ["CellarViewController"])
    #expect(graph.names(.flow) == ["HouseController"])
    #expect(graph.transitions(from: "HouseController") == ["select HouseController.Room.attic"])
  }

  @Test func byTheirPlaceInAList() {
    expectRooms(
      Self.graph(
        """
            kitchen.tabBarItem = UITabBarItem(
              title: "K", image: nil, tag: rooms.firstIndex(of: .kitchen)!)
            attic.tabBarItem = UITabBarItem(
              title: "A", image: nil, tag: rooms.firstIndex(of: .attic) ?? 0)
            cellar.tabBarItem = cellarItem
        """,
        members: """
            private lazy var cellarItem = UITabBarItem(
              title: "C", image: nil, tag: rooms.firstIndex(of: .cellar)!)
          """))
  }

  @Test func byTheirRawValues() {
    expectRooms(
      Self.graph(
        """
            kitchen.tabBarItem.tag = Room.kitchen.rawValue
            attic.tabBarItem = UITabBarItem(title: "A", image: nil, tag: Room.attic.rawValue)
            cellar.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: Room.cellar.rawValue)
        """))
  }

  @Test func numbersNameNoTab() {
    let graph = Self.graph(
      """
          kitchen.tabBarItem = UITabBarItem(title: "K", image: nil, tag: 0)
      """)
    #expect(graph.nodes(named: "HouseController.KitchenViewController").count == 1)
  }
}
