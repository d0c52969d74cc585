import FlowModel

/// What a picture shows and how.
public struct DrawingOptions: Hashable, Sendable {
  /// How much is drawn; `nil` for the richest level that stays readable.
  public var detail: DetailLevel?
  /// The headline; `nil` for the project's name.
  public var title: String?
  /// A template for links to the source, `https://host/repo/blob/main/{file}#L{line}`.
  ///
  /// `{file}`, `{line}` and `{column}` are replaced; `nil` for no links.
  public var sourceURL: String?
  /// Marks for nodes, drawn on them: what a review found.
  public var marks: [NodeID: [Mark]]
  /// What a review found, told by forms that have room for words; the picture shows only `marks`.
  public var findings: [Finding]
  /// Other pictures that nodes and groups lead to, in place of the source.
  package var pages: [NodeID: String] = [:]

  public init(
    detail: DetailLevel? = nil, title: String? = nil, sourceURL: String? = nil,
    marks: [NodeID: [Mark]] = [:], findings: [Finding] = []
  ) {
    self.detail = detail
    self.title = title
    self.sourceURL = sourceURL
    self.marks = marks
    self.findings = findings
  }
}

/// How much of the graph a picture shows.
public enum DetailLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Flows and how they lead to each other.
  case flows
  /// Also routes, tabs, roots and deep links.
  case routes
  /// All: also screens without a route, and system screens.
  case screens

  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  /// The next coarser level.
  var coarser: DetailLevel? {
    switch self {
    case .flows: nil
    case .routes: .flows
    case .screens: .routes
    }
  }

  private var rank: Int {
    switch self {
    case .flows: 0
    case .routes: 1
    case .screens: 2
    }
  }
}

/// A remark that is drawn on a node.
public struct Mark: Hashable, Sendable {
  /// A few words on the node itself, for example a rule's id.
  public var label: String
  public var severity: Severity
  /// The whole remark, for the tooltip.
  public var message: String

  public init(label: String, severity: Severity, message: String = "") {
    self.label = label
    self.severity = severity
    self.message = message
  }
}
