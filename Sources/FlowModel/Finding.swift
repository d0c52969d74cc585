/// What a rule says about a place in the app.
public struct Finding: Hashable, Sendable {
  /// The rule's id, `unused-route`.
  public var rule: String
  public var severity: Severity
  /// Whom it is about, never a line: a node's subject (`Shop/Route.settings`) or a URL.
  public var subject: String
  /// What tells two findings of a rule about one subject apart, never a line either; mostly empty.
  public var detail: String
  public var message: String
  /// What to do about it.
  public var hint: String?
  public var location: SourceLocation?
  /// How many UTF-8 bytes from `location` on are meant.
  ///
  /// `nil` where only the place is known. They never go beyond the line.
  public var length: Int?
  public var related: [RelatedPlace]
  /// A way through the graph that explains the finding, node by node.
  public var path: [NodeID]

  public init(
    rule: String, severity: Severity, subject: String, detail: String = "", message: String,
    hint: String? = nil, location: SourceLocation? = nil, length: Int? = nil,
    related: [RelatedPlace] = [], path: [NodeID] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.subject = subject
    self.detail = detail
    self.message = message
    self.hint = hint
    self.location = location
    self.length = length
    self.related = related
    self.path = path
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

extension Finding: Comparable {
  /// Orders by file, line and column, then by rule and subject; what has no place comes last.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left.location, right.location) {
    case (let first?, let second?) where first != second: first < second
    case (_?, nil): true
    case (nil, _?): false
    default:
      (left.rule, left.subject, left.detail, left.message)
        < (right.rule, right.subject, right.detail, right.message)
    }
  }
}
