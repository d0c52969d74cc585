/// What differs between two texts, line by line.
enum LineDifference {
  static func text(from old: String, to new: String) -> String {
    let changes = new.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: old.split(separator: "\n", omittingEmptySubsequences: false))
    let lines = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      }
    }
    return lines.isEmpty ? "no difference" : "\n" + lines.joined(separator: "\n")
  }
}
