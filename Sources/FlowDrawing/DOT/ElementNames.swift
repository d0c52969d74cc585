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

  /// The text with everything but letters and digits of ASCII as `_`.
  static func safe(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isSafe = scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      result.unicodeScalars.append(isSafe ? scalar : "_")
    }
    return result.isEmpty || ("0"..."9").contains(result.prefix(1)) ? "_" + result : result
  }
}
