/// What code makes, or may make, of which nobody knows how it is shown: flows and screens that are
/// constructed, and cases that may come into being.
struct PossibleMakings {
  private struct Making {
    var subject: String
    /// The nodes to whose code the making belongs; none where no code is known.
    var owners: [Node]
  }

  private var waiting: [Making]

  init(_ graph: FlowGraph) {
    let types = DeclaringTypes(graph)
    let named = graph.observations(of: .constructs) + graph.observations(of: .mayMakeRoute)
    waiting = named.map { observation in
      Making(
        subject: observation.subject, owners: types.types(around: observation.data["in"] ?? ""))
    }
    let open = Set(graph.observations(of: .makesAnyCase).map(\.subject))
    for node in graph.nodes where node.enumSubject.map(open.contains) ?? false {
      waiting.append(Making(subject: node.subject, owners: []))
    }
  }

  /// The subjects whose owners meet the condition; they are not given again.
  mutating func takeThose(_ mayRun: ([Node]) -> Bool) -> Set<String> {
    let subjects = Set(waiting.filter { mayRun($0.owners) }.map(\.subject))
    waiting.removeAll { subjects.contains($0.subject) }
    return subjects
  }
}

extension Node {
  /// The subject of the enum whose case the node is: `Shop/Route@Home` of `Shop/Route.cart@Home`.
  package var enumSubject: String? {
    guard owner != nil else { return nil }
    let file = subject.firstIndex(of: "@").map { subject[$0...] } ?? ""
    let path = subject.prefix { $0 != "@" }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return String(path[..<dot] + file)
  }
}
