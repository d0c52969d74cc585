import DeepLinks

/// Conditions on the URL's or the path's whole text, taken apart.
extension LinkConditions {
  func requiringWhole(_ atom: LinkAtom) -> Answer {
    switch atom.test {
    case .present: return .met(self)
    case .equals(let text): return requiring(url: text, isWhole: true, folds: atom.folds)
    case .prefix(let text): return requiring(url: text, isWhole: false, folds: atom.folds)
    default: return .beyond
    }
  }

  /// - Parameter folds: Whether the code takes the capitals out of the link first.
  private func requiring(url text: String, isWhole: Bool, folds: Bool) -> Answer {
    func atom(_ part: LinkPart, _ test: LinkTest) -> LinkAtom {
      var atom = LinkAtom(part, test)
      atom.folds = folds
      return atom
    }
    guard let colon = text.range(of: "://") else {
      guard !isWhole, text.hasSuffix(":") else { return .beyond }
      return requiring(atom(.scheme, .equals(String(text.dropLast()))))
    }
    let scheme = String(text[..<colon.lowerBound])
    let rest = text[colon.upperBound...]
    guard !rest.contains("?"), !rest.contains("#") else { return .beyond }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var atoms = [atom(.scheme, .equals(scheme))]
    let isHostComplete = isWhole || parts.count > 1
    if let host = parts.first, !host.isEmpty {
      atoms.append(atom(.host, isHostComplete ? .equals(host) : .prefix(host)))
    } else if isHostComplete, parts.count > 1 || isWhole {
      return requiring(atoms).flatMap { $0.refusing(LinkAtom(.host, .present)) }
        .flatMap {
          $0.requiring(segments: Array(parts.dropFirst()), isWhole: isWhole, folds: folds)
        }
    }
    return requiring(atoms).flatMap {
      $0.requiring(segments: Array(parts.dropFirst()), isWhole: isWhole, folds: folds)
    }
  }

  func requiringPath(_ atom: LinkAtom) -> Answer {
    switch atom.test {
    case .present: return .met(self)
    case .equals(let text):
      let parts = text.split(separator: "/").map(String.init)
      if text.isEmpty || text == "/" { return requiring(segments: [], isWhole: true) }
      guard text.hasPrefix("/") else { return .never }
      return requiring(segments: parts, isWhole: true, folds: atom.folds)
    case .oneOf: return .beyond
    case .prefix(let text):
      guard text.hasPrefix("/") else { return .beyond }
      let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      return requiring(segments: parts.map(String.init), isWhole: false, folds: atom.folds)
    case .suffix(let text) where !text.isEmpty && !text.contains("/"):
      // The end of the path is that of its last segment.
      var last = LinkText(.lastSegment(0))
      last.folds = atom.folds
      return requiring(LinkAtom(last, .suffix(text)))
    case .suffix(let text):
      guard text.hasPrefix("/"), text.dropFirst().firstIndex(of: "/") == nil else { return .beyond }
      var last = LinkText(.lastSegment(0))
      last.folds = atom.folds
      return requiring(LinkAtom(last, .equals(String(text.dropFirst()))))
    default: return .beyond
    }
  }

  /// These segments first; the last one of an unfinished text is only the beginning of one.
  private func requiring(segments: [String], isWhole: Bool, folds: Bool = false) -> Answer {
    var atoms: [LinkAtom] = []
    for (place, text) in segments.enumerated() {
      let isLast = place == segments.count - 1
      if text.isEmpty {
        guard isLast else { return .beyond }
        if !isWhole { atoms.append(LinkAtom(.segment(place), .present)) }
        continue
      }
      let test: LinkTest = isLast && !isWhole ? .prefix(text) : .equals(text)
      var atom = LinkAtom(.segment(place), test)
      atom.folds = folds
      atoms.append(atom)
    }
    let answer = requiring(atoms)
    guard isWhole else { return answer }
    return answer.flatMap { conditions in
      let length = segments.filter { !$0.isEmpty }.count
      guard let count = conditions.count.requiring("==", length) else { return .never }
      var conditions = conditions
      conditions.count = count
      return .met(conditions)
    }
  }

  private func requiring(_ atoms: [LinkAtom]) -> Answer {
    atoms.reduce(.met(self)) { answer, atom in answer.flatMap { $0.requiring(atom) } }
  }
}

extension LinkConditions.Answer {
  func flatMap(_ next: (LinkConditions) -> Self) -> Self {
    if case .met(let conditions) = self { next(conditions) } else { self }
  }
}
