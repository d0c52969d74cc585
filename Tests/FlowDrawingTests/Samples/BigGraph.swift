import FlowModel

/// Apps of any size with a realistic shape: flows of eight routes, in a tree, with some lines across.
enum BigGraph {
  static func graph(flows count: Int, routes perFlow: Int = 8) -> FlowGraph {
    var app = GraphSketch("Big")
    var random = SeededNumbers(seed: 7)
    let entry = app.add(.entry, "BigApp")
    let root = app.add(.flow, "AppCoordinator", routeTypes: ["AppRoute"])
    app.edge(.launch, entry, root)
    var flows: [(flow: NodeID, screens: [NodeID])] = [(root, [])]
    var allRoutes: [NodeID] = []
    let subjects = ["Account", "Order", "Photo", "Search", "Chat", "Map", "Invoice", "Booking"]
    let pages = ["List", "Detail", "Editor", "Filter", "Summary", "Help", "History", "Picker"]
    for number in 0..<count {
      let name = "\(subjects[number % subjects.count])\(number)"
      let flow = app.add(.flow, "\(name)Coordinator", routeTypes: ["\(name)Route"])
      let parent = flows[random.next(below: min(flows.count, 6))].flow
      app.edge(.child, parent, flow, trigger: "start()")
      var screens: [NodeID] = []
      for page in 0..<perFlow {
        let title = pages[page % pages.count] + (page >= pages.count ? "\(page / pages.count)" : "")
        let route = app.add(
          .route, "\(title.lowercased())", owner: "\(name)Route", initial: page == 0)
        let screen = app.add(.screen, "\(name)\(title)View")
        app.edge(.declares, flow, route)
        app.edge(.shows, route, screen)
        if let previous = screens.isEmpty ? nil : screens[random.next(below: screens.count)] {
          app.edge(.push, previous, route, trigger: "body")
        }
        screens.append(screen)
        allRoutes.append(route)
      }
      if number % 2 == 0, let screen = screens.last {
        app.edge(.push, screen, allRoutes[random.next(below: allRoutes.count)], trigger: "open()")
      }
      flows.append((flow, screens))
    }
    return app.graph
  }
}

/// Numbers that are the same on every run: xorshift.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }
}
