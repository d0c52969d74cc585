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
    let isTooMany = ways.count > wayLimit
    guard isTooMany || ways.contains(where: { $0.hops.count > hopLimit }) else { return }
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

  /// The root and tab that come first, and what is shown there.
  private static func firstPlace(_ hops: [LinkState.Hop]) -> [LinkState.Hop] {
    let start = hops.firstIndex { ![.select, .switch].contains($0.kind) }
    return Array(hops.prefix((start ?? hops.count - 1) + 1))
  }
}
