import DeepLinks
import FlowModel

/// Joins patterns that the code tells apart by their number of segments alone: `a`, `a/*` and
/// `a/*/**` are `a/**`.
enum LinkLengthMerger {
  static func merge(_ entries: inout [LinkEntry]) {
    while let (longer, shorter, pattern) = pair(in: entries) {
      entries[longer].pattern = pattern
      let kept = entries[longer]
      entries[min(longer, shorter)] = kept
      entries.remove(at: max(longer, shorter))
    }
  }

  /// Leaves out entries that another one covers and that lead to the same, unless that one comes
  /// later and one in between takes some of their links elsewhere.
  ///
  /// Where both that one and the entry hang on conditions that only running code can answer, nothing
  /// is known of either: the entry would say no more than the later one does.
  static func dropCovered(_ entries: inout [LinkEntry]) {
    var matchers = entries.map { LinkMatcher($0.pattern) }
    var place = 0
    while place < entries.count {
      if isRepeated(place, in: entries, matchers) {
        entries.remove(at: place)
        matchers.remove(at: place)
      } else {
        place += 1
      }
    }
  }

  private static func isRepeated(
    _ place: Int, in entries: [LinkEntry], _ matchers: [LinkMatcher]
  ) -> Bool {
    let entry = entries[place]
    func saysTheSame(_ other: Int) -> Bool {
      entries[other].leadsToSame(as: entry)
        && matchers[other].coverage(of: matchers[place]) == .yes
    }
    if (0..<place).contains(where: saysTheSame) { return true }
    guard let later = (place + 1..<entries.count).first(where: saysTheSame) else { return false }
    return !(place + 1..<later).contains { between in
      !entries[between].leadsToSame(as: entry)
        && (entry.pattern.predicates.isEmpty || entries[between].pattern.predicates.isEmpty)
        && matchers[between].overlap(matchers[place]) != .none
    }
  }

  /// An entry with a rest behind a free segment, the same without either, and the pattern of both.
  private static func pair(in entries: [LinkEntry])
    -> (longer: Int, shorter: Int, pattern: LinkPattern)?
  {
    for (place, entry) in entries.enumerated() {
      guard let rest = entry.pattern.path.firstIndex(where: { $0.kind == .rest }), rest > 0,
        isFree(entry.pattern.path[rest - 1], of: entry.pattern.path[rest].type)
      else { continue }
      var joined = entry.pattern
      joined.path.remove(at: rest - 1)
      var exact = joined
      exact.path.remove(at: rest - 1)
      let key = exact.withoutNames
      let shorter = entries.indices.first {
        $0 != place && entries[$0].key == key && entries[$0].leadsToSame(as: entry)
      }
      if let shorter { return (place, shorter, joined) }
    }
    return nil
  }

  private static func isFree(_ segment: LinkSegment, of type: String?) -> Bool {
    switch segment.kind {
    case .wildcard: type == nil
    case .binding: segment.values == nil && segment.type == type
    default: false
    }
  }
}

extension LinkEntry {
  func leadsToSame(as other: LinkEntry) -> Bool {
    landings == other.landings
      && meaning?.isSameKind(other.meaning) ?? (other.meaning == nil)
  }
}

extension LinkValue {
  /// Whether two values are of the same case or type.
  func isSameKind(_ other: LinkValue?) -> Bool {
    switch (self, other) {
    case (.enumCase(let id, let name, _), .enumCase(let otherID, let otherName, _)?):
      id == otherID && name == otherName
    case (.instance(let type, _), .instance(let otherType, _)?): type == otherType
    default: self == other
    }
  }
}
