import Testing

@testable import Graphviz

/// Texts that have broken writers of DOT.
enum HostileText {
  static let all = [
    "", " ", "1abc", "42", "-3.5", "graph", "node", "SUBGRAPH", "strict", "say \"hi\"", "\"",
    "\"\"",
    "back\\slash", "trailing\\", "\\", "\\\\", "\\\"", "\\\\\"", "a\\nb", "\\N", "\\G", "\\E",
    "\\l",
    "\\r", "\\L", "<b>bold</b>", "<", ">", "<>", "a < b > c", "&", "&&", "&lt;", "&amp;",
    "&amp;lt;",
    "&#65;", "&nosuch;", "AT&T; co", "a & b", "{x|y}", "[a]", "a;b", "a->b", "a--b", "// no",
    "/* no */",
    "# no", "a+b", "e\u{301}", "👩‍👩‍👧 family", "🇩🇪", "שלום", "مرحبا (RTL)", "日本語の画面", "mixed שלום end",
    "tab\tin", "'single'", "`tick`", "$(x)", "%d %s", "\u{FEFF}bom", "two  spaces", "\u{A0}nbsp",
    "javascript:alert(1)", "]]>", "<!-- x -->", "x=\"y\"",
  ]

  static let withBreaks = ["two\nlines", "\nfirst", "last\n", "a\n\nb"]
}

struct DOTTextTests {
  @Test(
    arguments: [
      ("", "\"\""), ("1abc", "\"1abc\""), ("graph", "\"graph\""),
      ("say \"hi\"", "\"say \\\"hi\\\"\""),
      ("a\\b", "\"a\\\\b\""), ("a\\", "\"a\\\\\""), ("a\nb", "\"a\\nb\""),
      ("\\N", "\"\\\\\u{2060}N\""),
      ("<b>", "\"<b>\""), ("a\0b", "\"a␀b\""), ("&lt;", "\"&\u{2060}lt;\""), ("R&D", "\"R&D\""),
    ])
  func quotesAnything(text: String, quoted: String) {
    #expect(DOT.quoted(text) == quoted)
  }

  @Test func escapesForHTMLLabels() {
    #expect(DOT.html("<a href=\"x\">R&D</a>") == "&lt;a href=&quot;x&quot;&gt;R&amp;D&lt;/a&gt;")
    #expect(DOT.html("one\ntwo") == "one<br/>two")
    #expect(DOT.html("bell\u{7}") == "bell␇")
  }

  @Test func showsWhatXMLCannotHold() {
    #expect(DOT.printable("\u{0}\u{1B}[31m\u{7F}\u{85}\u{FFFE}") == "␀␛[31m␡\u{FFFD}\u{FFFD}")
    #expect(DOT.printable("tab\tand\nbreak") == "tab\tand\nbreak")
  }

  @Test(arguments: HostileText.all)
  func labelsSurviveGraphviz(text: String) throws {
    let shown = try SVGTexts(of: "digraph { n [label=\(DOT.quoted(text))] }").texts.joined()
    #expect(shown.plain == text.plain)
  }

  @Test(arguments: HostileText.all)
  func labelsInHTMLSurviveGraphviz(text: String) throws {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    let shown = try SVGTexts(of: "digraph { n [label=<\(DOT.html(text))>] }").texts.joined()
    #expect(shown.plain == text.plain.replacing("\t", with: " "))
  }

  @Test(arguments: HostileText.withBreaks)
  func breaksBecomeLines(text: String) throws {
    let shown = try SVGTexts(of: "digraph { n [label=\(DOT.quoted(text))] }").texts
    let lines = text.split(separator: "\n").map(String.init)
    #expect(shown.filter { !$0.isEmpty } == lines)
  }

  @Test(arguments: HostileText.all)
  func tooltipsSurviveGraphviz(text: String) throws {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    let quoted = DOT.quoted(text)
    let svg = try SVGTexts(of: "digraph { n [label=x, tooltip=\(quoted)] }")
    // XML itself makes a space of a tab in an attribute.
    #expect(svg.values(of: "xlink:title").map(\.plain) == [text.plain.replacing("\t", with: " ")])
  }

  @Test(arguments: HostileText.all + HostileText.withBreaks)
  func writtenGraphsAreReadAgain(text: String) throws {
    let dot = "digraph { n [label=\(DOT.quoted(text))]; n -> m [label=\(DOT.quoted(text))]; }"
    let once = try Graphviz.render(dot, as: .dot)
    let first = try SVGTexts(of: dot).texts
    let second = try SVGTexts(of: String(decoding: once.bytes, as: UTF8.self)).texts
    #expect(first == second)
  }

  @Test(arguments: (0...0x20).map { UInt32($0) } + [0x7F, 0x85, 0x202E, 0xFFFD])
  func everyControlCharacterIsHandled(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = "a\(Character(scalar))b"
    let picture = try Graphviz.render("digraph { n [label=\(DOT.quoted(text))] }", as: .svg)
    #expect(picture.messages.isEmpty)
    #expect(!picture.bytes.contains(0))
  }
}

extension String {
  /// Without what is not seen: word joiners, and the no-break spaces that Graphviz writes into SVG.
  fileprivate var plain: String {
    replacing("\u{2060}", with: "").replacing("\u{A0}", with: " ")
  }
}
