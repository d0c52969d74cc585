import FlowModel

/// Files of which something could not be read.
///
/// Rules that report what no code does cannot be sure while code is missing.
struct ReadingGaps: Sendable {
  /// A finding names so many of them at most.
  private static let limit = 3

  /// Each file once, with the first place that could not be read.
  let files: [SourceLocation]

  init(_ graph: FlowGraph) {
    let places = graph.notices.filter { $0.kind == .unread }.compactMap(\.location).sorted()
    var seen: Set<String> = []
    files = places.filter { seen.insert($0.file).inserted }
  }

  /// What a finding of the rule must say of them.
  func related(to rule: RuleDescription) -> [RelatedPlace] {
    guard rule.precision == .likely else { return [] }
    return files.prefix(Self.limit).map {
      RelatedPlace(
        message: "this file was not read whole, and may say otherwise", location: $0)
    }
  }
}
