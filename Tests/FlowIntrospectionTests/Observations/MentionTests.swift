import FlowModel
import Testing

/// Flows that come into being where no edge leads to them.
@Suite struct MentionTests {
  /// How an app whose home screen runs the statement gets to a flow.
  private func reach(_ flow: String, _ statement: String, member: String = "", _ more: String)
    -> Reach?
  {
    let graph = introspect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = HomeController()
          return true
        }
      }
      final class HomeController: UIViewController {
        \(member)
        func tapped() { \(statement) }
      }
      \(more)

      """ + controllers("PlumController", "PearController"))
    let reachability = Reachability(graph)
    return graph.node(flow).map { reachability[$0.id] }
  }

  private let basket = """
    final class Basket {
      static let shared = Basket()
      func begin(on screen: UIViewController) {
        screen.present(PlumController(), animated: true)
        screen.present(PearController(), animated: true)
      }
      func report() {}
    }
    """

  @Test func aSharedFlowIsThereForWhoeverNamesIt() {
    #expect(reach("Basket", "Basket.shared.report()", basket) == .perhaps)
    #expect(reach("Basket", "", basket) == .unreached)
  }

  @Test func aHelperThatOnlyAFactoryOfItsScreenMakesIsThereWithIt() {
    let sheet = """
      final class Helper {
        private let sheet = SheetController()
        init(on screen: UIViewController) {
          screen.present(sheet, animated: true)
          screen.present(PlumController(), animated: true)
        }
      }
      final class SheetController: UIViewController {}
      extension SheetController {
        static func ask(on screen: UIViewController) { _ = Helper(on: screen) }
      }
      """
    let asked = reach("Helper", "SheetController.ask(on: self)", sheet)
    #expect(asked != nil && asked != .unreached)
    #expect(reach("Helper", "", sheet) == .unreached)
  }

  @Test func objectiveCAndNibsMayMakeWhatIsOpenToThem() {
    let members = """
      {
        let navigation = UINavigationController()
        func plum() { navigation.pushViewController(PlumController(), animated: true) }
        func pear() { navigation.pushViewController(PearController(), animated: true) }
      }
      """
    #expect(reach("Guide", "", "@objcMembers final class Guide: NSObject \(members)") == .perhaps)
    #expect(reach("Guide", "", "@objc(SHGuide) final class Guide: NSObject \(members)") == .perhaps)
    #expect(reach("Guide", "", "final class Guide: UITableViewCell \(members)") == .perhaps)
    #expect(reach("Guide", "", "final class Guide: NSObject \(members)") == .unreached)
  }

  @Test func anOutletsViewIsMadeByTheNib() {
    let bar = """
      final class ChipBar: PlainBar {
        let navigation = UINavigationController()
        func plum() { navigation.pushViewController(PlumController(), animated: true) }
        func pear() { navigation.pushViewController(PearController(), animated: true) }
      }
      """
    #expect(reach("ChipBar", "", member: "@IBOutlet var bar: ChipBar!", bar) == .perhaps)
    #expect(reach("ChipBar", "", bar) == .unreached)
  }

  @Test func whatAFileKeepsForItsPreviewIsThereForThat() {
    func sample(_ access: String) -> String {
      """
      \(access)final class Basket {
        func begin(on screen: UIViewController) {
          screen.present(PlumController(), animated: true)
          screen.present(PearController(), animated: true)
        }
      }
      struct Basket_Previews: PreviewProvider {
        static var previews: some View { Text(String(describing: Basket())) }
      }
      """
    }
    #expect(reach("Basket", "", sample("private ")) == .perhaps)
    #expect(reach("Basket", "", sample("")) == .unreached)
  }
}
