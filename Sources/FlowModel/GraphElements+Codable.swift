// Absent values are left out of the export, so that it stays small and a diff shows what matters.

extension Node: Codable {
  private enum Key: String, CodingKey {
    case id, kind, name, qualifiedName, module, location, owner, payload, roles, initial, declared
    case isPublic = "public"
    case routeTypes, style, view
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(NodeID.self, forKey: .id),
      kind: try container.decode(NodeKind.self, forKey: .kind),
      name: try container.decode(String.self, forKey: .name),
      qualifiedName: try container.decode(String.self, forKey: .qualifiedName),
      module: try container.decode(String.self, forKey: .module),
      location: try container.decodeIfPresent(SourceLocation.self, forKey: .location),
      owner: try container.decodeIfPresent(String.self, forKey: .owner),
      payload: try container.decodeIfPresent([PayloadElement].self, forKey: .payload) ?? [],
      roles: try container.decodeIfPresent([String].self, forKey: .roles) ?? [],
      isInitial: try container.decodeIfPresent(Bool.self, forKey: .initial) ?? false,
      isDeclared: try container.decodeIfPresent(Bool.self, forKey: .declared) ?? true,
      isPublic: try container.decodeIfPresent(Bool.self, forKey: .isPublic) ?? false,
      routeTypes: try container.decodeIfPresent([String].self, forKey: .routeTypes) ?? [],
      style: try container.decodeIfPresent(String.self, forKey: .style),
      view: try container.decodeIfPresent(String.self, forKey: .view))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try container.encode(name, forKey: .name)
    try container.encode(qualifiedName, forKey: .qualifiedName)
    try container.encode(module, forKey: .module)
    try container.encodeIfPresent(location, forKey: .location)
    try container.encodeIfPresent(owner, forKey: .owner)
    if !payload.isEmpty { try container.encode(payload, forKey: .payload) }
    if !roles.isEmpty { try container.encode(roles, forKey: .roles) }
    if isInitial { try container.encode(true, forKey: .initial) }
    if !isDeclared { try container.encode(false, forKey: .declared) }
    if isPublic { try container.encode(true, forKey: .isPublic) }
    if !routeTypes.isEmpty { try container.encode(routeTypes, forKey: .routeTypes) }
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(view, forKey: .view)
  }
}

extension Edge: Codable {
  private enum Key: String, CodingKey {
    case id, kind, from, to, style, trigger, condition, label, order, confidence, locations
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      kind: try container.decode(EdgeKind.self, forKey: .kind),
      from: try container.decode(NodeID.self, forKey: .from),
      to: try container.decode(NodeID.self, forKey: .to),
      style: try container.decodeIfPresent(String.self, forKey: .style),
      trigger: try container.decodeIfPresent(String.self, forKey: .trigger),
      condition: try container.decodeIfPresent(String.self, forKey: .condition),
      label: try container.decodeIfPresent(String.self, forKey: .label),
      order: try container.decodeIfPresent(Int.self, forKey: .order),
      confidence: try container.decodeIfPresent(Confidence.self, forKey: .confidence) ?? .certain,
      locations: try container.decodeIfPresent([SourceLocation].self, forKey: .locations) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(trigger, forKey: .trigger)
    try container.encodeIfPresent(condition, forKey: .condition)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(order, forKey: .order)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(locations, forKey: .locations)
  }
}

extension DeepLinkDescription: Codable {
  private enum Key: String, CodingKey {
    case id, pattern, schemes, host, path, query, predicates, foldsCase, foldsScheme, order
    case landings, handled, value
    case isWired = "wired"
    case location
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(NodeID.self, forKey: .id),
      pattern: try container.decode(String.self, forKey: .pattern),
      schemes: try container.decodeIfPresent([String].self, forKey: .schemes) ?? [],
      host: try container.decodeHost(forKey: .host),
      path: try container.decodeIfPresent([LinkSegment].self, forKey: .path) ?? [],
      query: try container.decodeIfPresent([LinkQueryItem].self, forKey: .query) ?? [],
      predicates: try container.decodeIfPresent([String].self, forKey: .predicates) ?? [],
      foldsCase: try container.decodeIfPresent(Bool.self, forKey: .foldsCase) ?? false,
      foldsScheme: try container.decodeIfPresent(Bool.self, forKey: .foldsScheme) ?? false,
      order: try container.decodeIfPresent(Int.self, forKey: .order) ?? 0,
      landings: try container.decodeIfPresent([Landing].self, forKey: .landings) ?? [],
      handled: try container.decodeIfPresent(Bool.self, forKey: .handled) ?? true,
      value: try container.decodeIfPresent(String.self, forKey: .value),
      isWired: try container.decodeIfPresent(Bool.self, forKey: .isWired) ?? true,
      location: try container.decodeIfPresent(SourceLocation.self, forKey: .location))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(pattern, forKey: .pattern)
    try container.encode(schemes, forKey: .schemes)
    switch host {
    case .none: break
    case .some(let host) where host == LinkSegment(kind: .literal, value: host.value):
      try container.encode(host.value, forKey: .host)
    case .some(let host): try container.encode(host, forKey: .host)
    }
    try container.encode(path, forKey: .path)
    try container.encode(query, forKey: .query)
    if !predicates.isEmpty { try container.encode(predicates, forKey: .predicates) }
    if foldsCase { try container.encode(true, forKey: .foldsCase) }
    if foldsScheme { try container.encode(true, forKey: .foldsScheme) }
    try container.encode(order, forKey: .order)
    try container.encode(landings, forKey: .landings)
    try container.encode(handled, forKey: .handled)
    try container.encodeIfPresent(value, forKey: .value)
    if !isWired { try container.encode(false, forKey: .isWired) }
    try container.encodeIfPresent(location, forKey: .location)
  }
}

extension KeyedDecodingContainer {
  /// A literal host is written as a plain string, every other kind as an object.
  fileprivate func decodeHost(forKey key: Key) throws -> LinkSegment? {
    guard contains(key) else { return nil }
    if let literal = try? decode(String.self, forKey: key) {
      return LinkSegment(kind: .literal, value: literal)
    }
    return try decode(LinkSegment.self, forKey: key)
  }
}
