import FlowModel

/// Where the system hands each link to the app.
struct LinkOrigins {
  private let placesBySubject: [String: Set<String>]
  private let appsBySubject: [String: Set<String>]

  init(_ graph: FlowGraph) {
    appsBySubject = graph.observations(of: .linkOrigin).reduce(into: [:]) { apps, origin in
      if let app = origin.data["app"] { apps[origin.subject, default: []].insert(app) }
    }
    placesBySubject = graph.observations(of: .linkOrigin).reduce(into: [:]) { places, origin in
      places[origin.subject, default: []].insert(origin.data["in"] ?? "")
    }
  }

  /// The apps of the tree that take links, sorted; none where the tree holds only one.
  var apps: [String] { Set(appsBySubject.values.joined()).sorted() }

  /// The apps that take the link; `nil` where that is not known.
  func apps(of link: DeepLinkDescription) -> Set<String>? { appsBySubject[link.id.subject] }

  /// Whether all links of the one also come by where the other does: only then does it matter which of
  /// the two the code tries first.
  ///
  /// Links of which no place is known are taken to come the same way.
  func mayTake(_ earlier: DeepLinkDescription, from later: DeepLinkDescription) -> Bool {
    guard let first = placesBySubject[earlier.id.subject],
      let second = placesBySubject[later.id.subject]
    else { return true }
    return first.isSuperset(of: second)
  }
}
