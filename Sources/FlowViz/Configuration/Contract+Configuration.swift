import FlowAudit

/// Reads `[{ "name": "only-checkout-pays", "forbidden": { "from": …, "to": … } }]`.
extension Contract {
  static func list(_ node: ConfigurationNode) throws(ConfigurationError) -> [Contract] {
    var contracts: [Contract] = []
    var names: Set<String> = []
    for element in try node.elements() {
      let contract = try Contract(element)
      guard names.insert(contract.name).inserted else {
        throw element.error("two contracts are called '\(contract.name)'")
      }
      contracts.append(contract)
    }
    return contracts
  }

  private enum Key: String, CaseIterable {
    case name, severity, hint, forbidden, required, reachable, without, maxDepth, maxFanOut, of
  }

  private init(_ node: ConfigurationNode) throws(ConfigurationError) {
    var members: [Key: ConfigurationNode] = [:]
    for (key, member) in try node.members(known: Key.allCases.map(\.rawValue)) {
      if let key = Key(rawValue: key) { members[key] = member }
    }
    guard let name = members[.name] else {
      throw node.error("a contract needs a 'name', which findings carry")
    }
    let text = try name.text()
    guard Self.isName(text) else {
      throw name.error("'\(text)' is no name of a contract; write lower-case words and hyphens")
    }
    self.init(
      name: text, requirement: try Self.requirement(members, node),
      severity: try members[.severity]?.word(Severity.self) ?? .warning,
      hint: try members[.hint]?.text() ?? "", location: node.location)
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
  }

  private static func requirement(
    _ members: [Key: ConfigurationNode], _ node: ConfigurationNode
  ) throws(ConfigurationError) -> Requirement {
    let kinds: [Key] = [.forbidden, .required, .reachable, .maxDepth, .maxFanOut]
    let given = kinds.filter { members[$0] != nil }
    guard given.count == 1, let kind = given.first, let value = members[kind] else {
      let list = kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw node.error("a contract has exactly one of \(list)")
    }
    try refuse(.without, unless: kind == .reachable, members)
    try refuse(.of, unless: kind == .maxDepth || kind == .maxFanOut, members)
    switch kind {
    case .forbidden: return .forbidden(try EdgeSelector(value))
    case .required: return .required(try EdgeSelector(value))
    case .reachable:
      return .reachable(
        try NodeSelector(value), without: try members[.without].map(EdgeSelector.kinds) ?? [])
    case .maxDepth:
      return .maxDepth(
        try value.count(),
        of: try members[.of].map { (node) throws(ConfigurationError) in try NodeSelector(node) }
          ?? NodeSelector(kinds: [.screen]))
    default:
      return .maxFanOut(
        try value.count(),
        of: try members[.of].map { (node) throws(ConfigurationError) in try NodeSelector(node) }
          ?? NodeSelector(kinds: [.screen, .flow]))
    }
  }

  private static func refuse(
    _ key: Key, unless isKnown: Bool, _ members: [Key: ConfigurationNode]
  ) throws(ConfigurationError) {
    guard !isKnown, let member = members[key] else { return }
    throw member.error("'\(key.rawValue)' says nothing in this kind of contract")
  }
}

extension EdgeSelector {
  private enum Key: String, CaseIterable {
    case from, to, edge
  }

  /// `{ "from": selector, "edge": "present", "to": selector }`; what is left out is anything.
  fileprivate init(_ node: ConfigurationNode) throws(ConfigurationError) {
    self.init(
      from: NodeSelector(location: node.location), to: NodeSelector(location: node.location))
    for (key, member) in try node.members(known: Key.allCases.map(\.rawValue)) {
      switch Key(rawValue: key) {
      case .from: from = try NodeSelector(member)
      case .to: to = try NodeSelector(member)
      case .edge: kinds = try Self.kinds(member)
      case nil: break
      }
    }
  }

  /// One kind of edge or a list of some.
  fileprivate static func kinds(_ node: ConfigurationNode) throws(ConfigurationError)
    -> Set<EdgeKind>
  {
    var kinds: Set<EdgeKind> = []
    for word in try node.oneOrMore() { kinds.insert(try word.word(EdgeKind.self)) }
    return kinds
  }
}

extension NodeSelector {
  private enum Key: String, CaseIterable {
    case kind, module, name, except
  }

  /// A pattern for the name, or `{ "kind": …, "module": …, "name": …, "except": … }`.
  fileprivate init(
    _ node: ConfigurationNode, isException: Bool = false
  ) throws(ConfigurationError) {
    self.init(location: node.location)
    guard !node.isText else {
      name = try node.text()
      return
    }
    // An exception has no exceptions of its own.
    let keys = Key.allCases.filter { !isException || $0 != .except }
    for (key, member) in try node.members(known: keys.map(\.rawValue)) {
      switch Key(rawValue: key) {
      case .kind:
        for word in try member.oneOrMore() { kinds.insert(try word.word(NodeKind.self)) }
      case .module: module = try member.text()
      case .name: name = try member.text()
      case .except:
        for exception in try member.oneOrMore() {
          exceptions.append(try NodeSelector(exception, isException: true))
        }
      case nil: break
      }
    }
  }
}
