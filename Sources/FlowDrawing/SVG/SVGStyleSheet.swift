/// The style sheet inside an SVG: emphasis under the pointer, and colours by night.
enum SVGStyleSheet {
  /// The rules for the colours that occur in the text of a picture.
  static func text(for picture: String) -> String {
    var rules = [
      ".node:hover > *, .node:hover a > * { stroke-width: 2; }",
      ".node:hover text, .line:hover text { stroke-width: 0; }",
      ".line:hover path { stroke-width: 2.6; }",
      "a:hover text { text-decoration: underline; }",
      "@media (prefers-color-scheme: dark) {",
      "svg { color-scheme: dark; background: \(night(Palette.background)); }",
    ]
    for (day, night) in Palette.night {
      if picture.contains("fill=\"\(day)\"") {
        rules.append("[fill=\"\(day)\"] { fill: \(night); }")
      }
      if picture.contains("stroke=\"\(day)\"") {
        rules.append("[stroke=\"\(day)\"] { stroke: \(night); }")
      }
    }
    rules.append("}")
    return "\n" + rules.joined(separator: "\n") + "\n"
  }

  private static func night(_ day: String) -> String {
    Palette.night.first { $0.day == day }?.night ?? day
  }
}
