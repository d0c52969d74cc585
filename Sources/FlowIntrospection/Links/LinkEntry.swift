import DeepLinks
import FlowModel
import SwiftFacts

/// Where the system hands a link to the app, and what the code does with it there.
struct LinkSite {
  /// The ways that lead somewhere or mean something, in the order of the source.
  var entries: [LinkEntry] = []
  /// Those that can never be taken, because earlier code takes all their links.
  var blocked: [LinkEntry] = []
  var isWired = true
  /// Whether it gets links at the same time as the other sites: a view's modifier, not a delegate's
  /// method.
  var isShared = false
  /// Whether it gives whole links to code that is not in the tree.
  var handsOn = false
  var position: LinkState.Place
  /// What stands for the site where others are told apart from it.
  var origin = ""

  /// Sites that choose the tab or root come before those that push.
  var rank: Int {
    let kinds = entries.flatMap { $0.landings.flatMap { $0.hops.map(\.kind) } }
    return kinds.contains(.select) || kinds.contains(.switch) ? 0 : 1
  }
}

/// One pattern that a site takes, with its landings.
struct LinkEntry {
  struct Way: Hashable {
    var conditions: [String]
    var hops: [LinkState.Hop]
    var deferredUntil: NodeID?
  }

  var pattern: LinkPattern
  var landings: [Way] = []
  var meaning: LinkValue?
  /// Whether the meaning was given to code that cannot be followed.
  var isHandedOn = false
  var parser: LinkState.Place
  var place: LinkState.Place
  /// The sites that get the link.
  var origins: Set<String> = []

  /// The pattern without the names of its bindings.
  var key: LinkPattern { pattern.withoutNames }
}

extension LinkPattern {
  var withoutNames: LinkPattern {
    var pattern = self
    pattern.host?.name = nil
    for place in pattern.path.indices { pattern.path[place].name = nil }
    for place in pattern.query.indices { pattern.query[place].binding = nil }
    return pattern
  }
}
