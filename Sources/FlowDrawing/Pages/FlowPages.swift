import FlowModel

/// Cuts a graph into pages: one for each flow, and one for what belongs to no flow of a module.
struct FlowPages {
  struct Page {
    /// What the overview shows in its place.
    let node: NodeID
    let title: String
    /// A file's name without extension, unique among the pages.
    let name: String
    let part: GraphPart
  }

  /// In the order of the outline: a flow before those that it starts.
  let pages: [Page]

  init(_ part: GraphPart) {
    let index = GraphIndex(part)
    let names = NodeNames(part.whole)
    var taken: Set<String> = ["index"]
    func unique(_ text: String) -> String {
      let name = ElementNames.safe(text)
      var result = name
      var number = 2
      while !taken.insert(result.lowercased()).inserted {
        result = "\(name)_\(number)"
        number += 1
      }
      return result
    }
    let places = OutlinePlaces(index)
    var order: [NodeID] = []
    var next = Array(places.tops.reversed())
    while let id = next.popLast() {
      order.append(id)
      next += (places.children[id] ?? []).reversed()
    }
    var pages: [Page] = []
    for flow in order.compactMap({ part.graph[$0] }) where flow.kind == .flow {
      guard !ModuleNode.is(flow) else { continue }
      pages.append(
        Page(
          node: flow.id, title: names.title(flow), name: unique(flow.name),
          part: Neighbourhood.flows([flow]).applied(to: part)))
    }
    let outside = part.graph.nodes.filter {
      index.home[$0.id] == nil && ![.entry, .deepLink, .external].contains($0.kind)
    }
    for module in Set(outside.map(\.module)).sorted() {
      pages.append(
        Page(
          node: Folding.area(of: module), title: module.isEmpty ? "App" : module,
          name: unique(module), part: Neighbourhood.outsiders(of: module).applied(to: part)))
    }
    self.pages = pages
  }
}
