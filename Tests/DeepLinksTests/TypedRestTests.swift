import Testing

@testable import DeepLinks

@Suite struct TypedRestTests {
  @Test func everySegmentIsChecked() throws {
    let pattern = try LinkPattern(parsing: "park://bench/**(Int)")
    #expect(pattern.description == "park://bench/**(Int)")
    #expect(pattern.match("park://bench").isYes)
    #expect(pattern.match("park://bench/1/2/3").isYes)
    #expect(pattern.match("park://bench/1/x").isNo)
  }

  @Test func itCoversNumbersOnly() throws {
    let numbers = try LinkPattern(parsing: "park://bench/**(Int)")
    let any = try LinkPattern(parsing: "park://bench/**")
    let two = try LinkPattern(parsing: "park://bench/:a(Int)/:b(Int)")
    let word = try LinkPattern(parsing: "park://bench/pond")
    #expect(any.covers(numbers))
    #expect(!numbers.covers(any))
    #expect(numbers.covers(two))
    #expect(numbers.overlap(word) == nil)
    #expect(numbers.overlap(any) == "park://bench")
  }
}
