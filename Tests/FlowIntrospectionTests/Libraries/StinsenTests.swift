import FlowModel
import Testing

@Suite("Coordinators of Stinsen")
struct StinsenTests {
  /// A bakery: a counter or a kitchen with two tabs, and a chain through all of them.
  private static let bakery = """
    import Stinsen
    import SwiftUI

    @main
    struct BakeryApp: App {
      var body: some Scene { WindowGroup { ShopCoordinator().view() } }
    }

    final class ShopCoordinator: NavigationCoordinatable {
      var stack: Stinsen.NavigationStack<ShopCoordinator>

      @Root var counter = makeCounter
      @Root var kitchen = makeKitchen

      init(isBaker: Bool) {
        if isBaker {
          stack = NavigationStack(initial: \\ShopCoordinator.kitchen, "day")
        } else {
          stack = NavigationStack(initial: \\ShopCoordinator.counter)
        }
      }

      func makeCounter() -> NavigationViewCoordinator<CounterCoordinator> {
        NavigationViewCoordinator(CounterCoordinator())
      }
      func makeKitchen(shift: String) -> KitchenCoordinator { KitchenCoordinator() }

      func bellRang() { root(\\.counter) }
      func show(recipe: Int) {
        if let kitchen = hasRoot(\\.kitchen) {
          kitchen.focusFirst(\\.book).child.popToRoot().route(to: \\.recipe, recipe)
        }
      }
    }

    final class CounterCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\CounterCoordinator.start)

      @Root var start = makeStart
      @Route(.push) var cake = makeCake
      @Route(.modal) var basket = makeBasket
      @Route(.fullScreen) var nested = makeNested

      @ViewBuilder func makeStart() -> some View { ShelfView() }
      @ViewBuilder func makeCake(id: Int) -> some View { CakeView(id: id) }
      @ViewBuilder func makeBasket() -> some View { NavigationView { BasketView() } }
      func makeNested() -> NavigationViewCoordinator<CounterCoordinator> {
        NavigationViewCoordinator(CounterCoordinator())
      }
    }

    final class KitchenCoordinator: TabCoordinatable {
      var child = TabChild(startingItems: [\\KitchenCoordinator.oven, \\KitchenCoordinator.book])

      @Route(tabItem: makeOvenTab) var oven = makeOven
      @Route(tabItem: makeBookTab, onTapped: bookTapped) var book = makeBook

      func makeOven() -> some View { OvenView() }
      @ViewBuilder func makeOvenTab(isActive: Bool) -> some View { Text("Oven") }
      func makeBook() -> NavigationViewCoordinator<BookCoordinator> {
        NavigationViewCoordinator(BookCoordinator())
      }
      @ViewBuilder func makeBookTab(isActive: Bool) -> some View { Text("Book") }
      func bookTapped(again: Bool, coordinator: NavigationViewCoordinator<BookCoordinator>) {
        coordinator.child.popToRoot()
      }
    }

    final class BookCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\BookCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var recipe = makeRecipe
    }
    extension BookCoordinator {
      func makeStart() -> some View { BookView(model: BookModel()) }
      func makeRecipe(id: Int) -> some View { RecipeView(id: id) }
    }

    struct ShelfView: View {
      @EnvironmentObject private var router: CounterCoordinator.Router
      var body: some View {
        VStack {
          Tile("Cake") { router.route(to: \\.cake, 3) }
          Button("Basket") { router.route(to: \\CounterCoordinator.basket) }
          Tile("More") { router.route(to: \\.nested) }
        }
      }
    }
    struct Tile: View {
      let title: String
      let action: () -> Void
      init(_ title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
      }
      var body: some View { Button(title) { action() } }
    }
    struct CakeView: View {
      let id: Int
      @EnvironmentObject private var router: CounterCoordinator.Router
      var body: some View { Button("Back") { router.popLast() } }
    }
    struct BasketView: View { var body: some View { Text("") } }
    struct OvenView: View {
      @EnvironmentObject private var kitchen: KitchenCoordinator.Router
      var body: some View {
        Button("Read") { kitchen.focusFirst(\\.book).child.route(to: \\.recipe, 1) }
      }
    }
    struct BookView: View {
      @StateObject var model: BookModel
      var body: some View { Button("Open") { model.open() } }
    }
    final class BookModel: ObservableObject {
      @RouterObject var router: NavigationRouter<BookCoordinator>?
      func open() { router?.route(to: \\.recipe, 2) }
    }
    struct RecipeView: View { let id: Int; var body: some View { Text("") } }
    """

  private let graph = introspect(bakery)

  @Test func propertiesAreRootsRoutesAndTabs() {
    #expect(
      graph.names(.flow) == [
        "BookCoordinator", "CounterCoordinator", "KitchenCoordinator", "ShopCoordinator",
      ])
    #expect(
      graph.names(.root) == [
        "BookCoordinator.start", "CounterCoordinator.start", "ShopCoordinator.counter",
        "ShopCoordinator.kitchen",
      ])
    #expect(graph.names(.tab) == ["KitchenCoordinator.book", "KitchenCoordinator.oven"])
    #expect(
      graph.names(.route) == [
        "BookCoordinator.recipe", "CounterCoordinator.basket", "CounterCoordinator.cake",
        "CounterCoordinator.nested",
      ])
    #expect(graph.node("CounterCoordinator.cake")?.owner == "CounterCoordinator")
    #expect(
      graph.node("CounterCoordinator.cake")?.payload == [PayloadElement(label: "id", type: "Int")])
    #expect(graph.node("ShopCoordinator")?.style == "Stinsen")
  }

  @Test func factoriesSayWhatTheyShow() {
    #expect(
      graph.lines(.shows) == [
        "BookCoordinator.recipe shows RecipeView",
        "BookCoordinator.start shows BookView",
        "CounterCoordinator.basket shows.sheet BasketView",
        "CounterCoordinator.cake shows CakeView",
        "CounterCoordinator.nested shows.fullScreenCover CounterCoordinator",
        "CounterCoordinator.start shows ShelfView",
        "KitchenCoordinator.book shows BookCoordinator",
        "KitchenCoordinator.oven shows OvenView",
        "ShopCoordinator.counter shows CounterCoordinator",
        "ShopCoordinator.kitchen shows KitchenCoordinator",
      ])
    #expect(
      graph.lines(.child) == [
        "CounterCoordinator child CounterCoordinator", "KitchenCoordinator child BookCoordinator",
        "ShopCoordinator child CounterCoordinator", "ShopCoordinator child KitchenCoordinator",
      ])
  }

  @Test func everyStepOfAChainIsLookedUpInWhatTheLastOneShows() {
    #expect(
      graph.transitions(from: "OvenView")
        == ["push BookCoordinator.recipe", "select KitchenCoordinator.book"])
    #expect(
      graph.transitions(from: "ShopCoordinator") == [
        "push BookCoordinator.recipe", "select KitchenCoordinator.book",
        "switch ShopCoordinator.counter",
      ])
  }

  @Test func screensGoWhereTheirRoutersAndModelsGo() {
    #expect(
      graph.transitions(from: "ShelfView") == [
        "present.fullScreenCover CounterCoordinator.nested",
        "present.sheet CounterCoordinator.basket", "push CounterCoordinator.cake",
      ])
    #expect(graph.transitions(from: "BookView") == ["push BookCoordinator.recipe"])
    #expect(
      graph.triggers(.push, from: "BookView", to: "BookCoordinator.recipe")
        == ["BookModel.open()"])
  }

  @Test func onlyOnesOwnPlaceIsDismissed() {
    #expect(graph.lines(.dismisses) == ["CakeView dismisses CakeView"])
  }

  @Test func whatStandsFirstIsInitialAndEveryTabIsMade() {
    let initial = graph.nodes.filter(\.isInitial).map(\.qualifiedName).sorted()
    #expect(
      initial == [
        "BookCoordinator.start", "CounterCoordinator.start", "KitchenCoordinator.oven",
        "ShopCoordinator.counter", "ShopCoordinator.kitchen",
      ])
    #expect(
      graph.observed(.makesRoute).filter { $0.contains("Kitchen") }
        == ["Shop/KitchenCoordinator.book", "Shop/KitchenCoordinator.oven"])
  }

  @Test func everyCallIsUnderstood() {
    #expect(graph.lines(.launch) == ["BakeryApp launch ShopCoordinator"])
    #expect(graph.notices == [])
    #expect(graph.edges.filter { $0.confidence == .dynamic } == [])
  }

  @Test func wrappersOfTheSameNameElsewhereMakeNoRoutes() {
    let graph = introspect(
      """
      @propertyWrapper struct Route<Value> { var wrappedValue: Value }
      final class Ledger: ObservableObject { @Route var total = 0 }
      struct LedgerView: View {
        @StateObject var ledger = Ledger()
        var body: some View { NavigationStack { Text("\\(ledger.total)") } }
      }
      """)
    #expect(graph.names(.route) == [])
    #expect(graph.names(.flow) == [])
  }
}
