import FlowModel

/// What a name or a place stands for in a graph.
package enum ExplainedSubject {
  case node(Node)
  case place(file: String, line: Int)

  /// Looks a name or `FILE:LINE` up.
  ///
  /// A node's id counts before its subject, that before its qualified name, its name and the end of
  /// its qualified name. A file may be given by the end of its path.
  package init(_ text: String, in graph: FlowGraph) throws(ExplainError) {
    if let (path, line) = Self.place(text) {
      self = .place(file: try Self.file(path, in: graph), line: line)
    } else {
      self = .node(try Self.node(text, in: graph))
    }
  }

  /// `Cart.swift:12` or `Cart.swift:12:5`.
  private static func place(_ text: String) -> (path: String, line: Int)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let first = parts.first, first.contains("."), !first.isEmpty,
      parts.count <= 3, let line = Int(parts[1]), line > 0,
      parts.count == 2 || Int(parts[2]) != nil
    else { return nil }
    return (first, line)
  }

  private static func file(_ path: String, in graph: FlowGraph) throws(ExplainError) -> String {
    let places =
      graph.nodes.compactMap(\.location) + graph.edges.flatMap(\.locations)
      + graph.notices.compactMap(\.location) + graph.observations.compactMap(\.location)
    let files = Set(places.map(\.file))
    let wanted = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if files.contains(wanted) { return wanted }
    let ending = files.filter { $0.hasSuffix("/\(wanted)") || wanted.hasSuffix("/\($0)") }.sorted()
    if ending.count == 1 { return ending[0] }
    guard ending.isEmpty else { throw .ambiguous(path, candidates: ending) }
    let names = Dictionary(grouping: files) { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let name = wanted.split(separator: "/").last.map(String.init) ?? wanted
    let near = EditDistance.nearest(to: name, among: names.keys.sorted())
    throw .unknownFile(path, near: (near.flatMap { names[$0] } ?? []).sorted())
  }

  private static func node(_ name: String, in graph: FlowGraph) throws(ExplainError) -> Node {
    let lookup = NodeLookup(graph)
    let found = lookup.nodes(named: name)
    guard let first = found.first else {
      throw .unknownName(name, near: lookup.nearNames(to: name))
    }
    guard found.count == 1 else { throw .ambiguous(name, candidates: found.map(\.id.rawValue)) }
    return first
  }
}

/// Why nothing can be explained.
package enum ExplainError: Error, Hashable, CustomStringConvertible {
  case ambiguous(String, candidates: [String])
  case unknownName(String, near: [String])
  case unknownFile(String, near: [String])

  package var description: String {
    switch self {
    case .ambiguous(let name, let candidates):
      "'\(name)' can be any of \(Self.list(candidates)); give one of these"
    case .unknownName(let name, let near):
      near.isEmpty
        ? "nothing in the graph is called '\(name)'; 'flowviz export' lists what is"
        : "nothing in the graph is called '\(name)'; did you mean \(Self.list(near))?"
    case .unknownFile(let path, let near):
      near.isEmpty
        ? "the graph says nothing about a file '\(path)': no navigation was seen in it, or it was "
          + "not read"
        : "the graph says nothing about a file '\(path)'; did you mean \(Self.list(near))?"
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}
