import FlowModel
import Foundation
import Testing

/// What an export must not contain.
@Suite struct ExportChecksTests {
  private func export(_ change: (inout [String: Any]) -> Void) throws -> Data {
    func node(_ kind: NodeKind, _ name: String) -> Node {
      Node(
        id: NodeID("\(kind.rawValue):Shop/\(name)"), kind: kind, name: name, qualifiedName: name,
        module: "Shop")
    }
    let cart = node(.screen, "Cart")
    let item = node(.screen, "Item")
    let graph = FlowGraph(
      project: ProjectSummary(name: "Shop"), nodes: [cart, item],
      edges: [Edge(kind: .push, from: cart.id, to: item.id)])
    let object = try JSONSerialization.jsonObject(with: GraphExport.encode(graph))
    var document = try #require(object as? [String: Any])
    change(&document)
    return try JSONSerialization.data(withJSONObject: document)
  }

  @Test func edgesThatStandTwiceAreRefused() throws {
    let data = try export { document in
      let edges = document["edges"] as? [Any] ?? []
      document["edges"] = edges + edges
    }
    #expect(throws: GraphExportError.self) { try GraphExport.decode(data) }
    #expect(throws: Never.self) { try GraphExport.decode(export { _ in }) }
  }

  @Test func landingsMustLeadToNodes() throws {
    func linked(to hop: String) throws -> Data {
      try export { document in
        var nodes = document["nodes"] as? [Any] ?? []
        nodes.append([
          "id": "deepLink:Shop/x", "kind": "deepLink", "name": "shop://x",
          "qualifiedName": "shop://x", "module": "Shop",
        ])
        document["nodes"] = nodes
        document["deepLinks"] = [
          [
            "id": "deepLink:Shop/x", "pattern": "shop://x", "schemes": ["shop"], "host": "x",
            "path": [Any](), "query": [Any](), "order": 0, "handled": true,
            "landings": [["hops": [hop]]],
          ] as [String: Any]
        ]
      }
    }
    #expect(try GraphExport.decode(linked(to: "screen:Shop/Cart")).deepLinks.count == 1)
    #expect(
      throws: GraphExportError.danglingHop("screen:Shop/Gone", link: "deepLink:Shop/x")
    ) { try GraphExport.decode(linked(to: "screen:Shop/Gone")) }
  }
}
