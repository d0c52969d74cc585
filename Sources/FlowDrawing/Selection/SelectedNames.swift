import FlowModel

/// Turns the names of a selection into nodes.
struct SelectedNames {
  private let graph: FlowGraph
  private let lookup: NodeLookup

  init(_ graph: FlowGraph) {
    self.graph = graph
    lookup = NodeLookup(graph)
  }

  /// All that the names mean.
  ///
  /// A type and a case of one name, or a route and the tab of its name, are all meant; the same name
  /// in several modules or types is refused.
  func nodes(_ names: [String], option: String) throws(SelectionError) -> [Node] {
    var result: [Node] = []
    for name in names {
      let found = lookup.nodes(named: name)
      guard let first = found.first else {
        throw .unknown(name, option: option, near: lookup.nearNames(to: name))
      }
      guard found.allSatisfy({ $0.module == first.module }),
        Set(found.map(\.kind)).count == found.count
      else {
        throw .ambiguous(
          name, option: option, candidates: found.prefix(8).map(\.id.rawValue))
      }
      result += found
    }
    return result
  }

  func flows(_ names: [String]) throws(SelectionError) -> [Node] {
    var result: [Node] = []
    for name in names {
      let found = lookup.nodes(named: name).filter { $0.kind == .flow }
      guard let first = found.first else {
        throw .unknown(
          name, option: "--flow", near: lookup.nearNames(to: name, of: [.flow]))
      }
      guard found.count == 1 else {
        throw .ambiguous(name, option: "--flow", candidates: found.map(\.id.rawValue))
      }
      result.append(first)
    }
    return result
  }

  func modules(_ names: [String]) throws(SelectionError) -> [String] {
    let known = Set(graph.nodes.map(\.module))
    for name in names where !known.contains(name) {
      throw .unknown(
        name, option: "--module", near: NodeLookup.near(to: name, among: known))
    }
    return names
  }

  /// The nodes whose id, name or qualified name the pattern fits.
  func nodes(fitting pattern: String) throws(SelectionError) -> [Node] {
    let glob = NamePattern(pattern)
    let found = graph.nodes.filter {
      glob.fits($0.name) || glob.fits($0.qualifiedName) || glob.fits($0.subject)
        || glob.fits($0.id.rawValue)
    }
    guard !found.isEmpty else { throw .unused(pattern: pattern) }
    return found
  }
}
