import FlowModel
import Foundation
import Graphviz

/// A page that holds pictures of a graph and all that is needed to explore them, in one file.
///
/// It asks for nothing from anywhere: its content security policy names its one style sheet and its
/// one script by their digests and forbids everything else.
struct HTMLPage {
  /// One level of detail, laid out.
  struct Level {
    let picture: Picture
    let svg: XMLTree
  }

  let levels: [Level]
  /// The level that is shown first.
  let first: Int
  let outline: PageOutline
  let contents: PageContents
  let title: String
  let summary: String

  func text() -> String {
    let values: [String: String] = [
      "policy": Self.policy, "version": FlowVizVersion.current, "style": PageStyleSheet.text,
      "title": PageOutline.text(title.isEmpty ? "Navigation" : title),
      "summary": PageOutline.text(summary), "levels": switches, "pictures": pictures,
      "outline": outline.html(), "contents": json, "script": PageResources.script,
    ]
    // What is put in is not looked through again: a name may look like a place.
    var page = ""
    for (number, part) in PageResources.template.split(
      separator: "{{", omittingEmptySubsequences: false
    ).enumerated() {
      guard number > 0, let end = part.firstRange(of: "}}") else {
        page += part
        continue
      }
      page += values[String(part[..<end.lowerBound])] ?? ""
      page += part[end.upperBound...]
    }
    return DirectionMarks.visible(page)
  }

  private static let policy = [
    "default-src 'none'",
    "script-src '\(ContentDigest.source(PageResources.script))'",
    "style-src '\(ContentDigest.source(PageStyleSheet.text))'",
    "base-uri 'none'", "form-action 'none'",
    // No string ever becomes markup.
    "require-trusted-types-for 'script'", "trusted-types 'none'",
  ].joined(separator: "; ")

  /// Buttons that choose a level, where there is a choice.
  private var switches: String {
    guard levels.count > 1 else { return "" }
    let buttons = levels.enumerated().map { number, level in
      let name = level.picture.detail.rawValue
      return "<button type=\"button\" data-level=\"\(number)\" "
        + "aria-pressed=\"\(number == first)\">\(name.prefix(1).uppercased() + name.dropFirst())"
        + "</button>"
    }
    return "<div class=\"levels\" role=\"group\" aria-label=\"Level of detail\">"
      + buttons.joined() + "</div>"
  }

  private var pictures: String {
    var text = ""
    for (number, level) in levels.enumerated() {
      let page = PagePicture(level.svg, of: level.picture, prefix: "p\(number)")
      let hidden = number == first ? "" : " hidden"
      text += "<div class=\"picture\" id=\"p\(number)\"\(hidden)>\n"
      page.picture.write(to: &text)
      text += "\n</div>\n"
      guard let key = page.key else { continue }
      text += "<div class=\"picture key\" id=\"p\(number)key\" hidden>\n"
      key.write(to: &text)
      text += "\n</div>\n"
    }
    return text
  }

  /// The contents as JSON in which nothing can end the element that it stands in.
  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(contents) else { return "{}" }
    let text = DirectionMarks.visible(String(decoding: data, as: UTF8.self), backslash: "\\\\")
    return
      text
      .replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026")
  }
}
