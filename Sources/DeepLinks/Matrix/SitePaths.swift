import FlowModel

/// What the app's web sites say of the links that it gets: their `apple-app-site-association` files.
struct SitePaths {
  /// A list of paths, in whose order the first that takes a link decides.
  fileprivate struct List {
    var paths: [Path] = []
  }

  fileprivate struct Path {
    let observation: Observation
    let matcher: LinkMatcher
    var keeps: Bool { observation.data["keeps"] == "true" }
  }

  private let lists: [List]

  /// O(*n*) in the number of paths.
  init(_ graph: FlowGraph) {
    var lists: [[String]: List] = [:]
    for observation in graph.observations(of: .sitePath) {
      guard let text = observation.data["pattern"], let pattern = try? LinkPattern(parsing: text)
      else { continue }
      lists[[observation.subject, observation.data["detail"] ?? ""], default: List()].paths.append(
        Path(observation: observation, matcher: LinkMatcher(pattern)))
    }
    self.lists = lists.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, list in
      List(
        paths: list.paths.sorted {
          ($0.observation.location?.line ?? 0, $0.observation.location?.column ?? 0)
            < ($1.observation.location?.line ?? 0, $1.observation.location?.column ?? 0)
        })
    }
  }

  /// Whether no site sends a link of this kind to the app.
  ///
  /// O(*p*) in the number of paths.
  func keep(_ matcher: LinkMatcher) -> Bool {
    !lists.isEmpty
      && lists.allSatisfy { list in
        for path in list.paths {
          if path.keeps {
            if path.takesAll(of: matcher) { return true }
          } else if path.matcher.overlap(matcher) != .none {
            return false
          }
        }
        return true
      }
  }

  /// The paths that are sent to the app and of which no pattern takes anything.
  ///
  /// O(*p*·*n*) for *p* paths and *n* patterns.
  func unanswered(by matchers: [LinkMatcher]) -> [Observation] {
    lists.flatMap { list in
      list.paths.enumerated().filter { place, path in
        !path.keeps && !list.paths[..<place].contains { $0.keeps && $0.takesAll(of: path.matcher) }
          && !matchers.contains { $0.overlap(path.matcher) != .none }
      }.map(\.element.observation)
    }
  }
}

extension SitePaths.Path {
  /// Whether every link of a kind is one of the path.
  ///
  /// The folder itself, `/news`, is none of `/news/*`, which its pattern takes as well.
  fileprivate func takesAll(of other: LinkMatcher) -> Bool {
    other.pattern.path.count >= matcher.pattern.path.count
      && matcher.coverage(of: other.ofAnyHost) == .yes
  }
}

extension LinkMatcher {
  /// The same for the sites of any host: their files name none.
  fileprivate var ofAnyHost: LinkMatcher {
    var pattern = pattern
    pattern.host = nil
    pattern.schemes = ["https"]
    return LinkMatcher(pattern)
  }
}
