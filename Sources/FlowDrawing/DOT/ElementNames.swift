import FlowModel

/// Names for nodes, groups and lines in DOT and SVG, made from the graph's ids.
///
/// They consist of letters, digits and underscores, so that they are safe as DOT ids, XML ids and
/// in CSS selectors, and change only when the ids do.
struct ElementNames {
  private(set) var nodes: [NodeID: String] = [:]
  private(set) var groups: [NodeID: String] = [:]
  /// In the order of the picture's lines.
  private(set) var lines: [String] = []

  init(_ picture: Picture) {
    var taken: Set<String> = []
    func unique(_ name: String) -> String {
      var result = name
      var number = 2
      while !taken.insert(result).inserted {
        result = "\(name)_\(number)"
        number += 1
      }
      return result
    }
    for node in picture.nodes { nodes[node.id] = unique(Self.safe(node.id.rawValue)) }
    for group in picture.groups {
      groups[group.id] = unique("cluster_" + Self.safe(group.id.rawValue))
    }
    for line in picture.lines {
      let from = nodes[line.from] ?? "", to = nodes[line.to] ?? ""
      lines.append(unique("\(line.kind.rawValue)__\(from)__\(to)"))
    }
  }

  private static let longest = 160

  /// FNV-1a: the same on every run, which Swift's own hashes are not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The text with everything but letters and digits of ASCII as `_`; the end of a very long one as
  /// a number that depends on it.
  static func safe(_ text: String) -> String {
    guard text.utf8.count <= longest else {
      return safe(String(text.prefix(longest / 2))) + "_\(hash(text))"
    }
    var result = ""
    for scalar in text.unicodeScalars {
      let isSafe = scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      result.unicodeScalars.append(isSafe ? scalar : "_")
    }
    return result.isEmpty || ("0"..."9").contains(result.prefix(1)) ? "_" + result : result
  }
}
