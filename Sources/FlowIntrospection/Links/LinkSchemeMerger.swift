import DeepLinks

/// Joins links that differ in their schemes alone: `http` or `https`, asked for one after the other.
enum LinkSchemeMerger {
  static func merge(_ entries: inout [LinkEntry]) {
    var place = 0
    while place < entries.count {
      var other = place + 1
      while other < entries.count {
        guard canJoin(entries[place], entries[other]),
          !entries[(place + 1)..<other].contains(where: { mayTake($0, entries[other]) })
        else {
          other += 1
          continue
        }
        entries[place].pattern.schemes += entries[other].pattern.schemes
        entries.remove(at: other)
      }
      place += 1
    }
  }

  private static func isOfWeb(_ entry: LinkEntry) -> Bool {
    !entry.pattern.schemes.isEmpty
      && entry.pattern.schemes.allSatisfy { ["http", "https"].contains($0) }
  }

  private static func canJoin(_ first: LinkEntry, _ second: LinkEntry) -> Bool {
    guard isOfWeb(first), isOfWeb(second),
      Set(first.pattern.schemes).isDisjoint(with: second.pattern.schemes)
    else { return false }
    var key = second.key
    key.schemes = first.key.schemes
    return key == first.key && second.leadsToSame(as: first)
  }

  /// Whether a link in between may take some of the later one's, which then must not come before it.
  private static func mayTake(_ between: LinkEntry, _ later: LinkEntry) -> Bool {
    LinkMatcher(between.pattern.withoutPredicates)
      .overlap(LinkMatcher(later.pattern.withoutPredicates)) != .none
      && !between.leadsToSame(as: later)
  }
}
