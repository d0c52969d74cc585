/// A pattern for paths of any length that end with some elements.
public struct Ends: Sendable {
  let elements: [String]

  public init(_ elements: String...) {
    self.elements = elements
  }

  public static func ~= (pattern: Ends, path: PathComponents) -> Bool {
    path.elements.suffix(pattern.elements.count).elementsEqual(pattern.elements)
  }
}
