import DeepLinks
import FlowModel

extension SiteAssociation.Component {
  /// The component as a link pattern of a domain, `nil` for any.
  ///
  /// It takes at least the component's links. It takes more where the component tells a trailing
  /// slash from none, restricts the fragment or has wildcards in a query item.
  package func pattern(domain: String?) -> LinkPattern {
    var pattern = LinkPattern(schemes: ["https"], foldsCase: false)
    pattern.host = domain.map { domain in
      domain.hasPrefix("*.")
        ? LinkSegment(kind: .suffix, value: String(domain.dropFirst())) : .literal(domain)
    }
    pattern.path = segments
    if case .items(let items) = query {
      for item in items where !item.value.matches("") {
        var condition = LinkQueryItem(key: decoded(item.name))
        if case .literal(let value)? = item.value.parts.first, item.value.parts.count == 1,
          path.isCaseSensitive
        {
          condition.equals = decoded(value)
        }
        pattern.query.append(condition)
      }
    }
    return pattern
  }

  /// Whether it takes links of its path whatever their queries and fragments.
  var isOfPathAlone: Bool {
    guard case .whole(let query) = query else { return false }
    return [query, fragment].allSatisfy { $0.matches("") && $0.matches("a=b&c") }
  }

  private var segments: [LinkSegment] {
    guard path.isCaseSensitive else { return [.rest] }
    var segments: [LinkSegment] = []
    for piece in path.pieces where !piece.isEmpty {
      if case .literal(let text)? = piece.first, piece.count == 1 {
        segments.append(.literal(decoded(text)))
      } else if case .oneOf(let values)? = piece.first, piece.count == 1,
        let texts = WildcardPattern.literals(values)
      {
        segments.append(.oneOf(texts.map(decoded)))
      } else if piece.allSatisfy(\.staysInSegment) {
        segments.append(.wildcard)
      } else {
        // A wildcard can reach into the next segments: only what stands before it is sure.
        if case .literal(let text)? = piece.first {
          segments.append(LinkSegment(kind: .prefix, value: decoded(text)))
        }
        segments.append(.rest)
      }
    }
    return segments
  }

  private func decoded(_ text: String) -> String {
    isPercentEncoded ? text.removingPercentEncoding ?? text : text
  }
}

extension WildcardPattern {
  /// The parts between the slashes.
  fileprivate var pieces: [[Part]] {
    var pieces: [[Part]] = [[]]
    for part in parts {
      guard case .literal(let text) = part else {
        pieces[pieces.count - 1].append(part)
        continue
      }
      for (index, piece) in text.split(separator: "/", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { pieces.append([]) }
        if !piece.isEmpty { pieces[pieces.count - 1].append(.literal(String(piece))) }
      }
    }
    return pieces
  }

  /// The values of a variable if none has a wildcard or a slash.
  fileprivate static func literals(_ values: [[Part]]) -> [String]? {
    var texts: [String] = []
    for value in values {
      guard value.count == 1, case .literal(let text) = value[0], !text.contains("/") else {
        return nil
      }
      texts.append(text)
    }
    return texts
  }
}

extension WildcardPattern.Part {
  /// Whether what the part matches has no slash.
  fileprivate var staysInSegment: Bool {
    switch self {
    case .literal, .language: true
    case .anyCharacter, .anyText, .oneOf: false
    }
  }
}
