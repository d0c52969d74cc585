/// A type whose name has been looked up.
package struct ResolvedType: Hashable, Sendable {
  /// The declaration in the tree, `nil` for a type of a library.
  package var id: TypeID?
  /// The qualified name of a declared type, the name as written of any other; `Optional`, `Array`,
  /// `Tuple`, `Function` and so on as in `TypeReference`.
  package var name: String
  package var arguments: [ResolvedType]
  package var labels: [String]

  package init(
    id: TypeID? = nil, name: String, arguments: [ResolvedType] = [], labels: [String] = []
  ) {
    self.id = id
    self.name = name
    self.arguments = arguments
    self.labels = labels
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// The last part of the name.
  package var simpleName: String {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[bytes.index(after: dot)...])
  }

  /// The type without layers of `Optional` and of wrappers that stand for their value.
  package var unwrapped: ResolvedType {
    switch name {
    case "Optional", "Binding", "Published", "State", "WeakBox":
      arguments.first.map(\.unwrapped) ?? self
    default: self
    }
  }

  /// The element of an array, set or similar collection; the values of a dictionary.
  package var element: ResolvedType? {
    switch name {
    case "Array", "Set", "ArraySlice", "ContiguousArray", "IdentifiedArrayOf", "Routes",
      "OrderedSet":
      arguments.first
    case "Dictionary", "IdentifiedArray", "OrderedDictionary": arguments.last
    case "Optional", "Binding": arguments.first?.element
    default: nil
    }
  }

  /// The element of a library's collection, else the type itself.
  var elementIfUndeclared: ResolvedType { id == nil ? element ?? self : self }

  package var isFunction: Bool {
    let type = unwrapped
    return type.name == "Function"
  }

  /// What a function of this type gives; `nil` for another type.
  var functionResult: ResolvedType? { isFunction ? unwrapped.arguments.last : nil }

  /// What the names of system types begin with.
  private static let systemPrefixes = [
    "UI", "NS", "SF", "MF", "PH", "AS", "SK", "CN", "EK", "MK", "WK", "AV", "QL", "PK", "GK", "LP",
    "SL", "LA", "VN", "Photos", "Document",
  ]

  /// Whether the name is that of a type of the system.
  var isOfSystem: Bool { Self.systemPrefixes.contains { simpleName.hasPrefix($0) } }

  package static func array(_ element: ResolvedType) -> ResolvedType {
    ResolvedType(name: "Array", arguments: [element])
  }
}
