import Foundation
import StackKit
import Testing

@testable import Numbers

@MainActor
struct MainViewModelTests {
  private func model(opening text: String) throws -> MainViewModel {
    let model = MainViewModel()
    model.open(try #require(URL(string: text)))
    return model
  }

  @Test func opensNumbers() throws {
    #expect(try model(opening: "numbers://numbers/42").numberRoutes == [.push(.number(42))])
    #expect(
      try model(opening: "numbers://numbers/1/2").numberRoutes
        == [.push(.number(1)), .push(.number(2))])
    #expect(try model(opening: "numbers://help").numberRoutes == [.sheet(.help)])
  }

  @Test func opensTabs() throws {
    #expect(try model(opening: "numbers://quiz/7/now").tab == .quiz)
    #expect(try model(opening: "numbers://play/old/quiz").tab == .quiz)
    #expect(try model(opening: "numbers://settings/sound").tab == .settings)
    #expect(try model(opening: "numbers://series/primes/quiz").tab == .numbers)
  }

  @Test func opensRegisteredPatterns() throws {
    let factors = try model(opening: "numbers://factors/60")
    #expect(factors.tab == .factors)
    #expect(factors.factors.routes == [.push(.factors(60))])
    let series = try model(opening: "numbers://series/primes/below/100")
    #expect(series.numberRoutes == [.push(.series(.primes))])
  }

  @Test(arguments: [
    "numbers://", "numbers://numbers/x", "numbers://numbers/1/2/3", "numbers://factors",
    "numbers://factors/x", "numbers://factors/6/7", "numbers://series/cubes", "other://quiz",
  ])
  func leavesOtherLinksAlone(text: String) throws {
    let model = try model(opening: text)
    #expect(model.tab == .numbers)
    #expect(model.numberRoutes.isEmpty)
    #expect(model.factors.routes.isEmpty)
  }

  @Test func takesNumbersApart() {
    #expect(Factors.of(60) == [2, 2, 3, 5])
    #expect(Factors.of(1) == [])
    #expect(Series.primes.members(upTo: 12) == [2, 3, 5, 7, 11])
  }
}
