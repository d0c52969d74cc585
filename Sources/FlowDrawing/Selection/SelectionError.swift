/// Why no part of a graph can be chosen.
public enum SelectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing is called so.
  case unknown(String, option: String, near: [String])
  /// The name stands for several nodes that have little to do with each other.
  case ambiguous(String, option: String, candidates: [String])
  /// The pattern fits no name.
  case unused(pattern: String)
  /// No way leads from one to the other.
  case noWay(from: String, to: String)
  /// Nothing would be drawn.
  case nothingLeft

  public var description: String {
    switch self {
    case .unknown(let name, let option, let near):
      "nothing that '\(option)' can mean is called '\(name)'"
        + (near.isEmpty
          ? "; 'flowviz render --format text' lists the names"
          : "; did you mean \(Words.list(near.map { "'\($0)'" }, or: true))?")
    case .ambiguous(let name, let option, let candidates):
      "'\(option) \(name)' can be any of \(Words.list(candidates.map { "'\($0)'" })); give one of "
        + "these"
    case .unused(let pattern):
      "the pattern '\(pattern)' of '--exclude' fits no name; '*' is any text, '?' any character"
    case .noWay(let from, let to):
      "no way leads from '\(from)' to '\(to)'; 'flowviz explain' says how each is reached"
    case .nothingLeft:
      "nothing is left to draw; choose less narrowly"
    }
  }
}
