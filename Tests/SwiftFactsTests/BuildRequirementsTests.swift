import SwiftFacts
import Testing

/// Which branches of `#if` one build may hold.
@Suite struct BuildRequirementsTests {
  private func requirements(_ condition: String?, unmet: [String] = []) -> BuildRequirements {
    BuildRequirements(
      at: 5,
      in: [
        ConditionalRegion(unmet: unmet, condition: condition, firstLine: 4, lastLine: 6),
        ConditionalRegion(unmet: [], condition: "os(Haiku)", firstLine: 7, lastLine: 9),
      ])
  }

  @Test(arguments: [
    ("os(iOS)", "os(tvOS)", false), ("os(iOS)", "os(iOS) || os(tvOS)", true),
    ("os(iOS)", "!os(iOS)", false), ("!os(iOS)", "!os(macOS)", true),
    ("os(tvOS)", "!(os(iOS)||os(tvOS))", false), ("os(tvOS) && DEBUG", "os(iOS)", false),
    ("os(tvOS) || DEBUG", "os(iOS)", true), ("DEBUG", "!DEBUG", false), ("DEBUG", "RELEASE", true),
    ("swift(>=6.0) && os(iOS)", "os(iOS)", true), ("false", "os(iOS)", false),
  ])
  func compatible(first: String, second: String, expected: Bool) {
    let (first, second) = (requirements(first), requirements(second))
    #expect(first.isCompatible(with: second) == expected)
    #expect(second.isCompatible(with: first) == expected)
  }

  @Test func branchesOfOneConditionAreApart() {
    #expect(!requirements("DEBUG").isCompatible(with: requirements(nil, unmet: ["DEBUG"])))
    #expect(!requirements("A && B").isCompatible(with: requirements("C", unmet: ["A&&B"])))
    #expect(requirements("A").isCompatible(with: requirements("C", unmet: ["B"])))
  }

  @Test func outsideOfBranchesNothingIsAsked() {
    let free = BuildRequirements(
      at: 3, in: [ConditionalRegion(unmet: [], condition: "A", firstLine: 4, lastLine: 6)])
    #expect(free.isEmpty)
    #expect(free.isCompatible(with: requirements("os(tvOS)")))
  }
}
