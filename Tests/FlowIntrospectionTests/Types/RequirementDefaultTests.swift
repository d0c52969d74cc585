import FlowModel
import Testing

@Suite("Properties that a protocol requires and its extension answers")
struct RequirementDefaultTests {
  private func app(_ members: String, attic: String = "AtticHolding?") -> FlowGraph {
    introspect(
      """
      import UIKit
      protocol FaceHolding: AnyObject {
        var isReady: Bool { get }
        var face: UIViewController { get }
      }
      extension FaceHolding where Self: UIViewController {
        var isReady: Bool { face.isViewLoaded }
        var face: UIViewController { self }
      }
      protocol CellarHolding: FaceHolding {}
      protocol AtticHolding: FaceHolding {}
      final class CellarViewController: UIViewController, CellarHolding {}
      final class AtticViewController: UIViewController, AtticHolding {}
      struct AtticFactory {
        static func make() -> \(attic) {
          let view = AtticViewController()
          return view
        }
      }
      final class Ladder {
        \(members)
      }
      """)
  }

  @Test func ofAScreenThatAFactoryMakes() {
    let graph = app(
      """
      func climb(from view: CellarHolding?) {
        guard let attic = AtticFactory.make() else { return }
        attic.face.hidesBottomBarWhenPushed = true
        view?.face.navigationController?.pushViewController(attic.face, animated: true)
      }
      """)
    #expect(graph.transitions == ["Ladder push AtticViewController"])
    #expect(graph.edges.allSatisfy { $0.confidence == .certain })
  }

  @Test func ofWhatACallerPasses() {
    let graph = app(
      """
      let stack = UINavigationController()
      func climb() { show(AtticViewController()) }
      private func show(_ part: FaceHolding) { stack.pushViewController(part.face, animated: true) }
      """)
    #expect(graph.transitions == ["Ladder push AtticViewController"])
  }
}
