import FlowModel

/// Where the system hands each link to the app.
struct LinkOrigins {
  private let placesBySubject: [String: Set<String>]

  init(_ graph: FlowGraph) {
    placesBySubject = graph.observations(of: .linkOrigin).reduce(into: [:]) { places, origin in
      places[origin.subject, default: []].insert(origin.data["in"] ?? "")
    }
  }

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
