import FlowModel

/// A check of an app's navigation that reads the flow graph.
///
/// A rule of one's own is a type with a description and one function:
///
/// ```swift
/// struct DebugScreenRule: Rule {
///   let description = RuleDescription(
///     id: "debug-screen", summary: "A debug screen that users can open")
///
///   func findings(in context: AuditContext) -> [Finding] {
///     context.graph.nodes(of: .screen)
///       .filter { $0.name.hasPrefix("Debug") && context.reachability[$0.id] == .reached }
///       .map { finding(about: $0, "`\($0.name)` can be opened by users") }
///   }
/// }
///
/// let report = Auditor(rules: .builtIn + [DebugScreenRule()]).audit(graph)
/// ```
///
/// A rule that cannot be sure stays silent, or says so with the severity `note`.
public protocol Rule: Sendable {
  var description: RuleDescription { get }

  /// What the rule finds, in any order and without regard to suppressions.
  func findings(in context: AuditContext) -> [Finding]
}

extension Rule {
  /// A finding of this rule about a node, at the node's place.
  ///
  /// Severity and hint come from the rule's description unless they are given.
  public func finding(
    about node: Node, _ message: String, severity: Severity? = nil, hint: String? = nil,
    related: [RelatedPlace] = [], path: [NodeID] = []
  ) -> Finding {
    let hasNameInSource = node.isDeclared && node.kind != .deepLink && node.location != nil
    return finding(
      about: node.subject, message, at: node.location, severity: severity, hint: hint,
      length: hasNameInSource ? node.name.utf8.count : nil, related: related, path: path)
  }

  /// A finding of this rule about a subject that has no node.
  ///
  /// The subject must stay the same when code moves: a name or a URL, never a line.
  public func finding(
    about subject: String, detail: String = "", _ message: String, at location: SourceLocation?,
    severity: Severity? = nil, hint: String? = nil, length: Int? = nil,
    related: [RelatedPlace] = [], path: [NodeID] = []
  ) -> Finding {
    let description = description
    let ownHint = description.hint.isEmpty ? nil : description.hint
    return Finding(
      rule: description.id, severity: severity ?? description.level.severity ?? .warning,
      subject: subject, detail: detail, message: message, hint: hint ?? ownHint,
      location: location, length: length, related: related, path: path)
  }
}
