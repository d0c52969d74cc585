/// A pattern for paths of any length that begin with some elements.
public struct Begins: Sendable {
  let elements: [String]

  public init(_ elements: String...) {
    self.elements = elements
  }

  public static func ~= (pattern: Begins, path: PathComponents) -> Bool {
    path.elements.starts(with: pattern.elements)
  }
}
