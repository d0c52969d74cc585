import FlowModel
import Testing

@Suite("Keys of LinkNavigator")
struct LinkNavigatorTests {
  /// A garden: builders that are generated, a builder whose key is given, a presenter in a box.
  private static let garden = """
    import LinkNavigator
    import SwiftUI

    enum Key { static let bed = "bed" }

    struct GardenBuilder<RootNavigator> {
      static func generate() -> RouteBuilderOf<RootNavigator> {
        let matchPath = "garden"
        return .init(matchPath: matchPath) { navigator, items, dependency -> RouteViewController? in
          WrappingController(matchPath: matchPath) {
            GardenView(navigator: navigator)
          }
        }
      }
    }
    struct BedBuilder: RouteBuilder {
      var matchPath: String { Key.bed }
      var build: (LinkNavigatorType, [String: String], Any) -> MatchingViewController? {
        { navigator, items, dependency in
          WrappingController(matchPath: matchPath) { BedView(navigator: navigator) }
        }
      }
    }
    struct ToolBuilder: RouteBuildeableType {
      let matchPath: String
      var build: (Any, String, MatchURL, LinkNavigator) -> ViewableRouter {
        { environment, matchPath, url, navigator in
          let presenter = ToolPresenter(navigator: navigator)
          let view = ToolView.make(presenter)
          return .init(
            key: matchPath, viewController: WrapperController(rootView: .init(view), key: matchPath),
            matchURL: url)
        }
      }
    }
    struct Builders: RouterBuildGroupType {
      var builders: [RouteBuildeableType] { [ToolBuilder(matchPath: "tools")] }
    }

    @main
    struct GardenApp: App {
      let navigator: SingleLinkNavigator
      var body: some Scene {
        WindowGroup {
          LinkNavigationView(linkNavigator: navigator, item: .init(path: "garden"))
        }
      }
    }

    struct GardenView: View {
      let navigator: LinkNavigatorType
      var body: some View {
        Button("Bed") { navigator.next(paths: ["bed"], items: [:], isAnimated: true) }
        Button("Tools") { navigator.fullSheet(paths: ["tools"], items: [:], isAnimated: true) }
        Button("Ask") { navigator.alert(target: .default, model: .init(message: "Sure?")) }
      }
    }
    struct BedView: View {
      let navigator: SingleLinkNavigator
      var body: some View {
        Button("Tools") {
          navigator.sheet(linkItem: .init(path: "tools"), isAnimated: true)
        }
        Button("Home") { navigator.replace(linkItem: .init(pathList: ["garden"]), isAnimated: true) }
        Button("Back") { navigator.back(isAnimated: true) }
      }
    }

    protocol Presenting { func send(_ wish: ToolPresenter.Wish) }
    final class Box<Presenter, State>: ObservableObject {
      let presenter: Presenter
      init(_ presenter: Presenter) { self.presenter = presenter }
    }
    final class ToolPresenter: Presenting {
      enum Wish { case dig, rest }
      let navigator: LinkNavigatorType
      init(navigator: LinkNavigatorType) { self.navigator = navigator }
      func send(_ wish: Wish) {
        switch wish {
        case .dig: navigator.href(url: "/bed?side=left", target: .root, animated: true)
        case .rest: navigator.replace(url: "app://garden", target: .sheet, animated: true)
        }
      }
    }
    struct ToolView: View {
      @StateObject var box: Box<Presenting, Int>
      static func make(_ presenter: ToolPresenter) -> some View {
        ToolView(box: .init(presenter as Presenting))
      }
      var body: some View {
        Button("Dig") { box.presenter.send(.dig) }
        Button("Rest") { box.presenter.send(.rest) }
      }
    }
    """

  private let graph = introspect(garden)

  @Test func keysAreRoutesToWhatTheirBuildersBuild() {
    #expect(graph.names(.route) == ["bed", "garden", "tools"])
    #expect(
      graph.lines(.shows)
        == ["bed shows BedView", "garden shows GardenView", "tools shows ToolView"])
    #expect(graph.nodes.filter(\.isInitial).map(\.name) == ["garden"])
  }

  @Test func navigatorsTakeListsOfKeysItemsAndAddresses() {
    #expect(
      graph.transitions(from: "GardenView")
        == ["present.alert Alert", "present.fullScreenCover tools", "push bed"])
    #expect(graph.transitions(from: "BedView") == ["present.sheet tools", "replace garden"])
    #expect(graph.has(.dismisses, from: "BedView", to: "BedView"))
  }

  @Test func whatABoxHoldsWorksForItsScreen() {
    #expect(graph.transitions(from: "ToolView") == ["present.sheet garden", "push bed"])
    #expect(graph.edges.filter { $0.confidence == .dynamic } == [])
  }

  @Test func textsElsewhereAreNoRoutes() {
    let other = introspect(
      "final class Player { func next(paths: [String]) {}\n func go() { next(paths: [\"bed\"]) } }")
    #expect(other.nodes == [])
  }
}
