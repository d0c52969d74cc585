import Foundation
import Graphviz

/// What Graphviz itself makes of a text.
enum DOTCheck {
  /// The nodes that it draws.
  static func nodeCount(_ dot: String) throws -> Int {
    let picture = try Graphviz.render(dot, as: .svg)
    return String(decoding: picture.bytes, as: UTF8.self)
      .components(separatedBy: "class=\"node").count - 1
  }
}
