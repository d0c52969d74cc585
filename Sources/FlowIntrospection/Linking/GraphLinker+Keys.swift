import FlowModel
import SwiftFacts

/// Routes that are strings, of libraries or of a function that tells texts apart.
extension GraphLinker {
  /// A route for each key that a builder has a screen for.
  func linkKeys() {
    let keys = records.keys.sorted {
      ($0.unit, $0.position, $0.text) < ($1.unit, $1.position, $1.text)
    }
    for key in keys where !key.isPattern {
      let module = module(of: key.unit)
      let place = location(key.position, in: key.unit)
      let id = NodeID("route:\(module)/\(key.text)")
      add(
        Node(
          id: id, kind: .route, name: key.text, qualifiedName: key.text, module: module,
          location: place))
      if key.isDispatched, let owner = index[key.unit].owner, let flow = node(for: owner),
        nodes[flow]?.kind == .flow
      {
        connect(.declares, flow, id, at: place)
      }
      for content in key.contents {
        guard let shown = node(forShown: content, in: module) else { continue }
        connect(
          .shows, id, shown.node, style: key.style, trigger: index[key.unit].title, at: place)
      }
    }
  }

  /// The routes that a text means: a key, or a URL whose host and path are keys.
  func nodes(forKey text: String) -> [NodeID] {
    func node(_ key: String) -> NodeID? {
      records.keys.filter { $0.text == key && !$0.isPattern }.min { $0.unit < $1.unit }.map {
        NodeID("route:\(module(of: $0.unit))/\(key)")
      }
    }
    if let node = node(text) { return [node] }
    guard text.contains("/") else { return [] }
    let address = text.split(separator: "?", omittingEmptySubsequences: false)[0]
    let path = address.range(of: "://").map { address[$0.upperBound...] } ?? address
    let nodes = path.split(separator: "/").compactMap { node(String($0)) }
    return nodes.isEmpty ? screens(forURL: text) : nodes
  }

  /// What a router shows for a URL: the screen that was registered first for a pattern that takes
  /// it, the most exact one if there are several.
  private func screens(forURL text: String) -> [NodeID] {
    let patterns = records.keys.filter(\.isPattern).map { ($0, RegisteredPattern($0.text)) }
    let taken = patterns.filter { $0.1.takes(text) }.min {
      ($0.1.openness, $0.0.unit, $0.0.position) < ($1.1.openness, $1.0.unit, $1.0.position)
    }
    guard let key = taken?.0 else { return [] }
    return key.contents.compactMap { node(forShown: $0, in: module(of: key.unit))?.node }
  }
}
