/// The identity of a node: `kind:Module/Path`, stable under edits that do not rename or move the
/// thing, for example `route:Shop/Route.checkout`.
///
/// A type that is private to its file carries the file's name: `screen:Shop/Row@CartView`.
public struct NodeID: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The id without its kind, `Shop/Route.checkout`: what findings name, because it survives a
  /// change of kind.
  public var subject: String {
    guard let colon = rawValue.firstIndex(of: ":") else { return rawValue }
    return String(rawValue[rawValue.index(after: colon)...])
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension NodeID: Codable {
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension NodeID: CustomStringConvertible {
  public var description: String { rawValue }
}
