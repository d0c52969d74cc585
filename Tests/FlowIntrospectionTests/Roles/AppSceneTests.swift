import FlowModel
import Testing

@Suite("Scenes of an app's own")
struct AppSceneTests {
  private let stage = """
    enum Place { case welcome, shelf }
    final class Stage: ObservableObject {
      @Published var place: Place = .welcome
      func move(_ place: Place) { withAnimation { self.place = place } }
    }
    struct FrontView: View {
      @EnvironmentObject private var stage: Stage
      var body: some View {
        ZStack {
          switch stage.place {
          case .welcome: WelcomeView()
          case .shelf: ShelfView()
          }
        }
      }
    }
    struct WelcomeView: View {
      @EnvironmentObject private var stage: Stage
      var body: some View { Button("Go") { stage.move(.shelf) } }
    }

    """ + views("ShelfView")

  @Test func sceneKeepsTheStateOfTheRoots() {
    let graph = introspect(
      """
      @main struct ShopApp: App { var body: some Scene { MainScene() } }
      struct MainScene: Scene {
        @StateObject private var stage = Stage()
        var body: some Scene { WindowGroup { FrontView().environmentObject(stage) } }
      }

      """ + stage)
    #expect(graph.names(.entry) == ["MainScene", "ShopApp"])
    #expect(graph.names(.flow) == ["Stage"])
    #expect(graph.names(.root) == ["Place.shelf", "Place.welcome"])
    #expect(graph.has(.launch, from: "ShopApp", to: "MainScene"))
    #expect(graph.has(.launch, from: "MainScene", to: "FrontView"))
    #expect(graph.transitions == ["WelcomeView switch Place.shelf"])
  }

  @Test func protocolOfTheProjectIsNoScene() {
    let graph = introspect(
      """
      protocol Scene { var title: String { get } }
      struct FirstScene: Scene { let title = "First" }

      """)
    #expect(graph.nodes(of: .entry).isEmpty)
  }
}
