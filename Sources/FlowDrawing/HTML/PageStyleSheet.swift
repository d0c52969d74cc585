/// The style sheet of a page: the palette as variables by day and by night, then the page's own.
enum PageStyleSheet {
  /// The whole text, as it stands in the page.
  static let text: String = {
    let day = Palette.night.map { "  --\(name($0.day)): \($0.day);" }
    let night = Palette.night.map { "    --\(name($0.day)): \($0.night);" }
    var rules = [":root {"] + day + ["}"]
    rules.append("@media screen and (prefers-color-scheme: dark) {")
    rules.append("  :root:not([data-theme=light]) {")
    rules += night + ["  }", "}", "@media screen {", "  :root[data-theme=dark] {"]
    rules += night + ["  }", "}"]
    // Graphviz writes colours as attributes, which any rule overrides.
    for (color, _) in Palette.night {
      rules.append(".picture [fill=\"\(color)\"] { fill: var(--\(name(color))); }")
      rules.append(".picture [stroke=\"\(color)\"] { stroke: var(--\(name(color))); }")
    }
    return "\n" + rules.joined(separator: "\n") + "\n" + PageResources.style
  }()

  private static func name(_ color: String) -> String {
    Palette.names[color] ?? "color-\(color.dropFirst())"
  }
}
