/// The colours of a picture, by day and by night.
///
/// Colours only support what shapes, lines and heads say already. Every value by day is written
/// exactly so into DOT, which is how the SVG's night mode finds what to replace.
enum Palette {
  static let background = "#fffffe"
  static let text = "#0f172a"
  static let secondary = "#5b6472"
  static let line = "#475569"
  static let faintLine = "#8692a3"
  static let launch = "#111827"
  static let border = "#7c8aa0"
  static let group = "#f6f8fb"
  static let groupBorder = "#c3cddb"
  static let screen = "#fefefe"
  static let root = "#fdf0c9"
  static let rootBorder = "#b7791f"
  static let tab = "#ebe6fd"
  static let tabBorder = "#7c5ce0"
  static let flow = "#e3e9f2"
  static let link = "#e8f5fe"
  static let linkBorder = "#0b76b8"
  static let external = "#eef0f3"
  static let problem = "#fdf0ef"
  static let problemBorder = "#c02626"
  static let warning = "#9a5b00"

  /// What each colour by day is called in style sheets.
  static let names: [String: String] = [
    background: "background", text: "text", secondary: "secondary", line: "line",
    faintLine: "faint-line", launch: "launch", border: "border", group: "group",
    groupBorder: "group-border", screen: "screen", root: "root", rootBorder: "root-border",
    tab: "tab", tabBorder: "tab-border", flow: "flow", link: "link", linkBorder: "link-border",
    external: "external", problem: "problem", problemBorder: "problem-border",
    warning: "warning",
  ]

  /// Each colour by day with its counterpart by night.
  static let night: [(day: String, night: String)] = [
    (background, "#0d1320"), (text, "#e8edf5"), (secondary, "#a0abbd"), (line, "#a3b1c6"),
    (faintLine, "#6f7d93"), (launch, "#f3f6fb"), (border, "#7d8ba3"), (group, "#151d2d"),
    (groupBorder, "#35425a"), (screen, "#1e2839"), (root, "#40330f"), (rootBorder, "#e0a83c"),
    (tab, "#2c2450"), (tabBorder, "#a996f5"), (flow, "#2a3650"), (link, "#0d2f45"),
    (linkBorder, "#56b6ef"), (external, "#262c37"), (problem, "#3c1a1c"),
    (problemBorder, "#f47a74"), (warning, "#f0b45a"),
  ]
}
