import Testing

@testable import StackKit

struct RouteTests {
  @Test func routesGrowAndShrink() {
    var routes: [Route<String>] = []
    routes.push("a")
    routes.push("b")
    routes.presentSheet("c")
    #expect(routes == [.push("a"), .push("b"), .sheet("c")])
    #expect(routes.pushedScreens() == ["a", "b"])
    routes.goBack()
    routes.presentCover("d")
    #expect(routes.last == .cover("d"))
    routes.goBackToRoot()
    routes.goBack()
    #expect(routes.isEmpty)
  }

  @Test func theBackGestureDropsWhatLiesAbove() {
    var routes: [Route<String>] = [.push("a"), .push("b"), .sheet("c")]
    routes.setPushedScreens(["a", "b"])
    #expect(routes.count == 3)
    routes.setPushedScreens(["a"])
    #expect(routes == [.push("a")])
  }

  @Test func flowsKeepTheirRoot() {
    var pushed = NFlow(root: 1)
    pushed.push(2)
    pushed.push(3)
    pushed.popToRoot()
    pushed.pop()
    #expect(pushed.stack == [1])
    var presented = PFlow(root: 1)
    presented.present(2)
    presented.dismiss()
    presented.dismiss()
    #expect(presented.stack == [1])
  }
}
