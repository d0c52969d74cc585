import Foundation
import Testing

@testable import Reading

@MainActor
struct ReadingLinkTests {
  private func flow(opening text: String, isMember: Bool = true) throws -> ReadingFlow {
    let flow = ReadingFlow(library: Library(isMember: isMember))
    flow.open(try #require(URL(string: text)))
    return flow
  }

  @Test func opensWhatMayBeRead() throws {
    #expect(try flow(opening: "reading://books/meadow").steps == [.book("meadow")])
    #expect(
      try flow(opening: "reading://books/meadow/chapters/2").steps
        == [.book("meadow"), .chapter("meadow", 2)])
    #expect(
      try flow(opening: "reading://books/meadow/chapters/2/note").steps
        == [.book("meadow"), .chapter("meadow", 2), .annotation("meadow", 2)])
    #expect(
      try flow(opening: "reading://loans/new?book=letters").steps
        == [.book("letters"), .loan("letters")])
    #expect(try flow(opening: "reading://search?q=year").modal == .search("year"))
  }

  @Test func aChapterThatMayNotBeReadOpensItsBook() throws {
    #expect(try flow(opening: "reading://books/letters/chapters/2").steps == [.book("letters")])
  }

  @Test func loansAreForMembers() throws {
    let flow = try flow(opening: "reading://loans/new?book=letters", isMember: false)
    #expect(flow.path.isEmpty)
    #expect(flow.children.isEmpty)
  }

  @Test(arguments: [
    "reading://books", "reading://books/unknown", "reading://books/meadow/chapters/99",
    "reading://books/meadow/chapters/two", "reading://loans/new", "reading://loans/new?book=meadow",
    "reading://books/letters/chapters/2/note", "other://books/meadow",
  ])
  func refusesOtherLinks(text: String) throws {
    #expect(try flow(opening: text).path.isEmpty)
  }
}
