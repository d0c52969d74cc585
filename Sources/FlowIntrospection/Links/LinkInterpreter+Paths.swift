extension LinkInterpreter {
  /// The ways on which a path is not a text: it differs in one of the segments, or has more of them
  /// or fewer; `nil` for every other test.
  func refusingPath(_ state: LinkState, _ atom: LinkAtom) -> [LinkState]? {
    guard case .path = atom.part, case .equals(let text) = atom.test, text.hasPrefix("/") else {
      return nil
    }
    if case .never = state.conditions.requiring(atom) { return [state] }
    let segments = text.split(separator: "/").map(String.init)
    var ways: [LinkState] = []
    var rest = state.conditions
    for (place, segment) in segments.enumerated() {
      var test = LinkAtom(LinkText(.segment(place), folds: atom.folds), .equals(segment))
      test.folds = atom.folds
      if let count = rest.count.requiring("<=", place) {
        var shorter = rest
        shorter.count = count
        ways.append(state.with(shorter))
      }
      let longer = rest.requiring(LinkAtom(.segment(place), .present))
      if case .met(let other) = longer.flatMap({ $0.refusing(test) }) {
        ways.append(state.with(other))
      }
      guard case .met(let same) = rest.requiring(test) else { return ways }
      rest = same
    }
    if let count = rest.count.requiring(">", segments.count) {
      rest.count = count
      ways.append(state.with(rest))
    }
    return ways
  }
}
