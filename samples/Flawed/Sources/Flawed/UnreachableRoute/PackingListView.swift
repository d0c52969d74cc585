#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct PackingListView: View {
    let flow: TripFlow

    var body: some View {
      List(["Map", "Raincoat", "Lamp"], id: \.self) { thing in
        Button(thing) { flow.togglePacked(thing) }
      }
      .navigationTitle("Packing list")
    }
  }
#endif
