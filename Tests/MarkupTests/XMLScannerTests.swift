import Foundation
import Markup
import Testing

@Suite struct XMLScannerTests {
  /// The events of a text as `a`, `/a`.
  private func events(_ text: String) throws -> [String] {
    var scanner = XMLScanner(Data(text.utf8))
    var result: [String] = []
    while let event = try scanner.next() {
      switch event {
      case .start(let element): result.append(element.name)
      case .end(let name): result.append("/\(name)")
      }
    }
    return result
  }

  private func first(_ text: String) throws -> XMLElement {
    var scanner = XMLScanner(Data(text.utf8))
    guard case .start(let element)? = try scanner.next() else {
      throw XMLError("no element", at: 0)
    }
    return element
  }

  @Test func elementsBeginAndEndInOrder() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]>
      <a><!-- <z> --><b/>text<c d="1"></c><![CDATA[<q>]]></a>
      """
    #expect(try events(text) == ["a", "b", "/b", "c", "/c", "/a"])
  }

  @Test func attributesAreReadByNameAndDecoded() throws {
    let element = try first("<a one = \"1 &lt; 2\" two='it &#38; &quot;that&quot;' three=\"\"/>")
    #expect(element["one"] == "1 < 2")
    #expect(element["two"] == "it & \"that\"")
    #expect(element["three"] == "")
    #expect(element["four"] == nil)
    #expect(element["wo"] == nil)
  }

  @Test func aValueMayHoldTheEndOfATag() throws {
    #expect(try first("<a b='x > y' c='1'/>")["c"] == "1")
    #expect(try events("<a b='/>'><c/></a>") == ["a", "c", "/c", "/a"])
  }

  @Test(arguments: [
    ("<a><b></a>", "</a> stands where </b> must", 6),
    ("<a><b/>", "<a> is never closed", 0),
    ("<a/></b>", "</b> closes nothing", 4),
    ("<a b=\"1", "a tag is never closed", 0),
    ("<a <b/></a>", "a tag is never closed", 0),
    ("<a><!-- x</a>", "“-->” is missing", 3),
    ("< a/>", "“<” begins no element", 0),
    ("<!DOCTYPE a", "a declaration is never closed", 0),
  ])
  func whatIsBrokenIsToldWithItsPlace(text: String, message: String, offset: Int) {
    #expect(throws: XMLError(message, at: offset)) { try events(text) }
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "<a>", count: XMLScanner.depthLimit + 1)
    #expect(throws: XMLError.self) { try events(text) }
  }

  @Test func otherEncodingsOfUnicodeAreRead() throws {
    let data = try #require("<a b=\"é\"/>".data(using: .utf16))
    var scanner = XMLScanner(data)
    guard case .start(let element)? = try scanner.next() else {
      Issue.record("no element")
      return
    }
    #expect(element["b"] == "é")
  }

  @Test func anyBytesEnd() {
    var seed: UInt64 = 7
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        bytes.append(Array("<>/=\"'a! -[]&;".utf8)[Int(seed >> 33) % 14])
      }
      var scanner = XMLScanner(Data(bytes))
      var count = 0
      while let event = try? scanner.next() {
        count += 1
        if case .start(let element) = event { _ = element["a"] }
      }
      #expect(count <= 80)
    }
  }
}
