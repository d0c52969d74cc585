/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A place that belongs to a finding, with the reason.
public struct RelatedPlace: Hashable, Sendable, Codable {
  public var message: String
  public var location: SourceLocation?

  public init(message: String, location: SourceLocation? = nil) {
    self.message = message
    self.location = location
  }
}

/// What a rule says about a place in the app.
public struct Finding: Hashable, Sendable {
  /// The rule's id, `unused-route`.
  public var rule: String
  public var severity: Severity
  /// Whom it is about, never a line: a node's subject (`Shop/Route.settings`) or a URL.
  public var subject: String
  public var message: String
  /// What to do about it.
  public var hint: String?
  public var location: SourceLocation?
  public var related: [RelatedPlace]
  /// A way through the graph that explains the finding, node by node.
  public var path: [NodeID]

  public init(
    rule: String, severity: Severity, subject: String, message: String, hint: String? = nil,
    location: SourceLocation? = nil, related: [RelatedPlace] = [], path: [NodeID] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.subject = subject
    self.message = message
    self.hint = hint
    self.location = location
    self.related = related
    self.path = path
  }
}
