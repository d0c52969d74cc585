import FlowModel
import Testing

/// Containers that are generic over the tabs which they select.
@Suite struct GenericTabsTests {
  @Test func casesWrittenToAGenericSelectionAreTabs() {
    let graph = introspect(
      """
      import SwiftUI
      @Observable final class Bench<Seat: Hashable> {
        var chosen: Seat?
        var seats: [Seat] = []
      }
      struct BenchView<Seat: Hashable>: View {
        @Bindable var bench: Bench<Seat>
        var body: some View {
          TabView(selection: $bench.chosen) { ForEach(bench.seats, id: \\.self) { Text("").tag($0) } }
        }
      }
      final class Guide {
        enum Place: Hashable { case shelf, till }
        private let bench: Bench<Place>
        init() { bench = Bench() }
        func pay() { bench.chosen = .till }
        func browse() { bench.chosen = .shelf }
      }
      struct TillView: View {
        let guide: Guide
        var body: some View { Button("") { guide.pay() } }
      }

      """)
    #expect(graph.names(.tab) == ["Guide.Place.shelf", "Guide.Place.till"])
    #expect(graph.transitions.contains("TillView select Guide.Place.till"))
  }
}
