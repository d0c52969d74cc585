import FlowModel
import Testing

@Suite("Parts of screens")
struct PartTests {
  private let list = """
    final class ListViewController: UIViewController {
      func section(for model: Row) -> RowSection { RowSection(model: model) }
    }

    """ + controllers("ItemViewController", "HelpViewController")

  @Test func handlerOfRowsWorksForItsScreen() {
    let graph = introspect(
      """
      struct Row {}
      final class RowSection: NSObject {
        let model: Row
        weak var viewController: UIViewController?
        init(model: Row) { self.model = model }
        func height() -> Double { 44 }
        func title() -> String { "Row" }
        func select() { viewController?.present(ItemViewController(), animated: true) }
      }

      """ + list)
    #expect(graph.nodes(of: .flow).isEmpty)
    #expect(graph.transitions == ["ListViewController present.sheet ItemViewController"])
  }

  @Test func classOfALibraryWorksForItsScreen() {
    let graph = introspect(
      """
      struct Row {}
      final class RowSection: SectionController<Row> {
        init(model: Row) {}
        override func select() { viewController?.present(ItemViewController(), animated: true) }
      }

      """ + list)
    #expect(graph.nodes(of: .flow).isEmpty)
    #expect(graph.transitions == ["ListViewController present.sheet ItemViewController"])
  }

  @Test func objectThatDoesLittleElseIsAFlow() {
    let graph = introspect(
      """
      struct Row {}
      final class RowSection {
        let model: Row
        weak var viewController: UIViewController?
        init(model: Row) { self.model = model }
        func zorp() { viewController?.present(ItemViewController(), animated: true) }
        func blick() { viewController?.present(HelpViewController(), animated: true) }
      }

      """ + list)
    #expect(graph.names(.flow) == ["RowSection"])
  }

  @Test func objectThatOtherCodeMakesIsAFlow() {
    let graph = introspect(
      """
      struct Row {}
      final class RowSection {
        let model: Row
        weak var viewController: UIViewController?
        init(model: Row) { self.model = model }
        func height() -> Double { 44 }
        func title() -> String { "Row" }
        func zorp() { viewController?.present(ItemViewController(), animated: true) }
      }
      struct Maker { func section() -> RowSection { RowSection(model: Row()) } }

      """ + list)
    #expect(graph.names(.flow) == ["RowSection"])
  }

  @Test func whatARowIsDecidesWithinItsScreen() {
    let graph = introspect(
      """
      struct Row {
        enum Number { case item(Int), help }
        let number: Number
      }
      final class RowSection: NSObject {
        let model: Row
        weak var viewController: UIViewController?
        init(model: Row) { self.model = model }
        func height() -> Double { 44 }
        func select() { open(model) }
        func open(_ row: Row) {
          switch row.number {
          case .item: viewController?.present(ItemViewController(), animated: true)
          case .help: viewController?.present(HelpViewController(), animated: true)
          }
        }
      }

      """ + list)
    #expect(graph.nodes(of: .route).isEmpty)
    #expect(
      graph.transitions == [
        "ListViewController present.sheet HelpViewController",
        "ListViewController present.sheet ItemViewController",
      ])
  }
}
