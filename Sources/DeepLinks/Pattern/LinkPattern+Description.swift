import FlowModel

extension LinkPattern {
  /// The pattern that a deep link of the graph describes.
  public init(description: DeepLinkDescription) {
    self.init(
      schemes: description.schemes, host: description.host, path: description.path,
      query: description.query, predicates: description.predicates,
      foldsCase: description.foldsCase, foldsScheme: description.foldsScheme)
  }
}

extension DeepLinkDescription {
  /// A description of the pattern, its text form included, without landings.
  package init(
    id: NodeID, pattern: LinkPattern, order: Int = 0, location: SourceLocation? = nil
  ) {
    self.init(
      id: id, pattern: pattern.description, schemes: pattern.schemes, host: pattern.host,
      path: pattern.path, query: pattern.query, predicates: pattern.predicates,
      foldsCase: pattern.foldsCase, foldsScheme: pattern.foldsScheme, order: order,
      location: location)
  }
}

extension LinkSegment {
  /// Exactly this text.
  package static func literal(_ value: String) -> Self { Self(kind: .literal, value: value) }

  /// Any one segment, bound to a name and convertible to a type.
  package static func binding(_ name: String?, type: String? = nil, values: [String]? = nil)
    -> Self
  {
    Self(kind: .binding, values: values, name: name, type: type)
  }

  /// One of these texts.
  package static func oneOf(_ values: [String], name: String? = nil) -> Self {
    Self(kind: .oneOf, values: values, name: name)
  }

  /// Any one segment.
  package static let wildcard = Self(kind: .wildcard)

  /// Any number of further segments.
  package static let rest = Self(kind: .rest)
}

extension LinkQueryItem {
  /// The condition on the item's value, `nil` if the key need only be present.
  package var condition: LinkSegment? {
    if let equals {
      return LinkSegment(kind: .literal, value: equals, name: binding, foldsCase: foldsCase)
    }
    guard binding != nil || type != nil || values != nil else { return nil }
    if binding == nil, type == nil {
      return LinkSegment(kind: .oneOf, values: values, foldsCase: foldsCase)
    }
    return LinkSegment(
      kind: .binding, values: values, name: binding, type: type, foldsCase: foldsCase)
  }
}
