import Foundation
import Testing

@testable import PathPatterns

@MainActor
struct PathPatternsTests {
  @Test func hostIsTheFirstElement() throws {
    let url = try #require(URL(string: "app://a/b/c/"))
    #expect(PathComponents(url) == .n3("a", "b", "c"))
    #expect(PathComponents(try #require(URL(string: "app://"))) == .n0)
  }

  @Test func patternsOfAnyLength() {
    let path = PathComponents(["a", "b", "c", "d", "e"])
    #expect(Begins("a", "b") ~= path)
    #expect(Ends("d", "e") ~= path)
    #expect(!(Begins("b") ~= path))
    #expect(!(Ends("a", "b", "c", "d", "e", "f") ~= path))
  }

  @Test func theFirstPatternThatFitsIsCalled() {
    let router = PatternRouter()
    var calls: [[String: String]] = []
    router.register("a/:x") {
      calls.append($0); return true
    }
    router.register("a/:x/:y/*") {
      calls.append($0); return false
    }
    #expect(router.open(.n2("a", "1")))
    #expect(!router.open(.n4("a", "1", "2", "3")))
    #expect(!router.open(.n1("a")))
    #expect(calls == [["x": "1"], ["x": "1", "y": "2"]])
  }
}
