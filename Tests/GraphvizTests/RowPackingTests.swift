import Testing

@testable import Graphviz

/// Samples stand close together, however far the ranks of the rest lie apart.
struct RowPackingTests {
  @Test func columnsGetEqualSteps() {
    let columns = [
      RowPacking.Column(x: 10, width: 40), .init(x: 300, width: 60, words: 70),
      .init(x: 700, width: 20),
    ]
    #expect(RowPacking.places(of: columns) == [10, 120, 230])
  }

  @Test func noColumnMovesToTheRight() {
    let columns = [RowPacking.Column(x: 0, width: 80), .init(x: 60, width: 80), .init(x: 500)]
    let places = RowPacking.places(of: columns)
    #expect(places[1] == 60)
    #expect(places[2] <= 500)
  }

  @Test func nothingIsNothing() {
    #expect(RowPacking.places(of: []).isEmpty)
    #expect(RowPacking.places(of: [.init(x: 7, width: 9)]) == [7])
  }

  @Test func aPackedClusterIsNarrow() throws {
    func right(_ attribute: String) throws -> Double {
      let picture = try Graphviz.render(
        """
        digraph { rankdir=LR; node [shape=box];
          wide1 [width=5]; wide2 [width=5]; wide3 [width=5]; wide1 -> wide2 -> wide3;
          subgraph cluster_key { label="Key"; \(attribute)
            k1 [label=one]; k2 [label=two]; k3 [label=three];
            k1 -> k2 [taillabel="goes to", labelangle=12, labeldistance=4]; k2 -> k3; } }
        """, as: .svg)
      let text = String(decoding: picture.bytes, as: UTF8.self)
      let cluster = try #require(text.components(separatedBy: "class=\"cluster\"").last)
      let points = try #require(cluster.components(separatedBy: "points=\"").dropFirst().first)
      #expect(text.contains(">goes to</text>"))
      return points.prefix { $0 != "\"" }.split(separator: " ").compactMap {
        Double($0.prefix { $0 != "," })
      }.max() ?? 0
    }
    let (stretched, packed) = (try right(""), try right("packed=true;"))
    #expect(packed < stretched - 300)
    #expect(packed > 200)
  }
}
