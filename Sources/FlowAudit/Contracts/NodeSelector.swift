import FlowModel

/// Which nodes of a graph a contract speaks of.
public struct NodeSelector: Hashable, Sendable {
  /// Any of these kinds; all if it is empty.
  public var kinds: Set<NodeKind>
  /// A pattern for the module's name; `*` stands for any text.
  public var module: String?
  /// A pattern for the simple or the qualified name; `*` stands for any text.
  public var name: String?
  /// What is not meant though it would be.
  public var exceptions: [NodeSelector]
  /// Where the configuration says so.
  public var location: SourceLocation?

  public init(
    kinds: Set<NodeKind> = [], module: String? = nil, name: String? = nil,
    exceptions: [NodeSelector] = [], location: SourceLocation? = nil
  ) {
    self.kinds = kinds
    self.module = module
    self.name = name
    self.exceptions = exceptions
    self.location = location
  }

  /// Whether the node is meant.
  public func matches(_ node: Node) -> Bool {
    includes(node) && !excludes(node)
  }

  /// Whether the node is meant but for the exceptions.
  func includes(_ node: Node) -> Bool {
    (kinds.isEmpty || kinds.contains(node.kind))
      && (module.map { NamePattern($0).matches(node.module) } ?? true)
      && (name.map { pattern in
        let pattern = NamePattern(pattern)
        return pattern.matches(node.name) || pattern.matches(node.qualifiedName)
      } ?? true)
  }

  func excludes(_ node: Node) -> Bool {
    exceptions.contains { $0.matches(node) }
  }
}

extension NodeSelector: CustomStringConvertible {
  /// What it asks for, as messages say it: `flow 'Checkout*' in module 'Shop'`.
  public var description: String {
    var words: [String] = []
    if kinds.isEmpty {
      words.append(name == nil ? "anything" : "")
    } else {
      words.append(kinds.map(\.rawValue).sorted().joined(separator: " or "))
    }
    if let name { words.append("'\(name)'") }
    if let module { words.append("in module '\(module)'") }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A text in which `*` stands for any text.
struct NamePattern {
  private let parts: [Substring]

  init(_ text: String) {
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether the whole name fits; capitals count.
  func matches(_ name: String) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first.map { $0 == name } ?? name.isEmpty
    }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    guard rest.count >= last.count, rest.hasSuffix(last) else { return false }
    rest = rest.dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
