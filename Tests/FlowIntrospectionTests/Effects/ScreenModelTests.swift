import FlowModel
import Foundation
import Testing

@Suite("View models, presenters and the like work for their screens")
struct ScreenModelTests {
  private let model = """
    @Observable final class HomeModel {
      private let guide: Guide
      init(guide: Guide) { self.guide = guide }
      func tapped() { guide.zorp(.shelf) }
    }

    """

  private func graph(
    _ model: String, _ members: String, action: String = "model.tapped()", view: String
  )
    -> FlowGraph
  {
    introspect(
      Library.places + Library.guide + model + Library.home(action, members: members)
        + Library.stack.replacingOccurrences(of: "HomeView(guide: guide)", with: view))
  }

  private func expectHome(_ graph: FlowGraph) {
    #expect(graph.transitions == ["HomeView push Place.shelf"])
    #expect(graph.nodes(named: "HomeModel").isEmpty)
  }

  @Test func asProperty() {
    let graph = graph(
      model,
      "@State private var model: HomeModel\n  init(guide: Guide) { _model = State(initialValue: HomeModel(guide: guide)) }",
      view: "HomeView(guide: guide)")
    expectHome(graph)
    #expect(
      graph.triggers(.push, from: "HomeView", to: "Place.shelf") == ["HomeModel.tapped()"])
  }

  @Test func asArgument() {
    expectHome(
      graph(model, "let model: HomeModel", view: "HomeView(model: HomeModel(guide: guide))"))
  }

  @Test func asProtocol() {
    let abstract = "protocol HomeModeling { func tapped() }\nextension HomeModel: HomeModeling {}\n"
    expectHome(
      graph(
        model + abstract, "let model: any HomeModeling",
        view: "HomeView(model: HomeModel(guide: guide))"))
  }

  @Test func asGenericArgument() {
    let source =
      Library.places + Library.guide + model + """
        protocol HomeModeling { func tapped() }
        extension HomeModel: HomeModeling {}
        struct HomeView<Model: HomeModeling>: View {
          let model: Model
          var body: some View { Button("") { model.tapped() } }
        }

        """
      + Library.stack.replacingOccurrences(
        of: "HomeView(guide: guide)", with: "HomeView(model: HomeModel(guide: guide))")
    expectHome(introspect(source))
  }

  @Test func ofAViewController() {
    let graph = introspect(
      """
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() {
          let model = PlumModel(zigzag: self)
          navigation.pushViewController(PlumController(model: model), animated: false)
        }
        func flarn() { navigation.pushViewController(PearController(), animated: true) }
      }
      final class PlumModel {
        weak var zigzag: Zigzag?
        init(zigzag: Zigzag) { self.zigzag = zigzag }
        func tapped() { zigzag?.flarn() }
      }
      final class PlumController: UIViewController {
        private let model: PlumModel
        init(model: PlumModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc private func tapped() { model.tapped() }
      }

      """ + controllers("PearController"))
    #expect(
      graph.transitions == ["PlumController push PearController", "Zigzag push PlumController"])
    #expect(graph.nodes(named: "PlumModel").isEmpty)
  }

  @Test func genericBaseController() {
    let graph = introspect(
      """
      class BaseController<Model>: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() {
          navigation.pushViewController(PlumController(model: PlumModel(zigzag: self)), animated: false)
        }
        func flarn() { navigation.pushViewController(PearController(), animated: true) }
      }
      final class PlumModel {
        weak var zigzag: Zigzag?
        init(zigzag: Zigzag) { self.zigzag = zigzag }
        func tapped() { zigzag?.flarn() }
      }
      final class PlumController: BaseController<PlumModel> {
        @objc private func tapped() { model.tapped() }
      }

      """ + controllers("PearController"))
    #expect(
      graph.transitions == ["PlumController push PearController", "Zigzag push PlumController"])
  }

  @Test func presenterAndWireframe() {
    let graph = introspect(
      """
      protocol PlumWireframing { func openPear() }
      protocol PlumPresenting: AnyObject { func tapped() }
      final class PlumPresenter: PlumPresenting {
        private let wireframe: PlumWireframing
        init(wireframe: PlumWireframing) { self.wireframe = wireframe }
        func tapped() { wireframe.openPear() }
      }
      final class PlumController: UIViewController {
        var presenter: PlumPresenting!
        @objc private func onTap() { presenter.tapped() }
      }
      final class PlumWireframe: PlumWireframing {
        weak var controller: UIViewController?
        func openPear() {
          controller?.navigationController?.pushViewController(PearController(), animated: true)
        }
        static func assemble() -> UIViewController {
          let wireframe = PlumWireframe()
          let controller = PlumController()
          controller.presenter = PlumPresenter(wireframe: wireframe)
          wireframe.controller = controller
          return controller
        }
      }

      """ + controllers("PearController"))
    #expect(graph.transitions == ["PlumController push PearController"])
  }

  @Test func publishedFlagOfAModel() {
    let graph = introspect(
      """
      final class HomeModel: ObservableObject {
        @Published var showsFilter = false
        func filterTapped() { showsFilter = true }
      }
      struct HomeView: View {
        @StateObject private var model = HomeModel()
        var body: some View {
          Button("") { model.filterTapped() }
            .sheet(isPresented: $model.showsFilter) { FilterView() }
        }
      }

      """ + views("FilterView"))
    #expect(graph.transitions == ["HomeView present.sheet FilterView"])
    #expect(graph.names(.flow) == [])
    #expect(
      graph.triggers(.present, from: "HomeView", to: "FilterView") == ["HomeModel.filterTapped()"])
  }

  @Test func insideAStoreThatKeepsItInClosures() {
    let source =
      Library.places + Library.guide + """
        protocol Working: AnyObject {
          associatedtype Wish
          func obey(_ wish: Wish)
        }
        final class Store<Wish> {
          private var send: ((Wish) -> Void)?
          init<W: Working>(worker: W) where W.Wish == Wish { send = { worker.obey($0) } }
          func ask(_ wish: Wish) { send?(wish) }
        }
        enum HomeWish { case tapped }
        final class HomeWorker: Working {
          private let guide: Guide
          init(guide: Guide) { self.guide = guide }
          func obey(_ wish: HomeWish) {
            switch wish {
            case .tapped: guide.zorp(.shelf)
            }
          }
        }

        """ + Library.home("store.ask(.tapped)", members: "let store: Store<HomeWish>")
      + Library.stack.replacingOccurrences(
        of: "HomeView(guide: guide)",
        with: "HomeView(store: Store(worker: HomeWorker(guide: guide)))")
    expectHome(introspect(source))
  }

  @Test func whatAModelKnowsWeaklyWorksForItsOwnScreen() {
    let source =
      Library.places + Library.guide + """
        protocol ShelfWatching: AnyObject { func done() }
        final class HomeModel: ShelfWatching {
          private let guide: Guide
          init(guide: Guide) { self.guide = guide }
          func done() {}
          func tapped() { guide.zorp(.shelf) }
        }
        final class ShelfModel {
          weak var watcher: ShelfWatching?
          func tapped() { watcher?.done() }
        }

        """ + Library.home("model.tapped()", members: "let model: HomeModel")
      + Library.stack.replacingOccurrences(
        of: "HomeView(guide: guide)", with: "HomeView(model: HomeModel(guide: guide))"
      ).replacingOccurrences(
        of: "struct ShelfView: View {",
        with: "struct ShelfView: View {\n  @State private var model = ShelfModel()")
    expectHome(introspect(source))
  }

  @Test func whatTheModelsOfManyScreensKeepIsAService() {
    let names = ["Apple", "Berry", "Cherry", "Date", "Elder"]
    let source =
      Library.places + Library.guide + """
        final class Radio {
          private let guide: Guide
          init(guide: Guide) { self.guide = guide }
          func received() { guide.zorp(.shelf) }
        }

        """
      + names.map { name in
        """
        final class \(name)Model {
          let radio: Radio
          init(radio: Radio) { self.radio = radio }
        }
        struct \(name)View: View {
          let model: \(name)Model
          var body: some View { Text("") }
        }

        """
      }.joined() + Library.home("guide.zorp(.book(1))") + Library.stack
    #expect(introspect(source).transitions(from: "AppleView").isEmpty)
  }
}
