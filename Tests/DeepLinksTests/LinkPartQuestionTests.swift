import DeepLinks
import Testing

@Suite("Questions about parts of a URL")
struct LinkPartQuestionTests {
  private static let texts = [
    #"scheme is not "shop""#, #"scheme is "shop""#, #"host contains "shelf""#,
    #"host does not contain "shelf" in any case"#, #"host is none of "a.example", "b.example""#,
    #"file extension is one of "mp3", "mp4" in any case"#, #"last segment begins with "@""#,
    #"segment 2 ends with ".zip""#, #"segment 3 from the end is "x""#,
    #"some segment begins with "@""#, #"no segment is "w""#, #"segment "w" is followed by another"#,
    #"segment "w" is followed by none"#, #"item "kind" is not "old""#, #"path is "/a/b""#,
    ##"address ends with "#end""##,
  ]

  @Test(arguments: texts) func readsItsOwnWords(_ text: String) throws {
    #expect(try #require(LinkPartQuestion(text)).text == text)
  }

  @Test(arguments: texts) func theOppositeOfTheOppositeIsTheSame(_ text: String) throws {
    let question = try #require(LinkPartQuestion(text))
    #expect(question.opposite.text != text)
    #expect(LinkPartQuestion(question.opposite.text)?.opposite == question)
  }

  @Test(
    arguments: texts,
    ["shop://a.example/x/w/@me/song.mp3?kind=old#end", "other:", "shop:///w"])
  func aQuestionAndItsOppositeNeverAgree(_ text: String, _ url: String) throws {
    var pattern = LinkPattern()
    pattern.predicates = [text]
    var other = LinkPattern()
    other.predicates = [try #require(LinkPartQuestion(text)).opposite.text]
    pattern.path = [.rest]
    other.path = [.rest]
    #expect(pattern.match(url).isYes != other.match(url).isYes)
    #expect(pattern.match(url).isNo != other.match(url).isNo)
  }

  @Test(arguments: [
    (#"scheme is not "shop""#, "other://x", true),
    (#"host contains "shelf""#, "https://bookshelf.example/x", true),
    (#"host contains "shelf""#, "https://BOOKSHELF.example/x", false),
    (#"host contains "shelf" in any case"#, "https://BOOKSHELF.example/x", true),
    (#"host contains "shelf""#, "shop:x", false),
    (#"host does not contain "shelf""#, "shop:x", true),
    (#"file extension is one of "mp3", "mp4""#, "https://a.example/x/song.mp4", true),
    (#"file extension is one of "mp3", "mp4""#, "https://a.example/.mp4", false),
    (#"some segment begins with "@""#, "https://a.example/x/@me/y", true),
    (#"no segment is "w""#, "https://a.example/x/w", false),
    (#"segment "w" is followed by another"#, "https://a.example/w/1", true),
    (#"segment "w" is followed by another"#, "https://a.example/x/w", false),
    (#"segment "w" is followed by another"#, "https://a.example/x", false),
    (#"item "kind" is not "old""#, "shop://x?kind=new", true),
    (#"item "kind" is not "old""#, "shop://x", true),
    (#"item "kind" is not "old""#, "shop://x?kind=old", false),
  ])
  func aURLAnswers(_ text: String, _ url: String, _ holds: Bool) {
    var pattern = LinkPattern()
    pattern.path = [.rest]
    pattern.predicates = [text]
    #expect(pattern.match(url).isYes == holds)
    #expect(pattern.match(url).isNo == !holds)
  }

  @Test(arguments: [
    #"host != "shop""#, "host is String", #"scheme == "shop""#, "", "\"", #"path "x""#,
    #"segment 0 is "x""#, #"host contains "x" && y"#, #"url.host contains "x""#, "item",
    #"segment "w" is followed"#, #"host is "a", b"#,
  ])
  func otherTextsAreNone(_ text: String) {
    #expect(LinkPartQuestion(text) == nil)
  }

  @Test func textsThatCannotBeQuotedAreNone() {
    #expect(LinkPartQuestion(.host, .contains("a\"b")) == nil)
    #expect(LinkPartQuestion(.item("a;b"), .contains("x")) == nil)
    #expect(LinkPartQuestion(.host, .isOne(of: [])) == nil)
  }
}
