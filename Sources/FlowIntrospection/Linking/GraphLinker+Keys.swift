import FlowModel
import SwiftFacts

/// Routes of libraries that are strings.
extension GraphLinker {
  /// A route for each key that a builder has a screen for.
  func linkKeys() {
    let keys = records.keys.sorted {
      ($0.unit, $0.position, $0.text) < ($1.unit, $1.position, $1.text)
    }
    for key in keys {
      let module = module(of: key.unit)
      let place = location(key.position, in: key.unit)
      let id = NodeID("route:\(module)/\(key.text)")
      add(
        Node(
          id: id, kind: .route, name: key.text, qualifiedName: key.text, module: module,
          location: place))
      for content in key.contents {
        guard let shown = node(forShown: content, in: module) else { continue }
        connect(.shows, id, shown.node, trigger: index[key.unit].title, at: place)
      }
    }
  }

  /// The routes that a text means: a key, or a URL whose host and path are keys.
  func nodes(forKey text: String) -> [NodeID] {
    func node(_ key: String) -> NodeID? {
      records.keys.filter { $0.text == key }.min { $0.unit < $1.unit }.map {
        NodeID("route:\(module(of: $0.unit))/\(key)")
      }
    }
    if let node = node(text) { return [node] }
    guard text.contains("/") else { return [] }
    let address = text.split(separator: "?", omittingEmptySubsequences: false)[0]
    let path = address.range(of: "://").map { address[$0.upperBound...] } ?? address
    return path.split(separator: "/").compactMap { node(String($0)) }
  }
}
