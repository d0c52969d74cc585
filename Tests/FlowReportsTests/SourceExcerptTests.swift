import FlowModel
import Testing

@testable import FlowReports

@Suite struct SourceExcerptTests {
  private let lines = [
    "", "a", "\tlet 名前 = \"🛒\" // é\u{301}\u{1B}[31m", String(repeating: "名", count: 500),
    "👨‍👩‍👧🏴󠁧󠁢󠁳󠁣󠁴󠁿\r",
  ]

  @Test func fitsForEveryPlaceInEveryLine() {
    for line in lines {
      for column in -1...(line.utf8.count + 3) {
        for length in [nil, 0, 1, 7, 4000] {
          let place = FlowModel.SourceLocation(file: "a", line: 1, column: column)
          let excerpt = SourceExcerpt(line, at: place, length: length, width: 40)
          #expect((excerpt != nil) == (1...(line.utf8.count + 1)).contains(column))
          guard let excerpt else { continue }
          #expect(VisibleText.columns(excerpt.text) <= 40)
          #expect(excerpt.mark.count <= 41)
        }
      }
    }
  }

  @Test func marksTheColumnUnderWideLetters() throws {
    let line = "\tlet 名前 = cart"
    let column = line.utf8.count - 3
    let excerpt = try #require(
      SourceExcerpt(
        line, at: FlowModel.SourceLocation(file: "a", line: 3, column: column), length: 4,
        width: 80))
    #expect(excerpt.text == "let 名前 = cart")
    #expect(excerpt.mark == "           ^~~~")
  }
}
