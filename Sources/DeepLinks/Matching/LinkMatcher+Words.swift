extension LinkMatcher {
  /// A failed condition in words.
  func words(_ failure: Failure, _ link: ParsedLink) -> String {
    switch failure {
    case .scheme:
      let wanted = pattern.schemes.map { "“\($0)”" }.joined(separator: " or ")
      return Self.contrast("the scheme", link.scheme, wanted)
    case .host:
      guard let host else { return "the host does not fit" }
      if case .literal("") = host.form, let found = link.host {
        return "there is a host, “\(found)”, and there must be none"
      }
      return Self.contrast("the host", link.host, host.words)
    case .path(.count(let count)):
      return "the path has \(Self.segments(count)), not \(path.tests.count)"
    case .path(.segment(let text, let place)):
      let test = path.tests[place]
      let name = test.name.map { " (\($0))" } ?? ""
      return "segment \(place + 1)\(name) of the path is “\(text)”, not \(test.words)"
    case .path(.shape):
      let wanted = pattern.path.map { LinkPatternPrinter.text($0) }.joined(separator: "/")
      return "the path “\(link.path)” does not fit \(wanted)"
    case .query(let index):
      let test = query[index]
      guard let item = test.item(in: link) else { return "the query lacks “\(test.key)”" }
      return Self.contrast(
        "“\(test.key)” of the query", item.value, test.value?.words ?? "present")
    case .predicate(let question):
      let text = pattern.predicates.first { LinkQuestion($0) == question }
      return "\(text ?? "a condition") does not hold"
    }
  }

  private static func contrast(_ what: String, _ found: String?, _ wanted: String) -> String {
    if let found, !found.isEmpty { return "\(what) is “\(found)”, not \(wanted)" }
    return "\(what) is missing; it must be \(wanted)"
  }

  private static func segments(_ count: Int) -> String {
    switch count {
    case 0: "no segment"
    case 1: "1 segment"
    default: "\(count) segments"
    }
  }
}
