import Graphviz

/// The key to a picture, drawn as a small graph of its own: only what occurs in the picture.
struct Legend {
  /// Samples in a row: no more than the picture has ranks, so that the key does not widen it.
  private let columns: Int
  private let roles: [PictureRole]
  private let kinds: [LineKind]
  private let hasUnreached: Bool
  private let hasUncertain: Bool
  private let hasDynamic: Bool

  /// - Parameter depth: How many lines it takes to what lies furthest from the start.
  init(_ picture: Picture, depth: Int) {
    columns = min(max(depth + 1, 4), 9)
    roles = PictureRole.allCases.filter { role in picture.nodes.contains { $0.role == role } }
    kinds = LineKind.allCases.filter { kind in picture.lines.contains { $0.kind == kind } }
    hasUnreached = picture.nodes.contains { $0.unreached != nil }
    hasUncertain = picture.nodes.contains(where: \.isUncertain)
    hasDynamic = picture.lines.contains(where: \.isDynamic)
  }

  var statements: [String] {
    guard !roles.isEmpty else { return [] }
    var lines = ["subgraph cluster__legend {"]
    let attributes: [DOTAttribute] = [
      .init(label: "<font point-size=\"11\" color=\"\(Palette.secondary)\"><b>Key</b></font>"),
      .init("id", "legend"), .init("class", "legend"), .init("style", "rounded"),
      .init("color", Palette.groupBorder), .init("labeljust", "l"), .init("margin", "8"),
      // The layout's own rule: its columns are drawn together.
      .init("packed", "true"),
    ]
    lines += attributes.map { "  " + $0.statement }
    lines += rows(nodeSamples, prefix: "key_node").map { "  " + $0 }
    lines += lineSamples.map { "  " + $0 }
    lines.append("}")
    return lines
  }

  private var nodeSamples: [[DOTAttribute]] {
    var samples = roles.map { sample($0.words, NodeLook($0)) }
    if hasUnreached { samples.append(sample("never reached", NodeLook(.route).unreached)) }
    if hasUncertain { samples.append(sample("perhaps reached", NodeLook(.route).uncertain)) }
    return samples
  }

  private func sample(_ words: String, _ look: NodeLook) -> [DOTAttribute] {
    let font = "<font point-size=\"9\" color=\"\(look.textColor)\">\(DOT.html(words))</font>"
    return [.init(label: font), .init("class", "key"), .init("height", "0.26")] + look.attributes
  }

  /// Samples side by side, the last row filled up so that the rows below stay level.
  private func rows(_ samples: [[DOTAttribute]], prefix: String) -> [String] {
    let width = Self.balanced(samples.count, in: columns)
    let filled = (samples.count + width - 1) / width * width
    var lines: [String] = []
    for number in 0..<filled {
      let attributes = number < samples.count ? samples[number] : filler(0.26)
      lines.append(node("\(prefix)_\(number)", attributes, row: "\(prefix)_\(number / width)"))
      if number % width > 0 {
        lines.append("\(prefix)_\(number - 1) -> \(prefix)_\(number) \(invisible);")
      }
    }
    return lines
  }

  /// Chains of ends that are not seen, joined by one line of each kind.
  private var lineSamples: [String] {
    var looks = kinds.map { ($0.words, LineLook($0)) }
    if hasDynamic { looks.append(("one of several", LineLook(.push).adapted(isDynamic: true))) }
    let width = Self.balanced(looks.count, in: columns - 1)
    let filled = (looks.count + width - 1) / width * width
    var lines: [String] = []
    for number in 0..<filled {
      let row = "key_\(number / width)"
      let from = "\(row)_\(number % width)", to = "\(row)_\(number % width + 1)"
      let isUsed = number < looks.count
      if number % width == 0 { lines.append(node(from, end, row: row)) }
      lines.append(node(to, end, row: row))
      lines.append("\(from) -> \(to) \(isUsed ? line(looks[number]) : invisible);")
    }
    return lines
  }

  /// The fewest columns with which samples take no more rows than with these.
  private static func balanced(_ count: Int, in columns: Int) -> Int {
    guard count > 0 else { return columns }
    let rows = (count + columns - 1) / columns
    return (count + rows - 1) / rows
  }

  /// Nodes of one `group` stand level.
  private func node(_ name: String, _ attributes: [DOTAttribute], row: String) -> String {
    "\(name) \(DOTAttribute.list(attributes + [.init("group", row)]));"
  }

  /// Its words stand at its tail, for which the layout keeps no room between the ranks; packing moves
  /// them to the middle.
  private func line(_ sample: (words: String, look: LineLook)) -> String {
    let attributes: [DOTAttribute] = [
      .init("taillabel", sample.words), .init("labelangle", "12"), .init("labeldistance", "4"),
      .init("class", "key"), .init("weight", "20"),
    ]
    return DOTAttribute.list(attributes + sample.look.attributes)
  }

  private var invisible: String {
    DOTAttribute.list([.init("style", "invis"), .init("weight", "20")])
  }

  /// Room where a row has fewer samples than columns.
  private func filler(_ height: Double) -> [DOTAttribute] {
    [
      .init("style", "invis"), .init("label", ""), .init("width", "0.07"),
      .init("height", "\(height)"),
    ]
  }

  /// An end of a sample, which leaves room between its head and the next one's tail.
  private var end: [DOTAttribute] {
    [
      .init("shape", "box"), .init("style", "invis"), .init("width", "0.2"),
      .init("height", "0.24"), .init("fixedsize", "true"), .init("label", ""),
    ]
  }
}
