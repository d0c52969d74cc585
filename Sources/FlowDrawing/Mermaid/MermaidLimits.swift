/// How large a diagram Mermaid draws with its standard settings.
///
/// Beyond that it shows an error in place of the diagram.
enum MermaidLimits {
  static let characters = 50_000
  static let edges = 500

  /// What is too much, in words; `nil` where the diagram will be drawn.
  static func excess(of text: String, edges count: Int) -> String? {
    if count > edges {
      return "Mermaid draws at most \(edges) lines, and these are \(count)"
    }
    // Mermaid counts as JavaScript does.
    let length = text.utf16.count
    if length > characters {
      return "Mermaid reads at most \(characters) characters, and these are \(length)"
    }
    return nil
  }
}
