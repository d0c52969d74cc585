import Foundation

/// The JSON form of a flow graph, schema version 1.
///
/// Keys are sorted, absent values are left out, paths are relative with `/`. It is complete: every
/// command gives the same output from an export as from the sources. Readers ignore keys that they
/// do not know.
public enum GraphExport {
  /// The version that this library writes and reads.
  ///
  /// It rises when the meaning of a key changes.
  public static let schemaVersion = 1

  /// The graph as JSON, UTF-8, with a final newline.
  public static func encode(_ graph: FlowGraph) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(Document(graph))
    data.append(0x0A)
    return data
  }

  /// Reads what `encode` wrote.
  ///
  /// - Throws: `GraphExportError`, which says what is wrong and where.
  public static func decode(_ data: Data) throws(GraphExportError) -> FlowGraph {
    let document: Document
    do {
      let header = try JSONDecoder().decode(Header.self, from: data)
      guard header.schemaVersion == schemaVersion else {
        throw GraphExportError.unsupportedVersion(header.schemaVersion)
      }
      document = try JSONDecoder().decode(Document.self, from: data)
    } catch let error as GraphExportError {
      throw error
    } catch let error as DecodingError {
      throw .malformed(error.placeAndReason)
    } catch {
      throw .malformed("\(error)")
    }
    return try document.graph()
  }
}

/// Why an export cannot be read.
public enum GraphExportError: Error, Hashable, Sendable, CustomStringConvertible {
  case malformed(String)
  case unsupportedVersion(Int)
  case danglingEdge(String)
  case duplicateNode(String)
  case duplicateEdge(String)
  /// A landing's hop, or what a landing waits for, is not among the nodes.
  case danglingHop(String, link: String)

  public var description: String {
    switch self {
    case .malformed(let reason):
      "not a flowviz export: \(reason)"
    case .unsupportedVersion(let version):
      "its schemaVersion is \(version), but this flowviz reads \(GraphExport.schemaVersion); "
        + "export again with this version"
    case .danglingEdge(let id):
      "the edge '\(id)' names a node that is not in the export"
    case .duplicateNode(let id):
      "the node '\(id)' stands there twice"
    case .duplicateEdge(let id):
      "the edge '\(id)' stands there twice"
    case .danglingHop(let id, let link):
      "the landing of '\(link)' names '\(id)', a node that is not in the export"
    }
  }
}

private struct Header: Decodable {
  let schemaVersion: Int
}

private struct Document: Codable {
  struct Generator: Codable {
    let name: String
    let version: String
  }

  let schemaVersion: Int
  let generator: Generator
  let project: ProjectSummary
  let nodes: [Node]
  let edges: [Edge]
  let deepLinks: [DeepLinkDescription]?
  let claims: [Claim]?
  let observations: [Observation]?
  let suppressions: [Suppression]?
  let notices: [Notice]?

  init(_ graph: FlowGraph) {
    schemaVersion = GraphExport.schemaVersion
    generator = Generator(name: "flowviz", version: FlowVizVersion.current)
    project = graph.project
    nodes = graph.nodes
    edges = graph.edges
    deepLinks = graph.deepLinks
    claims = graph.claims
    observations = graph.observations
    suppressions = graph.suppressions
    notices = graph.notices
  }

  func graph() throws(GraphExportError) -> FlowGraph {
    var ids: Set<NodeID> = []
    for node in nodes where !ids.insert(node.id).inserted {
      throw .duplicateNode(node.id.rawValue)
    }
    for edge in edges where !ids.contains(edge.from) || !ids.contains(edge.to) {
      throw .danglingEdge(edge.id)
    }
    var edgeIDs: Set<String> = []
    for edge in edges where !edgeIDs.insert(edge.id).inserted {
      throw .duplicateEdge(edge.id)
    }
    for link in deepLinks ?? [] {
      guard ids.contains(link.id) else {
        throw .danglingHop(link.id.rawValue, link: link.id.rawValue)
      }
      for landing in link.landings {
        for hop in landing.hops + [landing.deferredUntil].compactMap({ $0 })
        where !ids.contains(hop) {
          throw .danglingHop(hop.rawValue, link: link.id.rawValue)
        }
      }
    }
    return FlowGraph(
      project: project, nodes: nodes, edges: edges, deepLinks: deepLinks ?? [],
      claims: claims ?? [], observations: observations ?? [], suppressions: suppressions ?? [],
      notices: notices ?? [])
  }
}

/// The version of the library and its tools.
public enum FlowVizVersion {
  public static let current = "0.1.0"
}

extension DecodingError {
  fileprivate var placeAndReason: String {
    func place(_ context: Context, _ last: String = "") -> String {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return (path + (last.isEmpty ? [] : [last])).joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "'\(place(context, key.stringValue))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "'\(place(context))' has the wrong type"
    case .dataCorrupted(let context):
      let path = place(context)
      return path.isEmpty ? context.debugDescription : "'\(path)': \(context.debugDescription)"
    @unknown default:
      return "\(self)"
    }
  }
}
