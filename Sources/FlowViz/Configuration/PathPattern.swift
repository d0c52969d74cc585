/// A glob for paths relative to the project's root.
///
/// `*` and `?` stand for anything within a name, `**` for any number of folders. A pattern without
/// `/` fits a file or folder of that name anywhere. What fits a folder fits all that lies in it.
struct PathPattern: Hashable, Sendable {
  /// As it was written.
  let text: String
  private let parts: [String]

  /// `nil` for a text that can fit nothing below the root.
  init?(_ text: String) {
    let parts = text.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard !parts.isEmpty, !parts.contains("..") else { return nil }
    self.text = text
    let isAnchored = text.hasPrefix("/") || parts.count > 1
    self.parts = isAnchored ? parts : ["**"] + parts
  }

  /// Whether the path, or a folder on the way to it, fits.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    // Which parts of the pattern may come next, after each name.
    var states = closure([0])
    for name in names {
      var following: Set<Int> = []
      for state in states where state < parts.count {
        if parts[state] == "**" {
          following.insert(state)
        } else if Self.fits(name[...], Array(parts[state])[...]) {
          following.insert(state + 1)
        }
      }
      states = closure(following)
      // The whole pattern fits this name's folder; a last `**` needs something in it.
      if states.contains(parts.count) { return true }
    }
    return false
  }

  /// The states with those that a `**` for no folder leads to.
  private func closure(_ states: Set<Int>) -> Set<Int> {
    var result = states
    for state in states.sorted() {
      var next = state
      while next < parts.count, parts[next] == "**" {
        next += 1
        result.insert(next)
      }
    }
    return result
  }

  /// Whether a name fits a part of a pattern; O(*n* · *m*).
  private static func fits(
    _ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>
  ) -> Bool {
    var name = name
    var pattern = pattern
    // Where to go on if what follows the last star does not fit.
    var retry: (name: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while let character = name.first {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (name.dropFirst(), pattern)
      } else if let wanted = pattern.first, wanted == "?" || wanted == character {
        name = name.dropFirst()
        pattern = pattern.dropFirst()
      } else if let last = retry {
        name = last.name
        pattern = last.pattern
        retry = (last.name.dropFirst(), last.pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}
