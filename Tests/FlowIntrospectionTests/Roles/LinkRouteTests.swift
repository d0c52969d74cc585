import FlowModel
import Testing

@Suite("Routes that links are read into")
struct LinkRouteTests {
  @Test func coordinatorAnswersThem() {
    let graph = introspect(
      """
      enum Place {
        case item(Int), help
        init?(url: URL) {
          switch url.host {
          case "item": self = .item(1)
          case "help": self = .help
          default: return nil
          }
        }
      }
      final class Guide {
        let navigation = UINavigationController()
        func show(_ place: Place?) {
          if case let .item(id) = place {
            navigation.pushViewController(ItemViewController(id: id), animated: true)
          } else if case .help = place {
            navigation.present(HelpViewController(), animated: true)
          }
        }
      }
      final class HomeViewController: UIViewController {
        let guide = Guide()
        func zorp() { guide.show(.help) }
      }
      final class ItemViewController: UIViewController { init(id: Int) {} }

      """ + controllers("HelpViewController"))
    #expect(graph.names(.route) == ["Place.help", "Place.item"])
    #expect(graph.shown("Place.item") == ["ItemViewController"])
    #expect(graph.transitions(from: "HomeViewController") == ["present.sheet Place.help"])
  }
}
