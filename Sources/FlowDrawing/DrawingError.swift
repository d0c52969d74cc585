/// Why a graph could not be drawn.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Every attempt failed; one reason for each.
  case layoutFailed(reasons: [String])
  /// Even the coarsest level has more than the format can hold.
  case tooLarge(reason: String)
  /// Graphviz wrote something that is not the picture that was asked for.
  case unreadablePicture(reason: String)

  public var description: String {
    switch self {
    case .layoutFailed(let reasons):
      "the graph cannot be laid out: \(reasons.joined(separator: "; then ")). "
        + "Draw a part of it, or write DOT, which needs no layout"
    case .tooLarge(let reason):
      "\(reason), even at the level 'flows'. Draw a part of it, or write the format 'markdown', which "
        + "has a diagram for each flow"
    case .unreadablePicture(let reason):
      "Graphviz wrote a picture that cannot be read: \(reason)"
    }
  }
}
