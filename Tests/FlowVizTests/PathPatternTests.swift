import TestSupport
import Testing

@testable import FlowViz

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "They fit files, and folders with all that lies in them",
    arguments: [
      ("Generated", "Generated/A.swift", true), ("Generated", "a/b/Generated/c/A.swift", true),
      ("Generated", "a/GeneratedX/A.swift", false), ("A.swift", "b/A.swift", true),
      ("*.gen.swift", "a/B.gen.swift", true), ("*.gen.swift", "a/B.swift", false),
      ("Sources/*", "Sources/A.swift", true), ("Sources/*", "Sources/a/B.swift", true),
      ("Sources/*", "x/Sources/A.swift", false), ("/Sources", "Sources/A.swift", true),
      ("/Sources", "x/Sources/A.swift", false), ("./Sources/", "Sources/A.swift", true),
      ("**", "A.swift", true), ("**/Old/**", "Old/A.swift", true),
      ("**/Old/**", "a/b/Old/c/A.swift", true), ("a/**/b", "a/b/C.swift", true),
      ("a/**/b", "a/x/y/b/C.swift", true), ("a/**/b", "a/x/C.swift", false),
      ("Feat?re/A", "Feature/A/B.swift", true), ("Feat?re/A", "Feat/A/B.swift", false),
      ("*a*b*c*", "xaybzc.swift", true), ("*a*b*c*", "xacb.swift", false),
      ("Näme*", "Nämen.swift", true), ("[a]", "a/B.swift", false),
    ])
  func fits(pattern: String, path: String, expected: Bool) throws {
    #expect(try #require(PathPattern(pattern)).matches(path) == expected)
  }

  @Test("What fits nothing is no pattern", arguments: ["", "/", ".", "../a", "a/../b"])
  func refused(text: String) {
    #expect(PathPattern(text) == nil)
  }

  @Test("Hostile patterns take no time")
  func hostile() throws {
    let stars = try #require(PathPattern(String(repeating: "*a", count: 200) + "b"))
    #expect(!stars.matches(String(repeating: "a", count: 4_000)))
    let folders = try #require(PathPattern(String(repeating: "**/", count: 200) + "b"))
    #expect(!folders.matches(String(repeating: "a/", count: 200) + "c"))
  }
}
