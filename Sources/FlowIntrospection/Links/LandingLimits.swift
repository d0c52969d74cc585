import FlowModel

/// Keeps what is said of a link to what a user can meet.
///
/// Code that goes through a queue, a state machine or many flags is followed on every way that it
/// could go, and a link that leads to two dozen places in turn says nothing. Where that happens, each
/// way is told as far as its first place.
enum LandingLimits {
  /// More ways than this are no longer told apart.
  private static let wayLimit = 12
  /// No link takes a user through more places than this.
  private static let hopLimit = 8

  static func settle(_ ways: inout [LinkEntry.Way]) {
    let before = ways.map(\.hops)
    for place in ways.indices { ways[place].hops = withoutRounds(ways[place].hops) }
    let isTooMany = ways.count > wayLimit
    guard
      isTooMany || ways.map(\.hops) != before || ways.contains(where: { $0.hops.count > hopLimit })
    else { return }
    for place in ways.indices where isTooMany || ways[place].hops.count > hopLimit {
      ways[place].hops = firstPlace(ways[place].hops)
    }
    ways = ways.reduce(into: []) { joined, way in
      let same = joined.firstIndex {
        $0.hops == way.hops && $0.deferredUntil == way.deferredUntil
      }
      guard let same else {
        joined.append(way)
        return
      }
      joined[same].conditions.removeAll { !way.conditions.contains($0) }
    }
  }

  /// Without going the same way twice in a row: code that is followed through what it calls back
  /// meets the same places again, and the user does not.
  ///
  /// One place may stand on itself, as a folder does in a folder.
  private static func withoutRounds(_ hops: [LinkState.Hop]) -> [LinkState.Hop] {
    var kept: [LinkState.Hop] = []
    for hop in hops {
      kept.append(hop)
      for length in stride(from: kept.count / 2, through: 2, by: -1)
      where kept.suffix(length) == kept.dropLast(length).suffix(length) {
        kept.removeLast(length)
        break
      }
    }
    return kept
  }

  /// The root and tab that come first, and what is shown there.
  private static func firstPlace(_ hops: [LinkState.Hop]) -> [LinkState.Hop] {
    let start = hops.firstIndex { ![.select, .switch].contains($0.kind) }
    return Array(hops.prefix((start ?? hops.count - 1) + 1))
  }
}
