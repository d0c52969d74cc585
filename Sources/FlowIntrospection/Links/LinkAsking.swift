import DeepLinks
import SwiftFacts

/// A link that a router is asked about.
struct LinkAsking {
  var link: LinkValue
  var router: String
  var rules: LinkRouterRules
  /// The elements to match, where they are not those of the link as it is.
  var list: LinkList?

  /// Hosts that are the names of domains.
  static let domain = "localhost|.*\\..*"

  func with(_ list: LinkList) -> LinkAsking {
    var asking = self
    asking.list = list
    return asking
  }

  /// Whether the host may be none of the path's components.
  var mayLackHost: Bool { rules.takesHostAsPath.contains(router) }

  /// The elements of a whole link without its host; `nil` for a path.
  var listWithoutHost: LinkList? {
    switch link {
    case .link: .segments
    case .part(let part) where part.part == .whole: .segments
    default: nil
    }
  }

  /// What the handler finds in its parameters besides the pattern's names.
  func given(_ rest: LinkValue) -> [LinkValue.Entry] {
    var entries = rules.keys.sorted { $0.key < $1.key }.map { name, given in
      LinkValue.Entry(
        key: .open(.unknown, text: name, isOfLink: false), value: given == .link ? .link : rest)
    }
    if rules.passesQuery.contains(router) {
      entries.append(LinkValue.Entry(key: .queryItems, value: .queryItems))
    }
    return entries
  }
}
