import Testing

@Suite("Routes inside routes")
struct PayloadTests {
  private let source =
    """
    enum Door: Hashable { case yard, house(Floor) }
    enum Floor: Hashable { case cellar, upper(Room) }
    enum Room: Hashable { case kitchen, attic(Int) }
    @Observable final class Porter {
      var doors: [Door] = []
      func zorp(_ door: Door) { doors.append(door) }
    }
    struct PorterView: View {
      @State private var porter = Porter()
      var body: some View {
        NavigationStack(path: $porter.doors) {
          GateView(porter: porter)
            .navigationDestination(for: Door.self) { door in
              switch door {
              case .yard: YardView()
              case .house(let floor): FloorView(floor: floor)
              }
            }
        }
      }
    }
    struct FloorView: View {
      let floor: Floor
      var body: some View {
        switch floor {
        case .cellar: CellarView()
        case .upper(let room): RoomView(room: room)
        }
      }
    }
    struct RoomView: View {
      let room: Room
      var body: some View {
        switch room {
        case .kitchen: KitchenView()
        case .attic: AtticView()
        }
      }
    }
    struct GateView: View {
      let porter: Porter
      var body: some View { Button("") { porter.zorp(.house(.upper(.attic(1)))) } }
    }

    """ + views("YardView", "CellarView", "KitchenView", "AtticView")

  @Test func everyLevelIsARoute() {
    #expect(
      introspect(source).names(.route) == [
        "Door.house", "Door.yard", "Floor.cellar", "Floor.upper", "Room.attic", "Room.kitchen",
      ])
  }

  @Test func everyLevelIsReached() {
    let graph = introspect(source)
    for target in ["Door.house", "Floor.upper", "Room.attic"] {
      #expect(graph.has(.push, from: "GateView", to: target), "\(target)")
      #expect(!graph.observed(.makesRoute).filter { $0 == "Shop/\(target)" }.isEmpty)
    }
    for target in ["Door.yard", "Floor.cellar", "Room.kitchen"] {
      #expect(!graph.has(.push, from: "GateView", to: target), "\(target)")
    }
  }

  @Test func everyLevelShowsItsOwn() {
    let graph = introspect(source)
    #expect(graph.shown("Door.house") == ["FloorView"])
    #expect(graph.shown("Floor.upper") == ["RoomView"])
    #expect(graph.shown("Room.attic") == ["AtticView"])
  }

  @Test func payloadIsListed() {
    let graph = introspect(source)
    #expect(graph.node("Door.house")?.payload.map(\.type) == ["Floor"])
    #expect(graph.node("Room.attic")?.payload.map(\.type) == ["Int"])
    #expect(graph.node("Door.yard")?.payload.isEmpty == true)
  }

  @Test func payloadOfAPlainEnumIsNoRoute() {
    let graph = introspect(
      """
      enum Order { case newest, oldest }
      enum Stop: Hashable { case list(Order) }
      struct HomeView: View {
        @State private var trail: [Stop] = []
        var body: some View {
          NavigationStack(path: $trail) {
            Button("") { trail.append(.list(.newest)) }
              .navigationDestination(for: Stop.self) { stop in
                switch stop { case .list(let order): ListView(order: order) }
              }
          }
        }
      }
      struct ListView: View { let order: Order; var body: some View { Text("") } }
      """)
    #expect(graph.names(.route) == ["Stop.list"])
  }

  @Test func aDefaultIsWhatIsLeftOut() {
    let graph = introspect(
      """
      enum Inner: Hashable { case root, theme }
      enum Outer: Hashable { case list, settings(_ page: Inner = .root) }
      struct Root: View {
        @State private var path: [Outer] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") { path.append(.settings()) }
              .navigationDestination(for: Outer.self) { outer in
                switch outer {
                case .list: ListView()
                case .settings(let page):
                  switch page {
                  case .root: SettingsView()
                  case .theme: ThemeView()
                  }
                }
              }
          }
        }
      }

      """ + views("ListView", "SettingsView", "ThemeView"))
    #expect(graph.transitions == ["Root push Inner.root", "Root push Outer.settings"])
  }
}
