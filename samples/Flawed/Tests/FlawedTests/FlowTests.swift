import Foundation
import Testing

@testable import Flawed

@MainActor
struct FlowTests {
  private let coordinator = AppCoordinator()

  private func open(_ text: String) throws {
    coordinator.handle(try #require(URL(string: text)))
  }

  @Test func linksThatLand() throws {
    try open("flawed://articles/7")
    #expect(coordinator.tab == .news)
    #expect(coordinator.newsPath == [.article(7)])
    try open("flawed://account")
    #expect(coordinator.sheet == .account)
    try open("flawed://gallery")
    #expect(coordinator.tab == .gallery)
  }

  @Test func aLinkThatIsParsedAndIgnored() throws {
    let url = try #require(URL(string: "flawed://history"))
    #expect(DeepLink(url) == .history)
    coordinator.handle(url)
    #expect(coordinator.tab == .library)
    #expect(coordinator.sheet == nil)
  }

  @Test func bothKindsOfParentReleaseTheirChild() throws {
    coordinator.survey.startAnswer()
    let first = try #require(coordinator.survey.childCoordinators.first)
    first.rate(4)
    first.finish()
    #expect(coordinator.survey.childCoordinators.isEmpty)
    #expect(coordinator.survey.path == [.thanks])

    coordinator.poll.startAnswer()
    coordinator.poll.answer?.finish()
    #expect(coordinator.poll.answer == nil)
    #expect(coordinator.poll.path == [.thanks])
  }
}
