/// The box around some points.
struct Frame: Hashable {
  var left, top, right, bottom: Double

  init?(_ points: [(x: Double, y: Double)]) {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The box around all that an element draws, in its own coordinates; curves by their control points.
  init?(drawnIn element: XMLTree) {
    var points: [(x: Double, y: Double)] = []
    Self.collect(element, &points)
    self.init(points)
  }

  private static func collect(_ element: XMLTree, _ points: inout [(x: Double, y: Double)]) {
    func value(_ name: String) -> Double { element[name].flatMap(Double.init) ?? 0 }
    switch element.name {
    case "rect":
      points += [
        (value("x"), value("y")), (value("x") + value("width"), value("y") + value("height")),
      ]
    case "ellipse":
      points += [
        (value("cx") - value("rx"), value("cy") - value("ry")),
        (value("cx") + value("rx"), value("cy") + value("ry")),
      ]
    case "text":
      let size = element["font-size"].flatMap(Double.init) ?? 10
      let words = element.children.map { if case .text(let text) = $0 { text } else { "" } }
      let width = TextWidth.of(words.joined(), size: size)
      let left = element["text-anchor"] == "start" ? value("x") : value("x") - width / 2
      points += [(left, value("y") - size), (left + width, value("y"))]
    case "path", "polygon", "polyline":
      points += PagePicture.points(element["d"] ?? element["points"] ?? "")
    default: break
    }
    for child in element.elements { collect(child, &points) }
  }

  /// Whether all points lie near the box's sides.
  func isCornered(by points: [(x: Double, y: Double)]) -> Bool {
    points.allSatisfy { x, y in
      min(x - left, right - x) < 0.6 || min(y - top, bottom - y) < 0.6
        || min(x - left, right - x) < 12 && min(y - top, bottom - y) < 12
    }
  }

  /// With more room on every side.
  func grown(by margin: Double) -> Frame {
    var frame = self
    frame.left -= margin
    frame.top -= margin
    frame.right += margin
    frame.bottom += margin
    return frame
  }
}
