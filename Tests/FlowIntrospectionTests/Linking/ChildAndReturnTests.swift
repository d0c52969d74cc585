import FlowModel
import Testing

@Suite("Child flows and what they hand back")
struct ChildAndReturnTests {
  private let child =
    """
    final class PlumFlow {
      let navigation: UINavigationController
      var onFinish: (() -> Void)?
      init(navigation: UINavigationController) { self.navigation = navigation }
      func begin() {
        let plum = PlumController()
        plum.done = { [weak self] in self?.finish() }
        navigation.pushViewController(plum, animated: true)
      }
      private func finish() { onFinish?() }
    }
    final class PlumController: UIViewController {
      var done: (() -> Void)?
      @objc func tapped() { done?() }
    }

    """ + controllers("BasketController")

  private func graph(_ members: String) -> FlowGraph {
    introspect(
      child + """
        final class OrchardFlow {
          let navigation = UINavigationController()
          \(members)
        }
        """)
  }

  @Test(arguments: [
    "func open() { let plum = PlumFlow(navigation: navigation); plum.begin() }",
    "private var plum: PlumFlow?\n func open() { plum = PlumFlow(navigation: navigation); plum?.begin() }",
    "private lazy var plum = PlumFlow(navigation: navigation)\n func open() { plum.begin() }",
    "var children: [PlumFlow] = []\n func open() { let it = PlumFlow(navigation: navigation); children.append(it); it.begin() }",
    "var children: [String: PlumFlow] = [:]\n func open() { let it = PlumFlow(navigation: navigation); children[\"plum\"] = it; it.begin() }",
    "func make() -> PlumFlow { PlumFlow(navigation: navigation) }\n func open() { make().begin() }",
  ])
  func childHoweverItIsKept(_ members: String) {
    let graph = graph(members)
    #expect(graph.lines(.child) == ["OrchardFlow child PlumFlow"])
    #expect(graph.names(.flow) == ["OrchardFlow", "PlumFlow"])
    #expect(graph.transitions == ["PlumFlow push PlumController"])
  }

  @Test func startingByAProtocolCall() {
    let graph = introspect(
      child + """
        protocol Startable: AnyObject { func begin() }
        extension PlumFlow: Startable {}
        final class OrchardFlow {
          let navigation = UINavigationController()
          var children: [any Startable] = []
          func open() { start(PlumFlow(navigation: navigation)) }
          private func start(_ flow: any Startable) { children.append(flow); flow.begin() }
        }
        """)
    #expect(graph.lines(.child) == ["OrchardFlow child PlumFlow"])
  }

  @Test func closureReturns() {
    let graph = graph(
      """
      func open() {
        let plum = PlumFlow(navigation: navigation)
        plum.onFinish = { [weak self] in self?.fill() }
        plum.begin()
      }
      private func fill() { navigation.pushViewController(BasketController(), animated: true) }
      """)
    #expect(graph.lines(.returns).contains("PlumFlow returns OrchardFlow"))
    #expect(!graph.lines(.returns).contains("OrchardFlow returns PlumFlow"))
    #expect(
      graph.transitions == [
        "OrchardFlow push BasketController", "PlumFlow push PlumController",
      ])
  }

  @Test func delegateReturns() {
    let graph = introspect(
      """
      protocol PlumFlowDelegate: AnyObject { func plumFlowDidFinish(_ flow: PlumFlow) }
      final class PlumFlow {
        weak var delegate: PlumFlowDelegate?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func begin() {
          let plum = PlumController()
          plum.done = { [unowned self] in delegate?.plumFlowDidFinish(self) }
          navigation.pushViewController(plum, animated: true)
        }
      }
      final class PlumController: UIViewController {
        var done: (() -> Void)?
        @objc func tapped() { done?() }
      }
      final class OrchardFlow: PlumFlowDelegate {
        let navigation = UINavigationController()
        func open() {
          let plum = PlumFlow(navigation: navigation)
          plum.delegate = self
          plum.begin()
        }
        func plumFlowDidFinish(_ flow: PlumFlow) { navigation.popViewController(animated: true) }
      }
      """)
    #expect(graph.lines(.returns).contains("PlumFlow returns OrchardFlow"))
    #expect(graph.lines(.child) == ["OrchardFlow child PlumFlow"])
  }

  @Test func parentCallReturns() {
    let graph = introspect(
      """
      final class PlumFlow {
        weak var parent: OrchardFlow?
        let navigation: UINavigationController
        init(navigation: UINavigationController, parent: OrchardFlow) {
          self.navigation = navigation
          self.parent = parent
        }
        func begin() { navigation.pushViewController(PlumController(), animated: true) }
        func finish() { parent?.plumDidFinish() }
      }
      final class OrchardFlow {
        let navigation = UINavigationController()
        func open() { PlumFlow(navigation: navigation, parent: self).begin() }
        func plumDidFinish() { navigation.pushViewController(BasketController(), animated: true) }
      }

      """ + controllers("PlumController", "BasketController"))
    #expect(graph.lines(.returns) == ["PlumFlow returns OrchardFlow"])
    #expect(graph.lines(.child) == ["OrchardFlow child PlumFlow"])
    #expect(graph.has(.push, from: "OrchardFlow", to: "BasketController"))
  }

  @Test func twoParents() {
    let graph = introspect(
      child + """
        final class LeftFlow {
          let navigation = UINavigationController()
          func open() { PlumFlow(navigation: navigation).begin() }
        }
        final class RightFlow {
          let navigation = UINavigationController()
          func open() { PlumFlow(navigation: navigation).begin() }
        }
        """)
    #expect(graph.lines(.child) == ["LeftFlow child PlumFlow", "RightFlow child PlumFlow"])
  }

  @Test func swiftUIChildWithAClosure() {
    let graph = introspect(
      """
      enum Stop: Hashable { case next }
      @Observable final class Child {
        var path: [Stop] = []
        private let onFinish: () -> Void
        init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }
        func go() { path.append(.next) }
        func finish() { onFinish() }
      }
      struct ChildView: View {
        @Bindable var child: Child
        var body: some View {
          NavigationStack(path: $child.path) {
            StartView(child: child).navigationDestination(for: Stop.self) { stop in
              switch stop { case .next: NextView(child: child) }
            }
          }
        }
      }
      struct StartView: View {
        let child: Child
        var body: some View { Button("") { child.go() } }
      }
      struct NextView: View {
        let child: Child
        var body: some View { Button("") { child.finish() } }
      }
      @Observable final class Parent {
        enum Corner: Hashable { case north, south }
        var child: Child?
        var corner: Corner = .north
        func open() {
          child = Child { [weak self] in self?.childDidFinish() }
        }
        private func childDidFinish() {
          child = nil
          corner = .south
        }
      }
      struct ShellView: View {
        @Bindable var parent: Parent
        var body: some View {
          TabView(selection: $parent.corner) {
            NorthView(parent: parent).tag(Parent.Corner.north)
            SouthView().tag(Parent.Corner.south)
          }
          .sheet(isPresented: Binding(get: { parent.child != nil }, set: { _ in })) {
            if let child = parent.child { ChildView(child: child) }
          }
        }
      }
      struct NorthView: View {
        let parent: Parent
        var body: some View { Button("") { parent.open() } }
      }

      """ + views("SouthView"))
    #expect(graph.names(.flow) == ["Child", "Parent"])
    #expect(graph.lines(.child) == ["Parent child Child"])
    #expect(graph.lines(.returns).contains("Child returns Parent"))
    #expect(
      graph.transitions == [
        "NorthView present.sheet ChildView", "Parent select Parent.Corner.south",
        "StartView push Stop.next",
      ])
  }
}
