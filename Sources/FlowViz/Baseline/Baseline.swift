/// Findings that a team knows of and has put off: an audit does not report them.
///
/// An entry names a finding by rule and subject, so that it holds when code moves, and no numbers,
/// so that it changes only when what it says does.
public struct Baseline: Hashable, Sendable {
  /// The name of the file in the project's root.
  public static let fileName = ".flowviz-baseline.json"

  /// One finding that is put off.
  public struct Entry: Hashable, Sendable {
    public var key: FindingKey
    /// Why, in the words of whoever put it off.
    public var reason: String?
    /// The last day on which the entry counts, as `2027-01-31`; `nil` for always.
    public var until: String?
    /// Where it stands in its file.
    public var location: SourceLocation?

    public init(
      _ key: FindingKey, reason: String? = nil, until: String? = nil,
      location: SourceLocation? = nil
    ) {
      self.key = key
      self.reason = reason
      self.until = until
      self.location = location
    }
  }

  /// Sorted by key; no two have the same.
  public let entries: [Entry]
  /// Whether it speaks of more than what is read: then nobody can say that a finding is gone.
  package var isOfMore = false

  /// Of entries with the same key the first counts.
  public init(_ entries: [Entry] = []) {
    var seen: Set<FindingKey> = []
    self.entries = entries.filter { seen.insert($0.key).inserted }.sorted { $0.key < $1.key }
  }

  /// The baseline that puts off all findings of a report.
  ///
  /// What it knows already keeps its reason and its day. Entries of rules that did not run stay, and
  /// so do all where only a part of the project is read.
  public func covering(_ report: AuditReport) -> Baseline {
    let rules = Set(report.rules.map(\.id))
    let known = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    let found = Set((report.findings + report.baselined).map(\.key))
    return Baseline(
      entries.filter { isOfMore || !rules.contains($0.key.rule) }
        + found.map { known[$0] ?? Entry($0) })
  }

  /// The report without the findings that are put off, with notices about entries that do nothing.
  ///
  /// - Parameter today: The day, as `2027-01-31`; entries that end before it no longer count.
  public func applied(to report: AuditReport, today: String) -> AuditReport {
    let expired = Set(entries.filter { ($0.until ?? today) < today }.map(\.key))
    let active = Set(entries.map(\.key)).subtracting(expired)
    var result = report
    result.findings = report.findings.filter { !active.contains($0.key) }
    result.baselined += report.findings.filter { active.contains($0.key) }
    let found = Set(report.findings.map(\.key))
    for entry in entries where expired.contains(entry.key) && found.contains(entry.key) {
      result.notices.append(
        Notice(
          message: "the baseline put off \(entry.key.text) until \(entry.until ?? "")",
          location: entry.location))
    }
    for entry in stale(for: report) {
      result.notices.append(
        Notice(
          message: "the baseline holds \(entry.key.text), which is found no more; "
            + "'--write-baseline' removes it",
          location: entry.location))
    }
    return result
  }

  /// The entries whose finding is gone, of the rules that ran.
  public func stale(for report: AuditReport) -> [Entry] {
    guard !isOfMore else { return [] }
    let found = Set((report.findings + report.baselined).map(\.key))
    let rules = Set(report.rules.map(\.id))
    return entries.filter { rules.contains($0.key.rule) && !found.contains($0.key) }
  }
}

extension FindingKey {
  /// `unused-route of Shop/Route.wishlist`.
  package var text: String {
    "\(rule) of \(subject)" + (detail.isEmpty ? "" : " (\(detail))")
  }
}
