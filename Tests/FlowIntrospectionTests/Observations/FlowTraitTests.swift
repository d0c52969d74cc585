import FlowModel
import Testing

/// What makes a flow worth having.
@Suite struct FlowTraitTests {
  private func traits(_ members: String) -> String? {
    introspect(
      """
      final class Zigzag {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        \(members)
      }

      """ + controllers("PlumController", "PearController")
    ).observations(of: .flowTraits).first { $0.subject == "Shop/Zigzag" }?.data["reasons"]
  }

  @Test func flowWithoutReasons() {
    #expect(
      traits("func begin() { navigation.pushViewController(PlumController(), animated: true) }")
        == nil)
  }

  private func reasons(of source: String) -> String? {
    introspect(source + "\n" + controllers("PlumController", "PearController"))
      .observations(of: .flowTraits).first { $0.subject == "Shop/Zigzag" }?.data["reasons"]
  }

  @Test func aCellCoordinatesNothing() {
    #expect(
      reasons(
        of: """
          class PlainCell: UICollectionViewCell {}
          final class Zigzag: PlainCell {
            var host: UIViewController?
            func fill() { host?.present(PlumController(), animated: true) }
          }
          """)?.contains("inherits") == true)
  }

  @Test func serviceBehindAProtocol() {
    func reasons(_ others: String = "", keeping: String = "") -> String? {
      self.reasons(
        of: """
          protocol Showing { func begin(from view: UIViewController) }
          struct Zigzag: Showing {
            \(keeping)
            func begin(from view: UIViewController) {
              view.present(PlumController(), animated: true)
            }
          }
          \(others)
          """)
    }
    #expect(reasons() == "serves")
    #expect(reasons(keeping: "let navigation: UINavigationController") == nil)
    let others = ["Zagzig", "Zigzig"].map { name in
      """
      struct \(name): Showing {
        func begin(from view: UIViewController) {
          view.present(PearController(), animated: true)
        }
      }
      """
    }
    #expect(reasons(others[0]) == "serves")
    #expect(reasons(others.joined(separator: "\n")) == nil)
  }

  @Test func madeByInterfaceBuilder() {
    #expect(
      reasons(
        of: """
          final class Zigzag: NSWindow {
            override func awakeFromNib() { contentViewController = PlumController() }
          }
          """)?.contains("nib") == true)
  }

  @Test func flowThatGates() {
    #expect(
      traits(
        """
        let session: Session
        func begin() {
          if session.isValid {
            navigation.pushViewController(PlumController(), animated: true)
          } else {
            navigation.pushViewController(PearController(), animated: true)
          }
        }
        """) == "gates")
  }

  @Test func flowThatKeepsState() {
    #expect(
      traits(
        """
        private var basket: [String] = []
        func begin() { navigation.pushViewController(PlumController(), animated: true) }
        """) == "ownedState")
  }

  @Test func flowThatSharesItsWorkWithAnother() {
    let graph = introspect(
      """
      class Opening {
        let navigation = UINavigationController()
        func begin() { navigation.pushViewController(PlumController(), animated: true) }
      }
      final class Closing: Opening {
        func end() { navigation.pushViewController(PearController(), animated: true) }
      }

      """ + controllers("PlumController", "PearController"))
    #expect(
      graph.observed(.flowTraits, ["reasons": "inherits"]) == ["Shop/Closing", "Shop/Opening"])
  }

  @Test(arguments: [
    ("LibrarySection<Int>", "inherits"), ("NSObject", nil), ("Wandering", nil),
  ])
  func flowThatDoesAForeignClasssWork(base: String, reason: String?) {
    let graph = introspect(
      """
      protocol Wandering {}
      final class Zigzag: \(base) {
        let navigation: UINavigationController
        init(navigation: UINavigationController) {
          self.navigation = navigation
          \(base == "Wandering" ? "" : "super.init()")
        }
        func begin() { navigation.pushViewController(PlumController(), animated: true) }
      }

      """ + controllers("PlumController"))
    let traits = graph.observations(of: .flowTraits).filter { $0.subject == "Shop/Zigzag" }
    #expect(traits.map { $0.data["reasons"] } == (reason.map { [$0] } ?? []))
  }

  @Test func flowThatOwnsATopLevelStack() {
    let graph = introspect(Library.app(home: Library.home("guide.zorp(.shelf)")))
    #expect(
      graph.observations(of: .flowTraits).map(\.subject) == ["Shop/Guide"])
    #expect(graph.observations(of: .flowTraits).first?.data["reasons"] == "ownsStack")
  }

  @Test func flowThatAGestureStartsOnACondition() {
    #expect(
      traits(
        """
        let session: Session
        func offer() {
          guard session.isValid else { return }
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          navigation.view.addGestureRecognizer(tap)
        }
        @objc private func tapped() {
          navigation.pushViewController(PlumController(), animated: true)
        }
        """) == "gates")
  }

  @Test func whatAFlowOnlyHandsOnIsNoState() {
    func traits(_ use: String) -> String? {
      introspect(
        """
        final class Zigzag {
          private let navigation: UINavigationController
          private var basket: Basket
          init(navigation: UINavigationController, basket: Basket) {
            self.navigation = navigation
            self.basket = basket
          }
          func begin() {
            navigation.pushViewController(PlumController(basket: basket), animated: true)
          }
          \(use)
        }
        final class PlumController: UIViewController { init(basket: Basket) {} }
        struct Basket { var names: [String] = [] }
        """
      ).observations(of: .flowTraits).first { $0.subject == "Shop/Zigzag" }?.data["reasons"]
    }
    #expect(traits("") == nil)
    #expect(traits("func empty() { basket = Basket() }") == "ownedState")
    #expect(traits(#"func add() { basket.names.append("fig") }"#) == "ownedState")
  }

  @Test func flowWhoseHelpersShowMore() {
    func reasons(_ helper: String) -> [String] {
      introspect(
        """
        final class Zigzag {
          let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func begin() { navigation.pushViewController(PlumController(), animated: true) }
          func tapped(in view: UIViewController) { view.zorp() }
        }
        extension UIViewController {
          func zorp() { \(helper) }
        }

        """ + controllers("PlumController", "PearController")
      ).observed(.flowTraits, ["reasons": "delegates"])
    }
    #expect(reasons("present(PearController(), animated: true)") == ["Shop/Zigzag"])
    #expect(reasons("present(PlumController(), animated: true)") == [])
    #expect(reasons("print(self)") == [])
  }

  @Test func flowThatAPresenterIsMadeWith() {
    let graph = introspect(
      """
      protocol Pointing { func onward(from view: UIViewController) }
      final class Signpost: Pointing {
        func onward(from view: UIViewController) {
          view.present(PearController(), animated: true)
        }
      }
      final class Teller {
        let sign: Pointing
        init(sign: Pointing) { self.sign = sign }
      }
      enum Workshop {
        static func make() -> PlumController {
          let sign = Signpost()
          return PlumController(teller: Teller(sign: sign))
        }
      }
      final class PlumController: UIViewController {
        let teller: Teller
        init(teller: Teller) { self.teller = teller }
        func tapped() { teller.sign.onward(from: self) }
      }

      """ + controllers("PearController"))
    #expect(graph.observed(.flowTraits, ["reasons": "serves"]) == ["Shop/Signpost"])
  }

  @Test(arguments: ["private final class Aside", "fileprivate final class Aside"])
  func aFilesOwnHelperIsADetail(_ declaration: String) {
    let graph = introspect(
      """
      \(declaration) {
        init(on view: UIViewController) { view.present(PlumController(), animated: true) }
      }
      func ask(_ view: UIViewController) { _ = Aside(on: view) }

      """ + controllers("PlumController"))
    #expect(graph.observed(.flowTraits, ["reasons": "detail"]).count == 1)
  }

  @Test func theCoordinatorOfARepresentableIsADetail() {
    let graph = introspect(
      """
      struct MapView: UIViewControllerRepresentable {
        let navigation: UINavigationController
        func makeUIViewController(context: Context) -> PearController { PearController() }
        func updateUIViewController(_ controller: PearController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(navigation: navigation) }
        final class Coordinator {
          let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func tapped() { navigation.pushViewController(PlumController(), animated: true) }
        }
      }

      """ + controllers("PlumController", "PearController"))
    #expect(graph.observed(.flowTraits, ["reasons": "detail"]) == ["Shop/MapView.Coordinator"])
  }
}
