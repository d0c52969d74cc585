import FlowModel

/// Reports to print.
enum SampleReport {
  static let lines: [String: String] = [
    "Sources/Route.swift:5": "  case checkout, wishlist(id: Int)",
    "Sources/Näme \"x\".swift:7": "\tlet 名前 = \"🛒\"; path.append(.b) // \u{1B}[31mred\u{1B}[0m",
    "Sources/Long.swift:1": String(repeating: "a;", count: 4000) + "mark"
      + String(repeating: ";b", count: 9),
  ]

  static func line(_ file: String, _ line: Int) -> String? {
    lines["\(file):\(line)"]
  }

  static let rules = [
    RuleDescription(
      id: "unused-route", summary: "A route, tab or root that no code of the app makes",
      level: .warning),
    RuleDescription(
      id: "missing-destination",
      summary: "A pushed value whose type no destination of its stack takes", level: .error),
    RuleDescription(id: "flow-advice", summary: "Advice", level: .note),
  ]

  /// What a tidy project gives.
  static let usual = AuditReport(
    findings: [
      Finding(
        rule: "unused-route", severity: .warning, subject: "Shop/Route.wishlist",
        message: "route `Route.wishlist` is never made",
        hint: "delete it with its destination, or navigate to it",
        location: place("Sources/Route.swift", 5, 18), length: 8,
        related: [
          RelatedPlace(
            message: "would show `WishlistView`", location: place("Sources/Home.swift", 40, 9))
        ]),
      Finding(
        rule: "missing-destination", severity: .error, subject: "Shop/HelpTopic.returns",
        message:
          "value `.returns` of type `HelpTopic` is pushed on a stack that has no destination for it",
        location: place("Sources/Home.swift", 12, 3),
        path: ["entry:Shop/ShopApp", "flow:Shop/AppFlow"].map(NodeID.init(rawValue:))),
      Finding(
        rule: "flow-advice", severity: .note, subject: "Shop",
        message: "12 of 20 flows (60 %) show one screen only"),
    ],
    suppressed: [
      Finding(rule: "unused-route", severity: .warning, subject: "Shop/Route.old", message: "old")
    ],
    rules: rules,
    project: ProjectSummary(name: "Shop", navigationCalls: 88, understoodCalls: 86),
    flowCount: 12, routeCount: 40)

  /// What an attacker would like a terminal, an editor or a parser to stumble over.
  static let hostile = AuditReport(
    findings: [
      Finding(
        rule: "unused-route", severity: .warning, subject: "Shop/Route.\u{1B}[2Jclear",
        message:
          "quotes \" and ' and `, 100 % %s %n, back\\slash, line\nbreak\r\nand \u{1B}]0;title\u{7}",
        hint: "bell \u{7}, null \u{0}, next line \u{85}, separator \u{2028}, delete \u{7F}",
        location: place("Sources/Näme \"x\".swift", 7, 22), length: 11,
        related: [
          RelatedPlace(
            message: "a.swift:1:1: error: injected\nb.swift:1:1: error: injected",
            location: place("Sources/new\nline.swift", 1, 1)),
          RelatedPlace(message: "no place"),
        ],
        path: [NodeID("route:Shop/🛒 👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿"), NodeID("screen:Shop/العربة \u{202E}txt.exe")]),
      Finding(
        rule: "unused-route", severity: .warning, subject: "Shop/Long", message: "a long line",
        location: place("Sources/Long.swift", 1, 8001), length: 4),
      Finding(
        rule: "unused-route", severity: .warning, subject: "Shop/Far", message: "beyond the line",
        location: place("Sources/Route.swift", 5, 500)),
      Finding(
        rule: "\u{1B}[1mrule", severity: .error, subject: "שלום", message: "שלום \u{200F}עולם"),
    ],
    notices: [
      Notice(message: "no \u{1B}[5mentry", location: place("Sources/a.swift", 1, 1))
    ],
    rules: rules, project: ProjectSummary(name: "\u{1B}]8;;http://evil.example\u{7}"))

  static let empty = AuditReport(
    findings: [], project: ProjectSummary(name: "Shop", navigationCalls: 1, understoodCalls: 1),
    flowCount: 1, routeCount: 1)

  private static func place(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}
