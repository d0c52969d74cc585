import DeepLinks
import FlowModel

/// How all reports say what becomes of a link.
struct LinkWording {
  let matrix: LinkMatrix
  let graph: FlowGraph

  /// Landings that lead to the same, as one.
  struct Way {
    var hops: [NodeID]
    var landings: [Landing]
  }

  /// The ways of a link, in the order of their first landings.
  static func ways(of link: DeepLinkDescription) -> [Way] {
    link.landings.reduce(into: []) { ways, landing in
      if let known = ways.firstIndex(where: { $0.hops == landing.hops }) {
        ways[known].landings.append(landing)
      } else {
        ways.append(Way(hops: landing.hops, landings: [landing]))
      }
    }
  }

  /// `AppTab.catalog → Route.product  if root == .main; otherwise, once Root.main is shown`.
  ///
  /// Long conditions are cut: who asks which place a link leads to has no use for all of them.
  func text(of way: Way) -> String {
    var when = way.landings.map { circumstances(of: $0, isShort: true) }
      .filter { !$0.isEmpty }
    let more = when.count - Self.caseLimit
    if more > 0 {
      when = Array(when.prefix(Self.caseLimit))
      when.append(more == 1 ? "or in another case" : "or in \(more) other cases")
    }
    let hops = text(of: way.hops)
    return when.isEmpty ? hops : "\(hops)  \(when.joined(separator: "; "))"
  }

  /// How many cases of one landing a table tells, and how many parts of a condition.
  private static let caseLimit = 2
  private static let partLimit = 2
  /// How long a part of a condition may be in a table.
  private static let partLength = 60

  /// `a && b && …`: the first parts of a condition.
  private static func short(_ condition: String) -> String {
    let parts = ConditionText.conjuncts(of: condition)
    let told = parts.prefix(partLimit).map { part in
      part.count > partLength ? part.prefix(partLength - 1) + "…" : part
    }
    let more = parts.count - told.count
    return told.joined(separator: " && ") + (more > 0 ? " && … (\(more) more)" : "")
  }

  /// Hops in order: `AppTab.catalog → Route.product`.
  func text(of hops: [NodeID]) -> String { hops.map(name).joined(separator: " → ") }

  /// When a landing applies: `if root == .main`, `otherwise, once AppCoordinator.Root.main is shown`.
  func circumstances(of landing: Landing, isShort: Bool = false) -> String {
    var words: [String] = []
    if let condition = landing.condition {
      let text = isShort ? Self.short(condition) : condition
      words.append(condition == "otherwise" ? condition : "if \(text)")
    }
    if let root = landing.deferredUntil { words.append("once \(name(root)) is shown") }
    return words.joined(separator: ", ")
  }

  func name(_ id: NodeID) -> String { graph[id]?.qualifiedName ?? id.subject }

  /// The problems of a row, each in a few words; empty where the link works.
  func problems(of row: LinkMatrix.Row) -> [String] {
    if row.problems.isEmpty, row.link.landings.isEmpty {
      return ["no known place is reached by its handler"]
    }
    return row.problems.map { problem in
      switch problem {
      case .unsatisfiable: "no URL can meet it"
      case .shadowed(let by):
        "never taken, since \(by.map { pattern($0) }.joined(separator: ", ")) comes first"
      case .unclaimed:
        row.link.isWeb ? "its domain is not claimed" : "its scheme is not claimed"
      case .keptOnWeb: "its web site does not send it to the app"
      case .unwired: "no entry of the app calls its parser"
      case .unhandled: row.link.value.map { "nothing handles \($0)" } ?? "nothing handles it"
      }
    }
  }

  private func pattern(_ id: NodeID) -> String {
    matrix[id]?.link.pattern ?? id.subject
  }

  /// `12 links, 10 of them land; 1 claim is answered by no pattern`.
  var summary: String {
    let working = matrix.rows.count(where: \.works)
    var text = "\(AuditSummaryText.amount(matrix.rows.count, "link"))"
    if !matrix.rows.isEmpty {
      text += working == matrix.rows.count ? ", all land" : ", \(working) land"
    }
    let open = matrix.unansweredClaims.count
    if open > 0 { text += "; \(AuditSummaryText.amount(open, "claim")) without a pattern" }
    let paths = matrix.unansweredPaths.count
    if paths > 0 {
      text += "; \(AuditSummaryText.amount(paths, "path")) of the web site without a pattern"
    }
    return text
  }

  /// `/news/**`: the path that a web site sends to the app.
  static func path(_ site: Observation) -> String {
    let text = site.data["pattern"] ?? ""
    let start = "https://*"
    return text.hasPrefix(start + "/") ? String(text.dropFirst(start.count)) : text
  }
}

extension LinkMatrix.Row {
  /// Whether users who follow such a link get somewhere.
  var works: Bool { problems.isEmpty && !link.landings.isEmpty }
}
