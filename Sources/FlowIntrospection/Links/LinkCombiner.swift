import DeepLinks
import FlowModel

/// One link of the app, over all entry sites.
struct CombinedLink {
  var entry: LinkEntry
  var isWired: Bool
  /// The function that takes it and that no code calls.
  var stray: UnitID?
}

/// Joins what several entry sites do with the same link: one selects the tab, another pushes.
enum LinkCombiner {
  static func links(of sites: [LinkSite]) -> [CombinedLink] {
    let sites = sites.map(naming)
    let wired = sites.filter(\.isWired).enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    let shared = combine(wired.filter(\.isShared))
    let entries = wired.filter { !$0.isShared }.reduce(shared) { join($0, $1.entries) }
    var links = entries.map { CombinedLink(entry: $0, isWired: true) }
    for site in sites where !site.isWired {
      links += site.entries.map {
        CombinedLink(entry: $0, isWired: false, stray: site.position.unit)
      }
    }
    for place in links.indices { LandingLimits.settle(&links[place].entry.landings) }
    return links
  }

  /// The site with its links marked as its own; the views of an app, which get every link at once,
  /// are one.
  private static func naming(_ site: LinkSite) -> LinkSite {
    var site = site
    for place in site.entries.indices { site.entries[place].origins = [site.origin] }
    return site
  }

  /// Another way in, at another time: what it does stands beside what others do.
  private static func join(_ entries: [LinkEntry], _ others: [LinkEntry]) -> [LinkEntry] {
    var entries = entries
    for other in others {
      guard let known = entries.firstIndex(where: { $0.key == other.key }) else {
        entries.append(other)
        continue
      }
      for way in other.landings where !entries[known].landings.contains(way) {
        entries[known].landings.append(way)
      }
      entries[known].origins.formUnion(other.origins)
      entries[known].isHandedOn = entries[known].isHandedOn || other.isHandedOn
      LandingMerger.merge(&entries[known].landings)
    }
    return entries
  }

  /// How many landings one link is told with.
  private static let wayLimit = 24

  private static func combine(_ sites: [LinkSite]) -> [LinkEntry] {
    guard sites.count > 1 else { return sites.first?.entries ?? [] }
    var entries: [LinkEntry] = []
    var seen: Set<LinkPattern> = []
    for site in sites {
      for entry in site.entries where seen.insert(entry.key).inserted { entries.append(entry) }
    }
    let ordered = specificFirst(entries)
    return withoutWholes(
      ordered.map { entry in
        var entry = entry
        var ways = [LinkEntry.Way(conditions: [], hops: [])]
        for site in sites {
          let own =
            site.entries.first { $0.key == entry.key }
            ?? site.entries.first { $0.pattern.covers(entry.pattern) }
          guard let own, !own.landings.isEmpty else { continue }
          ways = ways.prefix(wayLimit).flatMap { way in
            own.landings.prefix(wayLimit).map { landing in
              LinkEntry.Way(
                conditions: way.conditions
                  + landing.conditions.filter { !way.conditions.contains($0) },
                hops: way.hops + landing.hops,
                deferredUntil: way.deferredUntil ?? landing.deferredUntil)
            }
          }
        }
        entry.landings = Array(ways.filter { !$0.hops.isEmpty }.prefix(wayLimit))
        entry.isHandedOn = sites.contains { site in
          site.entries.contains { $0.isHandedOn && $0.key == entry.key }
        }
        return entry
      })
  }

  /// Patterns before those that cover them, otherwise in the order of the source.
  private static func specificFirst(_ entries: [LinkEntry]) -> [LinkEntry] {
    var result: [LinkEntry] = []
    for entry in entries {
      let place = result.firstIndex {
        $0.pattern.covers(entry.pattern) && !entry.pattern.covers($0.pattern)
          && $0.parser.unit == entry.parser.unit
      }
      result.insert(entry, at: place ?? result.count)
    }
    return result
  }

  /// Leaves out `a/**` where `a` and `a/:x/**` stand: together they say it all.
  private static func withoutWholes(_ entries: [LinkEntry]) -> [LinkEntry] {
    let keys = Set(entries.map(\.key))
    return entries.filter { entry in
      var ended = entry.key
      guard let rest = ended.path.last, rest.kind == .rest else { return true }
      ended.path.removeLast()
      var longer = ended
      longer.path.append(LinkSegment(kind: .binding, type: rest.type))
      longer.path.append(rest)
      return !(keys.contains(ended) && keys.contains(longer))
    }
  }
}
