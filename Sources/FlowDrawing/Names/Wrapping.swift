/// Breaks long names into lines.
enum Wrapping {
  /// Lines of about `width` characters, broken at spaces, at most `limit` of them; the last one ends
  /// with an ellipsis where text is left over.
  static func lines(_ text: String, width: Int, limit: Int = 3) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        for piece in pieces(String(word), width: width) {
          if line.isEmpty {
            line = piece
          } else if line.count + 1 + piece.count <= width {
            line += " " + piece
          } else {
            lines.append(line)
            line = piece
          }
        }
      }
      lines.append(line)
    }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + [Words.shortened(lines[limit - 1] + " …", to: width)]
  }

  /// The parts of a text that is joined by ` · `, a part a line where they do not fit one line.
  static func parts(_ text: String, width: Int) -> [String] {
    guard text.count > width else { return [text] }
    let parts = text.split(separator: " · ").map { Words.shortened(String($0), to: width + 8) }
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + 3 + part.count <= width {
        lines[lines.count - 1] = last + " · " + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  /// A word that is longer than a line, broken before a capital in its second half, else by force.
  private static func pieces(_ word: String, width: Int) -> [String] {
    guard word.count > width + 4 else { return [word] }
    var pieces: [String] = []
    var rest = word[...]
    while rest.count > width + 4 {
      let length = lengthToLastHump(rest.prefix(width + 1)) ?? width
      pieces.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return pieces + [String(rest)]
  }

  /// Where the last word begins that is written `likeThis`, if that is in the second half.
  private static func lengthToLastHump(_ text: Substring) -> Int? {
    let letters = Array(text)
    return letters.indices.dropFirst().last {
      letters[$0].isUppercase && !letters[$0 - 1].isUppercase && $0 >= letters.count / 2
    }
  }
}
