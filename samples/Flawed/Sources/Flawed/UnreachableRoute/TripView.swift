#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct TripView: View {
    let flow: TripFlow

    var body: some View {
      List {
        Text("Packed: \(flow.packed.count)")
        // Right: a user can come here, and from here to the packing list.
        Button("Packing list") { flow.showPackingList() }
      }
      .navigationTitle("Trip")
    }
  }
#endif
