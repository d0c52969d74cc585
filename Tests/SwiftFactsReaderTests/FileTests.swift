import SwiftFacts
import Testing

@Suite struct FileTests {
  @Test func imports() {
    let facts = read(
      """
      import SwiftUI
      @testable import Shop
      import struct Foundation.URL
      internal import UIKit.UIGestureRecognizerSubclass
      import SwiftUI
      """)
    #expect(facts.imports == ["SwiftUI", "Shop", "Foundation", "UIKit"])
  }

  @Test func topLevelCode() {
    let facts = read("import A\nlet app = App()\napp.run()\nif x { y() }\nfunc f() {}\n")
    #expect(facts.properties.map(\.name) == ["app"])
    #expect(facts.statements.map(\.sketch) == ["app.run()", "if x { y() } else {  }"])
    #expect(facts.functions.map(\.name) == ["f"])
  }

  @Test(
    arguments: [
      ("", 0), ("\n", 1), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("a\rb", 2),
    ] as [(String, Int)])
  func lineCount(source: String, expected: Int) {
    #expect(read(source).lineCount == expected)
  }

  @Test func thePathIsKept() {
    #expect(read("").path == "File.swift")
    #expect(read("").problems == [])
  }

  @Test func aByteOrderMarkIsNoProblem() {
    let facts = read("\u{FEFF}struct A {}\nstruct B {}\n")
    #expect(facts.types.map(\.path) == [["A"], ["B"]])
    #expect(facts.problems == [])
  }
}
